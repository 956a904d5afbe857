<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>countersign::app::Console</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>countersign::app::DesktopNotifications</name>
    <message>
        <source>Nothing on this desktop shows notifications; the console shows none.</source>
        <translation>Auf dieser Arbeitsfläche zeigt nichts Benachrichtigungen an; die Konsole zeigt keine.</translation>
    </message>
    <message>
        <source>There is no session bus (D-Bus) here; the console shows no notifications.</source>
        <translation>Hier gibt es keinen Sitzungsbus (D-Bus); die Konsole zeigt keine Benachrichtigungen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>countersign::app::Program</name>
    <message>
        <source>Building a demo in %1: workers are really killed, so this takes about a minute.</source>
        <translation>Eine Vorführung entsteht in %1: Arbeiter werden wirklich getötet, das dauert etwa eine Minute.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::ActionSet</name>
    <message>
        <source>Two actions are named %1.</source>
        <translation>Zwei Aktionen heißen %1.</translation>
    </message>
    <message>
        <source>%1 acts on the letter %2 outside a list.</source>
        <translation>%1 hört außerhalb einer Liste auf den Buchstaben %2.</translation>
    </message>
    <message>
        <source>%1 and %2 both want %3.</source>
        <translation>%1 und %2 wollen beide %3.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::ApprovalColumns</name>
    <message>
        <source>Proposed by %1</source>
        <translation>Beantragt von %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>What we intended beside what the provider says</source>
        <translation>Was wir wollten, neben dem, was der Anbieter sagt</translation>
    </message>
    <message>
        <source>1 What we intended</source>
        <translation>1 Was wir wollten</translation>
    </message>
    <message>
        <source>2 What the provider says now</source>
        <translation>2 Was der Anbieter jetzt sagt</translation>
    </message>
    <message>
        <source>3 What was proposed</source>
        <translation>3 Was beantragt ist</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>key, answer</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not asked yet.</source>
        <translation>Noch nicht gefragt.</translation>
    </message>
    <message>
        <source>Hidden until you answer. The evidence shows that it:</source>
        <translation>Verdeckt, bis Sie antworten. Der Beleg zeigt:</translation>
    </message>
    <message>
        <source>Hidden until you have looked and answered. The evidence shows that it:</source>
        <translation>Verdeckt, bis Sie nachgesehen und geantwortet haben. Der Beleg zeigt:</translation>
    </message>
</context>
<context>
    <name>countersign::ui::ApprovalsPage</name>
    <message>
        <source>Waiting for me</source>
        <translation>Wartet auf mich</translation>
    </message>
    <message>
        <source>Sent by me</source>
        <translation>Von mir gestellt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>Nächster Antrag</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>Voriger Antrag</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Erneut nachfragen</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>Fragen …</translation>
    </message>
    <message>
        <source>Decline…</source>
        <translation>Zurückweisen …</translation>
    </message>
    <message>
        <source>Escalate…</source>
        <translation>Weitergeben …</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen …</translation>
    </message>
    <message>
        <source>Countersign…</source>
        <translation>Gegenzeichnen …</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for me: %n</source>
        <translation>
            <numerusform>Wartet auf mich: %n</numerusform>
            <numerusform>Wartet auf mich: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sent by me: %n</source>
        <translation>
            <numerusform>Von mir gestellt: %n</numerusform>
            <numerusform>Von mir gestellt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading what waits for you…</source>
        <translation>Was auf Sie wartet, wird geladen …</translation>
    </message>
    <message>
        <source>Nothing waits for your signature.</source>
        <translation>Nichts wartet auf Ihre Unterschrift.</translation>
    </message>
    <message>
        <source>Open a request first.</source>
        <translation>Öffnen Sie zuerst einen Antrag.</translation>
    </message>
    <message>
        <source>Your own look is part of what you proposed.</source>
        <translation>Ihr eigener Blick ist schon Teil dessen, was Sie beantragt haben.</translation>
    </message>
    <message>
        <source>Ask its maker; no effect is concerned.</source>
        <translation>Fragen Sie, wer ihn stellte; er betrifft keinen Vorgang.</translation>
    </message>
    <message>
        <source>You proposed this; you may withdraw it.</source>
        <translation>Sie haben dies beantragt; Sie dürfen es zurückziehen.</translation>
    </message>
    <message>
        <source>No effect is concerned.</source>
        <translation>Er betrifft keinen Vorgang.</translation>
    </message>
    <message>
        <source>Only its maker may withdraw it.</source>
        <translation>Zurückziehen darf nur, wer ihn stellte.</translation>
    </message>
    <message>
        <source>You proposed this; another person must decide.</source>
        <translation>Sie haben dies beantragt; eine andere Person muss entscheiden.</translation>
    </message>
    <message>
        <source>Look the effect up yourself and answer first.</source>
        <translation>Fragen Sie zuerst selbst nach und antworten Sie.</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>Freigaben</translation>
    </message>
</context>
<context>
    <name>countersign::ui::Banner</name>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>Betrifft: %1</translation>
    </message>
</context>
<context>
    <name>countersign::ui::ChartTile</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabelle: %1</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Go to what this is about: %1</source>
        <translation>Dorthin gehen, worum es geht: %1</translation>
    </message>
</context>
<context>
    <name>countersign::ui::CommandListModel</name>
    <message>
        <source>Go to effect or object %1</source>
        <translation>Zum Vorgang oder Objekt %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, unavailable: %2</source>
        <translation>%1, nicht verfügbar: %2</translation>
    </message>
</context>
<context>
    <name>countersign::ui::CommandPalette</name>
    <message>
        <source>An action, an intent key, or an object&apos;s id</source>
        <translation>Eine Aktion, ein Vorgangsschlüssel oder die Kennung eines Objekts</translation>
    </message>
    <message>
        <source>Find or run</source>
        <translation>Finden oder ausführen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>countersign::ui::CompareGrid</name>
    <message>
        <source>equal</source>
        <extracomment>verdict on one fact: what we intended and what the provider says are the same</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>verdict on one fact: what we intended and what the provider says are not the same</extracomment>
        <translation>anders</translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>verdict on one fact: one side says nothing of it</extracomment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>(none)</source>
        <extracomment>in place of a value that one side does not give</extracomment>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>one row of a comparison, read aloud: &quot;Amount, equal, EUR 1 250.00&quot;</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2, ours %3, provider %4</source>
        <extracomment>one row of a comparison, read aloud: &quot;Amount, differs, ours EUR 1 250.00, provider EUR 1 520.00&quot;</extracomment>
        <translation>%1, %2, wir %3, Anbieter %4</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Tatsache</translation>
    </message>
    <message>
        <source>We intended</source>
        <translation>Wir wollten</translation>
    </message>
    <message>
        <source>Provider says</source>
        <translation>Anbieter sagt</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>verdict on one fact: the provider has an object, and none was on our record yet</extracomment>
        <translation>gefunden</translation>
    </message>
</context>
<context>
    <name>countersign::ui::ConnectionPage</name>
    <message>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Countersign - choose who you are and where</source>
        <translation>Countersign – wählen Sie, wer Sie sind und wo</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>A profile: person at ledger</extracomment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Unterschriftsschlüssel</translation>
    </message>
    <message>
        <source>Root keys pinned in</source>
        <translation>Wurzelschlüssel hinterlegt in</translation>
    </message>
    <message>
        <source>none: you can only read</source>
        <translation>keiner: Sie können nur lesen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A check and what it found</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open a profile…</source>
        <translation>Profil öffnen …</translation>
    </message>
    <message>
        <source>See a demo</source>
        <translation>Vorführung ansehen</translation>
    </message>
    <message>
        <source>Open a profile</source>
        <translation>Profil öffnen</translation>
    </message>
    <message>
        <source>Profiles (*.json);;All files (*)</source>
        <translation>Profile (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No profile was opened here before. Open the one you were given, or look around in a demo: it reaches no real provider.</source>
        <translation>Hier wurde noch kein Profil geöffnet. Öffnen Sie das, das Sie erhalten haben, oder sehen Sie sich in einer Vorführung um: Sie erreicht keinen echten Anbieter.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::DetailView</name>
    <message>
        <source>Selected entry</source>
        <translation>Gewählter Eintrag</translation>
    </message>
    <message>
        <source>Details of the entry</source>
        <translation>Einzelheiten des Eintrags</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Evidence used</source>
        <translation>Benutzte Belege</translation>
    </message>
    <message>
        <source>Signed fields and bytes</source>
        <translation>Unterschriebene Felder und Bytes</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>Verwandtes</translation>
    </message>
    <message>
        <source>Loading the entry…</source>
        <translation>Der Eintrag wird geladen …</translation>
    </message>
    <message>
        <source>Select an entry to see all of it.</source>
        <translation>Wählen Sie einen Eintrag, um alles zu sehen.</translation>
    </message>
    <message>
        <source>Bytes:</source>
        <extracomment>above the raw bytes of a signed statement</extracomment>
        <translation>Bytes:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name and value of a signed field</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>countersign::ui::DossierPane</name>
    <message>
        <source>What happened, oldest first</source>
        <translation>Was geschah, Ältestes zuerst</translation>
    </message>
    <message>
        <source>No effect is chosen.</source>
        <translation>Kein Vorgang ist gewählt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>name of a fact and its value, in a line of several</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Das Verzeichnis wird gelesen …</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1  %2  %3</source>
        <translation>%1  %2  %3</translation>
    </message>
</context>
<context>
    <name>countersign::ui::DraftEdit</name>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>The draft could not be read: %1</source>
        <translation>Der Entwurf ließ sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>What you type is not kept if the program ends: %1</source>
        <translation>Was Sie tippen, geht verloren, wenn das Programm endet: %1</translation>
    </message>
</context>
<context>
    <name>countersign::ui::EnvironmentBand</name>
    <message>
        <source>Environment: %1</source>
        <extracomment>read to a person who does not see the band; %1 is PRODUCTION or SANDBOX</extracomment>
        <translation>Umgebung: %1</translation>
    </message>
</context>
<context>
    <name>countersign::ui::FilterBar</name>
    <message>
        <source>&amp;From (UTC)</source>
        <translation>&amp;Ab (UTC)</translation>
    </message>
    <message>
        <source>&amp;Before (UTC)</source>
        <translation>&amp;Vor (UTC)</translation>
    </message>
    <message>
        <source>Act&amp;or</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>person id</source>
        <translation>Kennung der Person</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>any action</source>
        <extracomment>filter: no action in particular</extracomment>
        <translation>jede Aktion</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>&amp;Mindestens</translation>
    </message>
    <message>
        <source>Te&amp;nant</source>
        <translation>Ma&amp;ndant</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>&amp;Clear filter</source>
        <translation>Filter &amp;leeren</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Gezeigte Zeilen</translation>
    </message>
    <message>
        <source>Showing the newest %1 of %2 rows</source>
        <extracomment>%1 rows are shown of %2 that the filter finds</extracomment>
        <translation>Gezeigt sind die neuesten %1 von %2 Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ui::HeaderBand</name>
    <message>
        <source>Find or run…  Ctrl+Shift+P</source>
        <translation>Finden oder ausführen …  Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>all tenants</source>
        <translation>alle Mandanten</translation>
    </message>
    <message>
        <source>%1, read-only</source>
        <translation>%1, nur lesend</translation>
    </message>
    <message>
        <source>Find or run</source>
        <translation>Finden oder ausführen</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>wird verbunden …</translation>
    </message>
    <message>
        <source>as of %1 (%2)</source>
        <translation>Stand %1 (%2)</translation>
    </message>
    <message>
        <source>disconnected, %1</source>
        <translation>getrennt, %1</translation>
    </message>
</context>
<context>
    <name>countersign::ui::HealthPage</name>
    <message>
        <source>Health: tables instead of charts</source>
        <translation>Zustand: Tabellen statt Diagrammen</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>Unknown %1</source>
        <translation>Unbekannt %1</translation>
    </message>
    <message>
        <source>Unknown %1 (95 of 100 younger than %2)</source>
        <translation>Unbekannt %1 (95 von 100 jünger als %2)</translation>
    </message>
    <message>
        <source>%1    Prepared %2    Confirmed %3    Rejected %4    Compensated %5    as of %6</source>
        <translation>%1    Vorbereitet %2    Bestätigt %3    Abgelehnt %4    Ausgeglichen %5    Stand %6</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>countersign::ui::HelpPane</name>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
</context>
<context>
    <name>countersign::ui::HistoryPage</name>
    <message>
        <source>Verify history</source>
        <translation>Verlauf prüfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>So prüfen Sie</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV ausgeben …</translation>
    </message>
    <message>
        <source>Export the rows as CSV</source>
        <translation>Die Zeilen als CSV ausgeben</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON ausgeben …</translation>
    </message>
    <message>
        <source>Export the rows as JSON</source>
        <translation>Die Zeilen als JSON ausgeben</translation>
    </message>
    <message>
        <source>Export evidence bundle…</source>
        <translation>Belegpaket ausgeben …</translation>
    </message>
    <message>
        <source>Export the evidence of this effect</source>
        <translation>Die Belege dieses Vorgangs ausgeben</translation>
    </message>
    <message>
        <source>Reverse…</source>
        <extracomment>take back an earlier decision; always two people</extracomment>
        <translation>Umkehren …</translation>
    </message>
    <message>
        <source>Load older entries</source>
        <translation>Ältere Einträge laden</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Kopieren als</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Entries of the log, newest first</source>
        <translation>Einträge des Protokolls, neueste zuerst</translation>
    </message>
    <message>
        <source>Copy the selected entry as</source>
        <translation>Den gewählten Eintrag kopieren als</translation>
    </message>
    <message>
        <source>Last export</source>
        <translation>Letzte Ausgabe</translation>
    </message>
    <message>
        <source>The log could not be read.</source>
        <translation>Das Protokoll ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Loading the log…</source>
        <translation>Das Protokoll wird geladen …</translation>
    </message>
    <message>
        <source>The log is empty: nobody has signed anything in this ledger.</source>
        <translation>Das Protokoll ist leer: Niemand hat in diesem Verzeichnis etwas unterschrieben.</translation>
    </message>
    <message>
        <source>No entry matches the filter. Clear the filter to see all.</source>
        <translation>Kein Eintrag passt zum Filter. Leeren Sie den Filter, um alle zu sehen.</translation>
    </message>
    <message>
        <source>Something is running; stop it first.</source>
        <translation>Es läuft schon etwas; halten Sie es zuerst an.</translation>
    </message>
    <message>
        <source>Select an entry first.</source>
        <translation>Wählen Sie zuerst einen Eintrag.</translation>
    </message>
    <message>
        <source>Loading the entry…</source>
        <translation>Der Eintrag wird geladen …</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Exporting… %1</source>
        <translation>Wird ausgegeben … %1</translation>
    </message>
    <message>
        <source>Copied as: %1</source>
        <extracomment>%1 is a form such as CSV</extracomment>
        <translation>Kopiert als: %1</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Copy the entry</source>
        <translation>Eintrag kopieren</translation>
    </message>
</context>
<context>
    <name>countersign::ui::LookupStrip</name>
    <message>
        <source>Stop (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (missing: %3)</source>
        <translation>%1: %2 (es fehlt: %3)</translation>
    </message>
</context>
<context>
    <name>countersign::ui::LookupsPage</name>
    <message>
        <source>Lookups, newest first</source>
        <translation>Nachfragen, neueste zuerst</translation>
    </message>
    <message>
        <source>What each method answered</source>
        <translation>Was jeder Weg geantwortet hat</translation>
    </message>
    <message>
        <source>Reading the lookups…</source>
        <translation>Die Nachfragen werden gelesen …</translation>
    </message>
    <message>
        <source>Nothing was looked up yet. Press L on an effect in the queue.</source>
        <translation>Noch wurde nichts nachgefragt. Drücken Sie L an einem Vorgang der Warteschlange.</translation>
    </message>
    <message>
        <source>Lookups</source>
        <translation>Nachfragen</translation>
    </message>
</context>
<context>
    <name>countersign::ui::MainWindow</name>
    <message>
        <source>%1 - %2 at %3 - Countersign[*]</source>
        <extracomment>Window title: environment word, person, ledger</extracomment>
        <translation>%1 – %2 bei %3 – Countersign[*]</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1</translation>
    </message>
    <message>
        <source>Find or run…</source>
        <translation>Finden oder ausführen …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Help for this state</source>
        <translation>Hilfe zu diesem Stand</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Switch person (signs out)</source>
        <translation>Person wechseln (meldet ab)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Disconnected. What you see may be old.</source>
        <translation>Getrennt. Was Sie sehen, ist vielleicht alt.</translation>
    </message>
    <message>
        <source>All keys: %1</source>
        <extracomment>an action: shows the help page of all keys; %1 a screen</extracomment>
        <translation>Alle Tasten: %1</translation>
    </message>
    <message>
        <source>Open another ledger…</source>
        <translation>Weiteres Verzeichnis öffnen…</translation>
    </message>
    <message>
        <source>Find on this screen</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Nothing that was done on this screen can be taken back.</source>
        <translation>Auf dieser Seite gibt es nichts zurückzunehmen.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::MasterDetail</name>
    <message>
        <source>This could not be read.</source>
        <translation>Das konnte nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::OffersList</name>
    <message>
        <source>Available now</source>
        <translation>Jetzt möglich</translation>
    </message>
    <message>
        <source>Not available - why</source>
        <translation>Nicht möglich – warum</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>an action, and what is special about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is available now</source>
        <translation>Jetzt ist nichts möglich</translation>
    </message>
</context>
<context>
    <name>countersign::ui::PolicyPage</name>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message>
        <source>Compare with an earlier version</source>
        <translation>Mit einer früheren Fassung vergleichen</translation>
    </message>
    <message>
        <source>Reading the policy…</source>
        <translation>Die Richtlinie wird gelesen …</translation>
    </message>
    <message>
        <source>The policy could not be read.</source>
        <translation>Die Richtlinie konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>No policy is in force. Two administrators set one: countersignctl policy propose.</source>
        <translation>Keine Richtlinie gilt. Zwei Administratoren setzen eine: countersignctl policy propose.</translation>
    </message>
    <message>
        <source>Policy %1 for %2, digest %3. Two administrators change it; here it is read-only.</source>
        <translation>Richtlinie %1 für %2, Prüfsumme %3. Zwei Administratoren ändern sie; hier wird sie nur gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>Policy %1 for %2, digest %3: %n field(s) differ from version %4.</source>
        <translation>
            <numerusform>Richtlinie %1 für %2, Prüfsumme %3: %n Feld weicht von Fassung %4 ab.</numerusform>
            <numerusform>Richtlinie %1 für %2, Prüfsumme %3: %n Felder weichen von Fassung %4 ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit …</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Fassung %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
</context>
<context>
    <name>countersign::ui::ProvidersPage</name>
    <message>
        <source>Contracts in force</source>
        <translation>Geltende Verträge</translation>
    </message>
    <message>
        <source>What this provider promises</source>
        <translation>Was dieser Anbieter verspricht</translation>
    </message>
    <message>
        <source>Reading the contracts…</source>
        <translation>Die Verträge werden gelesen …</translation>
    </message>
    <message>
        <source>No contract is in force. An administrator publishes one: countersignctl contract publish.</source>
        <translation>Kein Vertrag gilt. Ein Administrator veröffentlicht einen: countersignctl contract publish.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
</context>
<context>
    <name>countersign::ui::QueueBar</name>
    <message>
        <source>Which effects</source>
        <translation>Welche Vorgänge</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Sichten</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Sichten</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Name der Sicht</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>Name, dann Enter</translation>
    </message>
    <message>
        <source>Filter: intent keys containing</source>
        <translation>Filter: Vorgangsschlüssel mit</translation>
    </message>
    <message>
        <source>Intent key contains</source>
        <translation>Vorgangsschlüssel enthält</translation>
    </message>
    <message>
        <source>clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Save this view…</source>
        <translation>Diese Sicht speichern …</translation>
    </message>
    <message>
        <source>Copy this view as JSON</source>
        <translation>Diese Sicht als JSON kopieren</translation>
    </message>
    <message>
        <source>Use the view on the clipboard</source>
        <translation>Die Sicht aus der Zwischenablage verwenden</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>countersign::ui::QueuePage</name>
    <message>
        <source>Freeze and claim</source>
        <translation>Einfrieren und übernehmen</translation>
    </message>
    <message>
        <source>Undo the claim</source>
        <translation>Übernahme zurücknehmen</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Stop the lookup</source>
        <translation>Nachfrage anhalten</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Den Filter leeren</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>Nächste Zeile</translation>
    </message>
    <message>
        <source>Previous row</source>
        <translation>Vorige Zeile</translation>
    </message>
    <message>
        <source>Go to the details</source>
        <translation>Zu den Einzelheiten</translation>
    </message>
    <message>
        <source>Next that needs me</source>
        <translation>Die nächste, die mich braucht</translation>
    </message>
    <message>
        <source>Show what is waiting</source>
        <translation>Wartendes zeigen</translation>
    </message>
    <message>
        <source>Mark or unmark the row</source>
        <translation>Zeile markieren oder nicht mehr</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Accept receipt</source>
        <translation>Quittung annehmen</translation>
    </message>
    <message>
        <source>Mark rejected</source>
        <translation>Als abgelehnt buchen</translation>
    </message>
    <message>
        <source>Release for retry</source>
        <translation>Zum Wiederholen freigeben</translation>
    </message>
    <message>
        <source>Compensate</source>
        <translation>Ausgleichen</translation>
    </message>
    <message>
        <source>Escalate</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation>Konflikt beilegen</translation>
    </message>
    <message>
        <source>No effect is chosen.</source>
        <translation>Kein Vorgang ist gewählt.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Look up by one method…</source>
        <translation>Auf einem Weg nachfragen…</translation>
    </message>
    <message>
        <source>Method of the lookup</source>
        <translation>Weg der Nachfrage</translation>
    </message>
    <message>
        <source>Copied as: %1</source>
        <extracomment>%1 is a form such as CSV</extracomment>
        <translation>Kopiert als: %1</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy the row as…</source>
        <translation>Zeile kopieren als…</translation>
    </message>
    <message>
        <source>Copy the row as</source>
        <translation>Zeile kopieren als</translation>
    </message>
    <message>
        <source>No effect is chosen in the list.</source>
        <translation>In der Liste ist kein Vorgang gewählt.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::QueueTable</name>
    <message>
        <source>Effects</source>
        <translation>Vorgänge</translation>
    </message>
</context>
<context>
    <name>countersign::ui::Rail</name>
    <message>
        <source>Screens</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>A screen in the rail and how many things wait there: &quot;Queue 7&quot;</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n waiting</source>
        <translation>
            <numerusform>%1, %n wartet</numerusform>
            <numerusform>%1, %n warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>countersign::ui::SettingsPane</name>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reset columns of the queue at this ledger</source>
        <translation>Spalten der Warteschlange dieses Verzeichnisses zurücksetzen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Automatic, as the desktop</source>
        <extracomment>colours: as the desktop says</extracomment>
        <translation>Automatisch, wie die Arbeitsfläche</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>how high the rows of lists are</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Bequem</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Dicht</translation>
    </message>
    <message>
        <source>Single letters act in lists</source>
        <translation>Einzelne Buchstaben wirken in Listen</translation>
    </message>
    <message>
        <source>Desktop notifications</source>
        <translation>Benachrichtigungen auf der Arbeitsfläche</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <extracomment>language: as the desktop says. The languages are named in themselves.</extracomment>
        <translation>Wie die Arbeitsfläche</translation>
    </message>
    <message>
        <source>The queue&apos;s columns are as they were at first.</source>
        <translation>Die Spalten der Warteschlange sind wie am Anfang.</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>Die Sprache wechselt beim nächsten Start.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::SheetForm</name>
    <message>
        <source>&amp;Object</source>
        <translation>&amp;Objekt</translation>
    </message>
    <message>
        <source>Escalate &amp;to</source>
        <translation>Weitergeben &amp;an</translation>
    </message>
    <message>
        <source>Hold &amp;for</source>
        <translation>Anhalten &amp;für</translation>
    </message>
    <message>
        <source>Settled &amp;as</source>
        <translation>&amp;Beigelegt als</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Evidence you rely o&amp;n</source>
        <translation>Beleg, auf den Sie &amp;sich stützen</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>In Ihren Worten</translation>
    </message>
    <message>
        <source>Amount as the evidence shows it</source>
        <translation>Betrag, wie ihn der Beleg zeigt</translation>
    </message>
    <message>
        <source>Type the a&amp;mount</source>
        <translation>B&amp;etrag tippen</translation>
    </message>
    <message numerus="yes">
        <source>At least %n character(s)</source>
        <translation>
            <numerusform>Mindestens %n Zeichen</numerusform>
            <numerusform>Mindestens %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>May be empty</source>
        <translation>Darf leer sein</translation>
    </message>
    <message>
        <source>Reason in your words</source>
        <translation>Grund in Ihren Worten</translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>read to a person in place of an empty row</extracomment>
        <translation>nicht gewählt</translation>
    </message>
</context>
<context>
    <name>countersign::ui::SignedFields</name>
    <message>
        <source>Every field you sign</source>
        <translation>Jedes Feld, das Sie unterschreiben</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The bytes you sign</source>
        <translation>Die Bytes, die Sie unterschreiben</translation>
    </message>
    <message>
        <source>Nothing can be signed yet.</source>
        <translation>Noch kann nichts unterschrieben werden.</translation>
    </message>
    <message>
        <source>You sign exactly this, every field: %1</source>
        <translation>Sie unterschreiben genau dies, jedes Feld: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>the name before the list of the fields of a statement that hold nothing</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a signed field: name, value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>countersign::ui::SoftButton</name>
    <message>
        <source>%1  %2</source>
        <extracomment>a button&apos;s text and, behind it, the key that does the same</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>an action that is not available, and why not</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, unavailable: %2</source>
        <extracomment>read to a person who does not see the button; then the reason</extracomment>
        <translation>%1, nicht verfügbar: %2</translation>
    </message>
</context>
<context>
    <name>countersign::ui::StatementSheet</name>
    <message>
        <source>%1   %2 → %3</source>
        <extracomment>what, before, after</extracomment>
        <translation>%1   %2 → %3</translation>
    </message>
    <message>
        <source>Statement sheet</source>
        <translation>Unterschriftsbogen</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>The statement is being written.</source>
        <translation>Die Erklärung wird geschrieben.</translation>
    </message>
    <message>
        <source>There is nothing to sign yet.</source>
        <translation>Noch gibt es nichts zu unterschreiben.</translation>
    </message>
    <message>
        <source>Wait: what was signed is on its way.</source>
        <translation>Warten Sie: Das Unterschriebene ist unterwegs.</translation>
    </message>
</context>
<context>
    <name>countersign::ui::StepperStrip</name>
    <message>
        <source>Runbook steps: no effect is chosen</source>
        <translation>Schritte des Ablaufs: Kein Vorgang ist gewählt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a step of the runbook and how it stands
----------
mark and name of a step of the runbook</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>countersign::ui::VerdictBar</name>
    <message>
        <source>Verdict on the history</source>
        <translation>Urteil über den Verlauf</translation>
    </message>
    <message>
        <source>What the verdict covers</source>
        <translation>Was das Urteil umfasst</translation>
    </message>
    <message>
        <source>What is broken</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>How to check without this program</source>
        <translation>So prüfen Sie ohne dieses Programm</translation>
    </message>
    <message>
        <source>Without this program, on any computer with the trust file: %1</source>
        <translation>Ohne dieses Programm, auf jedem Rechner mit der Vertrauensdatei: %1</translation>
    </message>
</context>
<context>
    <name>countersign::view</name>
    <message>
        <source>%1: no such object</source>
        <translation>%1: kein solches Objekt</translation>
    </message>
    <message>
        <source>%1: %2 objects</source>
        <translation>%1: %2 Objekte</translation>
    </message>
    <message>
        <source>%1: no answer (%2)</source>
        <translation>%1: keine Antwort (%2)</translation>
    </message>
    <message>
        <source>not returned</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>You queried it at %1, %2 ago: too long. Look up again.</source>
        <translation>Sie haben am %1 gefragt, vor %2: zu lange her. Fragen Sie erneut nach.</translation>
    </message>
    <message>
        <source>Queried by you at %1, %2 ago.</source>
        <translation>Von Ihnen gefragt am %1, vor %2.</translation>
    </message>
    <message>
        <source>Expired %1, nothing was sent; the maker must look up again.</source>
        <translation>Abgelaufen %1, nichts wurde gesendet; wer ihn stellte, muss erneut nachfragen.</translation>
    </message>
    <message>
        <source>expires in %1</source>
        <translation>läuft ab in %1</translation>
    </message>
    <message>
        <source>You proposed this; another person must decide.</source>
        <translation>Sie haben dies beantragt; eine andere Person muss entscheiden.</translation>
    </message>
    <message>
        <source>It ended: %1.</source>
        <translation>Es endete: %1.</translation>
    </message>
    <message>
        <source>Declined by %1 (%2): %3</source>
        <translation>Zurückgewiesen von %1 (%2): %3</translation>
    </message>
    <message>
        <source>You withdrew it.</source>
        <translation>Sie haben ihn zurückgezogen.</translation>
    </message>
    <message>
        <source>Countersigned by %1.</source>
        <translation>Gegengezeichnet von %1.</translation>
    </message>
    <message>
        <source>The provider keeps no key for this.</source>
        <translation>Der Anbieter hält hierfür keinen Schlüssel.</translation>
    </message>
    <message>
        <source>The provider forgot the key at %1.</source>
        <translation>Der Anbieter hat den Schlüssel am %1 vergessen.</translation>
    </message>
    <message>
        <source>key kept %1 more</source>
        <translation>Schlüssel noch %1</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>Vorgang %1</translation>
    </message>
    <message>
        <source>Workflow %1, step %2</source>
        <translation>Ablauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>Operation %1 at %2, account %3</source>
        <translation>Operation %1 bei %2, Konto %3</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Last attempt %1</source>
        <translation>Letzter Versuch %1</translation>
    </message>
    <message>
        <source>exists once</source>
        <translation>gibt es einmal</translation>
    </message>
    <message>
        <source>exists more than once</source>
        <translation>gibt es mehrmals</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>nicht zu sagen</translation>
    </message>
    <message>
        <source>governance</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>amount, effect, expiry</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 says of what, %2 what is wrong with it
----------
a promise of the contract and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You saw: %1. What was proposed does not fit that. Decline, ask or escalate.</source>
        <translation>Sie sahen: %1. Der Antrag passt nicht dazu. Weisen Sie zurück, fragen Sie oder geben Sie weiter.</translation>
    </message>
    <message>
        <source>Your last %1: %2 approved.</source>
        <translation>Ihre letzten %1: %2 gebilligt.</translation>
    </message>
    <message>
        <source>Your last %1: %2 approved, median %3 from look to signature.</source>
        <translation>Ihre letzten %1: %2 gebilligt, vom Blick zur Unterschrift im Median %3.</translation>
    </message>
    <message>
        <source>%1 minor units %2</source>
        <extracomment>an amount in minor units as the provider wrote it, and its currency</extracomment>
        <translation>%1 kleinste Einheiten %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>no object of the provider is on record</comment>
        <translation>noch keines</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and state of the provider&apos;s object</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>The provider was not asked yet. Look up first: L.</source>
        <translation>Der Anbieter wurde noch nicht gefragt. Fragen Sie zuerst nach: L.</translation>
    </message>
    <message>
        <source>Provider asked %1 at %2 by %3: %4</source>
        <extracomment>method, what it found, when, who asked</extracomment>
        <translation>Anbieter gefragt %1 am %2 von %3: %4</translation>
    </message>
    <message>
        <source>never sent</source>
        <translation>nie gesendet</translation>
    </message>
    <message>
        <source>%1, %2, attempt %3</source>
        <extracomment>time of the last attempt, what came of it, which attempt it was</extracomment>
        <translation>%1, %2, Versuch %3</translation>
    </message>
    <message>
        <source>Workflow</source>
        <extracomment>a workflow and its step</extracomment>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>%1 step %2</source>
        <translation>%1 Schritt %2</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Sent to</source>
        <extracomment>operation at a provider&apos;s account</extracomment>
        <translation>Gesendet an</translation>
    </message>
    <message>
        <source>%1 at %2, account %3, %4</source>
        <translation>%1 bei %2, Konto %3, %4</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Last try</source>
        <translation>Letzter Versuch</translation>
    </message>
    <message>
        <source>Key kept until</source>
        <translation>Schlüssel gehalten bis</translation>
    </message>
    <message>
        <source>Escalated to</source>
        <translation>Weitergegeben an</translation>
    </message>
    <message>
        <source>Claimed by you until %1: no worker sends it meanwhile</source>
        <translation>Von Ihnen übernommen bis %1: Kein Arbeiter sendet es inzwischen</translation>
    </message>
    <message>
        <source>Claimed by %1 until %2: no worker sends it meanwhile</source>
        <translation>Von %1 übernommen bis %2: Kein Arbeiter sendet es inzwischen</translation>
    </message>
    <message>
        <source>Accept receipt</source>
        <translation>Quittung annehmen</translation>
    </message>
    <message>
        <source>Mark rejected</source>
        <translation>Als abgelehnt buchen</translation>
    </message>
    <message>
        <source>Release for retry</source>
        <translation>Zum Wiederholen freigeben</translation>
    </message>
    <message>
        <source>Compensate</source>
        <translation>Ausgleichen</translation>
    </message>
    <message>
        <source>Escalate</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation>Konflikt beilegen</translation>
    </message>
    <message>
        <source>a second person signs too</source>
        <extracomment>%1: the provider&apos;s object that an action is about</extracomment>
        <translation>eine zweite Person unterschreibt auch</translation>
    </message>
    <message>
        <source>The ledger does not offer this.</source>
        <translation>Das Verzeichnis bietet dies nicht an.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <comment>step of the runbook</comment>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Look up</source>
        <comment>step of the runbook</comment>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>step of the runbook</comment>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Sign</source>
        <comment>step of the runbook</comment>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>Countersign</source>
        <comment>step of the runbook</comment>
        <translation>Gegenzeichnen</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>step of the runbook: the workflow goes on</comment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>who did it and when</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <extracomment>who holds it, and until when</extracomment>
        <translation>%1, bis %2</translation>
    </message>
    <message>
        <source>F freezes and claims</source>
        <translation>F friert ein und übernimmt</translation>
    </message>
    <message>
        <source>L asks the provider</source>
        <translation>L fragt den Anbieter</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>waits until %1</source>
        <translation>wartet bis %1</translation>
    </message>
    <message>
        <source>a second person signs</source>
        <translation>eine zweite Person unterschreibt</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>not needed, up to %1</source>
        <translation>nicht nötig, bis %1</translation>
    </message>
    <message>
        <source>no workflow waits</source>
        <translation>kein Ablauf wartet</translation>
    </message>
    <message>
        <source>workflow told</source>
        <translation>Ablauf benachrichtigt</translation>
    </message>
    <message>
        <source>signed, workflow not yet acknowledged</source>
        <translation>unterschrieben, Ablauf noch nicht quittiert</translation>
    </message>
    <message>
        <source>nobody is needed</source>
        <translation>niemand wird gebraucht</translation>
    </message>
    <message>
        <source>done</source>
        <comment>state of a step</comment>
        <translation>getan</translation>
    </message>
    <message>
        <source>current</source>
        <comment>state of a step</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>to do</source>
        <comment>state of a step</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>not needed</source>
        <comment>state of a step</comment>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>Step %1 of %2, %3, %4</source>
        <extracomment>%1 number of the step, %2 how many there are, %3 its name, %4 its state</extracomment>
        <translation>Schritt %1 von %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>first state and its cause</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 → %2 (%3)</source>
        <comment>state before, after, and the cause</comment>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <source>Attempt %1 sent</source>
        <translation>Versuch %1 gesendet</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Versuch %1: %2</translation>
    </message>
    <message>
        <source>Attempt %1: %2, %3</source>
        <translation>Versuch %1: %2, %3</translation>
    </message>
    <message>
        <source>Asked the provider: nothing was recorded</source>
        <translation>Anbieter gefragt: Nichts wurde festgehalten</translation>
    </message>
    <message>
        <source>Asking the provider, not finished</source>
        <translation>Anbieter wird gefragt, nicht fertig</translation>
    </message>
    <message>
        <source>Provider %1: %2</source>
        <comment>method of a lookup and what it found</comment>
        <translation>Anbieter %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of a statement and its action</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was signed, and the reason given</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Signed: %1 (log %2)</source>
        <translation>Unterschrieben: %1 (Protokoll %2)</translation>
    </message>
    <message>
        <source>Proposal expired; nothing was sent. The maker must look up again</source>
        <translation>Antrag abgelaufen; nichts wurde gesendet. Wer ihn stellte, muss erneut nachfragen</translation>
    </message>
    <message>
        <source>Conflict %1, settled as %2</source>
        <translation>Konflikt %1, beigelegt als %2</translation>
    </message>
    <message>
        <source>Conflict %1, open</source>
        <translation>Konflikt %1, offen</translation>
    </message>
    <message>
        <source>Needs me</source>
        <comment>tab of the queue: effects this person should look after</comment>
        <translation>Braucht mich</translation>
    </message>
    <message>
        <source>Overdue</source>
        <comment>tab of the queue: unknown past the provider&apos;s normal window</comment>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Key expiring</source>
        <comment>tab of the queue: the provider soon forgets the idempotency key, or has</comment>
        <translation>Schlüssel läuft ab</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>tab of the queue: frozen by a person</comment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>All</source>
        <comment>tab of the queue: every effect that needs somebody</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Nothing here needs you. Last check %1.</source>
        <translation>Nichts hier braucht Sie. Zuletzt geprüft %1.</translation>
    </message>
    <message>
        <source>No effect is overdue. Last check %1.</source>
        <translation>Kein Vorgang ist überfällig. Zuletzt geprüft %1.</translation>
    </message>
    <message>
        <source>No idempotency key expires within the hour. Last check %1.</source>
        <translation>Kein Schlüssel läuft in dieser Stunde ab. Zuletzt geprüft %1.</translation>
    </message>
    <message>
        <source>No effect is held. Last check %1.</source>
        <translation>Kein Vorgang ist angehalten. Zuletzt geprüft %1.</translation>
    </message>
    <message>
        <source>No unknown effects. Last check %1.</source>
        <translation>Keine unbekannten Vorgänge. Zuletzt geprüft %1.</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column: the one state of an effect</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Age</source>
        <comment>column: how long ago the last attempt was</comment>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Key left</source>
        <comment>column: how long the provider still knows the idempotency key</comment>
        <translation>Schlüssel noch</translation>
    </message>
    <message>
        <source>Cur</source>
        <comment>column: ISO code of the currency, narrow</comment>
        <translation>Whg</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column: money</comment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Provider</source>
        <comment>column: who was asked to carry the effect out</comment>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>To</source>
        <comment>column: the recipient</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>Intent key</source>
        <comment>column: name of the effect</comment>
        <translation>Vorgangsschlüssel</translation>
    </message>
    <message>
        <source>Most time until harm first</source>
        <translation>Längste Zeit bis zum Schaden zuerst</translation>
    </message>
    <message>
        <source>Least time until harm first</source>
        <translation>Kürzeste Zeit bis zum Schaden zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Most key time left first</source>
        <translation>Längste Schlüsselzeit zuerst</translation>
    </message>
    <message>
        <source>Least key time left first</source>
        <translation>Kürzeste Schlüsselzeit zuerst</translation>
    </message>
    <message>
        <source>By currency, largest amount first</source>
        <translation>Nach Währung, größter Betrag zuerst</translation>
    </message>
    <message>
        <source>By currency, smallest amount first</source>
        <translation>Nach Währung, kleinster Betrag zuerst</translation>
    </message>
    <message>
        <source>By provider, Z to A</source>
        <translation>Nach Anbieter, Z bis A</translation>
    </message>
    <message>
        <source>By provider, A to Z</source>
        <translation>Nach Anbieter, A bis Z</translation>
    </message>
    <message>
        <source>By recipient, Z to A</source>
        <translation>Nach Empfänger, Z bis A</translation>
    </message>
    <message>
        <source>By recipient, A to Z</source>
        <translation>Nach Empfänger, A bis Z</translation>
    </message>
    <message>
        <source>By intent key, Z to A</source>
        <translation>Nach Vorgangsschlüssel, Z bis A</translation>
    </message>
    <message>
        <source>By intent key, A to Z</source>
        <translation>Nach Vorgangsschlüssel, A bis Z</translation>
    </message>
    <message>
        <source>%1 accepted this at %2. Nothing of yours was sent.</source>
        <translation>%1 hat dies am %2 angenommen. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 rejected this at %2. Nothing of yours was sent.</source>
        <translation>%1 hat dies am %2 abgelehnt. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 released this for a retry at %2. Nothing of yours was sent.</source>
        <translation>%1 hat dies am %2 zum Wiederholen freigegeben. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 proposed something for this at %2. Nothing of yours was sent.</source>
        <translation>%1 hat hierzu am %2 etwas beantragt. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 declined this proposal at %2. Nothing of yours was sent.</source>
        <translation>%1 hat diesen Antrag am %2 zurückgewiesen. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 withdrew this proposal at %2. Nothing of yours was sent.</source>
        <translation>%1 hat diesen Antrag am %2 zurückgezogen. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 took a hold on this at %2. Nothing of yours was sent.</source>
        <translation>%1 hat dies am %2 angehalten. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 changed this at %2. Nothing of yours was sent.</source>
        <translation>%1 hat dies am %2 geändert. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>The proposal expired at %1, nothing was sent; its maker must look up again.</source>
        <translation>Der Antrag ist am %1 abgelaufen, nichts wurde gesendet; wer ihn stellte, muss erneut nachfragen.</translation>
    </message>
    <message>
        <source>The effect moved to %1 at %2 by itself. Nothing of yours was sent.</source>
        <translation>Der Vorgang ging am %2 von selbst in %1 über. Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>No workflow is recorded for this effect; nothing resumes by itself.</source>
        <translation>Zu diesem Vorgang ist kein Ablauf verzeichnet; von selbst geht nichts weiter.</translation>
    </message>
    <message>
        <source>No provider call is made. No money moves.</source>
        <translation>Kein Aufruf beim Anbieter. Kein Geld bewegt sich.</translation>
    </message>
    <message>
        <source>Workflow %1 resumes with this receipt.</source>
        <translation>Ablauf %1 geht mit dieser Quittung weiter.</translation>
    </message>
    <message>
        <source>Reversing it later needs two people.</source>
        <translation>Umkehren braucht später zwei Personen.</translation>
    </message>
    <message>
        <source>The provider&apos;s object differs in: %1.</source>
        <translation>Das Objekt des Anbieters weicht ab in: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n other object(s) at the provider are named as surplus.</source>
        <translation>
            <numerusform>%n weiteres Objekt beim Anbieter ist als überzählig benannt.</numerusform>
            <numerusform>%n weitere Objekte beim Anbieter sind als überzählig benannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workflow %1 goes on as after a refusal.</source>
        <translation>Ablauf %1 geht weiter wie nach einer Ablehnung.</translation>
    </message>
    <message>
        <source>If the effect does exist, the customer may be charged again. Reversing this needs two people.</source>
        <translation>Gibt es die Wirkung doch, wird der Kunde vielleicht erneut belastet. Umkehren braucht zwei Personen.</translation>
    </message>
    <message>
        <source>The contract says: %1</source>
        <translation>Der Vertrag sagt: %1</translation>
    </message>
    <message>
        <source>A worker sends the request again, with the same key and the same digest. Money may move.</source>
        <translation>Ein Arbeiter sendet die Anfrage erneut, mit gleichem Schlüssel und gleicher Prüfsumme. Geld kann fließen.</translation>
    </message>
    <message>
        <source>If the first attempt lands late, the provider&apos;s key makes it one effect only while the provider remembers the key.</source>
        <translation>Kommt der erste Versuch spät an, macht der Schlüssel des Anbieters nur dann eine einzige Wirkung daraus, solange der Anbieter ihn kennt.</translation>
    </message>
    <message>
        <source>Key %1, digest %2.</source>
        <translation>Schlüssel %1, Prüfsumme %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) so far.</source>
        <translation>
            <numerusform>Bisher %n Versuch.</numerusform>
            <numerusform>Bisher %n Versuche.</numerusform>
        </translation>
    </message>
    <message>
        <source>A retry may be sent for %1 more, until %2.</source>
        <translation>Wiederholt werden darf noch %1, bis %2.</translation>
    </message>
    <message>
        <source>The provider may not know the key any more: a retry could do it twice.</source>
        <translation>Der Anbieter kennt den Schlüssel vielleicht nicht mehr: Wiederholen könnte es zweimal tun.</translation>
    </message>
    <message>
        <source>A new command moves money the other way. History is kept.</source>
        <translation>Ein neuer Auftrag bewegt Geld zurück. Der Verlauf bleibt.</translation>
    </message>
    <message>
        <source>New command %1: %2 of %3.</source>
        <translation>Neuer Auftrag %1: %2 von %3.</translation>
    </message>
    <message>
        <source>It takes back %1.</source>
        <translation>Er nimmt %1 zurück.</translation>
    </message>
    <message>
        <source>Nothing is decided: the question is recorded.</source>
        <translation>Nichts ist entschieden: Die Frage wird festgehalten.</translation>
    </message>
    <message>
        <source>The proposal ends. The effect stays %1.</source>
        <translation>Der Antrag endet. Der Vorgang bleibt %1.</translation>
    </message>
    <message>
        <source>The person who proposed it sees your reason and your text.</source>
        <translation>Wer ihn gestellt hat, sieht Ihren Grund und Ihren Text.</translation>
    </message>
    <message>
        <source>No worker may send it until the hold ends. You are shown as its owner.</source>
        <translation>Kein Arbeiter darf ihn senden, bis der Halt endet. Sie stehen als Inhaber da.</translation>
    </message>
    <message>
        <source>It can be ended before, and it ends by itself.</source>
        <translation>Er lässt sich vorher beenden, und er endet von selbst.</translation>
    </message>
    <message>
        <source>The hold ends now. A prepared effect may be sent again.</source>
        <translation>Der Halt endet jetzt. Ein vorbereiteter Vorgang darf wieder gesendet werden.</translation>
    </message>
    <message>
        <source>The effect stays %1. Nothing is decided.</source>
        <translation>Der Vorgang bleibt %1. Nichts ist entschieden.</translation>
    </message>
    <message>
        <source>They see the effect, its evidence and your note.</source>
        <translation>Man sieht dort den Vorgang, seine Belege und Ihre Notiz.</translation>
    </message>
    <message>
        <source>The conflict is closed as you say. The effect stays %1.</source>
        <translation>Der Konflikt wird beigelegt, wie Sie sagen. Der Vorgang bleibt %1.</translation>
    </message>
    <message>
        <source>The effect is unknown again and must be decided again. What followed from it is not undone.</source>
        <translation>Der Vorgang ist wieder unbekannt und muss neu entschieden werden. Was daraus folgte, wird nicht ungeschehen.</translation>
    </message>
    <message>
        <source>the amount is above what one person may settle</source>
        <translation>der Betrag ist höher, als eine Person entscheiden darf</translation>
    </message>
    <message>
        <source>the sum of this window is above what one person may settle</source>
        <translation>die Summe dieses Zeitraums ist höher, als eine Person entscheiden darf</translation>
    </message>
    <message>
        <source>the amount is not known</source>
        <translation>der Betrag ist nicht bekannt</translation>
    </message>
    <message>
        <source>the object differs from what was intended</source>
        <translation>das Objekt weicht vom Gewollten ab</translation>
    </message>
    <message>
        <source>the provider shows more than one object</source>
        <translation>der Anbieter zeigt mehr als ein Objekt</translation>
    </message>
    <message>
        <source>the object was reversed later</source>
        <translation>das Objekt wurde später rückgängig gemacht</translation>
    </message>
    <message>
        <source>it stands on an attested document</source>
        <translation>es stützt sich auf ein beglaubigtes Dokument</translation>
    </message>
    <message>
        <source>the provider takes no key</source>
        <translation>der Anbieter nimmt keinen Schlüssel</translation>
    </message>
    <message>
        <source>nobody knows when it was sent</source>
        <translation>niemand weiß, wann es gesendet wurde</translation>
    </message>
    <message>
        <source>another compensation exists</source>
        <translation>es gibt schon einen anderen Ausgleich</translation>
    </message>
    <message>
        <source>a conflict is open</source>
        <translation>ein Konflikt ist offen</translation>
    </message>
    <message>
        <source>a resolution is reversed</source>
        <translation>eine Klärung wird umgekehrt</translation>
    </message>
    <message>
        <source>This changes who may do what, or under which rules.</source>
        <translation>Dies ändert, wer was darf oder nach welchen Regeln.</translation>
    </message>
    <message>
        <source>%1 counts as done once, by %2.</source>
        <translation>%1 gilt als einmal geschehen, durch %2.</translation>
    </message>
    <message>
        <source>%1 counts as not done.</source>
        <translation>%1 gilt als nicht geschehen.</translation>
    </message>
    <message>
        <source>%1 is sent again.</source>
        <translation>%1 wird erneut gesendet.</translation>
    </message>
    <message>
        <source>%1 is taken back.</source>
        <translation>%1 wird zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 is unknown again.</source>
        <translation>%1 ist wieder unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays %2.</source>
        <translation>%1 bleibt %2.</translation>
    </message>
    <message>
        <source>Nothing happens until another person has looked for himself and countersigned.</source>
        <translation>Nichts geschieht, bis eine andere Person selbst nachgesehen und gegengezeichnet hat.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>a list of the policy that holds nothing</extracomment>
        <translation>keines</translation>
    </message>
    <message>
        <source>Provider object</source>
        <translation>Objekt beim Anbieter</translation>
    </message>
    <message>
        <source>Compensation</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Held until</source>
        <translation>Angehalten bis</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Policy %1: you are the second person; two signatures stand under it.</source>
        <translation>Richtlinie %1: Sie sind die zweite Person; zwei Unterschriften stehen darunter.</translation>
    </message>
    <message>
        <source>Policy %1: up to %2, one signature.</source>
        <translation>Richtlinie %1: bis %2, eine Unterschrift.</translation>
    </message>
    <message>
        <source>Policy %1: one signature is enough.</source>
        <translation>Richtlinie %1: eine Unterschrift genügt.</translation>
    </message>
    <message>
        <source>Policy %1: another person must countersign.</source>
        <translation>Richtlinie %1: Eine andere Person muss gegenzeichnen.</translation>
    </message>
    <message>
        <source>Policy %1: another person must countersign, because: %2.</source>
        <translation>Richtlinie %1: Eine andere Person muss gegenzeichnen, denn: %2.</translation>
    </message>
    <message>
        <source>No evidence is cited.</source>
        <translation>Kein Beleg ist angeführt.</translation>
    </message>
    <message>
        <source>The evidence cited does not say when it was read.</source>
        <translation>Der angeführte Beleg sagt nicht, wann er gelesen wurde.</translation>
    </message>
    <message>
        <source>Evidence read %1, %2 old.</source>
        <translation>Beleg gelesen %1, %2 alt.</translation>
    </message>
    <message>
        <source>Evidence read %1, %2 old, limit %3.</source>
        <translation>Beleg gelesen %1, %2 alt, Grenze %3.</translation>
    </message>
    <message>
        <source>%1 by %2 at %3: %4</source>
        <translation>%1 von %2 am %3: %4</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>%1, capped: the key is kept until %2</source>
        <translation>%1, gekürzt: Der Schlüssel bleibt bis %2</translation>
    </message>
    <message>
        <source>COUNTERSIGN: %1</source>
        <translation>GEGENZEICHNEN: %1</translation>
    </message>
    <message numerus="yes">
        <source>statement v1, %n byte(s), %1</source>
        <translation>
            <numerusform>Erklärung v1, %n Byte, %1</numerusform>
            <numerusform>Erklärung v1, %n Bytes, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The statement has a field that this program cannot show: %1. It cannot be signed here.</source>
        <translation>Die Erklärung hat ein Feld, das dieses Programm nicht zeigen kann: %1. Hier kann sie nicht unterschrieben werden.</translation>
    </message>
    <message>
        <source>Choose what is taken back.</source>
        <translation>Wählen Sie, was zurückgenommen wird.</translation>
    </message>
    <message>
        <source>Choose which object is the receipt.</source>
        <translation>Wählen Sie, welches Objekt die Quittung ist.</translation>
    </message>
    <message>
        <source>Choose who is to look at it.</source>
        <translation>Wählen Sie, wer nachsehen soll.</translation>
    </message>
    <message>
        <source>Choose how the conflict ended.</source>
        <translation>Wählen Sie, wie der Konflikt endete.</translation>
    </message>
    <message>
        <source>Choose a reason.</source>
        <translation>Wählen Sie einen Grund.</translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n character(s) of reason.</source>
        <translation>
            <numerusform>Schreiben Sie mindestens %n Zeichen als Grund.</numerusform>
            <numerusform>Schreiben Sie mindestens %n Zeichen als Grund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick the evidence you rely on.</source>
        <translation>Wählen Sie den Beleg, auf den Sie sich stützen.</translation>
    </message>
    <message>
        <source>Type the amount as the evidence shows it.</source>
        <translation>Tippen Sie den Betrag, wie ihn der Beleg zeigt.</translation>
    </message>
    <message>
        <source>The amount you typed is not the one in the evidence.</source>
        <translation>Der getippte Betrag ist nicht der des Belegs.</translation>
    </message>
    <message>
        <source>The statement is being written anew with what you chose.</source>
        <translation>Die Erklärung wird mit Ihrer Wahl neu geschrieben.</translation>
    </message>
    <message>
        <source>ACCEPT CONFIRMED RECEIPT</source>
        <translation>QUITTUNG ALS BESTÄTIGUNG ANNEHMEN</translation>
    </message>
    <message>
        <source>Sign and accept</source>
        <translation>Unterschreiben und annehmen</translation>
    </message>
    <message>
        <source>MARK REJECTED</source>
        <translation>ALS ABGELEHNT BUCHEN</translation>
    </message>
    <message>
        <source>Sign and reject</source>
        <translation>Unterschreiben und ablehnen</translation>
    </message>
    <message>
        <source>RELEASE FOR RETRY</source>
        <translation>ZUM WIEDERHOLEN FREIGEBEN</translation>
    </message>
    <message>
        <source>Sign and release</source>
        <translation>Unterschreiben und freigeben</translation>
    </message>
    <message>
        <source>COMPENSATE WITH A NEW COMMAND</source>
        <translation>DURCH EINEN NEUEN AUFTRAG AUSGLEICHEN</translation>
    </message>
    <message>
        <source>Sign and compensate</source>
        <translation>Unterschreiben und ausgleichen</translation>
    </message>
    <message>
        <source>REVERSE A RESOLUTION</source>
        <translation>EINE KLÄRUNG UMKEHREN</translation>
    </message>
    <message>
        <source>Sign and reopen</source>
        <translation>Unterschreiben und wieder öffnen</translation>
    </message>
    <message>
        <source>HOLD</source>
        <extracomment>kind of log entry: frozen for a time</extracomment>
        <translation>ANHALTEN</translation>
    </message>
    <message>
        <source>Sign and hold</source>
        <translation>Unterschreiben und anhalten</translation>
    </message>
    <message>
        <source>END THE HOLD</source>
        <translation>DEN HALT BEENDEN</translation>
    </message>
    <message>
        <source>Sign and end the hold</source>
        <translation>Unterschreiben und Halt beenden</translation>
    </message>
    <message>
        <source>ESCALATE</source>
        <extracomment>kind of log entry</extracomment>
        <translation>WEITERGEBEN</translation>
    </message>
    <message>
        <source>Sign and escalate</source>
        <translation>Unterschreiben und weitergeben</translation>
    </message>
    <message>
        <source>SETTLE A CONFLICT</source>
        <translation>EINEN KONFLIKT BEILEGEN</translation>
    </message>
    <message>
        <source>Sign and settle</source>
        <translation>Unterschreiben und beilegen</translation>
    </message>
    <message>
        <source>COUNTERSIGN</source>
        <extracomment>kind of log entry</extracomment>
        <translation>GEGENZEICHNEN</translation>
    </message>
    <message>
        <source>Countersign</source>
        <translation>Gegenzeichnen</translation>
    </message>
    <message>
        <source>DECLINE A PROPOSAL</source>
        <translation>EINEN ANTRAG ZURÜCKWEISEN</translation>
    </message>
    <message>
        <source>Sign and decline</source>
        <translation>Unterschreiben und zurückweisen</translation>
    </message>
    <message>
        <source>WITHDRAW YOUR PROPOSAL</source>
        <translation>IHREN ANTRAG ZURÜCKZIEHEN</translation>
    </message>
    <message>
        <source>Sign and withdraw</source>
        <translation>Unterschreiben und zurückziehen</translation>
    </message>
    <message>
        <source>ASK ABOUT A PROPOSAL</source>
        <translation>ZU EINEM ANTRAG FRAGEN</translation>
    </message>
    <message>
        <source>Sign and ask</source>
        <translation>Unterschreiben und fragen</translation>
    </message>
    <message>
        <source>single provider match</source>
        <translation>ein einziger Treffer beim Anbieter</translation>
    </message>
    <message>
        <source>differs, and is accepted</source>
        <translation>weicht ab und wird hingenommen</translation>
    </message>
    <message>
        <source>several matches, one is the receipt</source>
        <translation>mehrere Treffer, einer ist die Quittung</translation>
    </message>
    <message>
        <source>attested document</source>
        <translation>beglaubigtes Dokument</translation>
    </message>
    <message>
        <source>the provider refused it</source>
        <translation>der Anbieter hat es verweigert</translation>
    </message>
    <message>
        <source>absence is proven</source>
        <translation>das Fehlen ist bewiesen</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>the customer asked for it</source>
        <translation>der Kunde bat darum</translation>
    </message>
    <message>
        <source>wrong resolution</source>
        <translation>falsche Klärung</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>corroborated: both sides agree after all</source>
        <translation>bekräftigt: Beide Seiten stimmen doch überein</translation>
    </message>
    <message>
        <source>the duplicate was compensated</source>
        <translation>das Doppelte wurde ausgeglichen</translation>
    </message>
    <message>
        <source>the loss is accepted</source>
        <translation>der Verlust wird hingenommen</translation>
    </message>
    <message>
        <source>the provider was wrong</source>
        <translation>der Anbieter lag falsch</translation>
    </message>
    <message>
        <source>PREPARED</source>
        <translation>VORBEREITET</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>UNBEKANNT</translation>
    </message>
    <message>
        <source>CONFIRMED</source>
        <translation>BESTÄTIGT</translation>
    </message>
    <message>
        <source>REJECTED</source>
        <translation>ABGELEHNT</translation>
    </message>
    <message>
        <source>COMPENSATED</source>
        <translation>AUSGEGLICHEN</translation>
    </message>
    <message>
        <source>PROPOSE: %1</source>
        <translation>BEANTRAGEN: %1</translation>
    </message>
    <message>
        <source>Sign and propose</source>
        <translation>Unterschreiben und beantragen</translation>
    </message>
    <message>
        <source>%1&#xa0;%2 refund</source>
        <comment>%1 is a currency code, %2 a negative amount of it</comment>
        <translation>%1 %2 Erstattung</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <comment>%1 is a currency code, %2 the digits of an amount</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no amount</source>
        <comment>an effect that moves no money</comment>
        <translation>kein Betrag</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>an age in seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 m</source>
        <comment>an age in minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <comment>an age in hours and minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <comment>an age in days and hours</comment>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1: one object, %2, %3</source>
        <translation>%1: ein Objekt, %2, %3</translation>
    </message>
    <message>
        <source>%1, a second person signs too</source>
        <translation>%1, eine zweite Person unterschreibt mit</translation>
    </message>
    <message>
        <source>Accept needs two people above, %1</source>
        <translation>Annehmen braucht zwei Personen über, %1</translation>
    </message>
    <message>
        <source>Reject needs two people above, %1</source>
        <translation>Ablehnen braucht zwei Personen über, %1</translation>
    </message>
    <message>
        <source>Release needs two people above, %1</source>
        <translation>Freigeben braucht zwei Personen über, %1</translation>
    </message>
    <message>
        <source>Compensate needs two people above, %1</source>
        <translation>Ausgleichen braucht zwei Personen über, %1</translation>
    </message>
    <message>
        <source>Two people above, %1</source>
        <translation>Zwei Personen über, %1</translation>
    </message>
    <message>
        <source>People to accept, whatever the amount</source>
        <translation>Personen zum Annehmen, bei jedem Betrag</translation>
    </message>
    <message>
        <source>People to reject, whatever the amount</source>
        <translation>Personen zum Ablehnen, bei jedem Betrag</translation>
    </message>
    <message>
        <source>People to release, whatever the amount</source>
        <translation>Personen zum Freigeben, bei jedem Betrag</translation>
    </message>
    <message>
        <source>People to compensate, whatever the amount</source>
        <translation>Personen zum Ausgleichen, bei jedem Betrag</translation>
    </message>
    <message>
        <source>People to reverse, whatever the amount</source>
        <translation>Personen zum Umkehren, bei jedem Betrag</translation>
    </message>
    <message>
        <source>Evidence is fresh for</source>
        <translation>Belege gelten als frisch für</translation>
    </message>
    <message>
        <source>An approver&apos;s own look is fresh for</source>
        <translation>Der eigene Blick des Freigebenden gilt als frisch für</translation>
    </message>
    <message>
        <source>A proposal waits for at most</source>
        <translation>Ein Vorschlag wartet höchstens</translation>
    </message>
    <message>
        <source>Freeze lasts</source>
        <translation>Einfrieren dauert</translation>
    </message>
    <message>
        <source>A hold lasts at most</source>
        <translation>Ein Halt dauert höchstens</translation>
    </message>
    <message>
        <source>Overdue effects escalate after</source>
        <translation>Überfällige Effekte eskalieren nach</translation>
    </message>
    <message>
        <source>Prepared and never sent is overdue after</source>
        <translation>Vorbereitet und nie gesendet ist überfällig nach</translation>
    </message>
    <message>
        <source>Compensations of one operator in an hour, at most</source>
        <translation>Ausgleiche einer Person je Stunde, höchstens</translation>
    </message>
    <message>
        <source>Recipients of a message that one person may settle</source>
        <translation>Empfänger einer Nachricht, über die eine Person allein entscheidet</translation>
    </message>
    <message>
        <source>Messages that one person may settle in a window</source>
        <translation>Nachrichten, über die eine Person je Zeitfenster allein entscheidet</translation>
    </message>
    <message>
        <source>Window of sums: %1</source>
        <translation>Zeitfenster der Summen: %1</translation>
    </message>
    <message>
        <source>Settled by the program itself: %1</source>
        <translation>Vom Programm selbst entschieden: %1</translation>
    </message>
    <message>
        <source>Log entries a signer&apos;s head may be behind</source>
        <translation>Einträge, um die der Stand eines Unterzeichners zurückliegen darf</translation>
    </message>
    <message>
        <source>Digest of the rules</source>
        <translation>Prüfsumme der Regeln</translation>
    </message>
    <message>
        <source>Policy %1: two people always decide this, whatever the amount.</source>
        <translation>Richtlinie %1: darüber entscheiden immer zwei Personen, bei jedem Betrag.</translation>
    </message>
    <message>
        <source>written before anything was sent</source>
        <translation>aufgeschrieben, bevor etwas gesendet wurde</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>keine Antwort in der Zeit</translation>
    </message>
    <message>
        <source>the provider may have forgotten the key</source>
        <translation>der Anbieter kann den Schlüssel vergessen haben</translation>
    </message>
    <message>
        <source>an answer that proves nothing</source>
        <translation>eine Antwort, die nichts beweist</translation>
    </message>
    <message>
        <source>refused by the provider</source>
        <translation>vom Anbieter abgelehnt</translation>
    </message>
    <message>
        <source>the worker&apos;s receipt</source>
        <translation>die Quittung des Workers</translation>
    </message>
    <message>
        <source>a webhook of the provider</source>
        <translation>ein Webhook des Anbieters</translation>
    </message>
    <message>
        <source>the provider has it, not done yet</source>
        <translation>der Anbieter hat es, noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>the provider has done it</source>
        <translation>der Anbieter hat es ausgeführt</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>imported from another ledger</source>
        <translation>aus einem anderen Verzeichnis übernommen</translation>
    </message>
    <message numerus="yes">
        <source>%1, schema %2, %n statement(s)</source>
        <translation>
            <numerusform>%1, Schema %2, %n Erklärung</numerusform>
            <numerusform>%1, Schema %2, %n Erklärungen</numerusform>
        </translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Fassung %1</translation>
    </message>
    <message>
        <source>Ledger answers</source>
        <translation>Verzeichnis antwortet</translation>
    </message>
    <message>
        <source>Root keys are pinned for</source>
        <translation>Wurzelschlüssel hinterlegt für</translation>
    </message>
    <message>
        <source>Signing key opens</source>
        <translation>Unterschriftsschlüssel öffnet sich</translation>
    </message>
    <message>
        <source>Log continues the pinned head</source>
        <translation>Protokoll setzt den bekannten Kopf fort</translation>
    </message>
    <message>
        <source>Policy in force</source>
        <translation>Geltende Richtlinie</translation>
    </message>
    <message>
        <source>nothing is proven yet</source>
        <translation>noch ist nichts bewiesen</translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>an hour of a day, UTC: 12-02 15h</comment>
        <translation>%1 Uhr</translation>
    </message>
    <message>
        <source>How long has nobody known?</source>
        <translation>Wie lange weiß es schon niemand?</translation>
    </message>
    <message>
        <source>Nothing is unknown.</source>
        <translation>Nichts ist unbekannt.</translation>
    </message>
    <message>
        <source>All are within their windows.</source>
        <translation>Alle liegen in ihren Fenstern.</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown effect(s) of %1 are older than the normal window of %2.</source>
        <translation>
            <numerusform>%n unbekannter Vorgang von %1 ist älter als das übliche Fenster von %2.</numerusform>
            <numerusform>%n unbekannte Vorgänge von %1 sind älter als das übliche Fenster von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do we keep up?</source>
        <translation>Kommen wir nach?</translation>
    </message>
    <message>
        <source>effects per hour</source>
        <translation>Vorgänge je Stunde</translation>
    </message>
    <message>
        <source>became unknown</source>
        <translation>unbekannt geworden</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>geklärt</translation>
    </message>
    <message>
        <source>Resolutions keep up with arrivals.</source>
        <translation>Die Klärungen halten Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>For %n hour(s) more effects became unknown than were resolved.</source>
        <translation>
            <numerusform>Seit %n Stunde wird mehr unbekannt als geklärt.</numerusform>
            <numerusform>Seit %n Stunden wird mehr unbekannt als geklärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>95 of 100 unknown effects are younger than %1.</source>
        <translation>95 von 100 unbekannten Vorgängen sind jünger als %1.</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Do our questions get answers?</source>
        <translation>Bekommen unsere Fragen Antwort?</translation>
    </message>
    <message>
        <source>% answered</source>
        <translation>% beantwortet</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>by key: 95 %</source>
        <translation>nach Schlüssel: 95 %</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Nothing was looked up in 28 days.</source>
        <translation>In 28 Tagen wurde nichts nachgefragt.</translation>
    </message>
    <message>
        <source>Lookups are answered.</source>
        <translation>Nachfragen werden beantwortet.</translation>
    </message>
    <message>
        <source>%1, only %2</source>
        <comment>method of a lookup, how often it was used: too few to judge</comment>
        <translation>%1, nur %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>Only %1 % of the questions by %2 are answered.</source>
        <translation>Nur %1 % der Fragen %2 werden beantwortet.</translation>
    </message>
    <message>
        <source>Was something nearly done twice?</source>
        <translation>Wäre fast etwas zweimal geschehen?</translation>
    </message>
    <message>
        <source>conflicts per hour</source>
        <translation>Konflikte je Stunde</translation>
    </message>
    <message>
        <source>same key, other request</source>
        <translation>gleicher Schlüssel, andere Anfrage</translation>
    </message>
    <message>
        <source>other contradictions</source>
        <translation>andere Widersprüche</translation>
    </message>
    <message numerus="yes">
        <source>No conflict in 7 days; %n repeated prepare(s) found their effect.</source>
        <translation>
            <numerusform>Kein Konflikt in 7 Tagen; %n wiederholte Vorbereitung fand ihren Vorgang.</numerusform>
            <numerusform>Kein Konflikt in 7 Tagen; %n wiederholte Vorbereitungen fanden ihren Vorgang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) in 7 days.</source>
        <translation>
            <numerusform>%n Konflikt in 7 Tagen.</numerusform>
            <numerusform>%n Konflikte in 7 Tagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) a key came back with another request: two programs use one key.</source>
        <translation>
            <numerusform>%n-mal kam ein Schlüssel mit einer anderen Anfrage wieder: Zwei Programme benutzen einen Schlüssel.</numerusform>
            <numerusform>%n-mal kam ein Schlüssel mit einer anderen Anfrage wieder: Zwei Programme benutzen einen Schlüssel.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much do we take back?</source>
        <translation>Wie viel nehmen wir zurück?</translation>
    </message>
    <message>
        <source>% of confirmations</source>
        <translation>% der Bestätigungen</translation>
    </message>
    <message>
        <source>compensated</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>limit 0.5 %</source>
        <translation>Grenze 0,5 %</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Compensated</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>%1 of %2 confirmed effects were taken back in 28 days.</source>
        <translation>%1 von %2 bestätigten Vorgängen wurden in 28 Tagen zurückgenommen.</translation>
    </message>
    <message>
        <source>That is above the limit of 0.5 %.</source>
        <translation>Das liegt über der Grenze von 0,5 %.</translation>
    </message>
    <message>
        <source>Do approvers look before they sign?</source>
        <translation>Sehen die Freigebenden hin, bevor sie unterschreiben?</translation>
    </message>
    <message>
        <source>time to decide</source>
        <translation>Zeit bis zur Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>Half of %n decision(s) took less than %1; %2 were declined.</source>
        <translation>
            <numerusform>Die Hälfte von %n Entscheidung dauerte weniger als %1; zurückgewiesen: %2.</numerusform>
            <numerusform>Die Hälfte von %n Entscheidungen dauerte weniger als %1; zurückgewiesen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was countersigned yet.</source>
        <translation>Noch wurde nichts gegengezeichnet.</translation>
    </message>
    <message>
        <source>That is too fast to have looked.</source>
        <translation>Das ist zu schnell, um hingesehen zu haben.</translation>
    </message>
    <message>
        <source>Nobody ever declines.</source>
        <translation>Niemand weist je zurück.</translation>
    </message>
    <message>
        <source>Countersign log entry %1: %2 at %3, status %4 → %5.</source>
        <extracomment>%1 number of the log entry, %2 what it did, %3 time, %4 status before, %5 status after</extracomment>
        <translation>Countersign, Protokolleintrag %1: %2 am %3, Stand %4 → %5.</translation>
    </message>
    <message>
        <source>Statement %1.</source>
        <extracomment>%1 id of a signed statement</extracomment>
        <translation>Erklärung %1.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>copy as plain text</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tab-separated (TSV)</source>
        <translation>Mit Tabulatoren (TSV)</translation>
    </message>
    <message>
        <source>Comma-separated (CSV)</source>
        <translation>Mit Kommas (CSV)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Ticket summary, no personal data</source>
        <translation>Für ein Ticket, ohne persönliche Daten</translation>
    </message>
    <message>
        <source>(empty)</source>
        <extracomment>value of a signed field that is there and holds nothing</extracomment>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>%1 status before, %2 status after</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>New command</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>Handed up to</source>
        <translation>Weitergegeben an</translation>
    </message>
    <message>
        <source>Conflict settled as</source>
        <translation>Konflikt beigelegt als</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Status now</source>
        <translation>Stand jetzt</translation>
    </message>
    <message>
        <source>cited, but not stored in this ledger</source>
        <translation>angeführt, aber nicht in diesem Verzeichnis</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>This entry cites no evidence.</source>
        <translation>Dieser Eintrag führt keinen Beleg an.</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Unterschrieben von</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Ed25519 signature</source>
        <translation>Ed25519-Unterschrift</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>signatures given of those needed</extracomment>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation>Beantragt von</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Beantwortet von</translation>
    </message>
    <message>
        <source>Compensates</source>
        <translation>Gleicht aus</translation>
    </message>
    <message>
        <source>Parent effect</source>
        <translation>Übergeordneter Vorgang</translation>
    </message>
    <message>
        <source>Part of batch</source>
        <translation>Teil des Stapels</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <extracomment>another entry about the same effect: %1 its number</extracomment>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Nothing else in the ledger belongs to this entry.</source>
        <translation>Nichts weiter im Verzeichnis gehört zu diesem Eintrag.</translation>
    </message>
    <message>
        <source>Entry %1: %2 at %3</source>
        <extracomment>head of the details: %1 number of the entry, %2 what it did, %3 when</extracomment>
        <translation>Eintrag %1: %2 am %3</translation>
    </message>
    <message>
        <source>Only an accepted receipt or a rejection can be reversed.</source>
        <translation>Nur eine angenommene Quittung oder eine Ablehnung lässt sich umkehren.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) written to %1. Times are UTC, amounts plain; the evidence bundle is what proves.</source>
        <extracomment>%n rows were exported, %1 file</extracomment>
        <translation>
            <numerusform>%n Zeile nach %1 geschrieben. Zeiten sind UTC, Beträge einfach; beweisend ist das Belegpaket.</numerusform>
            <numerusform>%n Zeilen nach %1 geschrieben. Zeiten sind UTC, Beträge einfach; beweisend ist das Belegpaket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1 and verified again from the file, by the root keys alone. SHA-256 %2. To check it elsewhere: %3</source>
        <extracomment>%1 file, %2 its SHA-256, %3 a command line</extracomment>
        <translation>Nach %1 geschrieben und aus der Datei erneut geprüft, allein anhand der Wurzelschlüssel. SHA-256 %2. Anderswo zu prüfen mit: %3</translation>
    </message>
    <message>
        <source>“%1” is no time in UTC; write 2026-11-01 or 2026-11-01 14:00:00Z.</source>
        <translation>„%1“ ist keine Zeit in UTC; schreiben Sie 2026-11-01 oder 2026-11-01 14:00:00Z.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>filter of the history; %1 is an amount</extracomment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>“%1” is no amount; write the currency and a point for decimals: EUR 10000.00.</source>
        <translation>„%1“ ist kein Betrag; schreiben Sie die Währung und einen Punkt vor den Dezimalen: EUR 10000.00.</translation>
    </message>
    <message>
        <source>action %1</source>
        <extracomment>filter of the history; %1 is an action such as RETRY</extracomment>
        <translation>Aktion %1</translation>
    </message>
    <message>
        <source>“%1” is no action of the log.</source>
        <translation>„%1“ ist keine Aktion des Protokolls.</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>filter of the history; %1 is a time in UTC</extracomment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <extracomment>filter of the history; %1 is a time in UTC</extracomment>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>signed or proposed by %1</source>
        <extracomment>filter of the history; %1 is a person</extracomment>
        <translation>unterschrieben oder beantragt von %1</translation>
    </message>
    <message>
        <source>tenant %1</source>
        <extracomment>filter of the history</extracomment>
        <translation>Mandant %1</translation>
    </message>
    <message>
        <source>ACCEPT</source>
        <extracomment>what was decided about an effect: its receipt was accepted</extracomment>
        <translation>ANNEHMEN</translation>
    </message>
    <message>
        <source>REJECT</source>
        <extracomment>what was decided about an effect: it did not happen</extracomment>
        <translation>ABLEHNEN</translation>
    </message>
    <message>
        <source>RETRY</source>
        <extracomment>what was decided about an effect: it may be sent again</extracomment>
        <translation>WIEDERHOLEN</translation>
    </message>
    <message>
        <source>COMPENSATE</source>
        <extracomment>what was decided about an effect: a new command takes it back</extracomment>
        <translation>AUSGLEICHEN</translation>
    </message>
    <message>
        <source>REVERSE</source>
        <extracomment>what was decided about an effect: an earlier decision was taken back</extracomment>
        <translation>UMKEHREN</translation>
    </message>
    <message>
        <source>DECISION</source>
        <extracomment>kind of log entry: one person decided</extracomment>
        <translation>ENTSCHEIDUNG</translation>
    </message>
    <message>
        <source>PROPOSAL</source>
        <extracomment>kind of log entry</extracomment>
        <translation>ANTRAG</translation>
    </message>
    <message>
        <source>DECLINE</source>
        <extracomment>kind of log entry</extracomment>
        <translation>ZURÜCKWEISEN</translation>
    </message>
    <message>
        <source>WITHDRAW</source>
        <extracomment>kind of log entry: the proposer takes his proposal back</extracomment>
        <translation>ZURÜCKZIEHEN</translation>
    </message>
    <message>
        <source>END HOLD</source>
        <extracomment>kind of log entry</extracomment>
        <translation>HALT BEENDEN</translation>
    </message>
    <message>
        <source>NOTE</source>
        <extracomment>kind of log entry</extracomment>
        <translation>NOTIZ</translation>
    </message>
    <message>
        <source>SETTLE CONFLICT</source>
        <extracomment>kind of log entry: says how a conflict ended</extracomment>
        <translation>KONFLIKT BEILEGEN</translation>
    </message>
    <message>
        <source>ENROL PERSON</source>
        <extracomment>kind of log entry</extracomment>
        <translation>PERSON AUFNEHMEN</translation>
    </message>
    <message>
        <source>REVOKE KEY</source>
        <extracomment>kind of log entry</extracomment>
        <translation>SCHLÜSSEL WIDERRUFEN</translation>
    </message>
    <message>
        <source>SET ROLES</source>
        <extracomment>kind of log entry</extracomment>
        <translation>ROLLEN SETZEN</translation>
    </message>
    <message>
        <source>SET POLICY</source>
        <extracomment>kind of log entry</extracomment>
        <translation>RICHTLINIE SETZEN</translation>
    </message>
    <message>
        <source>PUBLISH CONTRACT</source>
        <extracomment>kind of log entry</extracomment>
        <translation>VERTRAG VERÖFFENTLICHEN</translation>
    </message>
    <message>
        <source>%1 proposed</source>
        <extracomment>%1 is an action such as RETRY, for which a second signature is still needed</extracomment>
        <translation>%1 beantragt</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>one entry of the log for a screen reader: who signed</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>signatures %1</source>
        <extracomment>one entry of the log for a screen reader: signatures given of those needed</extracomment>
        <translation>Unterschriften %1</translation>
    </message>
    <message>
        <source>chain %1</source>
        <extracomment>one entry of the log for a screen reader: what verification says of it</extracomment>
        <translation>Kette %1</translation>
    </message>
    <message>
        <source>Entry %1, %2</source>
        <extracomment>%1 is the number of a log entry, %2 says what is wrong with it</extracomment>
        <translation>Eintrag %1, %2</translation>
    </message>
    <message>
        <source>Checked: every entry&apos;s hash and signature, every key and role back to the pinned root keys, two people where two were needed, all cited evidence, and that every status in the ledger follows.</source>
        <translation>Geprüft: Prüfsumme und Unterschrift jedes Eintrags, jeder Schlüssel und jede Rolle bis zu den hinterlegten Wurzelschlüsseln, zwei Personen, wo es zwei sein mussten, alle angeführten Belege, und dass jeder Stand im Verzeichnis daraus folgt.</translation>
    </message>
    <message>
        <source>Facts computed again: %1; facts only the ledger can know: %2.</source>
        <translation>Nachgerechnete Tatsachen: %1; Tatsachen, die nur das Verzeichnis wissen kann: %2.</translation>
    </message>
    <message>
        <source>Compared with the head this computer had seen before (size %1).</source>
        <translation>Verglichen mit dem Kopf, den dieser Rechner zuvor sah (Größe %1).</translation>
    </message>
    <message>
        <source>This computer had seen no earlier head: entries that were cut off before would not show.</source>
        <translation>Dieser Rechner sah keinen früheren Kopf: Zuvor abgeschnittene Einträge fielen nicht auf.</translation>
    </message>
    <message>
        <source>Not checked: whether other people are shown another log; compare a checkpoint of theirs.</source>
        <translation>Nicht geprüft: ob andere ein anderes Protokoll sehen; vergleichen Sie einen ihrer Prüfpunkte.</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>of a log entry: no verification has covered it yet</extracomment>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>of a log entry that a verification found to hold</extracomment>
        <translation>gut</translation>
    </message>
    <message>
        <source>BROKEN</source>
        <extracomment>of a log entry that a verification found to be false</extracomment>
        <translation>FALSCH</translation>
    </message>
    <message>
        <source>VERIFIED %1 records, 0 broken, to head %2 at %3</source>
        <extracomment>%1 number of records, %2 digest of the log&apos;s head, %3 time</extracomment>
        <translation>GEPRÜFT %1 Einträge, 0 falsch, bis zum Kopf %2 am %3</translation>
    </message>
    <message>
        <source>VERIFY FAILED: %1 problems in %2 records, to head %3 at %4. First: %5</source>
        <extracomment>%1 number of problems, %2 number of records, %3 digest of the log&apos;s head, %4 time, %5 the first problem</extracomment>
        <translation>PRÜFUNG GESCHEITERT: %1 Fehler in %2 Einträgen, bis zum Kopf %3 am %4. Der erste: %5</translation>
    </message>
    <message>
        <source>Verifying…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Verifying: %1 of %2 records</source>
        <extracomment>progress of a verification: %1 of %2 records</extracomment>
        <translation>Wird geprüft: %1 von %2 Einträgen</translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation>nichts festgehalten</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>when, which effect, what was found</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>asks to wait until %1</source>
        <translation>bittet zu warten bis %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>an object at the provider and its state there</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>HTTP %1, body %2</source>
        <translation>HTTP %1, Inhalt %2</translation>
    </message>
    <message numerus="yes">
        <source>The provider forgets %n key(s) within the hour.</source>
        <translation>
            <numerusform>Der Anbieter vergisst binnen einer Stunde %n Schlüssel.</numerusform>
            <numerusform>Der Anbieter vergisst binnen einer Stunde %n Schlüssel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) you look after are overdue.</source>
        <translation>
            <numerusform>%n Vorgang, um den Sie sich kümmern, ist überfällig.</numerusform>
            <numerusform>%n Vorgänge, um die Sie sich kümmern, sind überfällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for a second person.</source>
        <translation>
            <numerusform>%n Anfrage wartet auf eine zweite Person.</numerusform>
            <numerusform>%n Anfragen warten auf eine zweite Person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s): one intent, two different effects.</source>
        <translation>
            <numerusform>%n Konflikt: eine Absicht, zwei verschiedene Vorgänge.</numerusform>
            <numerusform>%n Konflikte: je eine Absicht, zwei verschiedene Vorgänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history does not hold: the log was changed or is incomplete.</source>
        <translation>Der Verlauf stimmt nicht: Das Protokoll wurde verändert oder ist unvollständig.</translation>
    </message>
    <message>
        <source>%1: a lot needs somebody at once</source>
        <extracomment>title of a desktop notification; %1 is PRODUCTION or SANDBOX</extracomment>
        <translation>%1: vieles braucht zugleich jemanden</translation>
    </message>
    <message>
        <source>%1: somebody is needed</source>
        <extracomment>title of a desktop notification; %1 is PRODUCTION or SANDBOX</extracomment>
        <translation>%1: jemand wird gebraucht</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>provider, environment and account of a contract</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>takes no keys</source>
        <translation>nimmt keine Schlüssel</translation>
    </message>
    <message>
        <source>is never final</source>
        <translation>ist nie endgültig</translation>
    </message>
    <message numerus="yes">
        <source>final after %n look(s), %1 apart, from %2 after the last attempt</source>
        <translation>
            <numerusform>endgültig nach %n Blick, im Abstand von %1, ab %2 nach dem letzten Versuch</numerusform>
            <numerusform>endgültig nach %n Blicken, im Abstand von %1, ab %2 nach dem letzten Versuch</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract version</source>
        <translation>Fassung des Vertrags</translation>
    </message>
    <message>
        <source>Contract digest</source>
        <translation>Prüfsumme des Vertrags</translation>
    </message>
    <message>
        <source>For tenant</source>
        <translation>Für Mandant</translation>
    </message>
    <message>
        <source>Key is carried in</source>
        <translation>Schlüssel steht in</translation>
    </message>
    <message>
        <source>Key kept for at least</source>
        <translation>Schlüssel bleibt mindestens</translation>
    </message>
    <message>
        <source>Lease of an attempt</source>
        <translation>Frist eines Versuchs</translation>
    </message>
    <message>
        <source>Longest time on the way</source>
        <translation>Längste Zeit unterwegs</translation>
    </message>
    <message>
        <source>An object shows after at most</source>
        <translation>Ein Objekt zeigt sich spätestens nach</translation>
    </message>
    <message>
        <source>Margin before a key expires</source>
        <translation>Abstand vor dem Ablauf eines Schlüssels</translation>
    </message>
    <message>
        <source>Normal response window</source>
        <translation>Übliches Antwortfenster</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Ways that must all say so</source>
        <translation>Wege, die es alle sagen müssen</translation>
    </message>
    <message>
        <source>After a definitive refusal</source>
        <translation>Nach einer endgültigen Ablehnung</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Taken back by</source>
        <translation>Zurückgenommen durch</translation>
    </message>
    <message>
        <source>%1 while %2</source>
        <translation>%1, solange %2</translation>
    </message>
    <message>
        <source>one matching object</source>
        <translation>ein passendes Objekt</translation>
    </message>
    <message>
        <source>more than one matching object</source>
        <translation>mehr als ein passendes Objekt</translation>
    </message>
    <message>
        <source>an object whose fields differ</source>
        <translation>ein Objekt, dessen Felder abweichen</translation>
    </message>
    <message>
        <source>no such object</source>
        <translation>kein solches Objekt</translation>
    </message>
    <message>
        <source>no usable answer</source>
        <translation>keine brauchbare Antwort</translation>
    </message>
    <message>
        <source>the provider refused to answer</source>
        <translation>der Anbieter wollte nicht antworten</translation>
    </message>
    <message>
        <source>the provider did not answer</source>
        <translation>der Anbieter hat nicht geantwortet</translation>
    </message>
    <message>
        <source>by reference</source>
        <translation>nach Referenz</translation>
    </message>
    <message>
        <source>by object id</source>
        <translation>nach Objektkennung</translation>
    </message>
    <message>
        <source>by request id</source>
        <translation>nach Anfragekennung</translation>
    </message>
    <message>
        <source>by attributes</source>
        <translation>nach Merkmalen</translation>
    </message>
    <message>
        <source>Countersign effect %1: %2 at provider %3, as of %4.</source>
        <extracomment>%1 intent key, %2 state such as OVERDUE, %3 provider, %4 a time</extracomment>
        <translation>Countersign-Vorgang %1: %2 beim Anbieter %3, Stand %4.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>intent</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>prior status</source>
        <translation>Stand vorher</translation>
    </message>
    <message>
        <source>prior version</source>
        <translation>Fassung vorher</translation>
    </message>
    <message>
        <source>next status</source>
        <translation>Stand nachher</translation>
    </message>
    <message>
        <source>amount, minor units</source>
        <translation>Betrag, kleinste Einheiten</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>effect kind</source>
        <translation>Art des Vorgangs</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>provider key</source>
        <translation>Schlüssel beim Anbieter</translation>
    </message>
    <message>
        <source>request digest</source>
        <translation>Prüfsumme der Anfrage</translation>
    </message>
    <message>
        <source>object at the provider</source>
        <translation>Objekt beim Anbieter</translation>
    </message>
    <message>
        <source>its state</source>
        <translation>dessen Stand</translation>
    </message>
    <message>
        <source>its amount, minor units</source>
        <translation>dessen Betrag, kleinste Einheiten</translation>
    </message>
    <message>
        <source>its currency</source>
        <translation>dessen Währung</translation>
    </message>
    <message>
        <source>response digest</source>
        <translation>Prüfsumme der Antwort</translation>
    </message>
    <message>
        <source>differs in</source>
        <translation>weicht ab in</translation>
    </message>
    <message>
        <source>surplus object</source>
        <translation>überzähliges Objekt</translation>
    </message>
    <message>
        <source>new command</source>
        <translation>neuer Auftrag</translation>
    </message>
    <message>
        <source>its operation</source>
        <translation>dessen Operation</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>nimmt zurück</translation>
    </message>
    <message>
        <source>amount taken back, minor units</source>
        <translation>zurückgenommener Betrag, kleinste Einheiten</translation>
    </message>
    <message>
        <source>currency taken back</source>
        <translation>zurückgenommene Währung</translation>
    </message>
    <message>
        <source>command digest</source>
        <translation>Prüfsumme des Auftrags</translation>
    </message>
    <message>
        <source>evidence, source</source>
        <translation>Beleg, Quelle</translation>
    </message>
    <message>
        <source>evidence, asked by</source>
        <translation>Beleg, gefragt von</translation>
    </message>
    <message>
        <source>evidence, read at</source>
        <translation>Beleg, gelesen am</translation>
    </message>
    <message>
        <source>evidence, digest</source>
        <translation>Beleg, Prüfsumme</translation>
    </message>
    <message>
        <source>held until</source>
        <translation>angehalten bis</translation>
    </message>
    <message>
        <source>escalated to</source>
        <translation>weitergegeben an</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>settled as</source>
        <translation>beigelegt als</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>Antrag</translation>
    </message>
    <message>
        <source>proposal digest</source>
        <translation>Prüfsumme des Antrags</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>reason text</source>
        <translation>Grund in Worten</translation>
    </message>
    <message>
        <source>policy version</source>
        <translation>Fassung der Richtlinie</translation>
    </message>
    <message>
        <source>policy digest</source>
        <translation>Prüfsumme der Richtlinie</translation>
    </message>
    <message>
        <source>contract version</source>
        <translation>Fassung des Vertrags</translation>
    </message>
    <message>
        <source>contract digest</source>
        <translation>Prüfsumme des Vertrags</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>valid until</source>
        <translation>gültig bis</translation>
    </message>
    <message>
        <source>log seen, entries</source>
        <translation>gesehenes Protokoll, Einträge</translation>
    </message>
    <message>
        <source>log seen, root</source>
        <translation>gesehenes Protokoll, Wurzel</translation>
    </message>
    <message>
        <source>ledger</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>IN FLIGHT</source>
        <translation>UNTERWEGS</translation>
    </message>
    <message>
        <source>OVERDUE</source>
        <translation>ÜBERFÄLLIG</translation>
    </message>
    <message>
        <source>HELD</source>
        <translation>ANGEHALTEN</translation>
    </message>
    <message>
        <source>AWAITING COUNTERSIGN</source>
        <translation>WARTET AUF GEGENZEICHNUNG</translation>
    </message>
    <message>
        <source>ESCALATED</source>
        <translation>WEITERGEGEBEN</translation>
    </message>
    <message>
        <source>KEY EXPIRING</source>
        <translation>SCHLÜSSEL LÄUFT AB</translation>
    </message>
    <message>
        <source>KEY LOST</source>
        <translation>SCHLÜSSEL VERLOREN</translation>
    </message>
    <message>
        <source>DUPLICATE CONFLICT</source>
        <translation>DOPPELKONFLIKT</translation>
    </message>
    <message>
        <source>RELEASED</source>
        <translation>FREIGEGEBEN</translation>
    </message>
    <message>
        <source>expires in %1, at %2</source>
        <translation>läuft ab in %1, am %2</translation>
    </message>
    <message>
        <source>%1, by %2 at %3, recorded by %4</source>
        <extracomment>evidence: %1 what it shows, %2 how it was obtained, %3 when, %4 who recorded it</extracomment>
        <translation>%1, %2, am %3, festgehalten von %4</translation>
    </message>
    <message>
        <source>by %1 and %2</source>
        <extracomment>one entry of the log for a screen reader: who signed, and the second person</extracomment>
        <translation>von %1 und %2</translation>
    </message>
    <message>
        <source>Verifying: %1 of %2 records, about %3 left</source>
        <extracomment>progress of a verification: %1 of %2 records, %3 an estimated time such as 12 s</extracomment>
        <translation>Wird geprüft: %1 von %2 Einträgen, noch etwa %3</translation>
    </message>
    <message>
        <source>%1, keys kept: %2, not found: %3</source>
        <translation>%1, Schlüssel bleiben: %2, nicht gefunden: %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>effects, unknown for up to</source>
        <translation>Effekte, ungeklärt seit höchstens</translation>
    </message>
    <message>
        <source>1 m</source>
        <translation>1 m</translation>
    </message>
    <message>
        <source>5 m</source>
        <translation>5 m</translation>
    </message>
    <message>
        <source>15 m</source>
        <translation>15 m</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 h</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Unknown for up to</source>
        <translation>Ungeklärt seit höchstens</translation>
    </message>
    <message>
        <source>decisions, taken within</source>
        <translation>Entscheidungen, gefallen binnen</translation>
    </message>
    <message>
        <source>15 s</source>
        <translation>15 s</translation>
    </message>
    <message>
        <source>Taken within</source>
        <translation>Gefallen binnen</translation>
    </message>
    <message>
        <source>Reverse needs two people above, %1</source>
        <translation>Umkehren braucht zwei Personen über, %1</translation>
    </message>
    <message>
        <source>It differs in: %1.</source>
        <translation>Es weicht ab in: %1.</translation>
    </message>
    <message>
        <source>What is wrong: %1.</source>
        <translation>Falsch ist: %1.</translation>
    </message>
    <message>
        <source>The code %1 is not known to this program.</source>
        <translation>Den Code %1 kennt dieses Programm nicht.</translation>
    </message>
    <message>
        <source>Use a program of the same release as the ledger.</source>
        <translation>Benutzen Sie ein Programm derselben Ausgabe wie das Verzeichnis.</translation>
    </message>
    <message>
        <source>The proposal is %1 now, by %2.</source>
        <translation>Der Antrag ist jetzt %1, durch %2.</translation>
    </message>
    <message>
        <source>It may be possible from %1.</source>
        <translation>Möglich ist es vielleicht ab %1.</translation>
    </message>
    <message>
        <source>The ledger refused this.</source>
        <translation>Das Verzeichnis hat dies verweigert.</translation>
    </message>
    <message>
        <source>Nothing was changed and nothing was sent to the provider.</source>
        <translation>Nichts wurde geändert und nichts wurde an den Anbieter gesendet.</translation>
    </message>
    <message>
        <source>It is now %1.</source>
        <translation>Er ist jetzt %1.</translation>
    </message>
    <message>
        <source>It is now %1 at version %2.</source>
        <translation>Er ist jetzt %1, in Fassung %2.</translation>
    </message>
    <message>
        <source>It is now %1 at version %2, by %3.</source>
        <translation>Er ist jetzt %1, in Fassung %2, durch %3.</translation>
    </message>
    <message>
        <source>It is now %1 at version %2, by %3 at %4.</source>
        <translation>Er ist jetzt %1, in Fassung %2, durch %3 am %4.</translation>
    </message>
    <message>
        <source>The worker&apos;s lease is over, and the ledger has not yet moved the effect to unknown.</source>
        <translation>Die Frist des Arbeiters ist um, und das Verzeichnis hat den Vorgang noch nicht als unbekannt gebucht.</translation>
    </message>
    <message>
        <source>Look the effect up: that moves it. Then decide.</source>
        <translation>Fragen Sie nach: Das bucht ihn um. Entscheiden Sie dann.</translation>
    </message>
    <message>
        <source>The effect has changed since you looked.</source>
        <translation>Der Vorgang hat sich geändert, seit Sie ihn gesehen haben.</translation>
    </message>
    <message>
        <source>Reload the effect and decide on what it is now.</source>
        <translation>Lesen Sie den Vorgang neu und entscheiden Sie über das, was er jetzt ist.</translation>
    </message>
    <message>
        <source>Absence is not proven yet.</source>
        <translation>Das Fehlen ist noch nicht bewiesen.</translation>
    </message>
    <message>
        <source>%1 of %2 misses count.</source>
        <translation>%1 von %2 Fehlanzeigen zählen.</translation>
    </message>
    <message>
        <source>It settles at %1.</source>
        <translation>Endgültig wird es am %1.</translation>
    </message>
    <message>
        <source>Look the effect up again, or escalate.</source>
        <translation>Fragen Sie erneut nach oder geben Sie weiter.</translation>
    </message>
    <message>
        <source>Escalate: time does not help here.</source>
        <translation>Geben Sie weiter: Zeit hilft hier nicht.</translation>
    </message>
    <message>
        <source>While the effect is %1, %2 is not possible.</source>
        <translation>Solange der Vorgang %1 ist, ist %2 nicht möglich.</translation>
    </message>
    <message>
        <source>Reload the effect and see what is possible now.</source>
        <translation>Lesen Sie den Vorgang neu und sehen Sie, was jetzt möglich ist.</translation>
    </message>
    <message>
        <source>Your role does not allow %1.</source>
        <translation>Ihre Rolle erlaubt %1 nicht.</translation>
    </message>
    <message>
        <source>Ask somebody whose role allows it.</source>
        <translation>Fragen Sie jemanden, dessen Rolle es erlaubt.</translation>
    </message>
    <message>
        <source>Two people are needed, because: %1.</source>
        <translation>Zwei Personen sind nötig, denn: %1.</translation>
    </message>
    <message>
        <source>Two people are needed.</source>
        <translation>Zwei Personen sind nötig.</translation>
    </message>
    <message>
        <source>Propose it, and let another person countersign.</source>
        <translation>Beantragen Sie es und lassen Sie eine andere Person gegenzeichnen.</translation>
    </message>
    <message>
        <source>Only the person who proposed may withdraw a proposal.</source>
        <translation>Zurückziehen darf einen Antrag nur, wer ihn gestellt hat.</translation>
    </message>
    <message>
        <source>Another person must decide this proposal.</source>
        <translation>Über diesen Antrag muss eine andere Person entscheiden.</translation>
    </message>
    <message>
        <source>This one was made by %1.</source>
        <translation>Dieser wurde von %1 gestellt.</translation>
    </message>
    <message>
        <source>Decline it instead, if you are an approver.</source>
        <translation>Weisen Sie ihn stattdessen zurück, wenn Sie Freigebender sind.</translation>
    </message>
    <message>
        <source>Let an approver who did not propose it decide.</source>
        <translation>Lassen Sie einen Freigebenden entscheiden, der ihn nicht gestellt hat.</translation>
    </message>
    <message>
        <source>The provider may have forgotten the key, so a retry could do the effect twice.</source>
        <translation>Der Anbieter kann den Schlüssel vergessen haben, also könnte Wiederholen es zweimal tun.</translation>
    </message>
    <message>
        <source>No retry is allowed after %1.</source>
        <translation>Nach %1 darf nicht mehr wiederholt werden.</translation>
    </message>
    <message>
        <source>Reject it if absence is proven, else escalate; a fresh command needs its own key.</source>
        <translation>Lehnen Sie ab, wenn das Fehlen bewiesen ist, sonst geben Sie weiter; ein neuer Auftrag braucht seinen eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>The effect is held by another person.</source>
        <translation>Der Vorgang ist von einer anderen Person angehalten.</translation>
    </message>
    <message>
        <source>The effect is held by %1 until %2.</source>
        <translation>Der Vorgang ist von %1 angehalten bis %2.</translation>
    </message>
    <message>
        <source>The effect is held by %1.</source>
        <translation>Der Vorgang ist von %1 angehalten.</translation>
    </message>
    <message>
        <source>Ask the holder, or end the hold; that is logged.</source>
        <translation>Fragen Sie, wer ihn anhält, oder beenden Sie den Halt; das wird protokolliert.</translation>
    </message>
    <message>
        <source>A proposal on this effect is already open.</source>
        <translation>Zu diesem Vorgang ist schon ein Antrag offen.</translation>
    </message>
    <message>
        <source>It is %1, made by %2.</source>
        <translation>Es ist %1, gestellt von %2.</translation>
    </message>
    <message>
        <source>It was made by %1.</source>
        <translation>Er wurde von %1 gestellt.</translation>
    </message>
    <message>
        <source>Decide that proposal first: approve, decline or withdraw it.</source>
        <translation>Entscheiden Sie zuerst über diesen Antrag: gegenzeichnen, zurückweisen oder zurückziehen.</translation>
    </message>
    <message>
        <source>The statement restates the effect differently from the ledger&apos;s row.</source>
        <translation>Die Erklärung gibt den Vorgang anders wieder, als er im Verzeichnis steht.</translation>
    </message>
    <message>
        <source>They differ in: %1.</source>
        <translation>Sie weichen ab in: %1.</translation>
    </message>
    <message>
        <source>Reload the effect and sign again.</source>
        <translation>Lesen Sie den Vorgang neu und unterschreiben Sie erneut.</translation>
    </message>
    <message>
        <source>The statement was made for another ledger.</source>
        <translation>Die Erklärung wurde für ein anderes Verzeichnis gemacht.</translation>
    </message>
    <message>
        <source>Check the profile: it names the ledger.</source>
        <translation>Prüfen Sie das Profil: Es nennt das Verzeichnis.</translation>
    </message>
    <message>
        <source>The ledger does not know this tenant.</source>
        <translation>Das Verzeichnis kennt diesen Mandanten nicht.</translation>
    </message>
    <message>
        <source>Check the profile: it names the tenant.</source>
        <translation>Prüfen Sie das Profil: Es nennt den Mandanten.</translation>
    </message>
    <message>
        <source>The key is not enrolled.</source>
        <translation>Der Schlüssel ist nicht aufgenommen.</translation>
    </message>
    <message>
        <source>Ask an administrator to enrol the key.</source>
        <translation>Bitten Sie einen Administrator, den Schlüssel aufzunehmen.</translation>
    </message>
    <message>
        <source>The key is enrolled for another person.</source>
        <translation>Der Schlüssel ist für eine andere Person aufgenommen.</translation>
    </message>
    <message>
        <source>Sign with your own key.</source>
        <translation>Unterschreiben Sie mit Ihrem eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>The key was revoked.</source>
        <translation>Der Schlüssel wurde widerrufen.</translation>
    </message>
    <message>
        <source>Sign with your new key; older statements stay valid.</source>
        <translation>Unterschreiben Sie mit Ihrem neuen Schlüssel; ältere Erklärungen bleiben gültig.</translation>
    </message>
    <message>
        <source>The setup of this ledger is over, so a root key alone decides nothing any more.</source>
        <translation>Die Einrichtung dieses Verzeichnisses ist vorbei, ein Wurzelschlüssel allein entscheidet also nichts mehr.</translation>
    </message>
    <message>
        <source>Propose it, and let another administrator approve.</source>
        <translation>Beantragen Sie es und lassen Sie einen anderen Administrator gegenzeichnen.</translation>
    </message>
    <message>
        <source>The membership in this tenant has ended.</source>
        <translation>Die Mitgliedschaft in diesem Mandanten ist beendet.</translation>
    </message>
    <message>
        <source>Ask an administrator.</source>
        <translation>Fragen Sie einen Administrator.</translation>
    </message>
    <message>
        <source>The ledger has no such effect in this tenant.</source>
        <translation>Das Verzeichnis hat in diesem Mandanten keinen solchen Vorgang.</translation>
    </message>
    <message>
        <source>Check tenant and intent key.</source>
        <translation>Prüfen Sie Mandant und Vorgangsschlüssel.</translation>
    </message>
    <message>
        <source>The effect is not held.</source>
        <translation>Der Vorgang ist nicht angehalten.</translation>
    </message>
    <message>
        <source>There is no hold to end.</source>
        <translation>Es gibt keinen Halt zu beenden.</translation>
    </message>
    <message>
        <source>The effect moved while this was decided.</source>
        <translation>Der Vorgang hat sich bewegt, während dies entschieden wurde.</translation>
    </message>
    <message>
        <source>The statement&apos;s times cannot be read.</source>
        <translation>Die Zeiten der Erklärung sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Sign with this program.</source>
        <translation>Unterschreiben Sie mit diesem Programm.</translation>
    </message>
    <message>
        <source>The statement&apos;s time is more than a day from the ledger&apos;s clock.</source>
        <translation>Die Zeit der Erklärung liegt mehr als einen Tag neben der Uhr des Verzeichnisses.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s clock and sign again.</source>
        <translation>Prüfen Sie die Uhr dieses Rechners und unterschreiben Sie erneut.</translation>
    </message>
    <message>
        <source>The statement has expired.</source>
        <translation>Die Erklärung ist abgelaufen.</translation>
    </message>
    <message>
        <source>Sign again.</source>
        <translation>Unterschreiben Sie erneut.</translation>
    </message>
    <message>
        <source>The hold would end before it begins.</source>
        <translation>Der Halt wäre zu Ende, bevor er beginnt.</translation>
    </message>
    <message>
        <source>Choose a later end.</source>
        <translation>Wählen Sie ein späteres Ende.</translation>
    </message>
    <message>
        <source>The subject belongs to another tenant than the statement.</source>
        <translation>Das, worum es geht, gehört zu einem anderen Mandanten als die Erklärung.</translation>
    </message>
    <message>
        <source>Sign it for the tenant it is about.</source>
        <translation>Unterschreiben Sie sie für den Mandanten, um den es geht.</translation>
    </message>
    <message>
        <source>Persons and keys are those of the whole ledger, not of one tenant.</source>
        <translation>Personen und Schlüssel gehören dem ganzen Verzeichnis, nicht einem Mandanten.</translation>
    </message>
    <message>
        <source>Sign it for the tenant *.</source>
        <translation>Unterschreiben Sie sie für den Mandanten *.</translation>
    </message>
    <message>
        <source>The key is already enrolled for a person.</source>
        <translation>Der Schlüssel ist schon für eine Person aufgenommen.</translation>
    </message>
    <message>
        <source>Make a new key; keys are never shared.</source>
        <translation>Machen Sie einen neuen Schlüssel; Schlüssel werden nie geteilt.</translation>
    </message>
    <message>
        <source>A person stays a person and a machine a machine.</source>
        <translation>Eine Person bleibt Person, und eine Maschine bleibt Maschine.</translation>
    </message>
    <message>
        <source>Enrol under another name.</source>
        <translation>Nehmen Sie sie unter einem anderen Namen auf.</translation>
    </message>
    <message>
        <source>The key is not one of this person&apos;s.</source>
        <translation>Der Schlüssel gehört nicht dieser Person.</translation>
    </message>
    <message>
        <source>Check person and key.</source>
        <translation>Prüfen Sie Person und Schlüssel.</translation>
    </message>
    <message>
        <source>The key was revoked before.</source>
        <translation>Der Schlüssel wurde schon früher widerrufen.</translation>
    </message>
    <message>
        <source>There is nothing left to do.</source>
        <translation>Es ist nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>The person is not enrolled.</source>
        <translation>Die Person ist nicht aufgenommen.</translation>
    </message>
    <message>
        <source>Enrol the person first.</source>
        <translation>Nehmen Sie zuerst die Person auf.</translation>
    </message>
    <message>
        <source>A role is for persons only or for machines only.</source>
        <translation>Eine der Rollen ist nur für Personen oder nur für Maschinen.</translation>
    </message>
    <message>
        <source>Leave that role out.</source>
        <translation>Lassen Sie diese Rolle weg.</translation>
    </message>
    <message>
        <source>The policy the statement cites is not the one in force.</source>
        <translation>Die Richtlinie, die die Erklärung anführt, ist nicht die geltende.</translation>
    </message>
    <message>
        <source>Reload and sign again under the policy in force.</source>
        <translation>Lesen Sie neu und unterschreiben Sie erneut unter der geltenden Richtlinie.</translation>
    </message>
    <message>
        <source>The hold is longer than the policy allows.</source>
        <translation>Der Halt ist länger, als die Richtlinie erlaubt.</translation>
    </message>
    <message>
        <source>Choose an earlier end.</source>
        <translation>Wählen Sie ein früheres Ende.</translation>
    </message>
    <message>
        <source>The version is not the one after the newest.</source>
        <translation>Die Fassung ist nicht die nächste nach der neuesten.</translation>
    </message>
    <message>
        <source>Reload and publish it under the next version.</source>
        <translation>Lesen Sie neu und veröffentlichen Sie unter der nächsten Fassung.</translation>
    </message>
    <message>
        <source>The policy pins other rules than this ledger&apos;s.</source>
        <translation>Die Richtlinie legt andere Regeln fest als die dieses Verzeichnisses.</translation>
    </message>
    <message>
        <source>Pin the rules of this release: their digest is in the refusal.</source>
        <translation>Legen Sie die Regeln dieser Ausgabe fest: Ihre Prüfsumme steht in der Antwort des Verzeichnisses.</translation>
    </message>
    <message>
        <source>The proposal has expired.</source>
        <translation>Der Antrag ist abgelaufen.</translation>
    </message>
    <message>
        <source>Propose again.</source>
        <translation>Beantragen Sie es erneut.</translation>
    </message>
    <message>
        <source>This effect has no open conflict of that id.</source>
        <translation>Dieser Vorgang hat keinen offenen Konflikt mit dieser Kennung.</translation>
    </message>
    <message>
        <source>Reload the effect; somebody may have settled it.</source>
        <translation>Lesen Sie den Vorgang neu; vielleicht hat jemand den Konflikt beigelegt.</translation>
    </message>
    <message>
        <source>This effect has no open conflict.</source>
        <translation>Dieser Vorgang hat keinen offenen Konflikt.</translation>
    </message>
    <message>
        <source>There is nothing to settle.</source>
        <translation>Es gibt nichts beizulegen.</translation>
    </message>
    <message>
        <source>No confirmed compensation took back the object of this conflict.</source>
        <translation>Kein bestätigter Ausgleich hat das Objekt dieses Konflikts zurückgenommen.</translation>
    </message>
    <message>
        <source>Compensate that object first, or settle the conflict as something else.</source>
        <translation>Gleichen Sie zuerst dieses Objekt aus oder legen Sie den Konflikt als etwas anderes bei.</translation>
    </message>
    <message>
        <source>The proposal is not the one the statement names.</source>
        <translation>Der Antrag ist nicht der, den die Erklärung nennt.</translation>
    </message>
    <message>
        <source>Reload the proposals.</source>
        <translation>Lesen Sie die Anträge neu.</translation>
    </message>
    <message>
        <source>The ledger has no such proposal in this tenant.</source>
        <translation>Das Verzeichnis hat in diesem Mandanten keinen solchen Antrag.</translation>
    </message>
    <message>
        <source>The proposal is void: its proposer has lost the key or the role he proposed with.</source>
        <translation>Der Antrag ist hinfällig: Wer ihn stellte, hat den Schlüssel oder die Rolle dafür verloren.</translation>
    </message>
    <message>
        <source>Propose again, in your own name.</source>
        <translation>Beantragen Sie es erneut, in Ihrem eigenen Namen.</translation>
    </message>
    <message>
        <source>The proposal is not open any more.</source>
        <translation>Der Antrag ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>Decline it instead, if you may.</source>
        <translation>Weisen Sie ihn stattdessen zurück, wenn Sie das dürfen.</translation>
    </message>
    <message>
        <source>Let somebody decide who did not propose it.</source>
        <translation>Lassen Sie jemanden entscheiden, der ihn nicht gestellt hat.</translation>
    </message>
    <message>
        <source>The log head the statement cites is too far behind.</source>
        <translation>Der Kopf des Protokolls, den die Erklärung anführt, liegt zu weit zurück.</translation>
    </message>
    <message>
        <source>Reload and sign again.</source>
        <translation>Lesen Sie neu und unterschreiben Sie erneut.</translation>
    </message>
    <message>
        <source>The statement cites an empty log, and this one is not empty.</source>
        <translation>Die Erklärung führt ein leeres Protokoll an, und dieses ist nicht leer.</translation>
    </message>
    <message>
        <source>The log head the statement cites is not in this log.</source>
        <translation>Der Kopf des Protokolls, den die Erklärung anführt, steht nicht in diesem Protokoll.</translation>
    </message>
    <message>
        <source>Reload. If it happens again, verify the log: it may have been rewritten or cut short.</source>
        <translation>Lesen Sie neu. Geschieht es wieder, so prüfen Sie den Verlauf: Das Protokoll kann umgeschrieben oder gekürzt sein.</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>vorbereitet</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>this</source>
        <translation>dies</translation>
    </message>
    <message>
        <source>confirming</source>
        <translation>das Bestätigen</translation>
    </message>
    <message>
        <source>rejecting</source>
        <translation>das Ablehnen</translation>
    </message>
    <message>
        <source>releasing</source>
        <translation>das Freigeben</translation>
    </message>
    <message>
        <source>compensating</source>
        <translation>das Ausgleichen</translation>
    </message>
    <message>
        <source>reversing</source>
        <translation>das Umkehren</translation>
    </message>
    <message>
        <source>resolving</source>
        <translation>das Entscheiden</translation>
    </message>
    <message>
        <source>proposing</source>
        <translation>das Beantragen</translation>
    </message>
    <message>
        <source>countersigning</source>
        <translation>das Gegenzeichnen</translation>
    </message>
    <message>
        <source>declining</source>
        <translation>das Zurückweisen</translation>
    </message>
    <message>
        <source>withdrawing</source>
        <translation>das Zurückziehen</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>das Anhalten</translation>
    </message>
    <message>
        <source>ending the hold</source>
        <translation>das Beenden des Halts</translation>
    </message>
    <message>
        <source>escalating</source>
        <translation>das Weitergeben</translation>
    </message>
    <message>
        <source>writing a note</source>
        <translation>das Schreiben einer Notiz</translation>
    </message>
    <message>
        <source>settling the conflict</source>
        <translation>das Beilegen des Konflikts</translation>
    </message>
    <message>
        <source>enrolling a person</source>
        <translation>das Aufnehmen einer Person</translation>
    </message>
    <message>
        <source>revoking a key</source>
        <translation>das Widerrufen eines Schlüssels</translation>
    </message>
    <message>
        <source>setting roles</source>
        <translation>das Setzen von Rollen</translation>
    </message>
    <message>
        <source>setting the policy</source>
        <translation>das Setzen der Richtlinie</translation>
    </message>
    <message>
        <source>publishing a contract</source>
        <translation>das Veröffentlichen eines Vertrags</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>The proposal was countersigned by %1.</source>
        <translation>Der Antrag wurde von %1 gegengezeichnet.</translation>
    </message>
    <message>
        <source>The proposal was declined by %1.</source>
        <translation>Der Antrag wurde von %1 zurückgewiesen.</translation>
    </message>
    <message>
        <source>The proposal was withdrawn by %1.</source>
        <translation>Der Antrag wurde von %1 zurückgezogen.</translation>
    </message>
    <message>
        <source>The proposal had expired when %1 decided.</source>
        <translation>Der Antrag war abgelaufen, als %1 entschied.</translation>
    </message>
    <message>
        <source>The proposal was void when %1 decided.</source>
        <translation>Der Antrag war hinfällig, als %1 entschied.</translation>
    </message>
    <message>
        <source>The cited evidence is missing, not stored, about another effect, account or environment, or leaves out a record that shows something else.</source>
        <translation>Der angeführte Beleg fehlt, ist nicht gespeichert, betrifft einen anderen Vorgang, ein anderes Konto oder eine andere Umgebung, oder es fehlt einer, der etwas anderes zeigt.</translation>
    </message>
    <message>
        <source>Look the effect up again and cite everything that shows an object.</source>
        <translation>Fragen Sie erneut nach und führen Sie alles an, was ein Objekt zeigt.</translation>
    </message>
    <message>
        <source>The newest cited evidence of a lookup is older than the policy allows, or none is cited.</source>
        <translation>Der neueste angeführte Beleg einer Nachfrage ist älter, als die Richtlinie erlaubt, oder keiner ist angeführt.</translation>
    </message>
    <message>
        <source>Look the effect up again and cite the new evidence.</source>
        <translation>Fragen Sie erneut nach und führen Sie den neuen Beleg an.</translation>
    </message>
    <message>
        <source>The cited evidence does not name the number of provider objects this action needs.</source>
        <translation>Die angeführten Belege nennen nicht so viele Objekte beim Anbieter, wie diese Aktion braucht.</translation>
    </message>
    <message>
        <source>Confirm the object that was found, escalate, or look the effect up again.</source>
        <translation>Bestätigen Sie das gefundene Objekt, geben Sie weiter oder fragen Sie erneut nach.</translation>
    </message>
    <message>
        <source>The cited evidence names more than one provider object.</source>
        <translation>Die angeführten Belege nennen mehr als ein Objekt beim Anbieter.</translation>
    </message>
    <message>
        <source>Confirm one of them and name every other as surplus, or escalate.</source>
        <translation>Bestätigen Sie eines davon und nennen Sie jedes andere als überzählig, oder geben Sie weiter.</translation>
    </message>
    <message>
        <source>The statement does not name exactly the other objects that the evidence shows.</source>
        <translation>Die Erklärung nennt nicht genau die anderen Objekte, die die Belege zeigen.</translation>
    </message>
    <message>
        <source>Choose one object of the evidence and name every other as surplus.</source>
        <translation>Wählen Sie ein Objekt der Belege und nennen Sie jedes andere als überzählig.</translation>
    </message>
    <message>
        <source>The provider says of this object that the effect did not happen.</source>
        <translation>Der Anbieter sagt von diesem Objekt, dass die Wirkung nicht eingetreten ist.</translation>
    </message>
    <message>
        <source>Reject the effect instead, or escalate.</source>
        <translation>Lehnen Sie den Vorgang stattdessen ab oder geben Sie weiter.</translation>
    </message>
    <message>
        <source>The provider has not yet decided what becomes of this object.</source>
        <translation>Der Anbieter hat noch nicht entschieden, was aus diesem Objekt wird.</translation>
    </message>
    <message>
        <source>Wait and look the effect up again.</source>
        <translation>Warten Sie und fragen Sie erneut nach.</translation>
    </message>
    <message>
        <source>The evidence does not show an object in the state this action needs, restated as it stands there.</source>
        <translation>Die Belege zeigen kein Objekt in dem Stand, den diese Aktion braucht und den die Erklärung so wiedergibt.</translation>
    </message>
    <message>
        <source>Cite the newest evidence and restate its object, or look the effect up again.</source>
        <translation>Führen Sie den neuesten Beleg an und geben Sie sein Objekt wieder, oder fragen Sie erneut nach.</translation>
    </message>
    <message>
        <source>The object happened and was reversed later.</source>
        <translation>Das Objekt ist geschehen und wurde später rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Confirm it with its disposition named.</source>
        <translation>Bestätigen Sie es und nennen Sie dabei seinen Stand.</translation>
    </message>
    <message>
        <source>The object differs from the intent, so it may not be what became of this effect.</source>
        <translation>Das Objekt weicht vom Gewollten ab, also ist es vielleicht nicht das, was aus diesem Vorgang wurde.</translation>
    </message>
    <message>
        <source>The statement does not name exactly the fields in which the object differs from the intent.</source>
        <translation>Die Erklärung nennt nicht genau die Felder, in denen das Objekt vom Gewollten abweicht.</translation>
    </message>
    <message>
        <source>Name every field that differs and no other as a mismatch (then two people decide), or escalate.</source>
        <translation>Nennen Sie jedes abweichende Feld und kein anderes (dann entscheiden zwei Personen), oder geben Sie weiter.</translation>
    </message>
    <message>
        <source>Nothing cited contradicts the stored resolution.</source>
        <translation>Nichts Angeführtes widerspricht der gespeicherten Klärung.</translation>
    </message>
    <message>
        <source>Look the effect up and cite what contradicts it.</source>
        <translation>Fragen Sie nach und führen Sie an, was ihr widerspricht.</translation>
    </message>
    <message>
        <source>No document attested by the signer is cited, or a cited object contradicts it.</source>
        <translation>Kein vom Unterzeichner beglaubigtes Dokument ist angeführt, oder ein angeführtes Objekt widerspricht ihm.</translation>
    </message>
    <message>
        <source>Cite what a lookup recorded.</source>
        <translation>Führen Sie an, was eine Nachfrage festgehalten hat.</translation>
    </message>
    <message>
        <source>The policy the statement cites is not the one in force, or it pins other rules than this ledger&apos;s.</source>
        <translation>Die Richtlinie, die die Erklärung anführt, ist nicht die geltende oder legt andere Regeln fest als die dieses Verzeichnisses.</translation>
    </message>
    <message>
        <source>Reload the effect and sign again under the policy in force.</source>
        <translation>Lesen Sie den Vorgang neu und unterschreiben Sie erneut unter der geltenden Richtlinie.</translation>
    </message>
    <message>
        <source>The provider contract the statement cites is not the one in force.</source>
        <translation>Der Vertrag des Anbieters, den die Erklärung anführt, ist nicht der geltende.</translation>
    </message>
    <message>
        <source>Reload the effect, look it up again and sign again under the contract in force.</source>
        <translation>Lesen Sie den Vorgang neu, fragen Sie erneut nach und unterschreiben Sie erneut unter dem geltenden Vertrag.</translation>
    </message>
    <message>
        <source>A conflict on this effect is open.</source>
        <translation>Ein Konflikt zu diesem Vorgang ist offen.</translation>
    </message>
    <message>
        <source>Settle the conflict first.</source>
        <translation>Legen Sie zuerst den Konflikt bei.</translation>
    </message>
    <message>
        <source>Another key of the same workflow and step is unknown and was not looked up.</source>
        <translation>Ein anderer Schlüssel desselben Ablaufs und Schritts ist unbekannt, und zu ihm wurde nicht nachgefragt.</translation>
    </message>
    <message>
        <source>Look that effect up first.</source>
        <translation>Fragen Sie zuerst zu jenem Vorgang nach.</translation>
    </message>
    <message>
        <source>The effect this one belongs to is not confirmed.</source>
        <translation>Der Vorgang, zu dem dieser gehört, ist nicht bestätigt.</translation>
    </message>
    <message>
        <source>Resolve the parent effect first.</source>
        <translation>Klären Sie zuerst den übergeordneten Vorgang.</translation>
    </message>
    <message>
        <source>The compensation is not one the contract names, or more than what is left.</source>
        <translation>Der Ausgleich ist keiner, den der Vertrag nennt, oder größer als das, was noch übrig ist.</translation>
    </message>
    <message>
        <source>Compensate at most what is left, with the operation the contract names for the object&apos;s state.</source>
        <translation>Gleichen Sie höchstens aus, was übrig ist, mit der Operation, die der Vertrag für den Stand des Objekts nennt.</translation>
    </message>
    <message>
        <source>A compensation of this effect is prepared, unknown or confirmed.</source>
        <translation>Ein Ausgleich dieses Vorgangs ist vorbereitet, unbekannt oder bestätigt.</translation>
    </message>
    <message>
        <source>Settle the compensation first.</source>
        <translation>Klären Sie zuerst den Ausgleich.</translation>
    </message>
    <message>
        <source>The effect this one takes back has no room for it any more, or is not confirmed.</source>
        <translation>Der Vorgang, den dieser zurücknimmt, hat keinen Raum mehr dafür oder ist nicht bestätigt.</translation>
    </message>
    <message>
        <source>Settle the original and its other compensations first, or settle the conflict as it stands.</source>
        <translation>Klären Sie zuerst den ursprünglichen Vorgang und seine anderen Ausgleiche, oder legen Sie den Konflikt bei, wie er ist.</translation>
    </message>
    <message>
        <source>No open proposal stands on this effect: it is decided, expired, or void.</source>
        <translation>Zu diesem Vorgang steht kein offener Antrag: Er ist entschieden, abgelaufen oder hinfällig.</translation>
    </message>
    <message>
        <source>Look the effect up and propose again.</source>
        <translation>Fragen Sie nach und beantragen Sie es erneut.</translation>
    </message>
    <message>
        <source>The statement does not restate the open proposal exactly.</source>
        <translation>Die Erklärung gibt den offenen Antrag nicht genau wieder.</translation>
    </message>
    <message>
        <source>Reload the proposal and decide on what it says now.</source>
        <translation>Lesen Sie den Antrag neu und entscheiden Sie über das, was er jetzt sagt.</translation>
    </message>
    <message>
        <source>The reason&apos;s code is not allowed here, or its text is too short or too long.</source>
        <translation>Dieser Grund ist hier nicht erlaubt, oder sein Text ist zu kurz oder zu lang.</translation>
    </message>
    <message>
        <source>Give one of the allowed reasons; where text is asked for, write at least ten characters.</source>
        <translation>Geben Sie einen der erlaubten Gründe an; wo Text verlangt ist, schreiben Sie mindestens zehn Zeichen.</translation>
    </message>
    <message>
        <source>The cited evidence names an object at the provider.</source>
        <translation>Die angeführten Belege nennen ein Objekt beim Anbieter.</translation>
    </message>
    <message>
        <source>Decide on that object, or escalate; what exists is neither absent nor sent again.</source>
        <translation>Entscheiden Sie über dieses Objekt oder geben Sie weiter; was es gibt, fehlt nicht und wird nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>The provider says that this object was accepted or that it happened.</source>
        <translation>Der Anbieter sagt, dass dieses Objekt angenommen wurde oder geschehen ist.</translation>
    </message>
    <message>
        <source>Confirm it instead, or escalate.</source>
        <translation>Bestätigen Sie es stattdessen oder geben Sie weiter.</translation>
    </message>
    <message>
        <source>The statement is too large, not UTF-8 or nested too deeply, or the connection does not read committed data.</source>
        <translation>Die Erklärung ist zu groß, kein UTF-8 oder zu tief verschachtelt, oder die Verbindung liest keine festgeschriebenen Daten.</translation>
    </message>
    <message>
        <source>Sign with this program; do not edit statements by hand.</source>
        <translation>Unterschreiben Sie mit diesem Programm; ändern Sie Erklärungen nicht von Hand.</translation>
    </message>
    <message>
        <source>The statement is not in its one canonical form.</source>
        <translation>Die Erklärung steht nicht in ihrer einen kanonischen Form.</translation>
    </message>
    <message>
        <source>The statement was made for another ledger or an unknown tenant.</source>
        <translation>Die Erklärung wurde für ein anderes Verzeichnis oder einen unbekannten Mandanten gemacht.</translation>
    </message>
    <message>
        <source>Check the profile: it names ledger and tenant.</source>
        <translation>Prüfen Sie das Profil: Es nennt Verzeichnis und Mandant.</translation>
    </message>
    <message>
        <source>The key is not registered for the person who signs.</source>
        <translation>Der Schlüssel ist nicht für die Person verzeichnet, die unterschreibt.</translation>
    </message>
    <message>
        <source>The signature does not hold over the statement.</source>
        <translation>Die Unterschrift passt nicht zur Erklärung.</translation>
    </message>
    <message>
        <source>Sign again with your own key.</source>
        <translation>Unterschreiben Sie erneut mit Ihrem eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>The person is not a member of the tenant.</source>
        <translation>Die Person ist kein Mitglied des Mandanten.</translation>
    </message>
    <message>
        <source>Ask an administrator for a membership.</source>
        <translation>Bitten Sie einen Administrator um eine Mitgliedschaft.</translation>
    </message>
    <message>
        <source>The key was revoked or the membership ended.</source>
        <translation>Der Schlüssel wurde widerrufen, oder die Mitgliedschaft ist beendet.</translation>
    </message>
    <message>
        <source>Ask an administrator; older statements stay valid.</source>
        <translation>Fragen Sie einen Administrator; ältere Erklärungen bleiben gültig.</translation>
    </message>
    <message>
        <source>The log head the statement cites is not in this log, or too far behind.</source>
        <translation>Der Kopf des Protokolls, den die Erklärung anführt, steht nicht in diesem Protokoll oder liegt zu weit zurück.</translation>
    </message>
    <message>
        <source>Reload. If it happens again, verify the log: it may have been rewritten.</source>
        <translation>Lesen Sie neu. Geschieht es wieder, so prüfen Sie den Verlauf: Das Protokoll kann umgeschrieben sein.</translation>
    </message>
    <message>
        <source>This statement id is already used by another statement.</source>
        <translation>Die Kennung dieser Erklärung gehört schon einer anderen Erklärung.</translation>
    </message>
    <message>
        <source>Make a new statement; the old one stands.</source>
        <translation>Machen Sie eine neue Erklärung; die alte steht.</translation>
    </message>
    <message>
        <source>The statement has expired, or its time is too far from the ledger&apos;s clock.</source>
        <translation>Die Erklärung ist abgelaufen, oder ihre Zeit liegt zu weit neben der Uhr des Verzeichnisses.</translation>
    </message>
    <message>
        <source>Your role does not allow this here, or the effect&apos;s status does not.</source>
        <translation>Ihre Rolle erlaubt dies hier nicht, oder der Stand des Vorgangs erlaubt es nicht.</translation>
    </message>
    <message>
        <source>The evidence does not prove what this action needs.</source>
        <translation>Die Belege beweisen nicht, was diese Aktion braucht.</translation>
    </message>
    <message>
        <source>The policy or the provider contract has changed.</source>
        <translation>Die Richtlinie oder der Vertrag des Anbieters hat sich geändert.</translation>
    </message>
    <message>
        <source>The reason does not do.</source>
        <translation>Der Grund genügt nicht.</translation>
    </message>
    <message>
        <source>The proposal is not open or not what the statement restates.</source>
        <translation>Der Antrag ist nicht offen oder nicht der, den die Erklärung wiedergibt.</translation>
    </message>
    <message>
        <source>Your own lookup after the proposal is missing, too old, or found something else.</source>
        <translation>Ihre eigene Nachfrage nach dem Antrag fehlt, ist zu alt oder ergab etwas anderes.</translation>
    </message>
    <message>
        <source>Look the effect up yourself and cite it; if it shows something else, decline, ask or escalate.</source>
        <translation>Fragen Sie selbst nach und führen Sie das an; zeigt es etwas anderes, weisen Sie zurück, fragen Sie oder geben Sie weiter.</translation>
    </message>
    <message>
        <source>Something on this effect or beside it must be settled first.</source>
        <translation>An diesem Vorgang oder neben ihm muss zuerst etwas geklärt werden.</translation>
    </message>
    <message>
        <source>Settle it first.</source>
        <translation>Klären Sie das zuerst.</translation>
    </message>
    <message>
        <source>The handler is outside the limits of the policy&apos;s auto_reconcile.</source>
        <translation>Das Programm liegt außerhalb der Grenzen, die ihm die Richtlinie setzt (auto_reconcile).</translation>
    </message>
    <message>
        <source>A person must decide.</source>
        <translation>Eine Person muss entscheiden.</translation>
    </message>
    <message>
        <source>The provider&apos;s contract does not accept absence as proof.</source>
        <translation>Der Vertrag des Anbieters lässt das Fehlen nicht als Beweis gelten.</translation>
    </message>
    <message>
        <source>No reference was planted at dispatch by which the provider could be searched.</source>
        <translation>Beim Absenden wurde keine Referenz mitgegeben, nach der sich beim Anbieter suchen ließe.</translation>
    </message>
    <message>
        <source>The cited evidence shows an object.</source>
        <translation>Die angeführten Belege zeigen ein Objekt.</translation>
    </message>
    <message>
        <source>An attempt is open and its lease has not lapsed.</source>
        <translation>Ein Versuch ist offen, und seine Frist ist nicht um.</translation>
    </message>
    <message>
        <source>A late arrival is still possible.</source>
        <translation>Noch ist eine späte Ankunft möglich.</translation>
    </message>
    <message>
        <source>A cited lookup did not read every page.</source>
        <translation>Eine angeführte Nachfrage hat nicht jede Seite gelesen.</translation>
    </message>
    <message>
        <source>The lookup is later than the provider keeps its data.</source>
        <translation>Die Nachfrage ist später, als der Anbieter seine Daten hält.</translation>
    </message>
    <message>
        <source>A cited lookup asked another account or environment.</source>
        <translation>Eine angeführte Nachfrage fragte ein anderes Konto oder eine andere Umgebung.</translation>
    </message>
    <message>
        <source>A cited lookup lacks an Absent answer of a rung the contract requires.</source>
        <translation>Einer angeführten Nachfrage fehlt die Antwort „nicht vorhanden“ einer Sprosse, die der Vertrag verlangt.</translation>
    </message>
    <message>
        <source>An attempt was opened after the lookup.</source>
        <translation>Nach der Nachfrage wurde ein Versuch begonnen.</translation>
    </message>
    <message>
        <source>Too few settled, complete misses are cited.</source>
        <translation>Zu wenige endgültige, vollständige Fehlanzeigen sind angeführt.</translation>
    </message>
    <message>
        <source>The cited misses are too close together.</source>
        <translation>Die angeführten Fehlanzeigen liegen zu dicht beieinander.</translation>
    </message>
    <message>
        <source>the whole effect</source>
        <translation>der ganze Vorgang</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>amount, recipient</extracomment>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>prior state</source>
        <translation>Stand vorher</translation>
    </message>
    <message>
        <source>next state</source>
        <translation>Stand nachher</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>compensation</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>subject of governance</source>
        <translation>Gegenstand der Verwaltung</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>escalation</source>
        <translation>Eskalation</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>surplus objects</source>
        <translation>überzählige Objekte</translation>
    </message>
    <message>
        <source>The request may have reached the provider.</source>
        <translation>Die Anfrage kann den Anbieter erreicht haben.</translation>
    </message>
    <message>
        <source>The ledger may have been changed.</source>
        <translation>Das Verzeichnis kann geändert worden sein.</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>ist kein Base64</translation>
    </message>
    <message>
        <source>bundle log entry</source>
        <translation>Protokolleintrag des Belegpakets</translation>
    </message>
    <message>
        <source>holds something that is no digest</source>
        <translation>enthält etwas, das keine Prüfsumme ist</translation>
    </message>
    <message>
        <source>not a string</source>
        <translation>keine Zeichenfolge</translation>
    </message>
    <message>
        <source>bundle evidence is not base64</source>
        <translation>ein Beleg des Belegpakets ist kein Base64</translation>
    </message>
    <message>
        <source>the bundle would be larger than %1 MiB</source>
        <translation>das Belegpaket wäre größer als %1 MiB</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>Belegpaket</translation>
    </message>
    <message>
        <source>is not a version this program knows</source>
        <translation>ist keine Fassung, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>bundle signer</source>
        <translation>Unterzeichner des Belegpakets</translation>
    </message>
    <message>
        <source>the log ends after %1 entries</source>
        <translation>das Protokoll endet nach %1 Einträgen</translation>
    </message>
    <message>
        <source>Run audit verify.</source>
        <translation>Führen Sie audit verify aus.</translation>
    </message>
    <message>
        <source>the log says nothing about the effect %1</source>
        <translation>das Protokoll sagt nichts über den Vorgang %1</translation>
    </message>
    <message>
        <source>Nobody has signed anything about it yet, so there is nothing to prove.</source>
        <translation>Noch hat niemand etwas darüber unterschrieben, also gibt es nichts zu beweisen.</translation>
    </message>
    <message>
        <source>the cited evidence %1 is not stored</source>
        <translation>der angeführte Beleg %1 ist nicht gespeichert</translation>
    </message>
    <message>
        <source>one piece of evidence lies there twice</source>
        <translation>ein Beleg liegt dort zweimal</translation>
    </message>
    <message>
        <source>the bytes are no log entry: %1</source>
        <translation>die Bytes sind kein Protokolleintrag: %1</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>the signed bytes are no statement: %1</source>
        <translation>die unterschriebenen Bytes sind keine Erklärung: %1</translation>
    </message>
    <message>
        <source>does not follow entry %1</source>
        <translation>folgt nicht auf Eintrag %1</translation>
    </message>
    <message>
        <source>is before the entry it follows</source>
        <translation>liegt vor der Zeit des vorigen Eintrags</translation>
    </message>
    <message>
        <source>belongs to the log %1</source>
        <translation>gehört zum Protokoll %1</translation>
    </message>
    <message>
        <source>is not the tenant that was signed</source>
        <translation>ist nicht der Mandant, der unterschrieben wurde</translation>
    </message>
    <message>
        <source>is in the bundle already</source>
        <translation>ist schon im Belegpaket</translation>
    </message>
    <message>
        <source>is not the effect this bundle is about</source>
        <translation>ist nicht der Vorgang, um den es in diesem Belegpaket geht</translation>
    </message>
    <message>
        <source>is not the policy that was in force</source>
        <translation>ist nicht die Richtlinie, die damals galt</translation>
    </message>
    <message>
        <source>is not the contract that was in force</source>
        <translation>ist nicht der Vertrag, der damals galt</translation>
    </message>
    <message>
        <source>cites a policy or contract that no entry here has set</source>
        <translation>führt eine Richtlinie oder einen Vertrag an, den hier kein Eintrag gesetzt hat</translation>
    </message>
    <message>
        <source>is cited, but its bytes are not in the bundle</source>
        <translation>ist angeführt, aber die Bytes dazu sind nicht im Belegpaket</translation>
    </message>
    <message>
        <source>the bytes are no evidence: %1</source>
        <translation>die Bytes sind kein Beleg: %1</translation>
    </message>
    <message>
        <source>is about another effect</source>
        <translation>betrifft einen anderen Vorgang</translation>
    </message>
    <message>
        <source>kind, time or method are not those of the citation</source>
        <translation>Art, Zeit oder Weg sind nicht die angeführten</translation>
    </message>
    <message>
        <source>no valid statement about the effect is in the bundle</source>
        <translation>im Belegpaket ist keine gültige Erklärung über den Vorgang</translation>
    </message>
    <message>
        <source>is cited by nothing in the bundle</source>
        <translation>ist im Belegpaket nirgends angeführt</translation>
    </message>
    <message>
        <source>is %1, but what is trusted is %2</source>
        <translation>ist %1, aber vertraut wird %2</translation>
    </message>
    <message>
        <source>the head is not signed by anybody who is trusted here: %1 holds no pinned root key and no valid key as auditor or administrator</source>
        <translation>der Kopf ist von niemandem unterschrieben, dem hier vertraut wird: %1 hat keinen hinterlegten Wurzelschlüssel und keinen gültigen Schlüssel als Prüfer oder Administrator</translation>
    </message>
    <message>
        <source>the entry lies behind the head of the checkpoint</source>
        <translation>der Eintrag liegt hinter dem Kopf des Prüfpunkts</translation>
    </message>
    <message>
        <source>checkpoint: %1</source>
        <translation>Prüfpunkt: %1</translation>
    </message>
    <message>
        <source>signer&apos;s name in the checkpoint: a space or a plus sign</source>
        <translation>Name des Unterzeichners im Prüfpunkt: ein Leerzeichen oder ein Pluszeichen</translation>
    </message>
    <message>
        <source>larger than %1 bytes</source>
        <translation>größer als %1 Bytes</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>kein UTF-8</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>ein Steuerzeichen</translation>
    </message>
    <message>
        <source>does not end with a line end</source>
        <translation>endet nicht mit einem Zeilenende</translation>
    </message>
    <message>
        <source>there is no signature</source>
        <translation>es gibt keine Unterschrift</translation>
    </message>
    <message>
        <source>a signature line does not begin with a dash and a space</source>
        <translation>eine Unterschriftszeile beginnt nicht mit einem Strich und einem Leerzeichen</translation>
    </message>
    <message>
        <source>a signature line without a name</source>
        <translation>eine Unterschriftszeile ohne Namen</translation>
    </message>
    <message>
        <source>a signature line that is not base64</source>
        <translation>eine Unterschriftszeile, die kein Base64 ist</translation>
    </message>
    <message>
        <source>the signature by %1 does not hold</source>
        <translation>die Unterschrift von %1 ist nicht gültig</translation>
    </message>
    <message>
        <source>there is no signature by %1 with that key</source>
        <translation>es gibt keine Unterschrift von %1 mit diesem Schlüssel</translation>
    </message>
    <message>
        <source>the text must be three lines: origin, size, root</source>
        <translation>der Text muss aus drei Zeilen bestehen: Ursprung, Größe, Wurzel</translation>
    </message>
    <message>
        <source>the origin is empty or not printable</source>
        <translation>der Ursprung ist leer oder nicht druckbar</translation>
    </message>
    <message>
        <source>the size is not a decimal number</source>
        <translation>die Größe ist keine Dezimalzahl</translation>
    </message>
    <message>
        <source>the root is not the base64 of 32 bytes</source>
        <translation>die Wurzel ist nicht das Base64 von 32 Bytes</translation>
    </message>
    <message>
        <source>an empty log with the root of another</source>
        <translation>ein leeres Protokoll mit der Wurzel eines anderen</translation>
    </message>
    <message>
        <source>the head belongs to the log %1, this ledger&apos;s log is %2</source>
        <translation>der Kopf gehört zum Protokoll %1, das Protokoll dieses Verzeichnisses ist %2</translation>
    </message>
    <message>
        <source>Compare it with the ledger of that origin.</source>
        <translation>Vergleichen Sie ihn mit dem Verzeichnis dieses Ursprungs.</translation>
    </message>
    <message>
        <source>log entry, field %1: %2</source>
        <translation>Protokolleintrag, Feld %1: %2</translation>
    </message>
    <message>
        <source>log entry: not an object</source>
        <translation>Protokolleintrag: kein Objekt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>log entry: an unknown field</source>
        <translation>Protokolleintrag: ein unbekanntes Feld</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>neither &quot;true&quot; nor &quot;false&quot;</source>
        <translation>weder „true“ noch „false“</translation>
    </message>
    <message>
        <source>not a decimal number</source>
        <translation>keine Dezimalzahl</translation>
    </message>
    <message>
        <source>consistency proof from size %1 to size %2: the proof should be empty</source>
        <translation>Konsistenzbeweis von Größe %1 zu Größe %2: Der Beweis müsste leer sein</translation>
    </message>
    <message>
        <source>two different roots for one log size %1</source>
        <translation>zwei verschiedene Wurzeln für dieselbe Protokollgröße %1</translation>
    </message>
    <message>
        <source>the frontier of a log of size %1 must be %2 bytes, but is %3</source>
        <translation>der Rand (frontier) eines Protokolls der Größe %1 muss %2 Bytes haben, hat aber %3</translation>
    </message>
    <message>
        <source>inclusion proof: entry %1 is not in a log of size %2</source>
        <translation>Einschlussbeweis: Eintrag %1 ist nicht in einem Protokoll der Größe %2</translation>
    </message>
    <message>
        <source>inclusion proof of entry %1: the proof is too long</source>
        <translation>Einschlussbeweis für Eintrag %1: Der Beweis ist zu lang</translation>
    </message>
    <message>
        <source>inclusion proof of entry %1: the proof is too short</source>
        <translation>Einschlussbeweis für Eintrag %1: Der Beweis ist zu kurz</translation>
    </message>
    <message>
        <source>inclusion proof of entry %1 does not lead to the root</source>
        <translation>der Einschlussbeweis für Eintrag %1 führt nicht zur Wurzel</translation>
    </message>
    <message>
        <source>consistency proof from size %1 to size %2: such a proof proves nothing</source>
        <translation>Konsistenzbeweis von Größe %1 zu Größe %2: Ein solcher Beweis beweist nichts</translation>
    </message>
    <message>
        <source>consistency proof from size %1 to size %2: the proof is too short</source>
        <translation>Konsistenzbeweis von Größe %1 zu Größe %2: Der Beweis ist zu kurz</translation>
    </message>
    <message>
        <source>consistency proof from size %1 to size %2: the proof is too long</source>
        <translation>Konsistenzbeweis von Größe %1 zu Größe %2: Der Beweis ist zu lang</translation>
    </message>
    <message>
        <source>consistency proof from size %1 to size %2 does not lead to the first root</source>
        <translation>der Konsistenzbeweis von Größe %1 zu Größe %2 führt nicht zur ersten Wurzel</translation>
    </message>
    <message>
        <source>consistency proof from size %1 to size %2 does not lead to the second root</source>
        <translation>der Konsistenzbeweis von Größe %1 zu Größe %2 führt nicht zur zweiten Wurzel</translation>
    </message>
    <message>
        <source>no statement has enrolled the key %1</source>
        <translation>keine Erklärung hat den Schlüssel %1 aufgenommen</translation>
    </message>
    <message>
        <source>%1 signs with a key of %2</source>
        <translation>%1 unterschreibt mit einem Schlüssel von %2</translation>
    </message>
    <message>
        <source>was revoked in entry %1</source>
        <translation>wurde in Eintrag %1 widerrufen</translation>
    </message>
    <message>
        <source>%1 is more than a day away from %2</source>
        <translation>%1 liegt mehr als einen Tag neben %2</translation>
    </message>
    <message>
        <source>the statement was over when it entered the log at %1</source>
        <translation>die Erklärung war schon abgelaufen, als sie am %1 ins Protokoll kam</translation>
    </message>
    <message>
        <source>the head the signer saw was older than the policy allows</source>
        <translation>der Kopf, den der Unterzeichner sah, war älter, als die Richtlinie erlaubt</translation>
    </message>
    <message>
        <source>%1 is no administrator of tenant %2 at this point of the log</source>
        <translation>%1 ist an dieser Stelle des Protokolls kein Administrator des Mandanten %2</translation>
    </message>
    <message>
        <source>a governance entry carries no facts</source>
        <translation>ein Eintrag der Verwaltung trägt keine Tatsachen</translation>
    </message>
    <message>
        <source>is %1, but its confirmed compensations add up to %2</source>
        <translation>ist %1, aber die bestätigten Ausgleiche ergeben zusammen %2</translation>
    </message>
    <message>
        <source>is %1, but all of it is compensated</source>
        <translation>ist %1, aber alles ist ausgeglichen</translation>
    </message>
    <message>
        <source>is %1, but not all of it is compensated</source>
        <translation>ist %1, aber nicht alles ist ausgeglichen</translation>
    </message>
    <message>
        <source>event %1 says %2 of the object, but the statement did not</source>
        <translation>Ereignis %1 sagt vom Objekt %2, die Erklärung sagte das aber nicht</translation>
    </message>
    <message>
        <source>is %1, but what was signed is %2</source>
        <translation>ist %1, aber unterschrieben wurde %2</translation>
    </message>
    <message>
        <source>operation, amount or digest are not those of the command that was signed</source>
        <translation>Operation, Betrag oder Prüfsumme sind nicht die des unterschriebenen Auftrags</translation>
    </message>
    <message>
        <source>provider, environment or account are not those of the effect it takes back</source>
        <translation>Anbieter, Umgebung oder Konto sind nicht die des Vorgangs, der zurückgenommen wird</translation>
    </message>
    <message>
        <source>the conflict was settled already by entry %1</source>
        <translation>der Konflikt wurde schon durch Eintrag %1 beigelegt</translation>
    </message>
    <message>
        <source>the conflict is marked as settled, but no statement settled it</source>
        <translation>der Konflikt ist als beigelegt vermerkt, aber keine Erklärung hat ihn beigelegt</translation>
    </message>
    <message>
        <source>does not name entry %1, which settled it</source>
        <translation>nennt nicht Eintrag %1, der den Konflikt beigelegt hat</translation>
    </message>
    <message>
        <source>is another effect&apos;s than the one that was signed</source>
        <translation>gehört zu einem anderen Vorgang als dem, der unterschrieben wurde</translation>
    </message>
    <message>
        <source>a statement settled this conflict, but it is gone</source>
        <translation>eine Erklärung hat diesen Konflikt beigelegt, aber er ist verschwunden</translation>
    </message>
    <message>
        <source>a statement speaks of this effect, but it is not in the table</source>
        <translation>eine Erklärung spricht von diesem Vorgang, aber er steht nicht in der Tabelle</translation>
    </message>
    <message>
        <source>%1 has no role in tenant %2 that permits %3 %4</source>
        <translation>%1 hat im Mandanten %2 keine Rolle, die %3 %4 erlaubt</translation>
    </message>
    <message>
        <source>%1 %2 is not possible from %3</source>
        <translation>%1 %2 ist vom Stand %3 aus nicht möglich</translation>
    </message>
    <message>
        <source>%1 is past or further away than the policy allows</source>
        <translation>%1 ist vorbei oder weiter entfernt, als die Richtlinie erlaubt</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>kein Eintrag</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>is %1, but the log and the events lead to nothing</source>
        <translation>ist %1, aber Protokoll und Ereignisse führen zu nichts</translation>
    </message>
    <message>
        <source>is %1, but the log and the events lead to %2</source>
        <translation>ist %1, aber Protokoll und Ereignisse führen zu %2</translation>
    </message>
    <message>
        <source>event %1 starts from %2, but the effect was %3</source>
        <translation>Ereignis %1 geht von %2 aus, aber der Vorgang war %3</translation>
    </message>
    <message>
        <source>event %1 goes from %2 to %3: no worker may do that, and no statement did</source>
        <translation>Ereignis %1 führt von %2 zu %3: Das darf kein Arbeiter, und keine Erklärung hat es getan</translation>
    </message>
    <message>
        <source>event %1 leaves version %2 where %3 stood before: a change is missing</source>
        <translation>Ereignis %1 hinterlässt Fassung %2, wo zuvor %3 stand: Eine Änderung fehlt</translation>
    </message>
    <message>
        <source>is %1, but the log and the events before lead to %2</source>
        <translation>ist %1, aber Protokoll und Ereignisse davor führen zu %2</translation>
    </message>
    <message>
        <source>is no intent key</source>
        <translation>ist kein Vorgangsschlüssel</translation>
    </message>
    <message>
        <source>%1 is an effect of its own already</source>
        <translation>%1 ist schon ein eigener Vorgang</translation>
    </message>
    <message>
        <source>statements speak of this effect, but it is gone</source>
        <translation>Erklärungen sprechen von diesem Vorgang, aber er ist verschwunden</translation>
    </message>
    <message>
        <source>is %1, but there is an event %2</source>
        <translation>ist %1, aber es gibt ein Ereignis %2</translation>
    </message>
    <message>
        <source>names %1, but the last resolution is %2</source>
        <translation>nennt: %1, aber die letzte Klärung ist: %2</translation>
    </message>
    <message>
        <source>names %1, but the log names %2</source>
        <translation>nennt: %1, aber das Protokoll nennt: %2</translation>
    </message>
    <message>
        <source>is %1, but the log leads to %2</source>
        <translation>ist %1, aber das Protokoll führt zu %2</translation>
    </message>
    <message>
        <source>is not the attempt that is open</source>
        <translation>ist nicht der Versuch, der offen ist</translation>
    </message>
    <message>
        <source>is %1, but the events tell of %2</source>
        <translation>ist %1, aber die Ereignisse berichten von %2</translation>
    </message>
    <message>
        <source>are not the %1 the events tell of</source>
        <translation>sind nicht die %1, von denen die Ereignisse berichten</translation>
    </message>
    <message>
        <source>%1 is closed, but no event tells of its end</source>
        <translation>%1 ist geschlossen, aber kein Ereignis berichtet vom Ende</translation>
    </message>
    <message>
        <source>the ledger says %1, but statement and evidence make it %2</source>
        <translation>das Verzeichnis sagt %1, aber aus Erklärung und Belegen folgt %2</translation>
    </message>
    <message>
        <source>the ledger says %1, but statement and evidence make it %2 (%3)</source>
        <translation>das Verzeichnis sagt %1, aber aus Erklärung und Belegen folgt %2 (%3)</translation>
    </message>
    <message>
        <source>the cited evidence is not stored</source>
        <translation>der angeführte Beleg ist nicht gespeichert</translation>
    </message>
    <message>
        <source>the stored bytes have another digest: the evidence was changed after it was cited</source>
        <translation>die gespeicherten Bytes haben eine andere Prüfsumme: Der Beleg wurde geändert, nachdem er angeführt wurde</translation>
    </message>
    <message>
        <source>the stored bytes are no evidence: %1</source>
        <translation>die gespeicherten Bytes sind kein Beleg: %1</translation>
    </message>
    <message>
        <source>is stored under another lookup than the one that made it</source>
        <translation>ist unter einer anderen Nachfrage gespeichert als der, aus der er stammt</translation>
    </message>
    <message>
        <source>is a time that no ledger can have written</source>
        <translation>ist eine Zeit, die kein Verzeichnis geschrieben haben kann</translation>
    </message>
    <message>
        <source>the policy in force pins rules that this program does not know: what was decided by them cannot be checked</source>
        <translation>die geltende Richtlinie legt Regeln fest, die dieses Programm nicht kennt: Was nach ihnen entschieden wurde, lässt sich nicht prüfen</translation>
    </message>
    <message>
        <source>%1 was not asked for</source>
        <translation>nach %1 war nicht gefragt</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>by the facts in the entry the statement was to be refused with %1</source>
        <translation>nach den Tatsachen im Eintrag war die Erklärung mit %1 zu verweigern</translation>
    </message>
    <message>
        <source>one person resolved what needs two, because of %1</source>
        <translation>eine Person hat allein entschieden, was zwei braucht, wegen %1</translation>
    </message>
    <message>
        <source>the entry in this place carries the number %1</source>
        <translation>der Eintrag an dieser Stelle trägt die Nummer %1</translation>
    </message>
    <message>
        <source>the stored leaf hash is not that of the stored bytes (%1)</source>
        <translation>der gespeicherte Blatt-Hash passt nicht zu den gespeicherten Bytes (%1)</translation>
    </message>
    <message>
        <source>the stored root does not follow from the entries up to this one</source>
        <translation>die gespeicherte Wurzel folgt nicht aus den Einträgen bis zu diesem</translation>
    </message>
    <message>
        <source>%1 is before the entry it follows, %2</source>
        <translation>%1 liegt vor der Zeit des vorigen Eintrags, %2</translation>
    </message>
    <message>
        <source>%1 is no size this log had before</source>
        <translation>%1 ist keine Größe, die dieses Protokoll zuvor hatte</translation>
    </message>
    <message>
        <source>the signer saw an empty log, but it was not empty</source>
        <translation>der Unterzeichner sah ein leeres Protokoll, aber es war nicht leer</translation>
    </message>
    <message>
        <source>the signer saw another log: at size %1 its root was %2, here it is %3</source>
        <translation>der Unterzeichner sah ein anderes Protokoll: Bei Größe %1 war dessen Wurzel %2, hier ist sie %3</translation>
    </message>
    <message>
        <source>%1 is in the log already</source>
        <translation>%1 ist schon im Protokoll</translation>
    </message>
    <message>
        <source>is %1, but should be %2</source>
        <translation>ist %1, müsste aber %2 sein</translation>
    </message>
    <message>
        <source>and %1 more problems that are not listed</source>
        <translation>und %1 weitere Fehler, die nicht aufgeführt sind</translation>
    </message>
    <message>
        <source>no statement in the log leads to this row</source>
        <translation>keine Erklärung im Protokoll führt zu dieser Zeile</translation>
    </message>
    <message>
        <source>the row that the log leads to is missing</source>
        <translation>die Zeile, zu der das Protokoll führt, fehlt</translation>
    </message>
    <message>
        <source>there are two rows</source>
        <translation>es gibt zwei Zeilen</translation>
    </message>
    <message>
        <source>the proposal of entry %1 was applied already</source>
        <translation>der Antrag von Eintrag %1 war schon angewandt</translation>
    </message>
    <message>
        <source>the proposal of entry %1 was declined already</source>
        <translation>der Antrag von Eintrag %1 war schon zurückgewiesen</translation>
    </message>
    <message>
        <source>the proposal of entry %1 was withdrawn already</source>
        <translation>der Antrag von Eintrag %1 war schon zurückgezogen</translation>
    </message>
    <message>
        <source>the proposal of entry %1 was superseded already</source>
        <translation>der Antrag von Eintrag %1 war schon abgelöst</translation>
    </message>
    <message>
        <source>the proposal of entry %1 on this effect was still open</source>
        <translation>der Antrag von Eintrag %1 zu diesem Vorgang war noch offen</translation>
    </message>
    <message>
        <source>there is no proposal %1 in the log before</source>
        <translation>im Protokoll davor gibt es keinen Antrag %1</translation>
    </message>
    <message>
        <source>the proposal of entry %1 had expired</source>
        <translation>der Antrag von Eintrag %1 war abgelaufen</translation>
    </message>
    <message>
        <source>the proposal of entry %1 was void: its proposer had lost the key he proposed with</source>
        <translation>der Antrag von Eintrag %1 war hinfällig: Wer ihn stellte, hatte den Schlüssel dafür verloren</translation>
    </message>
    <message>
        <source>the proposal of entry %1 was void: its proposer had lost the role he proposed with</source>
        <translation>der Antrag von Eintrag %1 war hinfällig: Wer ihn stellte, hatte die Rolle dafür verloren</translation>
    </message>
    <message>
        <source>is not the digest of the proposal in entry %1</source>
        <translation>ist nicht die Prüfsumme des Antrags in Eintrag %1</translation>
    </message>
    <message>
        <source>is not what the proposal is about</source>
        <translation>ist nicht das, worum es im Antrag geht</translation>
    </message>
    <message>
        <source>the effect has moved since the proposal of entry %1: there was nothing left to answer</source>
        <translation>der Vorgang hat sich seit dem Antrag von Eintrag %1 geändert: Es gab nichts mehr zu beantworten</translation>
    </message>
    <message>
        <source>the approval does not restate its proposal: %1 differ</source>
        <translation>die Gegenzeichnung gibt ihren Antrag nicht wieder; es weichen ab: %1</translation>
    </message>
    <message>
        <source>the proposer %1 answers his own proposal: that is one person, not two</source>
        <translation>%1 hat den Antrag gestellt und beantwortet ihn selbst: Das ist eine Person, nicht zwei</translation>
    </message>
    <message>
        <source>only the proposer may withdraw</source>
        <translation>nur wer den Antrag stellte, darf ihn zurückziehen</translation>
    </message>
    <message>
        <source>is not about governance</source>
        <translation>betrifft nicht die Verwaltung</translation>
    </message>
    <message>
        <source>an administrator of tenant %1 sets something of %2</source>
        <translation>ein Administrator des Mandanten %1 setzt etwas von %2</translation>
    </message>
    <message>
        <source>a person stays human or machine</source>
        <translation>eine Person bleibt Mensch oder Maschine</translation>
    </message>
    <message>
        <source>this key was enrolled in entry %1 already</source>
        <translation>dieser Schlüssel wurde schon in Eintrag %1 aufgenommen</translation>
    </message>
    <message>
        <source>%1 has no key %2</source>
        <translation>%1 hat keinen Schlüssel %2</translation>
    </message>
    <message>
        <source>was revoked in entry %1 already</source>
        <translation>wurde schon in Eintrag %1 widerrufen</translation>
    </message>
    <message>
        <source>nobody has enrolled %1</source>
        <translation>niemand hat %1 aufgenommen</translation>
    </message>
    <message>
        <source>%1 is no role for this kind of person</source>
        <translation>%1 ist keine Rolle für diese Art von Person</translation>
    </message>
    <message>
        <source>is %1, but the next version is %2</source>
        <translation>ist %1, aber die nächste Fassung ist %2</translation>
    </message>
    <message>
        <source>the verification was cancelled</source>
        <translation>die Prüfung wurde abgebrochen</translation>
    </message>
    <message>
        <source>is %1, but the log ends after %2 entries</source>
        <translation>ist %1, aber das Protokoll endet nach %2 Einträgen</translation>
    </message>
    <message>
        <source>is %1, but the entries lead to %2</source>
        <translation>ist %1, aber die Einträge führen zu %2</translation>
    </message>
    <message>
        <source>does not follow from the entries: it would make the next root false</source>
        <translation>folgt nicht aus den Einträgen: Die nächste Wurzel würde damit falsch</translation>
    </message>
    <message>
        <source>is %1, but there are entries behind it</source>
        <translation>ist %1, aber dahinter stehen noch Einträge</translation>
    </message>
    <message>
        <source>belongs to the log %1, not to %2</source>
        <translation>gehört zum Protokoll %1, nicht zu %2</translation>
    </message>
    <message>
        <source>the log went backwards. This client has seen size %1 with root %2; the ledger now has size %3 with root %4.</source>
        <translation>das Protokoll ist zurückgegangen. Dieser Rechner sah Größe %1 mit Wurzel %2; das Verzeichnis hat jetzt Größe %3 mit Wurzel %4.</translation>
    </message>
    <message>
        <source>this is another log, or its history was rewritten. This client has seen size %1 with root %2; the ledger now has size %3 with root %4.</source>
        <translation>dies ist ein anderes Protokoll, oder sein Verlauf wurde umgeschrieben. Dieser Rechner sah Größe %1 mit Wurzel %2; das Verzeichnis hat jetzt Größe %3 mit Wurzel %4.</translation>
    </message>
    <message>
        <source>trust file</source>
        <translation>Vertrauensdatei</translation>
    </message>
    <message>
        <source>pinned head file</source>
        <translation>Datei mit dem bekannten Kopf</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>an entry is not an object</source>
        <translation>ein Eintrag ist kein Objekt</translation>
    </message>
    <message>
        <source>the field %1 is missing</source>
        <translation>das Feld %1 fehlt</translation>
    </message>
    <message>
        <source>there is an unknown field</source>
        <translation>es gibt ein unbekanntes Feld</translation>
    </message>
    <message>
        <source>the field %1 is not a string</source>
        <translation>das Feld %1 ist keine Zeichenfolge</translation>
    </message>
    <message>
        <source>the root key of %1 cannot be used: %2</source>
        <translation>der Wurzelschlüssel von %1 ist nicht brauchbar: %2</translation>
    </message>
    <message>
        <source>one root key is listed twice</source>
        <translation>ein Wurzelschlüssel ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>at least two different persons must hold a root key</source>
        <translation>mindestens zwei verschiedene Personen müssen einen Wurzelschlüssel haben</translation>
    </message>
    <message>
        <source>one person holds two root keys</source>
        <translation>eine Person hat zwei Wurzelschlüssel</translation>
    </message>
    <message>
        <source>Keep both heads: together they are evidence. Ask an auditor which log is the true one.</source>
        <translation>Bewahren Sie beide Köpfe auf: Zusammen sind sie ein Beleg. Fragen Sie einen Prüfer, welches Protokoll das wahre ist.</translation>
    </message>
    <message>
        <source>the pinned head belongs to the log %1, not to %2</source>
        <translation>der bekannte Kopf gehört zum Protokoll %1, nicht zu %2</translation>
    </message>
    <message>
        <source>Use one pinned head file for each log.</source>
        <translation>Benutzen Sie für jedes Protokoll eine eigene Datei mit dem bekannten Kopf.</translation>
    </message>
    <message>
        <source>the log went backwards: this client has seen size %1, root %2; the ledger now shows size %3, root %4</source>
        <translation>das Protokoll ist zurückgegangen: Dieser Rechner sah Größe %1, Wurzel %2; das Verzeichnis zeigt jetzt Größe %3, Wurzel %4</translation>
    </message>
    <message>
        <source>two logs of one size: this client has seen size %1, root %2; the ledger now shows size %3, root %4</source>
        <translation>zwei Protokolle gleicher Größe: Dieser Rechner sah Größe %1, Wurzel %2; das Verzeichnis zeigt jetzt Größe %3, Wurzel %4</translation>
    </message>
    <message>
        <source>root_keys is not a list</source>
        <translation>root_keys ist keine Liste</translation>
    </message>
    <message>
        <source>text is not canonical base64 (RFC 4648 section 4)</source>
        <translation>der Text ist kein kanonisches Base64 (RFC 4648, Abschnitt 4)</translation>
    </message>
    <message>
        <source>hexadecimal text has an odd number of digits</source>
        <translation>der hexadezimale Text hat eine ungerade Zahl von Ziffern</translation>
    </message>
    <message>
        <source>text is not lower-case hexadecimal</source>
        <translation>der Text ist nicht hexadezimal in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>JSON: %1</source>
        <translation>JSON: %1</translation>
    </message>
    <message>
        <source>null is not allowed</source>
        <translation>null ist nicht erlaubt</translation>
    </message>
    <message>
        <source>true and false are not allowed</source>
        <translation>true und false sind nicht erlaubt</translation>
    </message>
    <message>
        <source>binary values are not allowed</source>
        <translation>binäre Werte sind nicht erlaubt</translation>
    </message>
    <message>
        <source>a key is not ASCII</source>
        <translation>ein Feldname ist nicht ASCII</translation>
    </message>
    <message>
        <source>key &quot;%1&quot; stands twice</source>
        <translation>der Feldname „%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>syntax error in line %1, at byte %2</source>
        <translation>Syntaxfehler in Zeile %1, bei Byte %2</translation>
    </message>
    <message>
        <source>numbers are not allowed</source>
        <translation>Zahlen sind nicht erlaubt</translation>
    </message>
    <message>
        <source>syntax error</source>
        <translation>Syntaxfehler</translation>
    </message>
    <message>
        <source>a string is not UTF-8</source>
        <translation>eine Zeichenfolge ist nicht UTF-8</translation>
    </message>
    <message>
        <source>only objects, arrays and strings are allowed</source>
        <translation>nur Objekte, Arrays und Zeichenfolgen sind erlaubt</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>%1 bytes, at most %2 are allowed</source>
        <translation>%1 Bytes, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>starts with a byte order mark</source>
        <translation>beginnt mit einer Bytereihenfolge-Marke (BOM)</translation>
    </message>
    <message>
        <source>holds a NUL byte</source>
        <translation>enthält ein NUL-Byte</translation>
    </message>
    <message>
        <source>is not UTF-8</source>
        <translation>ist nicht UTF-8</translation>
    </message>
    <message>
        <source>nested more than %1 deep</source>
        <translation>mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>is not in canonical form (RFC 8785)</source>
        <translation>steht nicht in kanonischer Form (RFC 8785)</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>time &quot;%1&quot; is not RFC 3339</source>
        <translation>die Zeit „%1“ entspricht nicht RFC 3339</translation>
    </message>
    <message>
        <source>Write it like 2026-12-01T08:00:00Z.</source>
        <translation>Schreiben Sie sie wie 2026-12-01T08:00:00Z.</translation>
    </message>
    <message>
        <source>duration &quot;%1&quot; is not a number of whole seconds</source>
        <translation>die Dauer „%1“ ist keine Zahl ganzer Sekunden</translation>
    </message>
    <message>
        <source>Write 0 to 3155760000.</source>
        <translation>Schreiben Sie 0 bis 3155760000.</translation>
    </message>
    <message>
        <source>a digest is 64 lower-case hexadecimal digits</source>
        <translation>eine Prüfsumme besteht aus 64 hexadezimalen Ziffern in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>a digest is 32 bytes</source>
        <translation>eine Prüfsumme hat 32 Bytes</translation>
    </message>
    <message>
        <source>writing %1: %2</source>
        <translation>Schreiben von %1: %2</translation>
    </message>
    <message>
        <source>saving folder %1: %2</source>
        <translation>Sichern des Ordners %1: %2</translation>
    </message>
    <message>
        <source>creating %1: %2</source>
        <translation>Anlegen von %1: %2</translation>
    </message>
    <message>
        <source>saving %1: %2</source>
        <translation>Sichern von %1: %2</translation>
    </message>
    <message>
        <source>file %1: %2</source>
        <translation>Datei %1: %2</translation>
    </message>
    <message>
        <source>reading %1: %2</source>
        <translation>Lesen von %1: %2</translation>
    </message>
    <message>
        <source>file %1 is larger than %2 bytes</source>
        <translation>die Datei %1 ist größer als %2 Bytes</translation>
    </message>
    <message>
        <source>replacing %1: %2</source>
        <translation>Ersetzen von %1: %2</translation>
    </message>
    <message>
        <source>%1 is not a JSON object</source>
        <translation>%1 ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>%1 field %2 %3</source>
        <translation>%1: Feld %2 %3</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is not a string</source>
        <translation>ist keine Zeichenfolge</translation>
    </message>
    <message>
        <source>has %1 bytes, not %2 to %3</source>
        <translation>hat %1 Bytes statt %2 bis %3</translation>
    </message>
    <message>
        <source>holds a control character or is not UTF-8</source>
        <translation>enthält ein Steuerzeichen oder ist nicht UTF-8</translation>
    </message>
    <message>
        <source>is not 64 lower-case hexadecimal digits</source>
        <translation>besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>is not a time like 2026-12-01T08:00:00Z</source>
        <translation>ist keine Zeit wie 2026-12-01T08:00:00Z</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>ist weder true noch false</translation>
    </message>
    <message>
        <source>is not a whole number from %1 to %2</source>
        <translation>ist keine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>is not a number of whole seconds from 0 to 3155760000</source>
        <translation>ist keine Zahl ganzer Sekunden von 0 bis 3155760000</translation>
    </message>
    <message>
        <source>holds something that is not a short printable string</source>
        <translation>enthält etwas, das keine kurze druckbare Zeichenfolge ist</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>ist kein Objekt</translation>
    </message>
    <message>
        <source>is not an array of at most %1</source>
        <translation>ist kein Array mit höchstens %1 Elementen</translation>
    </message>
    <message>
        <source>is unknown</source>
        <translation>ist unbekannt</translation>
    </message>
    <message>
        <source>amount &quot;%1&quot; is not an exact %2 amount</source>
        <translation>der Betrag „%1“ ist kein genauer Betrag in %2</translation>
    </message>
    <message>
        <source>%1 has %2 fraction digits.</source>
        <translation>%1 hat %2 Nachkommastellen.</translation>
    </message>
    <message>
        <source>amounts in %1 and %2 do not mix</source>
        <translation>Beträge in %1 und %2 lassen sich nicht verrechnen</translation>
    </message>
    <message>
        <source>currency &quot;%1&quot; is not an active ISO 4217 code</source>
        <translation>die Währung „%1“ ist kein aktiver Code nach ISO 4217</translation>
    </message>
    <message>
        <source>Use three capital letters such as EUR.</source>
        <translation>Schreiben Sie drei Großbuchstaben, zum Beispiel EUR.</translation>
    </message>
    <message>
        <source>amount &quot;%1&quot; is not a whole number of minor units</source>
        <translation>der Betrag „%1“ ist keine ganze Zahl kleinster Einheiten</translation>
    </message>
    <message>
        <source>the sum of two amounts is too large</source>
        <translation>die Summe zweier Beträge ist zu groß</translation>
    </message>
    <message>
        <source>the difference of two amounts is too large</source>
        <translation>die Differenz zweier Beträge ist zu groß</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund angegeben</translation>
    </message>
    <message>
        <source>OpenSSL failed while %1: %2</source>
        <translation>OpenSSL ist gescheitert (%1): %2</translation>
    </message>
    <message>
        <source>secret file %1: %2</source>
        <translation>Geheimnisdatei %1: %2</translation>
    </message>
    <message>
        <source>secret file %1 is not a regular file</source>
        <translation>die Geheimnisdatei %1 ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>secret file %1 can be read by others or belongs to somebody else</source>
        <translation>die Geheimnisdatei %1 ist für andere lesbar oder gehört jemand anderem</translation>
    </message>
    <message>
        <source>Make it yours and run chmod 600 on it.</source>
        <translation>Machen Sie sie zu Ihrer eigenen und führen Sie chmod 600 für sie aus.</translation>
    </message>
    <message>
        <source>reading a secret: %1</source>
        <translation>Lesen eines Geheimnisses: %1</translation>
    </message>
    <message>
        <source>a secret&apos;s first line is empty</source>
        <translation>die erste Zeile eines Geheimnisses ist leer</translation>
    </message>
    <message>
        <source>Write the secret into the first line.</source>
        <translation>Schreiben Sie das Geheimnis in die erste Zeile.</translation>
    </message>
    <message>
        <source>intent key</source>
        <translation>Vorgangsschlüssel</translation>
    </message>
    <message>
        <source>log origin</source>
        <translation>Ursprung des Protokolls</translation>
    </message>
    <message>
        <source>%1 has %2 bytes</source>
        <translation>%1 hat %2 Bytes</translation>
    </message>
    <message>
        <source>It must have 1 to 255 bytes.</source>
        <translation>Es müssen 1 bis 255 Bytes sein.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; holds a control character or is not UTF-8</source>
        <translation>%1 „%2“ enthält ein Steuerzeichen oder ist nicht UTF-8</translation>
    </message>
    <message>
        <source>Use printable UTF-8 text.</source>
        <translation>Verwenden Sie druckbaren Text in UTF-8.</translation>
    </message>
    <message>
        <source>the bundle would prove nothing to others: %1 %2</source>
        <translation>das Belegpaket würde anderen nichts beweisen: %1 %2</translation>
    </message>
    <message>
        <source>evidence match %1 is not whole minor units</source>
        <translation>Treffer des Belegs: Feld %1 ist keine ganze Zahl kleinster Einheiten</translation>
    </message>
    <message>
        <source>evidence match %1 has no currency code</source>
        <translation>Treffer des Belegs: Feld %1 hat keinen Währungscode</translation>
    </message>
    <message>
        <source>evidence match</source>
        <translation>Treffer des Belegs</translation>
    </message>
    <message>
        <source>evidence match disposition is none of the five</source>
        <translation>Treffer des Belegs: Feld disposition ist keiner der fünf Stände</translation>
    </message>
    <message>
        <source>evidence scan</source>
        <translation>Suchlauf des Belegs</translation>
    </message>
    <message>
        <source>evidence document</source>
        <translation>Dokument des Belegs</translation>
    </message>
    <message>
        <source>evidence names a lookup exactly when its source is lookup</source>
        <translation>ein Beleg nennt genau dann eine Nachfrage, wenn seine Quelle lookup ist</translation>
    </message>
    <message>
        <source>evidence has a document exactly when its source is document</source>
        <translation>ein Beleg hat genau dann ein Dokument, wenn seine Quelle document ist</translation>
    </message>
    <message>
        <source>evidence finding is not a finding</source>
        <translation>Beleg: Feld finding ist kein Befund</translation>
    </message>
    <message>
        <source>evidence matches do not fit its finding</source>
        <translation>die Treffer des Belegs passen nicht zu seinem Befund</translation>
    </message>
    <message>
        <source>evidence contract</source>
        <translation>Vertrag des Belegs</translation>
    </message>
    <message>
        <source>evidence version or source is not known</source>
        <translation>Fassung oder Quelle des Belegs ist nicht bekannt</translation>
    </message>
    <message>
        <source>is none of the known words</source>
        <translation>ist keines der bekannten Wörter</translation>
    </message>
    <message>
        <source>contract operation %1</source>
        <translation>Operation %1 des Vertrags</translation>
    </message>
    <message>
        <source>contract field operations names no operation</source>
        <translation>Vertrag: Feld operations nennt keine Operation</translation>
    </message>
    <message>
        <source>contract absence</source>
        <translation>absence des Vertrags</translation>
    </message>
    <message>
        <source>holds an unknown need</source>
        <translation>enthält eine unbekannte Bedingung</translation>
    </message>
    <message>
        <source>must name the rungs that prove absence</source>
        <translation>muss die Sprossen nennen, die das Fehlen beweisen</translation>
    </message>
    <message>
        <source>contract compensations</source>
        <translation>compensations des Vertrags</translation>
    </message>
    <message>
        <source>contract field lease is zero</source>
        <translation>Vertrag: Feld lease ist null</translation>
    </message>
    <message>
        <source>A worker needs time to hear the answer.</source>
        <translation>Ein Arbeiter braucht Zeit, die Antwort zu hören.</translation>
    </message>
    <message>
        <source>contract field max_transit is zero</source>
        <translation>Vertrag: Feld max_transit ist null</translation>
    </message>
    <message>
        <source>contract field retention is not longer than lease, max_transit and margin together</source>
        <translation>Vertrag: Feld retention ist nicht länger als lease, max_transit und margin zusammen</translation>
    </message>
    <message>
        <source>No attempt after the first could ever be dispatched.</source>
        <translation>Kein Versuch nach dem ersten könnte je gesendet werden.</translation>
    </message>
    <message>
        <source>contract field retention is set though the provider takes no key</source>
        <translation>Vertrag: Feld retention ist gesetzt, obwohl der Anbieter keinen Schlüssel nimmt</translation>
    </message>
    <message>
        <source>contract field key_max_length is too short for a UUID</source>
        <translation>Vertrag: Feld key_max_length ist zu kurz für eine UUID</translation>
    </message>
    <message>
        <source>contract field key_max_length is too short for a hash that does not collide</source>
        <translation>Vertrag: Feld key_max_length ist zu kurz für eine Prüfsumme, die nicht kollidiert</translation>
    </message>
    <message>
        <source>tenant and intent key together have %1 bytes, and %2 takes keys of at most %3</source>
        <translation>Mandant und Vorgangsschlüssel haben zusammen %1 Bytes, und %2 nimmt Schlüssel mit höchstens %3</translation>
    </message>
    <message>
        <source>Shorten the intent key or publish a contract whose key_derivation is hash.</source>
        <translation>Kürzen Sie den Vorgangsschlüssel oder veröffentlichen Sie einen Vertrag, dessen key_derivation hash ist.</translation>
    </message>
    <message>
        <source>the contract for %1 does not name the operation %2</source>
        <translation>der Vertrag für %1 nennt die Operation %2 nicht</translation>
    </message>
    <message>
        <source>Publish a contract that names it.</source>
        <translation>Veröffentlichen Sie einen Vertrag, der sie nennt.</translation>
    </message>
    <message>
        <source>%1 names the unknown currency %2</source>
        <translation>%1 nennt die unbekannte Währung %2</translation>
    </message>
    <message>
        <source>Use the code of an active ISO 4217 currency, like EUR.</source>
        <translation>Verwenden Sie den Code einer aktiven Währung nach ISO 4217, zum Beispiel EUR.</translation>
    </message>
    <message>
        <source>Write whole minor units without a sign, point or exponent: EUR 12.50 is &quot;1250&quot;.</source>
        <translation>Schreiben Sie ganze kleinste Einheiten ohne Vorzeichen, Punkt oder Exponent: EUR 12.50 ist „1250“.</translation>
    </message>
    <message>
        <source>%1 limits</source>
        <translation>limits in %1</translation>
    </message>
    <message>
        <source>policy people</source>
        <translation>people der Richtlinie</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, but only 1 or 2 people can be asked for</source>
        <translation>ist „%1“, aber nur 1 oder 2 Personen können verlangt werden</translation>
    </message>
    <message>
        <source>policy thresholds</source>
        <translation>thresholds der Richtlinie</translation>
    </message>
    <message>
        <source>policy thresholds %1</source>
        <translation>thresholds %1 der Richtlinie</translation>
    </message>
    <message>
        <source>policy windows</source>
        <translation>windows der Richtlinie</translation>
    </message>
    <message>
        <source>policy windows customer</source>
        <translation>windows customer der Richtlinie</translation>
    </message>
    <message>
        <source>policy windows operator</source>
        <translation>windows operator der Richtlinie</translation>
    </message>
    <message>
        <source>policy messages</source>
        <translation>messages der Richtlinie</translation>
    </message>
    <message>
        <source>holds a name twice</source>
        <translation>enthält einen Namen zweimal</translation>
    </message>
    <message>
        <source>policy auto_reconcile</source>
        <translation>auto_reconcile der Richtlinie</translation>
    </message>
    <message>
        <source>policy auto_reconcile max_minor</source>
        <translation>auto_reconcile max_minor der Richtlinie</translation>
    </message>
    <message>
        <source>must be at least one second</source>
        <translation>muss mindestens eine Sekunde sein</translation>
    </message>
    <message>
        <source>is longer than hold_max</source>
        <translation>ist länger als hold_max</translation>
    </message>
    <message>
        <source>policy has %1 bytes, at most %2 are allowed</source>
        <translation>die Richtlinie hat %1 Bytes, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>Name fewer currencies, providers or operations: what is not named asks for two people.</source>
        <translation>Nennen Sie weniger Währungen, Anbieter oder Operationen: Was nicht genannt ist, verlangt zwei Personen.</translation>
    </message>
    <message>
        <source>rules: %1 %2</source>
        <translation>Regeln: %1 %2</translation>
    </message>
    <message>
        <source>Restore the rules file of this release.</source>
        <translation>Stellen Sie die Regeldatei dieser Ausgabe wieder her.</translation>
    </message>
    <message>
        <source>holds the unknown word &quot;%1&quot;</source>
        <translation>enthält das unbekannte Wort „%1“</translation>
    </message>
    <message>
        <source>holds &quot;%1&quot; twice</source>
        <translation>enthält „%1“ zweimal</translation>
    </message>
    <message>
        <source>holds something that is not {fact, is}</source>
        <translation>enthält etwas, das nicht {fact, is} ist</translation>
    </message>
    <message>
        <source>names the unknown fact &quot;%1&quot;</source>
        <translation>nennt die unbekannte Tatsache „%1“</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>has no literal, so nothing could meet it</source>
        <translation>hat kein Literal, also könnte nichts die Bedingung erfüllen</translation>
    </message>
    <message>
        <source>names the fact &quot;%1&quot; twice, so it could always be met</source>
        <translation>nennt die Tatsache „%1“ zweimal, die Bedingung könnte also immer erfüllt sein</translation>
    </message>
    <message>
        <source>names the unknown refusal code &quot;%1&quot;</source>
        <translation>nennt den unbekannten Verweigerungscode „%1“</translation>
    </message>
    <message>
        <source>is the unknown status &quot;%1&quot;</source>
        <translation>ist der unbekannte Stand „%1“</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, not F0 to F4</source>
        <translation>ist „%1“, nicht F0 bis F4</translation>
    </message>
    <message>
        <source>is empty, so nobody could ever do it</source>
        <translation>ist leer, also könnte es nie jemand tun</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, which this program does not know</source>
        <translation>nennt „%1“, das dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>preparing a signature</source>
        <translation>Vorbereiten einer Unterschrift</translation>
    </message>
    <message>
        <source>signing</source>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>the key is not an Ed25519 key</source>
        <translation>der Schlüssel ist kein Ed25519-Schlüssel</translation>
    </message>
    <message>
        <source>Generate one with &apos;countersignctl key generate&apos;.</source>
        <translation>Erzeugen Sie einen mit „countersignctl key generate“.</translation>
    </message>
    <message>
        <source>deriving a public key</source>
        <translation>Ableiten eines öffentlichen Schlüssels</translation>
    </message>
    <message>
        <source>this is not a usable Ed25519 public key: %1</source>
        <translation>dies ist kein brauchbarer öffentlicher Ed25519-Schlüssel: %1</translation>
    </message>
    <message>
        <source>Generate a new key with &apos;countersignctl key generate&apos;.</source>
        <translation>Erzeugen Sie einen neuen Schlüssel mit „countersignctl key generate“.</translation>
    </message>
    <message>
        <source>reading a public key</source>
        <translation>Lesen eines öffentlichen Schlüssels</translation>
    </message>
    <message>
        <source>its encoding is not canonical</source>
        <translation>seine Kodierung ist nicht kanonisch</translation>
    </message>
    <message>
        <source>checking a public key</source>
        <translation>Prüfen eines öffentlichen Schlüssels</translation>
    </message>
    <message>
        <source>it is not a point of the curve</source>
        <translation>er ist kein Punkt der Kurve</translation>
    </message>
    <message>
        <source>it is of low order</source>
        <translation>er ist von kleiner Ordnung</translation>
    </message>
    <message>
        <source>the key file %1</source>
        <translation>die Schlüsseldatei %1</translation>
    </message>
    <message>
        <source>Generate a new key with &apos;countersignctl key generate&apos; and have it enrolled.</source>
        <translation>Erzeugen Sie einen neuen Schlüssel mit „countersignctl key generate“ und lassen Sie ihn aufnehmen.</translation>
    </message>
    <message>
        <source>no usable passphrase was given for the key file</source>
        <translation>für die Schlüsseldatei wurde keine brauchbare Passphrase angegeben</translation>
    </message>
    <message>
        <source>is encrypted by an outdated method</source>
        <translation>ist mit einem veralteten Verfahren verschlüsselt</translation>
    </message>
    <message>
        <source>has damaged encryption parameters</source>
        <translation>hat beschädigte Verschlüsselungsparameter</translation>
    </message>
    <message>
        <source>derives its key without scrypt, which can be guessed too fast</source>
        <translation>leitet ihren Schlüssel ohne scrypt ab und lässt sich so zu schnell erraten</translation>
    </message>
    <message>
        <source>is not encrypted with AES-256-CBC</source>
        <translation>ist nicht mit AES-256-CBC verschlüsselt</translation>
    </message>
    <message>
        <source>has damaged scrypt parameters</source>
        <translation>hat beschädigte scrypt-Parameter</translation>
    </message>
    <message>
        <source>is protected by a weaker scrypt than N=16384 r=8 p=5</source>
        <translation>ist durch ein schwächeres scrypt als N=16384 r=8 p=5 geschützt</translation>
    </message>
    <message>
        <source>asks for an absurdly costly scrypt</source>
        <translation>verlangt ein unsinnig aufwendiges scrypt</translation>
    </message>
    <message>
        <source>is not encrypted</source>
        <translation>ist nicht verschlüsselt</translation>
    </message>
    <message>
        <source>is not one encrypted PKCS#8 key in PEM form</source>
        <translation>ist nicht genau ein verschlüsselter PKCS#8-Schlüssel im PEM-Format</translation>
    </message>
    <message>
        <source>reading a key file</source>
        <translation>Lesen einer Schlüsseldatei</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>preparing a key file</source>
        <translation>Vorbereiten einer Schlüsseldatei</translation>
    </message>
    <message>
        <source>encrypting a key</source>
        <translation>Verschlüsseln eines Schlüssels</translation>
    </message>
    <message>
        <source>writing a key</source>
        <translation>Schreiben eines Schlüssels</translation>
    </message>
    <message>
        <source>the passphrase does not open the key file, or the file is damaged</source>
        <translation>die Passphrase öffnet die Schlüsseldatei nicht, oder die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>Check the passphrase and try again.</source>
        <translation>Prüfen Sie die Passphrase und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>holds no key that can be used</source>
        <translation>enthält keinen brauchbaren Schlüssel</translation>
    </message>
    <message>
        <source>envelope field %1 is not standard base64 with its padding (RFC 4648 section 4)</source>
        <translation>Umschlag: Feld %1 ist kein Standard-Base64 mit Auffüllung (RFC 4648, Abschnitt 4)</translation>
    </message>
    <message>
        <source>the envelope does not carry a Countersign statement</source>
        <translation>der Umschlag enthält keine Countersign-Erklärung</translation>
    </message>
    <message>
        <source>the envelope names another key than %1</source>
        <translation>der Umschlag nennt einen anderen Schlüssel als %1</translation>
    </message>
    <message>
        <source>the signature does not hold under key %1</source>
        <translation>die Unterschrift passt nicht zum Schlüssel %1</translation>
    </message>
    <message>
        <source>envelope</source>
        <translation>Umschlag</translation>
    </message>
    <message>
        <source>does not hold exactly one signature</source>
        <translation>enthält nicht genau eine Unterschrift</translation>
    </message>
    <message>
        <source>envelope signature</source>
        <translation>Unterschrift des Umschlags</translation>
    </message>
    <message>
        <source>operator_enrol</source>
        <translation>operator_enrol</translation>
    </message>
    <message>
        <source>is neither human nor machine</source>
        <translation>ist weder human noch machine</translation>
    </message>
    <message>
        <source>is no usable key: %1</source>
        <translation>ist kein brauchbarer Schlüssel: %1</translation>
    </message>
    <message>
        <source>membership_set</source>
        <translation>membership_set</translation>
    </message>
    <message>
        <source>names an unknown role</source>
        <translation>nennt eine unbekannte Rolle</translation>
    </message>
    <message>
        <source>names one role twice</source>
        <translation>nennt eine Rolle zweimal</translation>
    </message>
    <message>
        <source>key_revoke</source>
        <translation>key_revoke</translation>
    </message>
    <message>
        <source>cannot examine key file %1: %2</source>
        <translation>die Schlüsseldatei %1 lässt sich nicht untersuchen: %2</translation>
    </message>
    <message>
        <source>key file %1 is not a regular file</source>
        <translation>die Schlüsseldatei %1 ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>key file %1 belongs to another user</source>
        <translation>die Schlüsseldatei %1 gehört einem anderen Benutzer</translation>
    </message>
    <message>
        <source>key file %1 is open to others than its owner</source>
        <translation>die Schlüsseldatei %1 ist nicht nur für ihren Besitzer zugänglich</translation>
    </message>
    <message>
        <source>Run &apos;chmod 600&apos; on it; if others could read it, have the key revoked.</source>
        <translation>Führen Sie „chmod 600“ für sie aus; konnten andere sie lesen, lassen Sie den Schlüssel widerrufen.</translation>
    </message>
    <message>
        <source>cannot open key file %1: %2</source>
        <translation>die Schlüsseldatei %1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>cannot read key file %1: %2</source>
        <translation>die Schlüsseldatei %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>key file %1 is too large to hold one key</source>
        <translation>die Schlüsseldatei %1 ist zu groß für einen einzelnen Schlüssel</translation>
    </message>
    <message>
        <source>cannot create key file %1: %2</source>
        <translation>die Schlüsseldatei %1 lässt sich nicht anlegen: %2</translation>
    </message>
    <message>
        <source>cannot write key file %1: %2</source>
        <translation>die Schlüsseldatei %1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>the passphrase of a key file has at least 8 bytes</source>
        <translation>die Passphrase einer Schlüsseldatei hat mindestens 8 Bytes</translation>
    </message>
    <message>
        <source>Choose a longer passphrase; nothing was written.</source>
        <translation>Wählen Sie eine längere Passphrase; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>generating a key</source>
        <translation>Erzeugen eines Schlüssels</translation>
    </message>
    <message>
        <source>an Ed25519 seed has 32 bytes, not %1</source>
        <translation>ein Ed25519-Seed hat 32 Bytes, nicht %1</translation>
    </message>
    <message>
        <source>reading a seed</source>
        <translation>Lesen eines Seeds</translation>
    </message>
    <message>
        <source>an Ed25519 public key has 32 bytes, not %1</source>
        <translation>ein öffentlicher Ed25519-Schlüssel hat 32 Bytes, nicht %1</translation>
    </message>
    <message>
        <source>an Ed25519 public key is written as 64 lower-case hex digits</source>
        <translation>ein öffentlicher Ed25519-Schlüssel besteht aus 64 hexadezimalen Ziffern in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>is not 32 lower-case hexadecimal digits</source>
        <translation>besteht nicht aus 32 hexadezimalen Ziffern in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>is empty where a time is needed</source>
        <translation>ist leer, wo eine Zeit nötig ist</translation>
    </message>
    <message>
        <source>is not whole minor units in decimal form</source>
        <translation>ist keine ganze Zahl kleinster Einheiten in Dezimalform</translation>
    </message>
    <message>
        <source>is not three capital letters</source>
        <translation>besteht nicht aus drei Großbuchstaben</translation>
    </message>
    <message>
        <source>statement prior</source>
        <translation>prior der Erklärung</translation>
    </message>
    <message>
        <source>statement next</source>
        <translation>next der Erklärung</translation>
    </message>
    <message>
        <source>statement effect</source>
        <translation>effect der Erklärung</translation>
    </message>
    <message>
        <source>statement result</source>
        <translation>result der Erklärung</translation>
    </message>
    <message>
        <source>is none of the five dispositions</source>
        <translation>ist keiner der fünf Stände</translation>
    </message>
    <message>
        <source>statement compensation</source>
        <translation>compensation der Erklärung</translation>
    </message>
    <message>
        <source>statement evidence</source>
        <translation>evidence der Erklärung</translation>
    </message>
    <message>
        <source>statement reason</source>
        <translation>reason der Erklärung</translation>
    </message>
    <message>
        <source>is not made of lower-case letters and underscores</source>
        <translation>besteht nicht nur aus Kleinbuchstaben und Unterstrichen</translation>
    </message>
    <message>
        <source>has more than 2000 characters</source>
        <translation>hat mehr als 2000 Zeichen</translation>
    </message>
    <message>
        <source>statement hold</source>
        <translation>hold der Erklärung</translation>
    </message>
    <message>
        <source>statement escalation</source>
        <translation>escalation der Erklärung</translation>
    </message>
    <message>
        <source>is empty where somebody is named</source>
        <translation>ist leer, obwohl jemand genannt ist</translation>
    </message>
    <message>
        <source>is set where nobody is named</source>
        <translation>ist gesetzt, obwohl niemand genannt ist</translation>
    </message>
    <message>
        <source>statement conflict</source>
        <translation>conflict der Erklärung</translation>
    </message>
    <message>
        <source>is none of the four settlements</source>
        <translation>ist keine der vier Arten, einen Konflikt beizulegen</translation>
    </message>
    <message>
        <source>statement proposal</source>
        <translation>proposal der Erklärung</translation>
    </message>
    <message>
        <source>statement seen</source>
        <translation>seen der Erklärung</translation>
    </message>
    <message>
        <source>statement field subject holds a control character</source>
        <translation>Erklärung: Feld subject enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>is not &quot;1&quot;</source>
        <translation>ist nicht „1“</translation>
    </message>
    <message>
        <source>statement policy</source>
        <translation>policy der Erklärung</translation>
    </message>
    <message>
        <source>statement contract</source>
        <translation>contract der Erklärung</translation>
    </message>
    <message>
        <source>statement field %1 %2 with kind %3</source>
        <translation>Erklärung mit kind %3: Feld %1 %2</translation>
    </message>
    <message>
        <source>statement field %1 %2 with kind %3 and action %4</source>
        <translation>Erklärung mit kind %3 und action %4: Feld %1 %2</translation>
    </message>
    <message>
        <source>is empty, which it cannot be</source>
        <translation>ist leer, darf es aber nicht sein</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>muss leer sein</translation>
    </message>
    <message>
        <source>cites one digest twice</source>
        <translation>führt eine Prüfsumme zweimal an</translation>
    </message>
    <message>
        <source>cites a lookup without observed_at</source>
        <translation>führt eine Nachfrage ohne observed_at an</translation>
    </message>
    <message>
        <source>names one field twice</source>
        <translation>nennt ein Feld zweimal</translation>
    </message>
    <message>
        <source>names one object twice</source>
        <translation>nennt ein Objekt zweimal</translation>
    </message>
    <message>
        <source>names the accepted object itself</source>
        <translation>nennt das angenommene Objekt selbst</translation>
    </message>
    <message>
        <source>is not above zero</source>
        <translation>ist nicht größer als null</translation>
    </message>
    <message>
        <source>is not the digest of the other five fields</source>
        <translation>ist nicht die Prüfsumme der anderen fünf Felder</translation>
    </message>
    <message>
        <source>must name one tenant</source>
        <translation>muss einen einzelnen Mandanten nennen</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss %1 sein</translation>
    </message>
    <message>
        <source>the subject of a statement is a JSON object</source>
        <translation>das Feld subject einer Erklärung ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>the statement has %1 bytes; at most %2 can be signed</source>
        <translation>die Erklärung hat %1 Bytes; höchstens %2 können unterschrieben werden</translation>
    </message>
    <message>
        <source>Shorten the reason, cite less evidence, or name fewer other matches.</source>
        <translation>Kürzen Sie den Grund, führen Sie weniger Belege an oder nennen Sie weniger andere Treffer.</translation>
    </message>
    <message>
        <source>the file that was written does not verify: %1 %2</source>
        <translation>die geschriebene Datei besteht die Prüfung nicht: %1 %2</translation>
    </message>
    <message>
        <source>Give %1 or --profile.</source>
        <translation>Geben Sie %1 oder --profile an.</translation>
    </message>
    <message>
        <source>nothing names the trust file</source>
        <translation>nichts nennt die Vertrauensdatei</translation>
    </message>
    <message>
        <source>nothing names the ledger</source>
        <translation>nichts nennt das Verzeichnis</translation>
    </message>
    <message>
        <source>ledger &quot;%1&quot; is not sqlite:PATH</source>
        <translation>das Verzeichnis „%1“ hat nicht die Form sqlite:PATH</translation>
    </message>
    <message>
        <source>This build opens embedded ledgers only.</source>
        <translation>Diese Ausgabe des Programms öffnet nur eingebettete Verzeichnisse.</translation>
    </message>
    <message>
        <source>nothing names the passphrase</source>
        <translation>nichts nennt die Passphrase</translation>
    </message>
    <message>
        <source>nothing names the key file</source>
        <translation>nichts nennt die Schlüsseldatei</translation>
    </message>
    <message>
        <source>nothing names the person</source>
        <translation>nichts nennt die Person</translation>
    </message>
    <message>
        <source>this console was opened for reading only</source>
        <translation>diese Konsole wurde nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>Open it without --read-only, with a profile that names a key.</source>
        <translation>Öffnen Sie sie ohne --read-only, mit einem Profil, das einen Schlüssel nennt.</translation>
    </message>
    <message>
        <source>%1: a line is no effect</source>
        <translation>%1: Eine Zeile beschreibt keine Wirkung</translation>
    </message>
    <message>
        <source>program %1 did not run: %2</source>
        <translation>das Programm %1 lief nicht: %2</translation>
    </message>
    <message>
        <source>demo folder %1 is not empty</source>
        <translation>der Demo-Ordner %1 ist nicht leer</translation>
    </message>
    <message>
        <source>Name a folder that does not exist yet; a demo never overwrites.</source>
        <translation>Nennen Sie einen Ordner, den es noch nicht gibt; eine Demo überschreibt nie.</translation>
    </message>
    <message>
        <source>demo folder %1 cannot be put in place: %2</source>
        <translation>der Demo-Ordner %1 lässt sich nicht an seinen Platz bringen: %2</translation>
    </message>
    <message>
        <source>folder %1 cannot be made: %2</source>
        <translation>der Ordner %1 lässt sich nicht anlegen: %2</translation>
    </message>
    <message>
        <source>%1 was refused, %2: %3</source>
        <translation>%1 wurde verweigert, %2: %3</translation>
    </message>
    <message>
        <source>enrolment of %1</source>
        <translation>die Aufnahme von %1</translation>
    </message>
    <message>
        <source>membership of %1</source>
        <translation>die Mitgliedschaft von %1</translation>
    </message>
    <message>
        <source>the contract of %1</source>
        <translation>der Vertrag für %1</translation>
    </message>
    <message>
        <source>the policy</source>
        <translation>die Richtlinie</translation>
    </message>
    <message>
        <source>%1 was refused on %2, %3: %4</source>
        <translation>%1: zu %2 verweigert, %3: %4</translation>
    </message>
    <message>
        <source>nothing is offered for %1</source>
        <translation>zu %1 wird nichts angeboten</translation>
    </message>
    <message>
        <source>%1 was to be absent, and a lookup said %2</source>
        <translation>%1 sollte fehlen, und eine Nachfrage ergab %2</translation>
    </message>
    <message>
        <source>Build the demo on a machine that is less busy.</source>
        <translation>Bauen Sie die Demo auf einem Rechner, der weniger ausgelastet ist.</translation>
    </message>
    <message>
        <source>%1 was to be found, and a lookup said %2</source>
        <translation>%1 sollte zu finden sein, und eine Nachfrage ergab %2</translation>
    </message>
    <message>
        <source>the worker of %1 was killed: %2</source>
        <translation>der Arbeiter für %1 wurde gewaltsam beendet: %2</translation>
    </message>
    <message>
        <source>the worker of %1 ended with %2: %3</source>
        <translation>der Arbeiter für %1 endete mit %2: %3</translation>
    </message>
    <message>
        <source>the demo, %1,</source>
        <translation>die Demo, %1,</translation>
    </message>
    <message>
        <source>profile provider account</source>
        <translation>Anbieterkonto des Profils</translation>
    </message>
    <message>
        <source>profile %1</source>
        <translation>Profil %1</translation>
    </message>
    <message>
        <source>%1 conflicts are open on this intent</source>
        <translation>zu diesem Vorgang sind %1 Konflikte offen</translation>
    </message>
    <message>
        <source>Name one with --conflict; `intents show` lists them.</source>
        <translation>Nennen Sie einen mit --conflict; `intents show` listet sie auf.</translation>
    </message>
    <message>
        <source>proposal %1 is not about this intent</source>
        <translation>der Antrag %1 betrifft diesen Vorgang nicht</translation>
    </message>
    <message>
        <source>proposal %1 has another digest than the statement the ledger shows for it</source>
        <translation>der Antrag %1 hat eine andere Prüfsumme als die Erklärung, die das Verzeichnis zu ihm zeigt</translation>
    </message>
    <message>
        <source>Sign nothing; have the log verified with: audit verify.</source>
        <translation>Unterschreiben Sie nichts; lassen Sie das Protokoll prüfen mit: audit verify.</translation>
    </message>
    <message>
        <source>proposal %1 does not exist in this ledger</source>
        <translation>den Antrag %1 gibt es in diesem Verzeichnis nicht</translation>
    </message>
    <message>
        <source>List the open ones with: proposals list.</source>
        <translation>Listen Sie die offenen auf mit: proposals list.</translation>
    </message>
    <message>
        <source>the history does not hold, so nothing was signed</source>
        <translation>der Verlauf hält nicht, also wurde nichts unterschrieben</translation>
    </message>
    <message>
        <source>Verify the history to see what is broken, and where.</source>
        <translation>Prüfen Sie den Verlauf, um zu sehen, was nicht stimmt und wo.</translation>
    </message>
    <message>
        <source>Let an auditor or an administrator export it.</source>
        <translation>Lassen Sie es einen Prüfer oder einen Administrator exportieren.</translation>
    </message>
    <message>
        <source>the export was stopped; nothing was written</source>
        <translation>der Export wurde abgebrochen; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>List everybody with: operator list.</source>
        <translation>Listen Sie alle auf mit: operator list.</translation>
    </message>
    <message>
        <source>nobody lets himself go: with the first key gone he could not finish</source>
        <translation>niemand entlässt sich selbst: Ist der erste eigene Schlüssel widerrufen, ließe sich der Rest nicht mehr abschließen</translation>
    </message>
    <message>
        <source>Let another administrator do it.</source>
        <translation>Lassen Sie es einen anderen Administrator tun.</translation>
    </message>
    <message>
        <source>the lookup of batch %1 says nothing of some of its items</source>
        <translation>die Nachfrage zum Stapel %1 sagt zu einigen seiner Teile nichts</translation>
    </message>
    <message>
        <source>the watch was left after %1 of %2 lookups</source>
        <translation>das Beobachten wurde nach %1 von %2 Nachfragen beendet</translation>
    </message>
    <message>
        <source>%1: this client has seen size %2 root %3, the ledger now shows size %4 root %5</source>
        <translation>%1: Dieser Rechner sah Größe %2, Wurzel %3; das Verzeichnis zeigt jetzt Größe %4, Wurzel %5</translation>
    </message>
    <message>
        <source>Sign nothing on it; give both heads to an auditor, who can say which log is the true one.</source>
        <translation>Unterschreiben Sie nichts darauf; geben Sie beide Köpfe einem Prüfer, der sagen kann, welches Protokoll das wahre ist.</translation>
    </message>
    <message>
        <source>the head pinned in %1 is of the log %2, not of %3</source>
        <translation>der bekannte Kopf in %1 gehört zum Protokoll %2, nicht zu %3</translation>
    </message>
    <message>
        <source>Keep one pinned head for each log.</source>
        <translation>Bewahren Sie für jedes Protokoll einen eigenen bekannten Kopf auf.</translation>
    </message>
    <message>
        <source>the ledger&apos;s log went backwards</source>
        <translation>das Protokoll des Verzeichnisses ist zurückgegangen</translation>
    </message>
    <message>
        <source>the ledger&apos;s log does not continue the one this client has seen</source>
        <translation>das Protokoll des Verzeichnisses setzt das nicht fort, das dieser Rechner sah</translation>
    </message>
    <message>
        <source>the receipt is of another log than the one this client has seen</source>
        <translation>die Protokollquittung gehört zu einem anderen Protokoll als dem, das dieser Rechner sah</translation>
    </message>
    <message>
        <source>no provider contract is in force for intent %1</source>
        <translation>für den Vorgang %1 gilt kein Vertrag des Anbieters</translation>
    </message>
    <message>
        <source>Have one published; evidence names the contract it is judged by.</source>
        <translation>Lassen Sie einen veröffentlichen; ein Beleg nennt den Vertrag, nach dem er beurteilt wird.</translation>
    </message>
    <message>
        <source>the evidence has the source %1</source>
        <translation>der Beleg hat die Quelle %1</translation>
    </message>
    <message>
        <source>Only evidence of source import comes in this way; a lookup records its own.</source>
        <translation>Auf diesem Weg kommen nur Belege der Quelle import herein; eine Nachfrage hält ihre eigenen fest.</translation>
    </message>
    <message>
        <source>the cited evidence names %1 objects at the provider</source>
        <translation>die angeführten Belege nennen %1 Objekte beim Anbieter</translation>
    </message>
    <message>
        <source>Cite the evidence of a lookup that found one, or name the receipt with --object.</source>
        <translation>Führen Sie den Beleg einer Nachfrage an, die eines fand, oder nennen Sie die Quittung mit --object.</translation>
    </message>
    <message>
        <source>no compensation of intent %1 can be offered</source>
        <translation>für den Vorgang %1 lässt sich kein Ausgleich anbieten</translation>
    </message>
    <message>
        <source>Look the effect up first; `offers` says what is missing.</source>
        <translation>Fragen Sie zuerst nach; `offers` sagt, was fehlt.</translation>
    </message>
    <message>
        <source>%1 objects of intent %2 could be taken back</source>
        <translation>%1 Objekte des Vorgangs %2 könnten zurückgenommen werden</translation>
    </message>
    <message>
        <source>Name one of them with --object; `offers` lists them.</source>
        <translation>Nennen Sie eines davon mit --object; `offers` listet sie auf.</translation>
    </message>
    <message>
        <source>there is nothing to draft without an action</source>
        <translation>ohne eine Aktion gibt es nichts zu entwerfen</translation>
    </message>
    <message>
        <source>statement %1 is in the log as entry %2 (%3), but %4</source>
        <translation>die Erklärung %1 steht als Eintrag %2 (%3) im Protokoll, aber %4</translation>
    </message>
    <message>
        <source>evidence %1 is not stored for intent %2</source>
        <translation>der Beleg %1 ist für den Vorgang %2 nicht gespeichert</translation>
    </message>
    <message>
        <source>Look the effect up and cite a digest the lookup printed.</source>
        <translation>Fragen Sie nach und führen Sie eine Prüfsumme an, die die Nachfrage ausgegeben hat.</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>the connection string cannot be read: %1</source>
        <translation>die Verbindungszeichenfolge lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Write it as postgresql://host/database, as host=… dbname=…, or as service=NAME.</source>
        <translation>Schreiben Sie sie als postgresql://host/database, als host=… dbname=… oder als service=NAME.</translation>
    </message>
    <message>
        <source>the connection string holds a password, which others could read there</source>
        <translation>die Verbindungszeichenfolge enthält ein Passwort, das andere dort lesen könnten</translation>
    </message>
    <message>
        <source>Put it into ~/.pgpass (mode 0600) or the keychain, and leave it out of the string.</source>
        <translation>Legen Sie es in ~/.pgpass (Modus 0600) oder im Schlüsselbund ab und lassen Sie es in der Zeichenfolge weg.</translation>
    </message>
    <message>
        <source>migration %1</source>
        <translation>Migration %1</translation>
    </message>
    <message>
        <source>ledger %1: its schema version %2 is newer than this program&apos;s %3</source>
        <translation>Verzeichnis %1: Seine Schemafassung %2 ist neuer als die dieses Programms, %3</translation>
    </message>
    <message>
        <source>Use a newer Countersign.</source>
        <translation>Benutzen Sie ein neueres Countersign.</translation>
    </message>
    <message>
        <source>ledger %1: migration %2 was made by another file than this program&apos;s</source>
        <translation>Verzeichnis %1: Migration %2 stammt aus einer anderen Datei als der dieses Programms</translation>
    </message>
    <message>
        <source>Use the program version that made this ledger, or restore a good copy.</source>
        <translation>Benutzen Sie die Programmfassung, die dieses Verzeichnis angelegt hat, oder stellen Sie eine gute Kopie wieder her.</translation>
    </message>
    <message>
        <source>it was cancelled or took longer than is allowed</source>
        <translation>es wurde abgebrochen oder dauerte länger als erlaubt</translation>
    </message>
    <message>
        <source>Try again; where it happens every time, ask for less at once.</source>
        <translation>Versuchen Sie es erneut; geschieht es jedes Mal, fragen Sie weniger auf einmal ab.</translation>
    </message>
    <message>
        <source>somebody else holds what is needed</source>
        <translation>jemand anderes hält, was gebraucht wird</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>somebody else changed it at the same moment</source>
        <translation>jemand anderes hat es im selben Augenblick geändert</translation>
    </message>
    <message>
        <source>two transactions waited for each other</source>
        <translation>zwei Transaktionen warteten aufeinander</translation>
    </message>
    <message>
        <source>this server only reads: it is a standby</source>
        <translation>dieser Server liest nur: Er ist ein Standby-Server</translation>
    </message>
    <message>
        <source>Connect to the primary; with several hosts, add target_session_attrs=read-write.</source>
        <translation>Verbinden Sie sich mit dem Primärserver; bei mehreren Hosts fügen Sie target_session_attrs=read-write hinzu.</translation>
    </message>
    <message>
        <source>the server is shutting down or starting</source>
        <translation>der Server fährt gerade herunter oder hoch</translation>
    </message>
    <message>
        <source>Wait until it is there again.</source>
        <translation>Warten Sie, bis er wieder da ist.</translation>
    </message>
    <message>
        <source>the server has no room or no connection left</source>
        <translation>der Server hat keinen Platz oder keine Verbindung mehr frei</translation>
    </message>
    <message>
        <source>Ask the database&apos;s administrator; nothing is wrong with what you did.</source>
        <translation>Fragen Sie den Administrator der Datenbank; an Ihrem Vorgehen ist nichts falsch.</translation>
    </message>
    <message>
        <source>this login may not do that</source>
        <translation>dieser Datenbankbenutzer darf das nicht</translation>
    </message>
    <message>
        <source>Sign in as a person who holds the role, or ask an administrator for it.</source>
        <translation>Melden Sie sich als Person an, die die Rolle hat, oder bitten Sie einen Administrator darum.</translation>
    </message>
    <message>
        <source>the server does not let this login in</source>
        <translation>der Server lässt diesen Datenbankbenutzer nicht ein</translation>
    </message>
    <message>
        <source>Check the login, its password or certificate, and pg_hba.conf.</source>
        <translation>Prüfen Sie den Datenbankbenutzer, sein Passwort oder Zertifikat und pg_hba.conf.</translation>
    </message>
    <message>
        <source>there is no such database</source>
        <translation>eine solche Datenbank gibt es nicht</translation>
    </message>
    <message>
        <source>Check its name; make a new ledger with: countersignctl ledger init</source>
        <translation>Prüfen Sie ihren Namen; legen Sie ein neues Verzeichnis an mit: countersignctl ledger init</translation>
    </message>
    <message>
        <source>there is no ledger in this database</source>
        <translation>in dieser Datenbank gibt es kein Verzeichnis</translation>
    </message>
    <message>
        <source>the ledger&apos;s own rules refused it</source>
        <translation>die eigenen Regeln des Verzeichnisses haben es verweigert</translation>
    </message>
    <message>
        <source>Report this as a bug.</source>
        <translation>Melden Sie dies als Fehler des Programms.</translation>
    </message>
    <message>
        <source>the server found damaged data</source>
        <translation>der Server fand beschädigte Daten</translation>
    </message>
    <message>
        <source>Restore the newest good copy and compare its head with a pinned one.</source>
        <translation>Stellen Sie die neueste gute Kopie wieder her und vergleichen Sie ihren Kopf mit einem bekannten.</translation>
    </message>
    <message>
        <source>PostgreSQL refused it</source>
        <translation>PostgreSQL hat es verweigert</translation>
    </message>
    <message>
        <source>ledger %1: %2: %3 (%4 %5)</source>
        <translation>Verzeichnis %1: %2: %3 (%4 %5)</translation>
    </message>
    <message>
        <source>ledger %1: %2: the connection was lost (%3)</source>
        <translation>Verzeichnis %1: %2: Die Verbindung ging verloren (%3)</translation>
    </message>
    <message>
        <source>Connect again and look whether it was stored; nothing is sent again by itself.</source>
        <translation>Verbinden Sie sich erneut und sehen Sie nach, ob es gespeichert wurde; von selbst wird nichts noch einmal gesendet.</translation>
    </message>
    <message>
        <source>Check the network and the server; the program connects again by itself.</source>
        <translation>Prüfen Sie Netz und Server; das Programm verbindet sich von selbst wieder.</translation>
    </message>
    <message>
        <source>prepare the connection</source>
        <translation>Vorbereiten der Verbindung</translation>
    </message>
    <message>
        <source>connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Check the host, the port, the database and the login, and whether the server runs.</source>
        <translation>Prüfen Sie Host, Port, Datenbank und Datenbankbenutzer und ob der Server läuft.</translation>
    </message>
    <message>
        <source>ledger %1: the server is %2</source>
        <translation>Verzeichnis %1: Der Server ist %2</translation>
    </message>
    <message>
        <source>Use PostgreSQL 15 or newer; programs that only speak its protocol keep other promises.</source>
        <translation>Benutzen Sie PostgreSQL 15 oder neuer; Programme, die nur sein Protokoll sprechen, versprechen anderes.</translation>
    </message>
    <message>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>begin</source>
        <translation>Beginn der Transaktion</translation>
    </message>
    <message>
        <source>roll back</source>
        <translation>Rollback</translation>
    </message>
    <message>
        <source>ledger %1: commit: a statement before it had failed</source>
        <translation>Verzeichnis %1: Commit: Eine Anweisung davor war gescheitert</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>%1: kind %2 is not known</source>
        <translation>%1: Die Art %2 ist nicht bekannt</translation>
    </message>
    <message>
        <source>conflict %1 is not open any more</source>
        <translation>der Konflikt %1 ist nicht mehr offen</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 %2/%3: %4 cannot be read</source>
        <translation>%1 %2/%3: %4 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Verify the ledger; restore the newest good copy if it does not verify.</source>
        <translation>Prüfen Sie das Verzeichnis; besteht es die Prüfung nicht, stellen Sie die neueste gute Kopie wieder her.</translation>
    </message>
    <message>
        <source>correlation is not an object</source>
        <translation>correlation ist kein Objekt</translation>
    </message>
    <message>
        <source>correlation holds something else than strings</source>
        <translation>correlation enthält etwas anderes als Zeichenfolgen</translation>
    </message>
    <message>
        <source>%1: outcome %2 is not known</source>
        <translation>%1: Das Ergebnis %2 ist nicht bekannt</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>der Schlüssel</translation>
    </message>
    <message>
        <source>intent %1 of tenant %2: the ledger has no such intent</source>
        <translation>Vorgang %1 des Mandanten %2: Das Verzeichnis hat keinen solchen Vorgang</translation>
    </message>
    <message>
        <source>Check tenant and key; list them with: countersignctl intents list</source>
        <translation>Prüfen Sie Mandant und Schlüssel; listen Sie die Vorgänge auf mit: countersignctl intents list</translation>
    </message>
    <message>
        <source>intent %1: it has no attempt %2</source>
        <translation>Vorgang %1: Er hat keinen Versuch %2</translation>
    </message>
    <message>
        <source>Give the attempt number that begin_attempt returned.</source>
        <translation>Geben Sie die Nummer des Versuchs an, die begin_attempt geliefert hat.</translation>
    </message>
    <message>
        <source>payloadType is not that of a statement</source>
        <translation>payloadType ist nicht der einer Erklärung</translation>
    </message>
    <message>
        <source>the ledger %1 has no log head</source>
        <translation>das Verzeichnis %1 hat keinen Kopf des Protokolls</translation>
    </message>
    <message>
        <source>Restore the file from a backup; nothing was changed.</source>
        <translation>Stellen Sie die Datei aus einer Sicherung wieder her; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>the log head of %1 is not at size %2</source>
        <translation>der Kopf des Protokolls von %1 steht nicht bei Größe %2</translation>
    </message>
    <message>
        <source>Nothing was changed. Run `countersignctl audit verify`.</source>
        <translation>Nichts wurde geändert. Führen Sie `countersignctl audit verify` aus.</translation>
    </message>
    <message>
        <source>%1 version %2: %3</source>
        <translation>%1, Fassung %2: %3</translation>
    </message>
    <message>
        <source>ledger %1: this is not a Countersign ledger: %2</source>
        <translation>Verzeichnis %1: Dies ist kein Countersign-Verzeichnis: %2</translation>
    </message>
    <message>
        <source>Check the path; make a new ledger with: countersignctl ledger init</source>
        <translation>Prüfen Sie den Pfad; legen Sie ein neues Verzeichnis an mit: countersignctl ledger init</translation>
    </message>
    <message>
        <source>ledger %1: %2: %3</source>
        <translation>Verzeichnis %1: %2: %3</translation>
    </message>
    <message>
        <source>Check the folder and its free space, then try again.</source>
        <translation>Prüfen Sie den Ordner und seinen freien Platz und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>cannot open</source>
        <translation>lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>cannot flush to disk</source>
        <translation>lässt sich nicht auf den Datenträger sichern</translation>
    </message>
    <message>
        <source>ledger %1: there is no such file</source>
        <translation>Verzeichnis %1: Eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>ledger %1: cannot be reached: %2</source>
        <translation>Verzeichnis %1: nicht erreichbar: %2</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folders.</source>
        <translation>Prüfen Sie die Rechte der Datei und ihrer Ordner.</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the file is shorter than a database header</source>
        <translation>die Datei ist kürzer als der Kopf einer Datenbank</translation>
    </message>
    <message>
        <source>ledger %1: cannot be read</source>
        <translation>Verzeichnis %1: lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Give yourself read permission on the file.</source>
        <translation>Geben Sie sich das Leserecht für die Datei.</translation>
    </message>
    <message>
        <source>it is not an SQLite file</source>
        <translation>es ist keine SQLite-Datei</translation>
    </message>
    <message>
        <source>it is another program&apos;s SQLite file</source>
        <translation>es ist die SQLite-Datei eines anderen Programms</translation>
    </message>
    <message>
        <source>Give yourself write permission on the file and its folder, or use read-only commands.</source>
        <translation>Geben Sie sich das Schreibrecht für die Datei und ihren Ordner oder benutzen Sie Befehle, die nur lesen.</translation>
    </message>
    <message>
        <source>ledger %1: the file cannot be written: %2</source>
        <translation>Verzeichnis %1: Die Datei lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>ledger %1: its folder cannot be written (the write-ahead log stands there): %2</source>
        <translation>Verzeichnis %1: In seinen Ordner lässt sich nicht schreiben (dort steht das Write-Ahead-Log): %2</translation>
    </message>
    <message>
        <source>ledger %1: something is there already</source>
        <translation>Verzeichnis %1: Dort gibt es schon etwas</translation>
    </message>
    <message>
        <source>Choose another path, or move the existing file away.</source>
        <translation>Wählen Sie einen anderen Pfad oder verschieben Sie die vorhandene Datei.</translation>
    </message>
    <message>
        <source>ledger %1: the folder %2 does not exist</source>
        <translation>Verzeichnis %1: Den Ordner %2 gibt es nicht</translation>
    </message>
    <message>
        <source>Make the folder first.</source>
        <translation>Legen Sie zuerst den Ordner an.</translation>
    </message>
    <message>
        <source>cannot be put in place</source>
        <translation>lässt sich nicht an seinen Platz bringen</translation>
    </message>
    <message>
        <source>lookup %1: the ledger has no such lookup</source>
        <translation>Nachfrage %1: Das Verzeichnis hat keine solche Nachfrage</translation>
    </message>
    <message>
        <source>Begin a lookup first.</source>
        <translation>Beginnen Sie zuerst eine Nachfrage.</translation>
    </message>
    <message>
        <source>lookup %1: it was begun by somebody else</source>
        <translation>Nachfrage %1: Jemand anderes hat sie begonnen</translation>
    </message>
    <message>
        <source>Begin a lookup of your own.</source>
        <translation>Beginnen Sie eine eigene Nachfrage.</translation>
    </message>
    <message>
        <source>evidence: %1</source>
        <translation>Beleg: %1</translation>
    </message>
    <message>
        <source>Record it for the intent and lookup it belongs to.</source>
        <translation>Halten Sie ihn für den Vorgang und die Nachfrage fest, zu denen er gehört.</translation>
    </message>
    <message>
        <source>evidence of a lookup needs its lookup</source>
        <translation>ein Beleg einer Nachfrage braucht seine Nachfrage</translation>
    </message>
    <message>
        <source>it does not name the lookup %1</source>
        <translation>er nennt die Nachfrage %1 nicht</translation>
    </message>
    <message>
        <source>it names another intent than its lookup</source>
        <translation>er nennt einen anderen Vorgang als seine Nachfrage</translation>
    </message>
    <message>
        <source>its lookup is finished</source>
        <translation>seine Nachfrage ist abgeschlossen</translation>
    </message>
    <message>
        <source>it names no intent</source>
        <translation>er nennt keinen Vorgang</translation>
    </message>
    <message>
        <source>the intent it names does not exist</source>
        <translation>den Vorgang, den er nennt, gibt es nicht</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>%1 wurde geändert</translation>
    </message>
    <message>
        <source>%1 does not belong to it</source>
        <translation>%1 gehört nicht dazu</translation>
    </message>
    <message>
        <source>ledger %1: its list of migrations is missing</source>
        <translation>Verzeichnis %1: Seine Liste der Migrationen fehlt</translation>
    </message>
    <message>
        <source>ledger %1: it is stamped with schema version %2, but its list of migrations ends at %3</source>
        <translation>Verzeichnis %1: Es trägt die Schemafassung %2, aber seine Liste der Migrationen endet bei %3</translation>
    </message>
    <message>
        <source>ledger %1: its schema was tampered with: %2</source>
        <translation>Verzeichnis %1: An seinem Schema wurde eingegriffen: %2</translation>
    </message>
    <message>
        <source>log entry %1 is missing</source>
        <translation>der Protokolleintrag %1 fehlt</translation>
    </message>
    <message>
        <source>Run `countersignctl audit verify`; it names every entry at fault.</source>
        <translation>Führen Sie `countersignctl audit verify` aus; es nennt jeden fehlerhaften Eintrag.</translation>
    </message>
    <message>
        <source>there is no intent %1/%2</source>
        <translation>einen Vorgang %1/%2 gibt es nicht</translation>
    </message>
    <message>
        <source>the page marker is not one this ledger gave for this order</source>
        <translation>die Seitenmarke stammt nicht von diesem Verzeichnis für diese Sortierung</translation>
    </message>
    <message>
        <source>Start at the first page.</source>
        <translation>Beginnen Sie mit der ersten Seite.</translation>
    </message>
    <message>
        <source>the page marker is not one this ledger gave</source>
        <translation>die Seitenmarke stammt nicht von diesem Verzeichnis</translation>
    </message>
    <message>
        <source>a log of size %1 cannot be how one of size %2 begins</source>
        <translation>ein Protokoll der Größe %1 kann nicht der Anfang eines Protokolls der Größe %2 sein</translation>
    </message>
    <message>
        <source>the log has no %1 entries</source>
        <translation>das Protokoll hat keine %1 Einträge</translation>
    </message>
    <message>
        <source>intent %1: it stands as prepared, but nothing that was signed explains that: %2</source>
        <translation>Vorgang %1: Er steht als vorbereitet da, aber nichts Unterschriebenes erklärt das: %2</translation>
    </message>
    <message>
        <source>Verify the ledger (countersignctl audit verify); the row may have been edited by hand.</source>
        <translation>Prüfen Sie das Verzeichnis (countersignctl audit verify); die Zeile kann von Hand geändert worden sein.</translation>
    </message>
    <message>
        <source>log entry %1 cannot be read</source>
        <translation>der Protokolleintrag %1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>the statement of log entry %1 cannot be read</source>
        <translation>die Erklärung im Protokolleintrag %1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>a log entry stands under another number than its own</source>
        <translation>ein Protokolleintrag steht unter einer anderen Nummer als seiner eigenen</translation>
    </message>
    <message>
        <source>attempt %1 ended in doubt or with a receipt, and the events do not tell of it</source>
        <translation>der Versuch %1 endete unbekannt oder mit einer Quittung, und die Ereignisse sagen davon nichts</translation>
    </message>
    <message>
        <source>the key of statement %1 is not enrolled</source>
        <translation>der Schlüssel der Erklärung %1 ist nicht aufgenommen</translation>
    </message>
    <message>
        <source>the key of statement %1 is not its person&apos;s</source>
        <translation>der Schlüssel der Erklärung %1 gehört nicht ihrer Person</translation>
    </message>
    <message>
        <source>the key of statement %1 was not valid then</source>
        <translation>der Schlüssel der Erklärung %1 war damals nicht gültig</translation>
    </message>
    <message>
        <source>the signature of statement %1 does not hold</source>
        <translation>die Unterschrift der Erklärung %1 passt nicht zu ihr</translation>
    </message>
    <message>
        <source>statement %1 is about something else</source>
        <translation>die Erklärung %1 betrifft etwas anderes</translation>
    </message>
    <message>
        <source>the proposal its approval names is not in the log</source>
        <translation>der Antrag, den seine Gegenzeichnung nennt, steht nicht im Protokoll</translation>
    </message>
    <message>
        <source>the approval is of another proposal</source>
        <translation>die Gegenzeichnung gilt einem anderen Antrag</translation>
    </message>
    <message>
        <source>one person proposed and approved it</source>
        <translation>dieselbe Person hat beantragt und gegengezeichnet</translation>
    </message>
    <message>
        <source>the last thing said about it is not a release</source>
        <translation>die letzte Erklärung zu ihm ist keine Freigabe</translation>
    </message>
    <message>
        <source>the release was not made from unknown</source>
        <translation>die Freigabe ging nicht vom Stand unbekannt aus</translation>
    </message>
    <message>
        <source>the release is older than the last doubt</source>
        <translation>die Freigabe ist älter als der letzte Übergang zu unbekannt</translation>
    </message>
    <message>
        <source>the release was signed for another request than the row holds</source>
        <translation>die Freigabe wurde für eine andere Anfrage unterschrieben, als in der Zeile steht</translation>
    </message>
    <message>
        <source>no statement ordered this compensation</source>
        <translation>keine Erklärung hat diesen Ausgleich angeordnet</translation>
    </message>
    <message>
        <source>the statement ordered another compensation</source>
        <translation>die Erklärung hat einen anderen Ausgleich angeordnet</translation>
    </message>
    <message>
        <source>intent %1: the row was changed meanwhile</source>
        <translation>Vorgang %1: Die Zeile wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>Read it again.</source>
        <translation>Lesen Sie ihn neu.</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>ein anderes Programm schreibt gerade hinein</translation>
    </message>
    <message>
        <source>Wait until the other program has finished, or close it, and try again.</source>
        <translation>Warten Sie, bis das andere Programm fertig ist, oder schließen Sie es, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>there is no room left to write</source>
        <translation>zum Schreiben ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Free space on that file system, or raise the limit on file sizes, and try again.</source>
        <translation>Schaffen Sie Platz in diesem Dateisystem oder erhöhen Sie die Grenze für Dateigrößen und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>the file system reported an error</source>
        <translation>das Dateisystem hat einen Fehler gemeldet</translation>
    </message>
    <message>
        <source>Check the disk or mount, then open the ledger again.</source>
        <translation>Prüfen Sie Datenträger oder Einhängepunkt und öffnen Sie dann das Verzeichnis erneut.</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>es lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the operating system does not let it be opened</source>
        <translation>das Betriebssystem lässt das Öffnen nicht zu</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>it is not a Countersign ledger</source>
        <translation>es ist kein Countersign-Verzeichnis</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>es wurde abgebrochen</translation>
    </message>
    <message>
        <source>permission was denied</source>
        <translation>der Zugriff wurde verweigert</translation>
    </message>
    <message>
        <source>SQLite refused it</source>
        <translation>SQLite hat es verweigert</translation>
    </message>
    <message>
        <source>ledger %1: %2: %3 (%4)</source>
        <translation>Verzeichnis %1: %2: %3 (%4)</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>ledger %1: Qt&apos;s SQLite driver has no handle</source>
        <translation>Verzeichnis %1: Der SQLite-Treiber von Qt gibt keinen Handle heraus</translation>
    </message>
    <message>
        <source>Install Qt&apos;s own QSQLITE driver.</source>
        <translation>Installieren Sie den zu Qt gehörenden Treiber QSQLITE.</translation>
    </message>
    <message>
        <source>ledger %1: this file system cannot hold a write-ahead log (network shares cannot)</source>
        <translation>Verzeichnis %1: Dieses Dateisystem kann kein Write-Ahead-Log halten (Netzlaufwerke können es nicht)</translation>
    </message>
    <message>
        <source>Move the ledger to a local disk.</source>
        <translation>Verschieben Sie das Verzeichnis auf einen lokalen Datenträger.</translation>
    </message>
    <message>
        <source>ledger %1: its schema version %2 is newer than this program&apos;s %3, so it may only be read</source>
        <translation>Verzeichnis %1: Seine Schemafassung %2 ist neuer als die dieses Programms, %3, also darf es nur gelesen werden</translation>
    </message>
    <message>
        <source>Use a newer Countersign to write to it.</source>
        <translation>Benutzen Sie zum Schreiben ein neueres Countersign.</translation>
    </message>
    <message>
        <source>ledger %1: its schema version %2 is older than this program&apos;s %3</source>
        <translation>Verzeichnis %1: Seine Schemafassung %2 ist älter als die dieses Programms, %3</translation>
    </message>
    <message>
        <source>Run: countersignctl ledger migrate</source>
        <translation>Führen Sie aus: countersignctl ledger migrate</translation>
    </message>
    <message>
        <source>integrity check</source>
        <translation>Prüfung der Integrität</translation>
    </message>
    <message>
        <source>foreign key check</source>
        <translation>Prüfung der Fremdschlüssel</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>cannot be read or written</source>
        <translation>Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>cannot start writing</source>
        <translation>Beginn des Schreibens</translation>
    </message>
    <message>
        <source>Open the ledger again and look whether the change is there before repeating it.</source>
        <translation>Öffnen Sie das Verzeichnis erneut und sehen Sie nach, ob die Änderung da ist, bevor Sie sie wiederholen.</translation>
    </message>
    <message>
        <source>proposal %1 is not open any more</source>
        <translation>der Antrag %1 ist nicht mehr offen</translation>
    </message>
    <message>
        <source>the compensations of %1 add up to more than an amount holds</source>
        <translation>die Ausgleiche von %1 ergeben zusammen mehr, als ein Betrag fasst</translation>
    </message>
    <message>
        <source>intent %1: no provider contract is in force for %2</source>
        <translation>Vorgang %1: Für %2 gilt kein Vertrag des Anbieters</translation>
    </message>
    <message>
        <source>Let an administrator publish one: countersignctl contract publish</source>
        <translation>Lassen Sie einen Administrator einen veröffentlichen: countersignctl contract publish</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>workflow id</source>
        <translation>Kennung des Ablaufs</translation>
    </message>
    <message>
        <source>step id</source>
        <translation>Kennung des Schritts</translation>
    </message>
    <message>
        <source>customer reference</source>
        <translation>Referenz des Kunden</translation>
    </message>
    <message>
        <source>recipient reference</source>
        <translation>Referenz des Empfängers</translation>
    </message>
    <message>
        <source>parent intent key</source>
        <translation>Schlüssel des übergeordneten Vorgangs</translation>
    </message>
    <message>
        <source>batch intent key</source>
        <translation>Vorgangsschlüssel des Stapels</translation>
    </message>
    <message>
        <source>engine: not a canonical JSON object of strings</source>
        <translation>engine: kein kanonisches JSON-Objekt aus Zeichenfolgen</translation>
    </message>
    <message>
        <source>Give {kind, run_id, handle, target}, or nothing.</source>
        <translation>Geben Sie {kind, run_id, handle, target} an oder nichts.</translation>
    </message>
    <message>
        <source>amount %1: not more than zero</source>
        <translation>Betrag %1: nicht größer als null</translation>
    </message>
    <message>
        <source>Give the amount in minor units of its currency.</source>
        <translation>Geben Sie den Betrag in kleinsten Einheiten seiner Währung an.</translation>
    </message>
    <message>
        <source>recipient count: less than zero</source>
        <translation>Zahl der Empfänger: kleiner als null</translation>
    </message>
    <message>
        <source>%1 (%2, account %3)</source>
        <translation>%1 (%2, Konto %3)</translation>
    </message>
    <message>
        <source>no provider contract is published for %1</source>
        <translation>für %1 ist kein Vertrag des Anbieters veröffentlicht</translation>
    </message>
    <message>
        <source>Use an operation of the contract, or publish a newer contract.</source>
        <translation>Benutzen Sie eine Operation des Vertrags oder veröffentlichen Sie einen neueren Vertrag.</translation>
    </message>
    <message>
        <source>intent %1: a compensation is prepared by a signed statement only</source>
        <translation>Vorgang %1: Einen Ausgleich bereitet nur eine unterschriebene Erklärung vor</translation>
    </message>
    <message>
        <source>Use the key from effect.compensation_requested, or another key.</source>
        <translation>Benutzen Sie den Schlüssel aus effect.compensation_requested oder einen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>%1: not 64 lower-case hex digits</source>
        <translation>%1: nicht 64 hexadezimale Ziffern in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>Give the SHA-256 of the answer&apos;s bytes, or nothing.</source>
        <translation>Geben Sie den SHA-256 der Bytes der Antwort an oder nichts.</translation>
    </message>
    <message>
        <source>provider result id</source>
        <translation>Kennung des Ergebnisses beim Anbieter</translation>
    </message>
    <message>
        <source>a refusal belongs to an attempt; attempt 0 is not one</source>
        <translation>eine Ablehnung gehört zu einem Versuch; Versuch 0 ist keiner</translation>
    </message>
    <message>
        <source>no policy is in force</source>
        <translation>es gilt keine Richtlinie</translation>
    </message>
    <message>
        <source>Let two administrators set one.</source>
        <translation>Lassen Sie zwei Administratoren eine setzen.</translation>
    </message>
    <message>
        <source>the lookup was stopped before it began</source>
        <translation>die Nachfrage wurde angehalten, bevor sie begann</translation>
    </message>
    <message>
        <source>Delete it and export again.</source>
        <translation>Löschen Sie sie und exportieren Sie erneut.</translation>
    </message>
    <message>
        <source>this is no saved view of the queue</source>
        <translation>dies ist keine gespeicherte Ansicht der Warteschlange</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>the saved view is of a version this program does not know</source>
        <translation>die gespeicherte Ansicht hat eine Fassung, die dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>Save it with this version of the program.</source>
        <translation>Speichern Sie sie mit dieser Fassung des Programms.</translation>
    </message>
    <message>
        <source>the ledger offers nothing called %1 for this effect now</source>
        <translation>das Verzeichnis bietet für diesen Vorgang jetzt nichts mit dem Namen %1 an</translation>
    </message>
    <message>
        <source>Reload: the proposal may be decided, expired or void.</source>
        <translation>Lesen Sie neu: Der Antrag kann entschieden, abgelaufen oder hinfällig sein.</translation>
    </message>
    <message>
        <source>what would be signed is not an object</source>
        <translation>was unterschrieben würde, ist kein Objekt</translation>
    </message>
    <message>
        <source>is not a time of RFC 3339</source>
        <translation>ist keine Zeit nach RFC 3339</translation>
    </message>
    <message>
        <source>lookup report match</source>
        <translation>Treffer des Nachfrageberichts</translation>
    </message>
    <message>
        <source>is none of the five</source>
        <translation>ist keiner der fünf Stände</translation>
    </message>
    <message>
        <source>lookup report: the parts of its finding do not belong together</source>
        <translation>Nachfragebericht: Die Teile seines Befunds gehören nicht zusammen</translation>
    </message>
    <message>
        <source>lookup report: the finding has no known name</source>
        <translation>Nachfragebericht: Der Befund hat keinen bekannten Namen</translation>
    </message>
    <message>
        <source>lookup report finding</source>
        <translation>Befund des Nachfrageberichts</translation>
    </message>
    <message>
        <source>lookup report scan</source>
        <translation>Suchlauf des Nachfrageberichts</translation>
    </message>
    <message>
        <source>lookup report observation</source>
        <translation>Beobachtung des Nachfrageberichts</translation>
    </message>
    <message>
        <source>lookup report item</source>
        <translation>Teil des Nachfrageberichts</translation>
    </message>
    <message>
        <source>lookup report</source>
        <translation>Nachfragebericht</translation>
    </message>
    <message>
        <source>lookup request correlation</source>
        <translation>correlation des Nachfrageauftrags</translation>
    </message>
    <message>
        <source>lookup request item</source>
        <translation>Teil des Nachfrageauftrags</translation>
    </message>
    <message>
        <source>lookup request</source>
        <translation>Nachfrageauftrag</translation>
    </message>
    <message>
        <source>the console cannot be heard: %1</source>
        <translation>die Konsole ist nicht zu hören: %1</translation>
    </message>
    <message>
        <source>the first line is no token of 1 to 4096 bytes</source>
        <translation>die erste Zeile ist kein Token von 1 bis 4096 Bytes</translation>
    </message>
    <message>
        <source>the console wrote a line of more than a mebibyte</source>
        <translation>die Konsole schrieb eine Zeile von mehr als einem Mebibyte</translation>
    </message>
    <message>
        <source>the provider host&apos;s answer cannot be used: %1</source>
        <translation>die Antwort des Anbieter-Hosts ist nicht brauchbar: %1</translation>
    </message>
    <message>
        <source>the provider host: %1</source>
        <translation>der Anbieter-Host: %1</translation>
    </message>
    <message>
        <source>it answers another question</source>
        <translation>sie beantwortet eine andere Frage</translation>
    </message>
    <message>
        <source>it answers another call</source>
        <translation>sie beantwortet einen anderen Aufruf</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>er wurde beendet</translation>
    </message>
    <message>
        <source>it crashed (signal %1)</source>
        <translation>er ist abgestürzt (Signal %1)</translation>
    </message>
    <message>
        <source>it ended by itself with status %1</source>
        <translation>er endete von selbst mit Status %1</translation>
    </message>
    <message>
        <source>the provider host&apos;s command does not start with an absolute path</source>
        <translation>der Befehl des Anbieter-Hosts beginnt nicht mit einem absoluten Pfad</translation>
    </message>
    <message>
        <source>the provider host cannot be started</source>
        <translation>der Anbieter-Host lässt sich nicht starten</translation>
    </message>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 lässt sich nicht starten</translation>
    </message>
    <message>
        <source>the lookup was cancelled</source>
        <translation>die Nachfrage wurde abgebrochen</translation>
    </message>
    <message>
        <source>the provider host gave no answer within the deadline</source>
        <translation>der Anbieter-Host gab innerhalb der Frist keine Antwort</translation>
    </message>
    <message>
        <source>waiting for the provider host</source>
        <translation>Warten auf den Anbieter-Host</translation>
    </message>
    <message>
        <source>the provider host takes no requests</source>
        <translation>der Anbieter-Host nimmt keine Anfragen an</translation>
    </message>
    <message>
        <source>the provider host ended before it answered</source>
        <translation>der Anbieter-Host endete, bevor er antwortete</translation>
    </message>
    <message>
        <source>the provider host gives no answers</source>
        <translation>der Anbieter-Host gibt keine Antworten</translation>
    </message>
    <message>
        <source>the provider host wrote a line of more than a mebibyte</source>
        <translation>der Anbieter-Host schrieb eine Zeile von mehr als einem Mebibyte</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>er wurde aufgegeben</translation>
    </message>
    <message>
        <source>provider host rung</source>
        <translation>Sprosse des Anbieter-Hosts</translation>
    </message>
    <message>
        <source>provider host call</source>
        <translation>Aufruf des Anbieter-Hosts</translation>
    </message>
    <message>
        <source>provider host call: no such call</source>
        <translation>Aufruf des Anbieter-Hosts: Einen solchen Aufruf gibt es nicht</translation>
    </message>
    <message>
        <source>provider host answer</source>
        <translation>Antwort des Anbieter-Hosts</translation>
    </message>
    <message>
        <source>provider host answer: no such answer</source>
        <translation>Antwort des Anbieter-Hosts: Eine solche Antwort gibt es nicht</translation>
    </message>
    <message>
        <source>this process already serves an account</source>
        <translation>dieser Prozess bedient schon ein Konto</translation>
    </message>
    <message>
        <source>no account is open yet</source>
        <translation>noch ist kein Konto geöffnet</translation>
    </message>
    <message>
        <source>the request is about another account than this process serves</source>
        <translation>die Anfrage betrifft ein anderes Konto als das, das dieser Prozess bedient</translation>
    </message>
    <message>
        <source>provider account %1: its token is not one line of 1 to 4096 bytes</source>
        <translation>Anbieterkonto %1: Sein Token ist nicht eine einzelne Zeile von 1 bis 4096 Bytes</translation>
    </message>
    <message>
        <source>the plugin folder &quot;%1&quot; is not an absolute path</source>
        <translation>der Plugin-Ordner „%1“ ist kein absoluter Pfad</translation>
    </message>
    <message>
        <source>%1: describes another provider</source>
        <translation>%1: beschreibt einen anderen Anbieter</translation>
    </message>
    <message>
        <source>%1: is not the description the contract was drawn from</source>
        <translation>%1: ist nicht die Beschreibung, aus der der Vertrag stammt</translation>
    </message>
    <message>
        <source>Publish the contract of the installed description, or install the one in force.</source>
        <translation>Veröffentlichen Sie den Vertrag der installierten Beschreibung oder installieren Sie die geltende.</translation>
    </message>
    <message>
        <source>the provider host &quot;%1&quot; is not an absolute path</source>
        <translation>der Anbieter-Host „%1“ ist kein absoluter Pfad</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no provider&apos;s name</source>
        <translation>„%1“ ist kein Name eines Anbieters</translation>
    </message>
    <message>
        <source>the plugin folder %1 is not absolute</source>
        <translation>der Plugin-Ordner %1 ist nicht absolut</translation>
    </message>
    <message>
        <source>%1: there is no such plugin</source>
        <translation>%1: ein solches Plugin gibt es nicht</translation>
    </message>
    <message>
        <source>%1: everybody may write to it</source>
        <translation>%1: alle dürfen hineinschreiben</translation>
    </message>
    <message>
        <source>Run chmod o-w on it.</source>
        <translation>Führen Sie chmod o-w dafür aus.</translation>
    </message>
    <message>
        <source>%1: is no provider plugin, or one for another version</source>
        <translation>%1: ist kein Anbieter-Plugin oder eines für eine andere Fassung</translation>
    </message>
    <message>
        <source>%1: is the plugin of another provider</source>
        <translation>%1: ist das Plugin eines anderen Anbieters</translation>
    </message>
    <message>
        <source>%1: was made for another description than the one asked for</source>
        <translation>%1: wurde für eine andere Beschreibung als die verlangte gemacht</translation>
    </message>
    <message>
        <source>%1: is not the description asked for</source>
        <translation>%1: ist nicht die verlangte Beschreibung</translation>
    </message>
    <message>
        <source>%1: cannot be loaded: %2</source>
        <translation>%1: lässt sich nicht laden: %2</translation>
    </message>
    <message>
        <source>%1: makes no adapter</source>
        <translation>%1: liefert keinen Adapter</translation>
    </message>
    <message>
        <source>cannot limit resources: %1</source>
        <translation>Ressourcen lassen sich nicht begrenzen: %1</translation>
    </message>
    <message>
        <source>cannot give up privileges: %1</source>
        <translation>Rechte lassen sich nicht abgeben: %1</translation>
    </message>
    <message>
        <source>a provider account needs a provider, an environment and an account</source>
        <translation>ein Anbieterkonto braucht einen Anbieter, eine Umgebung und ein Konto</translation>
    </message>
    <message>
        <source>provider account %1 may not be asked at all</source>
        <translation>das Anbieterkonto %1 darf gar nicht gefragt werden</translation>
    </message>
    <message>
        <source>provider account %1 is given twice</source>
        <translation>das Anbieterkonto %1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>no access to %1 account %2 (%3) is set up here</source>
        <translation>hier ist kein Zugang zu %1, Konto %2 (%3), eingerichtet</translation>
    </message>
    <message>
        <source>Add the provider account to the profile, or let somebody look who has it.</source>
        <translation>Nehmen Sie das Anbieterkonto in das Profil auf oder lassen Sie jemanden nachfragen, der es hat.</translation>
    </message>
</context>
<context>
    <name>countersign::view::ApprovalListModel</name>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Stands</source>
        <extracomment>how a proposal stands: when it expires, or how it ended</extracomment>
        <translation>Steht</translation>
    </message>
</context>
<context>
    <name>countersign::view::ApprovalsPresenter</name>
    <message>
        <source>Asking the provider…</source>
        <translation>Der Anbieter wird gefragt …</translation>
    </message>
    <message>
        <source>Stopped. A question that is under way may still be answered; nothing was changed.</source>
        <translation>Angehalten. Eine Frage, die unterwegs ist, wird vielleicht noch beantwortet; nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>countersign::view::ConnectionPresenter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a profile&apos;s file, and what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>countersign::view::DossierPresenter</name>
    <message>
        <source>Read-only: you have no key here, so nothing can be signed.</source>
        <translation>Nur lesend: Sie haben hier keinen Schlüssel, also lässt sich nichts unterschreiben.</translation>
    </message>
    <message>
        <source>Needs a live connection to the ledger.</source>
        <translation>Braucht eine Verbindung zum Verzeichnis.</translation>
    </message>
</context>
<context>
    <name>countersign::view::HistoryPresenter</name>
    <message>
        <source>Not verified on this computer yet.</source>
        <translation>Auf diesem Rechner noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Needs a signing key: a bundle without a signed head proves nothing.</source>
        <translation>Braucht einen Unterschriftsschlüssel: Ein Paket ohne unterschriebenen Kopf beweist nichts.</translation>
    </message>
    <message>
        <source>Select an entry first.</source>
        <translation>Wählen Sie zuerst einen Eintrag.</translation>
    </message>
    <message>
        <source>This entry is about no effect.</source>
        <translation>Dieser Eintrag betrifft keinen Vorgang.</translation>
    </message>
    <message>
        <source>The verification could not be finished. Nothing is known of the history by it.</source>
        <translation>Die Prüfung kam nicht zum Ende. Über den Verlauf ist dadurch nichts bekannt.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was proved. (%1)</source>
        <extracomment>%1 is how far a verification was: counts</extracomment>
        <translation>Angehalten. Nichts wurde bewiesen. (%1)</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Angehalten. Nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>countersign::view::IntentTableModel</name>
    <message>
        <source>✓ %1</source>
        <extracomment>%1: a state such as OVERDUE; the row is marked for an action on several rows</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>the provider keeps no idempotency key for this effect</extracomment>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>the provider has forgotten the idempotency key</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Last attempt %1</source>
        <translation>Letzter Versuch %1</translation>
    </message>
    <message>
        <source>The provider keeps the key until %1</source>
        <translation>Der Anbieter hält den Schlüssel bis %1</translation>
    </message>
    <message>
        <source>Claimed by %1 until %2</source>
        <translation>Übernommen von %1 bis %2</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>Alter %1</translation>
    </message>
    <message>
        <source>key left %1</source>
        <translation>Schlüssel noch %1</translation>
    </message>
    <message>
        <source>key lost</source>
        <translation>Schlüssel verloren</translation>
    </message>
    <message>
        <source>claimed by you</source>
        <translation>von Ihnen übernommen</translation>
    </message>
    <message>
        <source>claimed by %1</source>
        <translation>von %1 übernommen</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <translation>Folge: %1</translation>
    </message>
</context>
<context>
    <name>countersign::view::LookupRun</name>
    <message>
        <source>Read-only: a lookup is recorded under your key, and you have none here.</source>
        <translation>Nur lesend: Eine Nachfrage steht unter Ihrem Schlüssel, und hier haben Sie keinen.</translation>
    </message>
    <message>
        <source>Needs a live connection to the ledger. Nothing was sent.</source>
        <translation>Braucht eine Verbindung zum Verzeichnis. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>A lookup is running.</source>
        <translation>Eine Nachfrage läuft.</translation>
    </message>
    <message>
        <source>Asking the provider about %1…</source>
        <translation>Der Anbieter wird nach %1 gefragt …</translation>
    </message>
    <message>
        <source>The provider says: %1.</source>
        <extracomment>%1: what the lookup found, such as &quot;one matching object&quot;</extracomment>
        <translation>Der Anbieter sagt: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 methods answered; missing: %3. Absence is not proven.</source>
        <extracomment>%1 of %2 methods; %3 the others</extracomment>
        <translation>%1 von %2 Wegen haben geantwortet; es fehlt: %3. Das Fehlen ist nicht bewiesen.</translation>
    </message>
    <message>
        <source>Stopped. A question already on its way may still be answered; it reads only and is recorded.</source>
        <translation>Angehalten. Eine Frage unterwegs wird vielleicht noch beantwortet; sie liest nur und wird festgehalten.</translation>
    </message>
    <message>
        <source>Asking the provider about %1, %2 only…</source>
        <extracomment>%1 an effect, %2 a method such as &quot;by request id&quot;</extracomment>
        <translation>Der Anbieter wird nach %1 gefragt, nur %2…</translation>
    </message>
</context>
<context>
    <name>countersign::view::LookupsPresenter</name>
    <message>
        <source>Asked at (UTC)</source>
        <translation>Gefragt am (UTC)</translation>
    </message>
    <message>
        <source>Intent key</source>
        <translation>Vorgangsschlüssel</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Gefragt von</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Objects at the provider</source>
        <translation>Objekte beim Anbieter</translation>
    </message>
    <message>
        <source>Not proven because</source>
        <translation>Nicht bewiesen, weil</translation>
    </message>
    <message>
        <source>Raw answer</source>
        <translation>Rohe Antwort</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
</context>
<context>
    <name>countersign::view::PolicyPresenter</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>%1 (was different)</source>
        <extracomment>a field of the policy whose value differs from the version it is compared with</extracomment>
        <translation>%1 (war anders)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>countersign::view::ProvidersPresenter</name>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Provider, environment, account</source>
        <translation>Anbieter, Umgebung, Konto</translation>
    </message>
    <message>
        <source>Keys kept</source>
        <translation>Schlüssel bleiben</translation>
    </message>
    <message>
        <source>Ways to ask</source>
        <translation>Wege zu fragen</translation>
    </message>
    <message>
        <source>Normal window</source>
        <translation>Übliches Fenster</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>countersign::view::QueuePresenter</name>
    <message numerus="yes">
        <source>Claiming %n effect(s)…</source>
        <translation>
            <numerusform>%n Vorgang wird übernommen …</numerusform>
            <numerusform>%n Vorgänge werden übernommen …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claimed %n effect(s): no worker sends them meanwhile. U takes it back.</source>
        <translation>
            <numerusform>%n Vorgang übernommen: Kein Arbeiter sendet ihn inzwischen. U nimmt es zurück.</numerusform>
            <numerusform>%n Vorgänge übernommen: Kein Arbeiter sendet sie inzwischen. U nimmt es zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not hold this effect: there is nothing to undo.</source>
        <translation>Sie halten diesen Vorgang nicht: Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Released: workers and others may act on it again.</source>
        <translation>Halt beendet: Arbeiter und andere dürfen wieder handeln.</translation>
    </message>
    <message>
        <source>Read-only: you have no key here, so nothing can be signed.</source>
        <translation>Nur lesend: Sie haben hier keinen Schlüssel, also lässt sich nichts unterschreiben.</translation>
    </message>
    <message>
        <source>Needs a live connection to the ledger. Nothing was sent.</source>
        <translation>Braucht eine Verbindung zum Verzeichnis. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a tab of the queue and how many rows it has</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>showing %1 of %2</source>
        <translation>gezeigt %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new row(s) waiting, press . to show them</source>
        <translation>
            <numerusform>%n neue Zeile wartet, . zeigt sie</numerusform>
            <numerusform>%n neue Zeilen warten, . zeigt sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) no longer belong here, press . to clear them away</source>
        <translation>
            <numerusform>%n Zeile gehört nicht mehr hierher, . räumt sie weg</numerusform>
            <numerusform>%n Zeilen gehören nicht mehr hierher, . räumt sie weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Das Verzeichnis wird gelesen …</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden by the filter.</source>
        <translation>
            <numerusform>%n Zeile vom Filter verdeckt.</numerusform>
            <numerusform>%n Zeilen vom Filter verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in this list needs you.</source>
        <translation>Nichts in dieser Liste braucht Sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) refused: %1</source>
        <extracomment>%n: how many the ledger refused; %1 why it refused the first of them</extracomment>
        <translation>
            <numerusform>%n Effekt abgelehnt: %1</numerusform>
            <numerusform>%n Effekte abgelehnt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Below: %1, which is not in this list.</source>
        <extracomment>%1: the key of an effect</extracomment>
        <translation>Unten: %1, nicht in dieser Liste.</translation>
    </message>
</context>
<context>
    <name>countersign::view::SheetPresenter</name>
    <message>
        <source>Signing needs a live connection to the ledger.</source>
        <translation>Unterschreiben braucht eine Verbindung zum Verzeichnis.</translation>
    </message>
    <message>
        <source>Signing. The statement is on its way to the ledger.</source>
        <translation>Wird unterschrieben. Die Erklärung ist unterwegs zum Verzeichnis.</translation>
    </message>
    <message>
        <source>%1 Nothing of yours was sent.</source>
        <translation>%1 Nichts von Ihnen wurde gesendet.</translation>
    </message>
    <message>
        <source>Signed and applied: entry %1 of the log.</source>
        <translation>Unterschrieben und angewandt: Eintrag %1 des Protokolls.</translation>
    </message>
    <message>
        <source>Signed: entry %1 of the log. It waits for another person to countersign; nothing has happened yet.</source>
        <translation>Unterschrieben: Eintrag %1 des Protokolls. Eine andere Person muss gegenzeichnen; noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>We do not know if the ledger stored this. Do not repeat; checking…</source>
        <translation>Wir wissen nicht, ob das Verzeichnis dies gespeichert hat. Nicht wiederholen; wird geprüft …</translation>
    </message>
    <message>
        <source>The ledger does not have it, and it has expired: it was not stored. Nothing of yours was sent.</source>
        <translation>Das Verzeichnis hat sie nicht, und sie ist abgelaufen: Sie wurde nicht gespeichert. Nichts von Ihnen wurde gesendet.</translation>
    </message>
</context>
<context>
    <name>countersign::view::StatementTableModel</name>
    <message>
        <source>Time (UTC)</source>
        <extracomment>heads of columns in the list of log entries</extracomment>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Cur</source>
        <extracomment>head of a column: currency</extracomment>
        <translation>Whg</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Intent</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Handelnd</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Freigebend</translation>
    </message>
    <message>
        <source>Sig</source>
        <extracomment>head of a column: signatures given of those needed</extracomment>
        <translation>Unt</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>head of a column: what verification says of the entry</extracomment>
        <translation>Kette</translation>
    </message>
</context>
</TS>
