// SPDX-License-Identifier: GPL-3.0-or-later
// libpqxx 6.4 forgets the answer in which a connection was lost. The leak sanitizer asks for this by its name.
#ifdef __SANITIZE_ADDRESS__
extern "C" __attribute__((visibility("default"))) const char *__lsan_default_suppressions();

const char *__lsan_default_suppressions()
{
    return "leak:libpqxx\n";
}
#endif
