// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/layer_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <regex>
#include <sstream>

namespace countersign::layers {
namespace {

// A room of the house: a folder, the project folders it may include from (itself always), and whether Qt may enter.
struct Room
{
    std::string_view folder;
    std::vector<std::string_view> mayInclude;
    bool qt = false;
};

// The longest folder that a file stands in decides, so narrower rooms may differ from the one around them.
const std::vector<Room> &rooms()
{
    static const std::vector<Room> House{
        {"models/base", {}},
        {"models/effect", {"models/base"}},
        {"models/statement", {"models/base", "models/effect"}},
        {"models/resolution", {"models/base", "models/effect", "models/statement"}},
        {"models/audit", {"models/base", "models/effect", "models/statement", "models/resolution"}},
        {"models/ledger", {"models/base", "models/effect", "models/statement", "models/resolution", "models/audit"}},
        {"models/ledger/sqlite",
         {"models/base", "models/effect", "models/statement", "models/resolution", "models/audit", "models/ledger"},
         true},
        {"models/ledger/postgres",
         {"models/base", "models/effect", "models/statement", "models/resolution", "models/audit", "models/ledger"}},
        {"models/desk",
         {"models/base", "models/effect", "models/statement", "models/resolution", "models/audit", "models/ledger",
          "providers/api"}},
        {"models/async", {"models"}, true},
        {"models/view", {"models", "providers/api"}, true},
        {"providers/api", {"models/base", "models/effect"}},
        {"providers/api/adapter_plugin.h", {"models/base", "models/effect", "providers/api"}, true},
        {"providers/http", {"models/base", "models/effect", "providers/api"}},
        {"providers/ladder", {"models/base", "models/effect", "providers/api"}},
        {"providers/host",
         {"models/base", "models/effect", "providers/api", "providers/http", "providers/ladder"},
         true},
        {"providers/sandbox", {"models/base", "models/effect", "providers/api", "providers/http"}, true},
        {"providers/sandbox/worker", {"models", "providers/api", "providers/http", "providers/sandbox"}, true},
        {"ui", {"models"}, true},
        {"app", {"models", "providers", "ui"}, true},
        {"tests", {"models", "providers", "ui", "app"}, true},
    };
    return House;
}

// A library and the only places that may know it.
struct Library
{
    std::string_view header; // how the include starts
    std::vector<std::string_view> places;
};

const std::vector<Library> &libraries()
{
    static const std::vector<Library> Known{
        {"openssl/", {"models/base", "models/statement", "models/audit", "providers/http"}},
        {"pqxx/", {"models/ledger/postgres"}},
        {"libpq", {"models/ledger/postgres"}},
        {"sqlite3.h", {"models/ledger/sqlite/sqlite_handle.cpp"}},
        {"QSql", {"models/ledger/sqlite"}},
        {"QtSql", {"models/ledger/sqlite"}},
        {"curl/", {"providers/http"}},
        {"valijson/", {"providers/http"}},
        {"boost/", {"providers/sandbox"}},
        {"CLI/", {"app", "providers/sandbox/worker"}},
    };
    return Known;
}

bool standsIn(std::string_view file, std::string_view folder)
{
    return file == folder || (file.substr(0, folder.size()) == folder && file.substr(folder.size(), 1) == "/");
}

const Room *roomOf(std::string_view file)
{
    const Room *best = nullptr;
    for (const Room &room : rooms())
        if (standsIn(file, room.folder) && (best == nullptr || room.folder.size() > best->folder.size()))
            best = &room;
    return best;
}

bool isQt(std::string_view header)
{
    return header.size() > 1 && header[0] == 'Q' && (header[1] >= 'A' && header[1] <= 'Z' ? true : header[1] == 't');
}

bool isWidget(std::string_view header)
{
    static constexpr std::array<std::string_view, 9> Widgets{"QtWidgets",   "QWidget",     "QLabel",
                                                             "QDialog",     "QMessageBox", "QApplication",
                                                             "QMainWindow", "QTable",      "QTreeView"};
    return std::any_of(Widgets.begin(), Widgets.end(),
                       [&](std::string_view widget) { return header.substr(0, widget.size()) == widget; });
}

std::optional<std::string> projectBreach(const Room &room, std::string_view file, std::string_view header)
{
    const Room *target = roomOf(header);
    if (target == nullptr)
        return std::nullopt;
    const bool own = target->folder == room.folder;
    const bool allowed = std::any_of(room.mayInclude.begin(), room.mayInclude.end(), [&](std::string_view folder) {
        return standsIn(header, folder) && (target->folder == folder || standsIn(target->folder, folder));
    });
    // An interface folder never opens its own implementations to those above it: desk knows ledger, not ledger/sqlite.
    const bool implementation = target->folder == "models/ledger/sqlite" || target->folder == "models/ledger/postgres";
    const bool wired = standsIn(file, "app") || standsIn(file, "tests") || standsIn(file, "providers/sandbox/worker");
    if (!own && implementation && !wired)
        return "reaches into " + std::string(target->folder);
    if (!own && !allowed)
        return "may not include " + std::string(header);
    return std::nullopt;
}

std::optional<std::string> libraryBreach(const Room &room, std::string_view file, std::string_view header)
{
    for (const Library &library : libraries()) {
        const bool matches = header.substr(0, library.header.size()) == library.header;
        const bool placed = std::any_of(library.places.begin(), library.places.end(),
                                        [&](std::string_view place) { return standsIn(file, place); });
        if (matches && !placed && !standsIn(file, "tests"))
            return std::string(header) + " is not for this place";
    }
    if (isQt(header) && !room.qt)
        return "Qt in a Qt-free layer: " + std::string(header);
    if (isWidget(header) && !standsIn(file, "ui") && !standsIn(file, "app") && !standsIn(file, "tests"))
        return "a widget below ui: " + std::string(header);
    return std::nullopt;
}

// Words that stand for a mistake already made once (style.md section 8). Put together here so that this file passes.
std::vector<std::string> bannedWords(std::string_view file)
{
    std::vector<std::string> banned{std::string("QNetworkAccess") + "Manager", std::string("process") + "Events(",
                                    std::string("q") + "Wait(", std::string("std::") + "views"};
    if (standsIn(file, "tests"))
        for (const char *macro : {"QCOM", "QVER"})
            banned.push_back(std::string(macro) + (macro[1] == 'C' ? "PARE(" : "IFY("));
    return banned;
}

// Folders whose words reach a screen. A plugin's process, the command-line programs and the tour speak English only.
bool speaksToPeople(std::string_view file)
{
    static constexpr std::array<std::string_view, 6> Spoken{"models",         "providers/api",   "providers/ladder",
                                                            "providers/host", "app/countersign", "app/demo"};
    return !standsIn(file, "app/countersign/tour") &&
           std::any_of(Spoken.begin(), Spoken.end(), [&](std::string_view folder) { return standsIn(file, folder); });
}

// The arguments of the call whose bracket opens before `from`, from the one numbered `first` on.
std::string_view argumentsOf(std::string_view content, std::size_t from, int first)
{
    int depth = 1;
    bool quoted = false;
    std::size_t at = from;
    for (; at < content.size() && depth > 0; ++at) {
        const char one = content[at];
        if (one == '\\' && quoted)
            ++at;
        else if (one == '"')
            quoted = !quoted;
        else if (!quoted && (one == '(' || one == ')'))
            depth += one == '(' ? 1 : -1;
        else if (!quoted && one == ',' && depth == 1 && first > 0 && --first == 0)
            from = at;
    }
    return content.substr(from, at - from);
}

// A function that says something to people, and the first argument that is said.
struct Teller
{
    std::string_view call;
    int said;
};

// A literal of several words that no catalogue gets to see, as it does not stand in translatable() or tr().
std::optional<std::string> untranslatedIn(std::string_view call)
{
    static const std::regex Literal(R"re((translatable\(|\btr\(|")?\s*"((?:[^"\\]|\\.)*)")re");
    static const std::regex Words("[a-z] | [a-z]");
    const std::string text(call);
    bool translated = false;
    for (std::sregex_iterator one(text.begin(), text.end(), Literal), end; one != end; ++one) {
        const bool follows = one->prefix().str().find_first_not_of(" \n") == std::string::npos;
        translated = (*one)[1].matched || (translated && follows && one->position() > 0);
        const std::string words = (*one)[2];
        if (!translated && std::regex_search(words, Words))
            return words;
    }
    return std::nullopt;
}

std::vector<Breach> untranslated(const std::string &file, std::string_view content)
{
    std::vector<Breach> breaches;
    for (const Teller &teller : {Teller{"fail(", 1}, Teller{"refuse(", 1}, Teller{"roblems.add(", 2}})
        for (std::size_t at = content.find(teller.call); at != std::string_view::npos;
             at = content.find(teller.call, at + 1))
            if (const auto words = untranslatedIn(argumentsOf(content, at + teller.call.size(), teller.said)))
                breaches.push_back({file, "is said in English only: \"" + *words + '"'});
    return breaches;
}

} // namespace

std::vector<Breach> breachesIn(const std::string &file, std::string_view content)
{
    static const std::regex Include(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])");
    const Room *room = roomOf(file);
    if (room == nullptr)
        return {{file, "stands in no room of the house"}};
    std::vector<Breach> breaches;
    if (speaksToPeople(file))
        breaches = untranslated(file, content);
    std::istringstream lines{std::string(content)};
    for (std::string line; std::getline(lines, line);) {
        for (const std::string &word : bannedWords(file))
            if (line.find(word) != std::string::npos)
                breaches.push_back({file, word + " is banned"});
        std::smatch match;
        if (!std::regex_search(line, match, Include))
            continue;
        const std::string header = match[1];
        for (const auto &breach : {projectBreach(*room, file, header), libraryBreach(*room, file, header)})
            if (breach)
                breaches.push_back({file, *breach});
    }
    return breaches;
}

} // namespace countersign::layers
