// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/command_line.h"

#include <CLI/CLI.hpp>

#include <string>

namespace countersign::app {
namespace {

// One verb: its words, what it does, and the options it takes.
class Verbs final
{
public:
    Verbs(CLI::App &app, Arguments &arguments) : m_app(app), m_arguments(arguments) {}

    CLI::App *group(const std::string &name, const std::string &about)
    {
        CLI::App *made = m_app.add_subcommand(name, about);
        made->require_subcommand(1);
        return made;
    }
    CLI::App *verb(CLI::App *parent, const std::string &name, const std::string &about)
    {
        CLI::App *made = (parent == nullptr ? &m_app : parent)->add_subcommand(name, about);
        const std::string words = parent == nullptr ? name : parent->get_name() + ' ' + name;
        made->callback([this, words] { m_arguments.verb = words; });
        made->fallthrough();
        return made;
    }
    CLI::App *withTarget(CLI::App *verb, const std::string &name, const std::string &about)
    {
        verb->add_option(name, m_arguments.target, about)->required();
        return verb;
    }
    void reason(CLI::App *verb)
    {
        verb->add_option("--reason", m_arguments.reason, "reason code, for example single_match");
        verb->add_option("--text", m_arguments.text, "reason in words");
    }
    void evidence(CLI::App *verb)
    {
        verb->add_option("--evidence", m_arguments.evidence, "digests of stored evidence");
    }

private:
    CLI::App &m_app;
    Arguments &m_arguments;
};

void addGlobals(CLI::App &app, Arguments &a)
{
    app.add_flag("--json", a.json, "print JSON");
    app.add_option("--profile", a.profile, "file that names ledger, key, trust, provider accounts and passphrase file");
    app.add_option("--ledger", a.ledger, "sqlite:PATH");
    app.add_option("--key", a.key, "key file (encrypted PKCS#8)");
    app.add_option("--passphrase-file", a.passphraseFile, "file whose first line is the passphrase; mode 0600");
    app.add_option("--passphrase-fd", a.passphraseFd, "descriptor to read the passphrase from");
    app.add_option("--trust", a.trust, "trust file: log origin and root keys");
    app.add_option("--person", a.person, "who you are");
    app.add_option("--tenant", a.tenant, "tenant of the intents");
}

void addLedgerVerbs(Verbs &verbs, Arguments &a)
{
    CLI::App *demo =
        verbs.withTarget(verbs.verb(nullptr, "demo", "build a ledger from real runs of a worker that dies"), "DIR",
                         "new or empty folder");
    demo->add_option("--tenant-name", a.name, "tenant of the demo; default: acme");
    CLI::App *ledger = verbs.group("ledger", "the ledger itself");
    verbs.verb(ledger, "init", "create an embedded ledger for the origin and root keys of the trust file");
    verbs.verb(ledger, "migrate", "bring the ledger to this program's schema");
    verbs.verb(ledger, "status", "what the ledger is, how large, and what it cannot promise");
    verbs.verb(nullptr, "metrics", "how much there is to look after")
        ->add_flag("--prometheus", a.prometheus, "in the text format that Prometheus reads");
    CLI::App *sandbox = verbs.group("sandbox", "the provider that misbehaves on purpose");
    CLI::App *serve = verbs.verb(sandbox, "serve", "serve on loopback until interrupted");
    serve->add_option("--state", a.state, "state folder")->required();
    serve->add_option("--port", a.port, "port, 0 for the last one or any")->check(CLI::Range(0, 65535));
}

void addTrustVerbs(Verbs &verbs, Arguments &a)
{
    CLI::App *key = verbs.group("key", "a person's signing key");
    CLI::App *generate = verbs.verb(key, "generate", "make a key file");
    generate->add_option("--out", a.out, "where to write it; must not exist")->required();
    verbs.verb(key, "show", "print the public key and its id");
    CLI::App *trust = verbs.group("trust", "what this client believes without asking the ledger");
    CLI::App *create = verbs.verb(trust, "create", "write a trust file for a new ledger");
    create->add_option("--origin", a.origin, "the new log's name")->required();
    create->add_option("--root", a.roots, "PERSON=PUBLIC_KEY of a root administrator; at least two")->required();
    create->add_option("--out", a.out, "where to write it")->required();
    CLI::App *import = verbs.withTarget(verbs.verb(trust, "import", "check a trust file and put it in place"), "FILE",
                                        "trust file from a person you believe");
    import->add_option("--out", a.out, "where to put it; default: the profile's place");
    verbs.verb(trust, "show", "print origin and root keys");
}

void addGovernVerbs(Verbs &verbs, Arguments &a)
{
    CLI::App *person = verbs.group("operator", "who may do what");
    CLI::App *bootstrap = verbs.verb(person, "bootstrap", "a root administrator enrols himself in a new ledger");
    bootstrap->add_option("--name", a.name, "your name as others will read it")->required();
    CLI::App *enrol = verbs.verb(person, "enrol", "enrol a person or add a key; a second administrator approves");
    enrol->add_option("--person-id", a.subjectPerson, "whom")->required();
    enrol->add_option("--name", a.name, "name as others will read it")->required();
    enrol->add_option("--public-key", a.publicKey, "64 hexadecimal digits")->required();
    enrol->add_flag("--machine", a.machine, "a machine, not a human");
    CLI::App *member = verbs.verb(person, "member", "set the roles of a person; a second administrator approves");
    member->add_option("--person-id", a.subjectPerson, "whom")->required();
    member->add_option("--roles", a.roles, "comma-separated; empty removes")->required();
    member->add_option("--for-tenant", a.forTenant, "tenant, or * for all")->default_val("*");
    CLI::App *revoke =
        verbs.verb(person, "revoke", "revoke a key at once; without --key-id everything of a person who leaves");
    revoke->add_option("--person-id", a.subjectPerson, "whose")->required();
    revoke->add_option("--key-id", a.revokedKey,
                       "id of the key; default: all his keys, and the end of all memberships proposed");
    verbs.verb(person, "list", "persons, keys and roles");
    CLI::App *policy = verbs.group("policy", "how many people, above which amounts");
    verbs.verb(policy, "show", "the policy in force for the tenant");
    verbs.withTarget(verbs.verb(policy, "propose", "propose a policy; a second administrator approves"), "FILE",
                     "policy subject as JSON");
    verbs.withTarget(verbs.verb(policy, "check", "is it a policy, and what would it change"), "FILE",
                     "policy subject as JSON");
    CLI::App *contract = verbs.group("contract", "what providers promise");
    verbs.verb(contract, "list", "published contracts");
    verbs.withTarget(verbs.verb(contract, "publish", "publish a contract; a second administrator approves"), "FILE",
                     "contract subject as JSON");
    verbs.withTarget(verbs.verb(contract, "diff", "what would it change"), "FILE", "contract subject as JSON");
}

void addReadVerbs(Verbs &verbs, Arguments &a)
{
    CLI::App *intents = verbs.group("intents", "effect intents");
    CLI::App *list = verbs.verb(intents, "list", "least time until harm first");
    list->add_option("--status", a.status, "prepared, confirmed, unknown, rejected or compensated");
    list->add_option("--containing", a.containing, "part of the intent key");
    list->add_flag("--needs-somebody", a.needsSomebody, "only those that are due");
    list->add_flag("--held", a.held, "only those held now");
    list->add_flag("--watch", a.watch, "only those that are looked up again, because an object may still turn up");
    list->add_option("--limit", a.limit, "rows a page")->check(CLI::Range(1, 1000));
    list->add_option("--cursor", a.cursor, "where the last page ended");
    verbs.withTarget(verbs.verb(intents, "show", "everything about one"), "KEY", "intent key");
    verbs.withTarget(verbs.verb(nullptr, "offers", "what may be done now, and why not"), "KEY", "intent key");
    CLI::App *evidence = verbs.group("evidence", "what was found");
    CLI::App *import = verbs.withTarget(
        verbs.verb(evidence, "import", "record what no lookup found: a document you vouch for, or an imported event"),
        "FILE", "the document, of which only the digest is stored; without --title, an evidence record");
    import->add_option("--intent", a.intent, "intent key the document is about");
    import->add_option("--title", a.title, "what the document is, for example: statement of the bank");
    import->add_option("--media-type", a.mediaType, "for example application/pdf")
        ->default_val("application/octet-stream");
    verbs.withTarget(verbs.verb(evidence, "show", "print the stored bytes"), "DIGEST", "64 hexadecimal digits");
    CLI::App *proposals = verbs.group("proposals", "what waits for a second person");
    verbs.verb(proposals, "list", "the open ones")->add_flag("--all", a.all, "the settled ones too");
    verbs.withTarget(verbs.verb(proposals, "show", "one proposal whole"), "ID", "proposal");
    CLI::App *statement = verbs.group("statement", "what was signed");
    verbs.withTarget(verbs.verb(statement, "show", "print a statement of the log"), "ID", "statement id");
    verbs.withTarget(verbs.verb(statement, "verify", "check a DSSE envelope against a public key"), "FILE", "envelope")
        ->add_option("--public-key", a.publicKey, "64 hexadecimal digits; default: the trust file's root keys");
}

void addActVerbs(Verbs &verbs, Arguments &a)
{
    CLI::App *lookup = verbs.verb(nullptr, "lookup", "ask the provider and record the evidence");
    CLI::Option_group *about = lookup->add_option_group("about", "what to ask about");
    about->add_option("KEY", a.target, "intent key");
    about->add_flag("--watch", a.watch, "every intent on watch, once; call it again and again, as from cron");
    about->require_option(1);
    lookup->add_option("--rung", a.rung, "only this rung");
    lookup->add_option("--timeout", a.timeoutSeconds, "seconds for the whole lookup of one intent")
        ->check(CLI::Range(1, 600));
    CLI::App *resolve = verbs.withTarget(
        verbs.verb(nullptr, "resolve", "take a guarded action; proposes it where two people are needed"), "KEY",
        "intent key");
    resolve->add_option("--action", a.action, "confirm, reject, release, compensate or reopen")->required();
    verbs.evidence(resolve);
    verbs.reason(resolve);
    resolve->add_option("--object", a.object, "provider id of the receipt, or of what is taken back");
    resolve->add_option("--amount", a.amount, "compensation in minor units; default: all that is left");
    resolve->add_flag("--propose", a.propose, "ask a second person even where one would do");
    resolve->add_flag("--dry-run", a.dryRun, "print the statement that would be signed");
    CLI::App *hold =
        verbs.withTarget(verbs.verb(nullptr, "hold", "freeze dispatch and claim the intent"), "KEY", "intent key");
    hold->add_option("--until", a.until, "RFC 3339 UTC; default: the policy's");
    hold->add_option("--text", a.text, "why");
    verbs.withTarget(verbs.verb(nullptr, "unhold", "end a hold"), "KEY", "intent key")
        ->add_option("--text", a.text, "why");
    CLI::App *escalate = verbs.withTarget(verbs.verb(nullptr, "escalate", "hand the intent up"), "KEY", "intent key");
    escalate->add_option("--to", a.to, "person or group; empty takes it back");
    escalate->add_option("--due", a.due, "RFC 3339 UTC; default: in a day");
    escalate->add_option("--text", a.text, "why");
    CLI::App *note = verbs.withTarget(verbs.verb(nullptr, "note", "write a note into the log"), "KEY", "intent key");
    note->add_option("--text", a.text, "the note")->required();
    note->add_option("--proposal", a.proposal, "proposal it asks about");
    CLI::App *settle =
        verbs.withTarget(verbs.verb(nullptr, "settle", "say how a conflict ended; proposes it where two are needed"),
                         "KEY", "intent key");
    settle->add_option("--conflict", a.conflict, "id of the conflict; default: the only open one");
    settle->add_option("--as", a.settlement, "corroborated, duplicate_compensated, accepted_loss or provider_error")
        ->required();
    verbs.evidence(settle);
    verbs.reason(settle);
    CLI::App *approve = verbs.withTarget(verbs.verb(nullptr, "approve", "countersign a proposal"), "ID", "proposal");
    verbs.evidence(approve);
    verbs.reason(verbs.withTarget(verbs.verb(nullptr, "decline", "say no to a proposal"), "ID", "proposal"));
    verbs.reason(verbs.withTarget(verbs.verb(nullptr, "withdraw", "take your proposal back"), "ID", "proposal"));
}

void addAuditVerbs(Verbs &verbs, Arguments &a)
{
    CLI::App *audit = verbs.group("audit", "prove the history");
    verbs.verb(audit, "verify", "replay the whole log and explain every status");
    CLI::App *checkpoint = verbs.verb(audit, "checkpoint", "sign the log's head as a C2SP checkpoint");
    checkpoint->add_option("--name", a.name, "signer's name in the note; default: the person");
    checkpoint->add_option("--out", a.out, "file; default: standard output");
    CLI::App *compare =
        verbs.withTarget(verbs.verb(audit, "compare", "another checkpoint or pinned head against this ledger"), "FILE",
                         "signed note or head");
    compare->add_option("--public-key", a.publicKey, "the note's signer; default: root keys, then keys of this ledger");
    compare->add_option("--out", a.out, "file to write both heads to, as evidence");
    CLI::App *exported = verbs.verb(audit, "export", "the log as a table");
    exported->add_option("--format", a.format, "csv or json; default: csv")->check(CLI::IsMember({"csv", "json"}));
    exported->add_option("--from", a.from, "RFC 3339 UTC: entries at or after");
    exported->add_option("--to", a.before, "RFC 3339 UTC: entries before");
    exported->add_option("--actor", a.actor, "person who signed or proposed");
    exported->add_option("--action", a.action, "release, confirm, … (what was decided), or a kind: propose, hold, …");
    exported->add_option("--at-least", a.atLeast, "amount and currency of the effect: \"EUR 10000.00\"");
    exported->add_option("--for-tenant", a.forTenant, "entries of this tenant; default: all");
    exported->add_option("--intent", a.intent, "entries about this intent key");
    exported->add_option("--out", a.out, "file; default: standard output");
    CLI::App *bundle = verbs.withTarget(
        verbs.verb(audit, "bundle", "everything about one effect in one file that verifies without a ledger"), "KEY",
        "intent key");
    bundle->add_option("--out", a.out, "file")->required();
    verbs.withTarget(verbs.verb(audit, "verify-bundle", "verify such a file by the root keys of --trust alone"), "FILE",
                     "evidence bundle");
}

} // namespace

Parsed parseCommandLine(int argc, char **argv)
{
    Arguments arguments;
    CLI::App app("Settle effects nobody knows the outcome of: look, sign, prove. Nothing here writes to a provider.",
                 "countersignctl");
    app.set_version_flag("--version", "countersignctl " COUNTERSIGN_VERSION);
    app.require_subcommand(1);
    addGlobals(app, arguments);
    Verbs verbs(app, arguments);
    addLedgerVerbs(verbs, arguments);
    addTrustVerbs(verbs, arguments);
    addGovernVerbs(verbs, arguments);
    addReadVerbs(verbs, arguments);
    addActVerbs(verbs, arguments);
    addAuditVerbs(verbs, arguments);
    for (CLI::App *group : app.get_subcommands({}))
        group->fallthrough();
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        constexpr int UsageError = 2;
        return {std::nullopt, app.exit(error) == 0 ? 0 : UsageError};
    }
    return {arguments, 0};
}

} // namespace countersign::app
