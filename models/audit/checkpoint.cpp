// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/checkpoint.h"

#include "models/audit/merkle.h"
#include "models/base/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace countersign::audit {
namespace {

constexpr std::size_t MaxNoteBytes = 64 * 1024;
constexpr std::size_t KeyHashSize = 4;
constexpr std::string_view LinePrefix = "\u2014 ";
constexpr std::byte Ed25519Algorithm{0x01};

tl::unexpected<Error> refuse(Phrase why)
{
    return fail(ErrorKind::VerificationFailed, {translatable("checkpoint: %1"), {Phrases{std::move(why)}}});
}

bool hasUnicodeSpace(std::string_view text)
{
    constexpr std::array<std::string_view, 19> Spaces{
        " ",      "\u00a0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
        "\u2007", "\u2008", "\u2009", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000"};
    return std::any_of(Spaces.begin(), Spaces.end(),
                       [&](std::string_view space) { return text.find(space) != std::string_view::npos; });
}

Status checkSignerName(const std::string &name)
{
    COUNTERSIGN_CHECK(checkName("signer's name in the checkpoint", name));
    if (hasUnicodeSpace(name) || name.find('+') != std::string::npos)
        return fail(ErrorKind::InvalidInput, translatable("signer's name in the checkpoint: a space or a plus sign"));
    return {};
}

Bytes keyHash(const std::string &name, const statement::PublicKey &key)
{
    Bytes named = bytesOf(name);
    named.push_back(std::byte{0x0A});
    named.push_back(Ed25519Algorithm);
    named.insert(named.end(), key.bytes().begin(), key.bytes().end());
    const auto digest = sha256(ByteView(named));
    const auto head = digest.bytes().first(KeyHashSize);
    return {head.begin(), head.end()};
}

std::vector<std::string_view> linesOf(std::string_view text) // `text` ends with a newline
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

Status checkNoteShape(std::string_view note)
{
    if (note.size() > MaxNoteBytes)
        return refuse({translatable("larger than %1 bytes"), {std::to_string(MaxNoteBytes)}});
    if (!isUtf8(note))
        return refuse(translatable("not UTF-8"));
    const bool controls = std::any_of(note.begin(), note.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n') || byte == 0x7F;
    });
    if (controls)
        return refuse(translatable("a control character"));
    if (note.empty() || note.back() != '\n')
        return refuse(translatable("does not end with a line end"));
    return {};
}

struct NoteParts
{
    std::string_view text;       // with its line end
    std::string_view signatures; // lines
};

Result<NoteParts> split(std::string_view note)
{
    COUNTERSIGN_CHECK(checkNoteShape(note));
    const auto gap = note.rfind("\n\n");
    if (gap == std::string_view::npos || gap + 2 == note.size())
        return refuse(translatable("there is no signature"));
    return NoteParts{note.substr(0, gap + 1), note.substr(gap + 2)};
}

struct NoteSignature
{
    std::string_view name;
    Bytes bytes; // key hash and signature
};

Result<NoteSignature> parseSignatureLine(std::string_view line)
{
    if (!line.starts_with(LinePrefix))
        return refuse(translatable("a signature line does not begin with a dash and a space"));
    line.remove_prefix(LinePrefix.size());
    const auto space = line.find(' ');
    if (space == std::string_view::npos || space == 0)
        return refuse(translatable("a signature line without a name"));
    auto bytes = fromBase64(line.substr(space + 1));
    if (!bytes || bytes->size() <= KeyHashSize)
        return refuse(translatable("a signature line that is not base64"));
    return NoteSignature{line.substr(0, space), std::move(*bytes)};
}

// Lines by others are left alone; one by this name and key must hold.
Status verifySignatures(const NoteParts &parts, const std::string &name, const statement::PublicKey &key)
{
    const auto wanted = keyHash(name, key);
    bool verified = false;
    for (const auto line : linesOf(parts.signatures)) {
        COUNTERSIGN_TRY(const auto signature, parseSignatureLine(line));
        if (signature.name != name || !std::equal(wanted.begin(), wanted.end(), signature.bytes.begin()))
            continue;
        if (!key.verifies(viewOf(parts.text), ByteView(signature.bytes).subspan(KeyHashSize)))
            return refuse({translatable("the signature by %1 does not hold"), {name}});
        verified = true;
    }
    if (!verified)
        return refuse({translatable("there is no signature by %1 with that key"), {name}});
    return {};
}

Result<Checkpoint> parseText(std::string_view text)
{
    const auto lines = linesOf(text);
    if (lines.size() != 3)
        return refuse(translatable("the text must be three lines: origin, size, root"));
    if (!checkName("origin", lines[0]))
        return refuse(translatable("the origin is empty or not printable"));
    const auto size = parseUint64(lines[1]);
    if (!size)
        return refuse(translatable("the size is not a decimal number"));
    const auto bytes = fromBase64(lines[2]);
    if (!bytes || bytes->size() != Digest::Size)
        return refuse(translatable("the root is not the base64 of 32 bytes"));
    COUNTERSIGN_TRY(const auto root, Digest::fromBytes(*bytes));
    if (*size == 0 && !(root == emptyRoot()))
        return refuse(translatable("an empty log with the root of another"));
    return Checkpoint{std::string(lines[0]), LogHead{*size, root}};
}

} // namespace

std::string checkpointText(const Checkpoint &checkpoint)
{
    return checkpoint.origin + "\n" + std::to_string(checkpoint.head.size) + "\n" + checkpoint.head.root.base64() +
           "\n";
}

Result<std::string> signCheckpoint(const Checkpoint &checkpoint, const std::string &name, statement::Signer &signer)
{
    COUNTERSIGN_CHECK(checkName("log origin", checkpoint.origin));
    COUNTERSIGN_CHECK(checkSignerName(name));
    const auto text = checkpointText(checkpoint);
    COUNTERSIGN_TRY(const auto signature, signer.sign(viewOf(text)));
    Bytes line = keyHash(name, signer.publicKey());
    line.insert(line.end(), signature.begin(), signature.end());
    return text + "\n" + std::string(LinePrefix) + name + " " + toBase64(line) + "\n";
}

Result<Checkpoint> verifyCheckpoint(std::string_view note, const std::string &name, const statement::PublicKey &key)
{
    COUNTERSIGN_CHECK(checkSignerName(name));
    COUNTERSIGN_TRY(const auto parts, split(note));
    COUNTERSIGN_CHECK(verifySignatures(parts, name, key));
    return parseText(parts.text);
}

Result<ClaimedCheckpoint> readClaimedCheckpoint(std::string_view note)
{
    COUNTERSIGN_TRY(const auto parts, split(note));
    ClaimedCheckpoint claimed;
    for (const auto line : linesOf(parts.signatures)) {
        COUNTERSIGN_TRY(const auto signature, parseSignatureLine(line));
        claimed.signers.emplace_back(signature.name);
    }
    COUNTERSIGN_TRY(claimed.checkpoint, parseText(parts.text));
    return claimed;
}

} // namespace countersign::audit
