help-chapters = Kapitel
help-term = { $term }.
help-lessons = Spielend lernen
help-goal = Worum es geht
help-goal-1 = Du leitest eine Post im Süden des Reichs, um 1700. Baue Routen von Stadt zu Stadt: Jede Route, die du abschließt, lässt dich in ihren Städten Poststationen eröffnen, und eine lange bringt dir eine größere Kutsche.
help-goal-2 = Hole die meisten Punkte: für deine beste Kutsche und deine Bonusplättchen. Jede deiner 20 Poststationen, die du bis zum Ende nicht eröffnet hast, kostet dich einen Punkt; darum beginnen alle bei −20.
help-bots = Du brauchst niemanden sonst zum Spielen: Bots besetzen die anderen Plätze, vom Anfänger bis zum Meister. Wähle sie unter „Eigene Partie“.
help-turn = Dein Zug
help-turn-take = Nimm eine Karte
help-turn-take-about = Nimm eine der sechs offenen Stadtkarten aus der Auslage oder zieh die oberste Karte vom Stapel. Die Auslage wird sofort aufgefüllt.
help-turn-play = Spiele eine Karte
help-turn-play-about = Lege eine Karte aus der Hand an das linke oder rechte Ende deiner Route. Eine Straße muss die neue Stadt mit der Stadt an diesem Ende verbinden, und keine Stadt darf zweimal in einer Route liegen. Die Reihenfolge bleibt danach, wie sie ist.
help-turn-give-up = Passt keine Karte oder willst du nicht verlängern, kommt deine Route ohne Ertrag auf die Ablage, und die gespielte Karte beginnt eine neue. Eine Karte musst du in jedem Zug spielen.
help-turn-close = Schließe die Route ab, wenn du magst
help-turn-close-about = Sobald sie drei oder mehr Städte hat. Du darfst sie auch weiterwachsen lassen.
help-officials = Amtspersonen
help-closing = Eine Route abschließen
help-tiles = Bonusplättchen
help-carriages = Kutschen
help-end = Ende und Wertung
help-end-score = Beste Kutsche + Bonusplättchen − übrige Poststationen (mit Modulen: + Siegpunktchips + Geistliche)
help-honours = Modul: In Amt und Würden
help-honours-reward-1 = nichts
help-honours-reward-2 = eine Stadtkarte aus der Auslage oder vom Stapel, wenn du magst
help-honours-reward-3 = ein Siegpunktchip, einen Punkt wert, solange es welche gibt
help-honours-reward-4 = eine Poststation in einer beliebigen Stadt ohne eigene, wenn du magst
help-honours-tokens = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
help-audience = Modul: Die Audienz
help-keys = Tasten
help-keys-about = Sie wirken am Tisch, wenn du sie in den Einstellungen nicht abschaltest.
help-key-next = Nächste Wahl
help-key-previous = Vorige Wahl
help-key-press = Diese Wahl treffen
help-key-market = Diese Karte der Auslage nehmen
help-key-deck = Vom Stapel ziehen
help-key-close = Die Route abschließen
help-key-end = Den Zug beenden
help-key-undo = Rückgängig
help-key-hint = Was würde der Meister tun?
help-key-command = Befehlszeile
help-key-map = Zur Landkarte
help-key-hand = Zu deiner Hand
help-key-log = Zum Verlauf
help-key-about = Was ist das? (worauf der Fokus liegt)
help-key-help = Diese Hilfe
help-key-cancel = Abbrechen
help-key-enter = Eingabe
help-key-escape = Esc
help-commands = Befehle
help-commands-about = Drücke / und schreibe, was du tun willst. Die Reihenfolge der Wörter ist gleich, und du darfst sie abkürzen.
help-command-take = Ulm aus der Auslage nehmen oder vom Stapel ziehen
help-command-play = Ulm an ein Ende deiner Route legen
help-command-start = Mit Ulm eine neue Route beginnen
help-command-call = Eine Amtsperson rufen
help-command-close-each = Abschließen: eine Poststation je Provinz
help-command-close-province = Abschließen: alle Poststationen in einer Provinz
help-command-office = Eine Poststation in Ulm eröffnen
help-command-coach = Die Karosse einer Region an einen Ort rücken
help-command-discard = Eine Karte abwerfen
help-command-return = Marken abgeben
help-command-decline = Auf eine Belohnung verzichten
help-command-clergy = Den Geistlichen dieses Rangs in die nächste Karosse setzen
help-command-end = Den Zug beenden
help-command-undo = Einen Schritt zurücknehmen

## Etwas finden

help-search = In der Hilfe suchen
help-found = { $count ->
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
help-found-none = Nichts gefunden. Versuch es mit einem kurzen Wort wie:
help-tries = gewinnen Punkte Karten rückgängig Bots Anfänger
help-back = Zum Inhalt
help-ruling = Festlegung.
help-example = Beispiel.
help-page-title = Regeln und Hilfe
help-address = Adresse dieses Absatzes: { $number }

## Words by which people ask, or beginnings of them, and words that only make a question

help-words-bots = bot computer ki gegner allein alleine solo spiel spielen stufe schwierigkeit leicht schwer anfänger meister
help-words-lessons = anfänger einsteiger neu neuling lernen lektion anleitung üben übung einführung erklär start beginnen spiel
help-words-goal = ziel zweck sinn regel spiel gewinn gewonnen sieg punkt anfänger
help-words-turn = zug schritt runde ablauf anfänger grundlage karte karten spiel
help-words-taking = ziehen nehmen aufnehmen karte karten
help-words-laying = legen anlegen bauen ausspielen verlängern verbinden weg karte karten
help-words-closing = beenden fertig abschluss werten
help-words-tiles = bonus prämie belohnung punkte
help-words-carriages = wagen fahrzeug karren punkte
help-words-officials = figur helfer person sonder fähigkeit
help-words-discarding = wegwerfen ablegen abwerfen limit handkarten karte karten
help-words-end = gewinn gewonnen sieg wertung punkt zählen gleichstand unentschieden verlier schluss ende spielende vorbei letzte
help-words-seeing = geheim verdeckt sichtbar sehen gucken karten
help-words-key-undo = rückgängig zurück zurücknehmen fehler falsch versehen zug
help-words-key-hint = tipp hinweis hilfe rat vorschlag bester zug
help-words-keys = tastatur kürzel tastenkürzel
help-filler = wie kann könnte ich du man wir mir mein meine dein ein eine einen der die das den dem ist sind bin sein zu was wann wo wer welche warum es dies in im an am auf für mit gegen und oder viel viele soll muss darf bitte denn mich

## Die weiteren Kapitel

help-setup = Was es gibt und wie es beginnt
help-taking = Eine Karte nehmen
help-laying = Eine Karte spielen
help-discarding = Abwerfen
help-seeing = Wer was sieht

help-players = Personen
help-region-none = keine Region
help-coach-start = zu dritt oder viert
help-coach-start-two = zu zweit
help-coach-region = Karosse

help-figure-fits = Mit Ring: die Städte, die passen würden.
help-figure-each = Eine je Provinz: Sigmaringen, Stuttgart, Ingolstadt.
help-figure-province = Alle in einer Provinz: Bayern.

rule-b1 = Es spielen zwei bis vier. Zu jeder der 22 Städte gibt es drei Stadtkarten, zusammen 66. Alle haben 20 Poststationen. Jede Kutsche, von 3 bis 7, gibt es viermal, also für alle.
rule-b2 = Jede Stadt liegt in einer von neun Provinzen, und die Provinzen bilden fünf Regionen, die Bonusplättchen bringen. Polen gehört zu keiner Region. Auf Karten und Landkarte hat eine Provinz ein Wappen, eine Region eine Farbe, ein Muster und einen Buchstaben.
rule-b3 = 45 Straßen verbinden die Städte. Jede gilt in beide Richtungen.
rule-b4 = 30 Bonusplättchen liegen offen in Stapeln, das wertvollste obenauf: Je früher du eines verdienst, desto mehr ist es wert.
rule-b5 = Am Ende zählt nur deine beste Kutsche. Die Zahl auf ihrem Wachssiegel nennt die Punkte.
rule-s1 = Die Stadtkarten werden gemischt und sechs davon offen ausgelegt: die Auslage. Noch hat niemand Karten, eine Route, Poststationen auf dem Plan oder eine Kutsche.
rule-s2 = Zwei Module können dazukommen, eines oder beide: In Amt und Würden und Die Audienz.
rule-s3 = Wer beginnt, entscheidet das Los oder eure Absprache. In einer Runde sind alle einmal am Zug, im Uhrzeigersinn ab der Person, die begonnen hat.

rule-d1 = Du musst eine Stadtkarte auf die Hand nehmen: eine beliebige aus der Auslage oder die oberste vom Stapel. Eine Karte aus der Auslage wird sofort vom Stapel ersetzt.
rule-d2 = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt und ist der neue Stapel.
rule-d2-ours = Das geschieht, wenn die Karte gebraucht wird, nicht früher; die polnischen Regeln mischen, sobald der Stapel ausgeht. Die Auslage wird nach jedem Nehmen und nach dem Austausch durch den Amtmann auf sechs aufgefüllt, soweit Stapel und Ablage reichen, und sonst nie: Lücken können also bleiben. Gibt es gar keine Karte zu nehmen, entfällt dieser Schritt.
rule-d3 = Postmeister: Ist deine erste Karte genommen und ersetzt, nimmst du eine zweite, aus der Auslage oder vom Stapel.
rule-d3-ours = Du kannst den Postmeister nur rufen, solange es noch eine Karte zu nehmen gibt.
rule-d4 = Beginnst du einen Zug ohne Handkarten, kommt der Postmeister von selbst, und in diesem Zug kann dir sonst niemand helfen. In der ersten Runde geht es allen so.
rule-d4-ours = Gibt es keine zweite Karte zu nehmen, gilt er trotzdem als gerufen.
rule-d5 = Amtmann: Bevor du deine erste Karte nimmst, kommt die ganze Auslage auf die Ablage, und sechs neue Karten werden ausgelegt.
rule-d5-ours = Nur solange in der Auslage eine Karte liegt. Muss dafür neu gemischt werden, gehören die eben abgelegten Karten dazu.
rule-d6 = Höchstens eine Amtsperson je Zug. Du musst keine rufen.
rule-d7-ours = Du kannst eine Amtsperson nur rufen, wenn du ihre Hilfe in diesem Augenblick nutzen kannst. Ist sie gerufen, wird die Hilfe genutzt, soweit es geht.

rule-p1 = Du musst eine Karte aus der Hand spielen. Hast du keine Route, beginnt sie eine; sonst legst du sie an das linke oder das rechte Ende deiner Route.
rule-p2 = Eine Straße muss die neue Stadt mit der Stadt an diesem Ende verbinden, und keine Stadt darf zweimal in deiner Route liegen. Nichts wird eingeschoben, umgestellt oder abgezweigt. Provinzen spielen dabei keine Rolle.
rule-p2-example = Deine Route ist Karlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck hat zu keinem der Enden eine Straße. Würzburg darf nicht zwischen Stuttgart und Nürnberg, und Stuttgart liegt schon in der Route.
rule-p3 = Passt keine Karte oder willst du nicht verlängern, kommt deine ganze Route ohne Ertrag auf die Ablage, und die gespielte Karte beginnt eine neue. Das darfst du auch, wenn eine Karte passen würde.
rule-p4 = Postillion: Nach deiner ersten Karte spielst du eine zweite. Sie muss deine Route an einem Ende verlängern.
rule-p4-ours = Du kannst den Postillion also nur mit einer solchen Karte auf der Hand rufen, und die zweite Karte kostet dich nie eine Route.
rule-p5-ours = Eine Route aus einer Stadt hat dort beide Enden: Links und rechts sind dasselbe.
rule-p6-ours = Dieser Schritt entfällt nur, wenn es nichts zu nehmen gab und du keine Karte auf der Hand hast.

rule-c1 = Hast du gespielt, darfst du deine Route abschließen, wenn sie drei oder mehr Städte hat. Dann kommen der Reihe nach: Poststationen, Bonusplättchen, Kutsche, Abwerfen. Oder du lässt sie weiterwachsen.
rule-c1-ours = Du darfst sie auch in einem Zug abschließen, in dem es keine Karte zu spielen gab.
rule-c2 = Du wählst eine von zwei Arten, Poststationen zu eröffnen, nur in Städten dieser Route. Eine je Provinz: eine Poststation in jeder Provinz, die die Route berührt. Alle in einer Provinz: eine Poststation in jeder Stadt der Route, die in einer Provinz deiner Wahl liegt.
rule-c2-example = Du schließt Sigmaringen, Stuttgart, Nürnberg, Regensburg, Ingolstadt, Augsburg ab. Eine je Provinz eröffnet Sigmaringen, Stuttgart und eine der vier Städte Bayerns, hier Ingolstadt. Bayern allein eröffnet dort alle vier und keine der beiden anderen.
rule-c3 = In einer Stadt hast du nie mehr als eine Poststation. Die der anderen spielen keine Rolle. Eine Stadt mit eigener Poststation darf wieder in einer Route liegen.
rule-c4 = Du musst deine Wahl vollständig ausführen. Eine je Provinz: Jede Provinz der Route, in der eine ihrer Städte noch keine eigene Poststation hat, bekommt genau eine; gibt es mehrere solche Städte, suchst du aus. Alle in einer Provinz: Jede Stadt der Route dort bekommt eine, wenn du noch keine darin hast.
rule-c4-ours = Die gedruckten Regeln sind verschieden: In den polnischen heißt es „darf“, in den russischen „muss“.
rule-c5-ours = Du darfst jede Provinz nennen, die die Route berührt, auch eine, in der nichts mehr zu eröffnen ist.
rule-c6 = Hast du weniger Poststationen übrig, als deine Wahl verlangt, setzt du alle, die du hast.
rule-c6-ours = Du suchst aus, wohin, unter den Städten, die deine Wahl erlaubt.

rule-t1 = Länge: Eine abgeschlossene Route aus 5, aus 6 oder aus 7 und mehr Städten bringt das oberste Plättchen dieser Länge. Ist dieser Stapel leer, nimmst du vom nächstkürzeren, der noch eines hat; hat keiner eines, bekommst du nichts. Du darfst mehrere verdienen.
rule-t2 = Region: Hast du in jeder Stadt einer Region eine Poststation, nimmst du ihr oberstes Plättchen, einmal je Region. Die Poststationen dürfen aus beliebig vielen Routen stammen. Von einem leeren Stapel bekommst du nichts, auch später nicht.
rule-t2-example = In Stuttgart hast du eine Poststation. Nun eröffnet eine Route Sigmaringen und Ulm: Württemberg/Hohenzollern ist komplett.
rule-t3 = Alle Provinzen: Mit einer Poststation in jeder der neun Provinzen, oder in den acht außerhalb Bayerns, wenn das am Tisch vereinbart ist, nimmst du das oberste Plättchen für alle Provinzen, einmal. Auch hier bringt ein leerer Stapel nichts.
rule-t3-ours = Die gedruckten Regeln sind hier verschieden; neun Provinzen sind die Regel.
rule-t4 = Spielende: Wer zuerst Kutsche 7 nimmt oder die letzte eigene Poststation setzt, nimmt dieses Plättchen. Sonst bekommt es niemand.
rule-t5-ours = Die Reihenfolge in einem Abschluss: Poststationen und, wenn es deine letzte war, das Plättchen für das Spielende; Länge; Regionen in der Reihenfolge der Liste oben; alle Provinzen; dann die Kutsche und, wenn es Kutsche 7 ist, das Plättchen für das Spielende.

rule-v1 = Kutschen kommen in der Reihenfolge 3, 4, 5, 6, 7. Du nimmst die nächste, wenn die abgeschlossene Route mindestens so viele Städte hat, wie ihre Zahl sagt. Eine je Abschluss, keine wird übersprungen, und nach der 7 kommt keine mehr. Es zählt die Länge der Route, nicht die Zahl der gesetzten Poststationen.
rule-v1-ours = Eine verdiente Kutsche kannst du nicht ablehnen; so steht es in den polnischen Regeln.
rule-v1-example = Eine Route aus 3 Städten bringt Kutsche 3. Später bringt eine Route aus 5 Städten Kutsche 4. Dann bringt eine aus 4 keine: Für Kutsche 5 braucht es fünf Städte.
rule-v2 = Wagner: Du nimmst die nächste Kutsche, obwohl deiner Route dafür ein oder zwei Städte fehlen. Fehlen drei, kann der Wagner nicht helfen.
rule-v2-ours = Du kannst den Wagner nicht rufen, wenn du die Hilfe nicht brauchst.
rule-v2-example = Du hast Kutsche 6. Mit einer Route aus 5 Städten bringt dir der Wagner Kutsche 7; mit einer aus 4 nicht.

rule-k1 = Die abgeschlossene Route kommt auf die Ablage. Hast du dann mehr als drei Karten auf der Hand, behältst du drei deiner Wahl und wirfst die übrigen ab.
rule-k1-ours = Sonst ist die Zahl der Handkarten nie begrenzt.

rule-e1 = Nimmt jemand Kutsche 7 oder setzt die letzte eigene Poststation, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Dann ist die Partie zu Ende.
rule-e2 = Dann zählen alle:
rule-e2-example = Kutsche 6 zählt 7, deine Bonusplättchen 16, und 4 Poststationen sind übrig: 7 + 16 − 4 = 19 Punkte.
rule-e3 = Bei Gleichstand gewinnt, wer das Plättchen für das Spielende hat; ist diese Person nicht gleichauf, gewinnt, wer von den Punktgleichen im Uhrzeigersinn als Erstes nach ihr sitzt.
rule-e4-ours = Auch wenn 60 Runden nacheinander niemand eine Poststation setzt oder eine Kutsche nimmt, ist die Partie am Ende dieser Runde vorbei. Mit dem Modul In Amt und Würden dürfen alle noch einmal Marken abgeben. Das Plättchen für das Spielende nimmt dann niemand, und bei Gleichstand gewinnt, wer von den Punktgleichen zuerst kommt, gezählt ab der Person, die begonnen hat.

rule-h1 = Jede Amtsperson hat Marken, bei weniger Personen weniger. Dazu gibt es 12 Siegpunktchips, je einen Punkt wert.
rule-h2 = Immer wenn du eine Amtsperson rufst, nimmst du eine ihrer Marken; auch dann, wenn der Postmeister von selbst kommt.
rule-h2-ours = Du nimmst sie beim Rufen, vor der Hilfe.
rule-h3 = Sind die Marken einer Amtsperson ausgegangen, geben alle Marken ab, eine Person nach der anderen: zuerst, wer am Zug ist, dann im Uhrzeigersinn.
rule-h3-ours = Der Zug wird dafür unterbrochen: Erst geben alle ab, dann hilft die eben gerufene Amtsperson.
rule-h4 = Wer Marken hat, gibt eine bis vier davon ab, alle von verschiedenen Amtspersonen: mindestens eine und nicht mehr als gewünscht. Wer keine hat, gibt nichts ab.
rule-h5 = Die Belohnung hängt davon ab, wie viele du abgibst:
rule-h5-ours = Sind die 12 Siegpunktchips vergeben, gibt es keine mehr. Gibt es keine Karte zu nehmen oder hast du keine Poststation übrig, entfällt die Belohnung.
rule-h6 = Eine so eröffnete Poststation bringt Bonusplättchen für eine Region und für alle Provinzen, sobald sie steht, aber keines für die Länge und keine Kutsche. War es deine letzte, läutet sie mit dem Plättchen für das Spielende die letzte Runde ein. Sie bewegt keine Karosse.
rule-h6-example = Anna, Ben, Clara und David spielen, Anna hat begonnen. Ben nimmt beim Rufen die letzte Marke einer Amtsperson, Clara gibt vier ab und setzt ihre letzte Poststation. Haben alle abgegeben, beendet Ben seinen Zug, Clara und David haben noch ihren, dann ist Schluss.
rule-h7 = Abgegebene Marken kommen zu ihren Amtspersonen zurück. Hat eine Amtsperson noch immer keine, wenn alle abgegeben haben, geben alle noch einmal ab, bis jede wieder welche hat.
rule-h8 = Nach dem letzten Zug, vor der Wertung, dürfen alle noch einmal Marken abgeben oder verzichten.
rule-h8-ours = Zuerst, wer die Partie begonnen hat, dann im Uhrzeigersinn.

rule-a1 = Fünf Karossen fahren nach Rom, eine je Region; Polen hat keine. Zu zweit beginnen sie weiter südlich:
rule-a2 = Vor dem ersten Zug verteilen alle im Geheimen ihre fünf Geistlichen, einen in jede Karosse. Sie haben verschiedenen Rang und zählen:
rule-a2-ours = Der Name Abt und die Reihenfolge der mittleren Ränge stammen von uns.
rule-a3 = Sieh dir in einem Abschluss nach der Kutsche jede Stadt der Route an, in der du diesmal keine Poststation eröffnet hast: Für jede rückt die Karosse ihrer Region auf einer Straße einen Ort nach Süden. Du musst sie rücken. Warum es keine gab, ist gleich: weil dort schon eine von dir stand, weil du eine andere Provinz oder Stadt gewählt hast oder weil dir keine geblieben ist.
rule-a3-ours = Das kommt vor dem Abwerfen. Eine Poststation, die inzwischen durch abgegebene Marken eröffnet wurde, hält die Karosse nicht auf.
rule-a3-example = Die Karosse Bayerns ist in Andechs. Du schließt Ulm, Augsburg, München, Salzburg ab und eröffnest überall Poststationen außer in München: Sie rückt nach Ettal oder nach Trient, wie du willst. Hättest du Bayern allein gewählt, würden stattdessen die Karossen für Ulm und für Salzburg rücken.
rule-a4 = Für Lodz, oder wenn diese Karosse schon angekommen ist, rückst du eine beliebige andere.
rule-a4-ours = Das gilt bei jedem einzelnen Schritt: Kommt eine Karosse an und hätte noch Schritte vor sich, sind diese für die anderen frei. Sind alle angekommen, rückt keine.
rule-a5 = Du bestimmst die Reihenfolge der Schritte und an einer Gabelung die Straße.
rule-a6 = In Rom hält eine Karosse. Ihre Geistlichen werden aufgedeckt und treten ins Wartezimmer, alle auf den Platz ihres Rangs. Wer mit derselben Karosse kommt, teilt sich einen Platz; wer vorher dort stand, scheidet aus.
rule-a6-example = Zwei Kardinäle, ein Bischof und ein Kaplan warten. Eine Karosse bringt einen Kardinal, zwei Kapläne und einen Pater. Die alten Kardinäle und der alte Kaplan gehen, der Bischof bleibt.
rule-a7 = Am Ende zählen alle deine Geistlichen im Wartezimmer. Karossen, die noch unterwegs sind, bringen nichts.
rule-a8-ours = Die Karte der Straßen nach Rom hat dieses Projekt selbst gezeichnet. Sie passt zu allem, was die gedruckten Regeln von ihrer sagen. Neue Partien werden auf Karte 2 gespielt; jede endet auf der Karte, auf der sie begann.

rule-i1 = Verborgen sind die Handkarten der anderen, die Reihenfolge des Stapels und wen die anderen in Karossen gesetzt haben, die noch unterwegs sind. Was aus der Auslage genommen und was abgeworfen wurde, haben alle gesehen; eine Karte vom Stapel kennt nur, wer sie gezogen hat.
rule-i2 = Marken und Siegpunktchips liegen offen.
rule-i2-ours = Nach den gedruckten Regeln liegt ein Bonusplättchen verdeckt, sobald es genommen ist. Alle haben dabei zugesehen; darum bleiben sie hier offen. Im Gedächtnismodus liegen sie bis zum Ende verdeckt, und genannt wird ein Bonusplättchen nur, bis die Person, die es genommen hat, ihren nächsten Zug beginnt.
rule-i3 = Sitzen deine Geistlichen in den Karossen, darfst du sie nach den gedruckten Regeln nicht mehr ansehen.
rule-i3-ours = Hier siehst du deine eigenen immer, außer im Gedächtnismodus.
