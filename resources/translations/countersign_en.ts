<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>countersign::ui::ApprovalsPage</name>
    <message numerus="yes">
        <source>Waiting for me: %n</source>
        <translation>
            <numerusform>Waiting for me: %n</numerusform>
            <numerusform>Waiting for me: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sent by me: %n</source>
        <translation>
            <numerusform>Sent by me: %n</numerusform>
            <numerusform>Sent by me: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ui::FilterBar</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ui::PolicyPage</name>
    <message numerus="yes">
        <source>Policy %1 for %2, digest %3: %n field(s) differ from version %4.</source>
        <translation>
            <numerusform>Policy %1 for %2, digest %3: %n field differs from version %4.</numerusform>
            <numerusform>Policy %1 for %2, digest %3: %n fields differ from version %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ui::Rail</name>
    <message numerus="yes">
        <source>%1, %n waiting</source>
        <translation>
            <numerusform>%1, %n waiting</numerusform>
            <numerusform>%1, %n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ui::SheetForm</name>
    <message numerus="yes">
        <source>At least %n character(s)</source>
        <translation>
            <numerusform>At least %n character</numerusform>
            <numerusform>At least %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::view</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other object(s) at the provider are named as surplus.</source>
        <translation>
            <numerusform>%n other object at the provider is named as surplus.</numerusform>
            <numerusform>%n other objects at the provider are named as surplus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) so far.</source>
        <translation>
            <numerusform>%n attempt so far.</numerusform>
            <numerusform>%n attempts so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>statement v1, %n byte(s), %1</source>
        <translation>
            <numerusform>statement v1, %n byte, %1</numerusform>
            <numerusform>statement v1, %n bytes, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n character(s) of reason.</source>
        <translation>
            <numerusform>Write at least %n character of reason.</numerusform>
            <numerusform>Write at least %n characters of reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, schema %2, %n statement(s)</source>
        <translation>
            <numerusform>%1, schema %2, %n statement</numerusform>
            <numerusform>%1, schema %2, %n statements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown effect(s) of %1 are older than the normal window of %2.</source>
        <translation>
            <numerusform>%n unknown effect of %1 is older than the normal window of %2.</numerusform>
            <numerusform>%n unknown effects of %1 are older than the normal window of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n hour(s) more effects became unknown than were resolved.</source>
        <translation>
            <numerusform>For %n hour more effects became unknown than were resolved.</numerusform>
            <numerusform>For %n hours more effects became unknown than were resolved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No conflict in 7 days; %n repeated prepare(s) found their effect.</source>
        <translation>
            <numerusform>No conflict in 7 days; %n repeated prepare found its effect.</numerusform>
            <numerusform>No conflict in 7 days; %n repeated prepares found their effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) in 7 days.</source>
        <translation>
            <numerusform>%n conflict in 7 days.</numerusform>
            <numerusform>%n conflicts in 7 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) a key came back with another request: two programs use one key.</source>
        <translation>
            <numerusform>%n time a key came back with another request: two programs use one key.</numerusform>
            <numerusform>%n times a key came back with another request: two programs use one key.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %n decision(s) took less than %1; %2 were declined.</source>
        <translation>
            <numerusform>The one decision took less than %1; %2 were declined.</numerusform>
            <numerusform>Half of %n decisions took less than %1; %2 were declined.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) written to %1. Times are UTC, amounts plain; the evidence bundle is what proves.</source>
        <extracomment>%n rows were exported, %1 file</extracomment>
        <translation>
            <numerusform>%n row written to %1. Times are UTC, amounts plain; the evidence bundle is what proves.</numerusform>
            <numerusform>%n rows written to %1. Times are UTC, amounts plain; the evidence bundle is what proves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The provider forgets %n key(s) within the hour.</source>
        <translation>
            <numerusform>The provider forgets %n key within the hour.</numerusform>
            <numerusform>The provider forgets %n keys within the hour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) you look after are overdue.</source>
        <translation>
            <numerusform>%n effect you look after are overdue.</numerusform>
            <numerusform>%n effects you look after are overdue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for a second person.</source>
        <translation>
            <numerusform>%n request wait for a second person.</numerusform>
            <numerusform>%n requests wait for a second person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s): one intent, two different effects.</source>
        <translation>
            <numerusform>%n conflict: one intent, two different effects.</numerusform>
            <numerusform>%n conflicts: one intent, two different effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>final after %n look(s), %1 apart, from %2 after the last attempt</source>
        <translation>
            <numerusform>final after %n look, %1 apart, from %2 after the last attempt</numerusform>
            <numerusform>final after %n looks, %1 apart, from %2 after the last attempt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::view::QueuePresenter</name>
    <message numerus="yes">
        <source>Claiming %n effect(s)…</source>
        <translation>
            <numerusform>Claiming %n effect…</numerusform>
            <numerusform>Claiming %n effects…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claimed %n effect(s): no worker sends them meanwhile. U takes it back.</source>
        <translation>
            <numerusform>Claimed: no worker sends it meanwhile. U takes the claim back.</numerusform>
            <numerusform>Claimed %n effects: no worker sends them meanwhile. U takes the claims back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) refused: %1</source>
        <extracomment>%n: how many the ledger refused; %1 why it refused the first of them</extracomment>
        <translation>
            <numerusform>%n effect refused: %1</numerusform>
            <numerusform>%n effects refused: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new row(s) waiting, press . to show them</source>
        <translation>
            <numerusform>%n new row waiting, press . to show it</numerusform>
            <numerusform>%n new rows waiting, press . to show them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) no longer belong here, press . to clear them away</source>
        <translation>
            <numerusform>%n row no longer belongs here, press . to clear it away</numerusform>
            <numerusform>%n rows no longer belong here, press . to clear them away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden by the filter.</source>
        <translation>
            <numerusform>%n row hidden by the filter.</numerusform>
            <numerusform>%n rows hidden by the filter.</numerusform>
        </translation>
    </message>
</context>
</TS>
