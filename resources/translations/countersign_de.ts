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
