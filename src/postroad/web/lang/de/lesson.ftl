## Lektionen: kurze Schritte am Tisch

lesson-title = Lektion
lesson-rival = Balthasar
lesson-leave = Lektion verlassen
lesson-back = Vorheriger Schritt
lesson-skip = Diesen Schritt auslassen
lesson-skip-short = Auslassen
lesson-next = Nächster Schritt
lesson-step-done = Schritt geschafft. Weiter zum nächsten.
lesson-all-done = Lektion geschafft.
lesson-show = Zeig’s mir
lesson-play = Eine erste Partie spielen
lesson-finish = Fertig – zur Startseite
lesson-more = Weitere Lektionen:
lesson-wrong = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Der Zug ist zurückgenommen.

## Das Grundspiel

lesson-take-title = Nimm zwei Karten
lesson-take-ask = Du leitest eine Post, und die meisten Punkte gewinnen. Du beginnst bei −20: Jede deiner 20 Poststationen kostet einen Punkt, bis du sie eröffnest. Deine Hand ist leer, darum kommt der Postmeister von selbst: Nimm zwei Karten. Zuerst { city-ulm } aus der Auslage (sechs offene Karten), dann die oberste vom Stapel.
lesson-take-wrong-deck = Zuerst { city-ulm }: Die Karte liegt offen in der Auslage. Was oben auf dem Stapel liegt, weiß niemand.
lesson-take-wrong-other = Du darfst jede Karte der Auslage nehmen. Nimm in diesem Schritt bitte { city-ulm }.
lesson-take-wrong-second = Auch eine gute Karte! Aber versuche es diesmal mit dem Stapel: Seine oberste Karte kennst dann nur du.
lesson-take-done = Gut gemacht. Die Lücke, die { city-ulm } in der Auslage ließ, wurde sofort vom Stapel gefüllt. Von jetzt an nimmst du eine Karte je Zug; nur bei leerer Hand kommt der Postmeister wieder von selbst.

lesson-lay-title = Beginne deine Route
lesson-lay-ask = Spiele jetzt eine deiner beiden Karten: Wähle sie auf deiner Hand. Sie beginnt deine Route. Beende dann deinen Zug.
lesson-lay-done = Das ist ein Zug: Karte nehmen, Karte spielen, und wer mag, schließt die Route ab. Jeder Schritt beginnt mit einer neuen Stellung.

lesson-extend-title = Verlängere die Route
lesson-extend-ask = Eine neue Stadt muss durch eine Straße mit der ersten oder letzten Stadt deiner Route verbunden sein. Welche Karten der Auslage passen an { city-stuttgart } oder { city-ulm }? Nimm eine, spiele sie, beende den Zug.
lesson-extend-wrong-deck = Der Stapel kann alles Mögliche bringen. In der Auslage liegen zwei Karten, die sicher passen.
lesson-extend-wrong-far = Von dort führt keine Straße nach { city-stuttgart } oder { city-ulm }. Sieh auf die Landkarte: Zwei Städte der Auslage haben eine.
lesson-extend-wrong-lost = Eine Karte, die eine neue Route beginnt, wirft die alte ohne Ertrag weg. Spiele die genommene Karte: Sie passt an ein Ende.
lesson-extend-wrong-alone = Die Amtspersonen kommen etwas später. Hier genügt eine Karte.
lesson-extend-wrong-close = Drei Städte genügen zum Abschließen, aber lass diese Route noch wachsen: Beende deinen Zug.
lesson-extend-done = Beide Enden dürfen wachsen, links wie rechts. Provinzen und Farben sind dabei gleich, nur Straßen zählen; und keine Stadt darf zweimal in einer Route liegen.

lesson-lose-title = Spielen oder die Route verlieren
lesson-lose-ask = In jedem Zug musst du eine Karte spielen. Passt keine, kommt die ganze Route ohne Ertrag auf die Ablage. Nur eine Karte der Auslage passt an { city-stuttgart } oder { city-augsburg }: Nimm sie, spiele sie, beende den Zug.
lesson-lose-wrong-deck = Zu gewagt: Passt die Karte vom Stapel nicht, sind drei Städte verloren.
lesson-lose-wrong-far = Weder diese Karte noch { city-lodz } passt: Du müsstest eine neue Route beginnen und würdest drei Städte verlieren. Die Karte liegt wieder in der Auslage.
lesson-lose-wrong-lost = Weg: drei Städte auf der Ablage, und nichts dafür. Nur dieses eine Mal kommen sie zurück.
lesson-lose-wrong-close = Ja, diese Route ließe sich abschließen; das kommt in ein paar Schritten. Beende jetzt deinen Zug.
lesson-lose-done = Gerettet! Es lohnt sich, vorauszudenken: Welche Karten passen im nächsten Zug?

lesson-postmaster-title = Der Postmeister
lesson-postmaster-ask = In jedem Zug darf dir eine Amtsperson helfen. { city-salzburg } passt jetzt, { city-linz } danach. Nimm eine der beiden Karten, rufe den Postmeister, nimm die andere; spiele dann { city-salzburg } und beende den Zug.
lesson-postmaster-wrong-administrator = Der Amtmann würde die Auslage abräumen, und die beiden Karten mit ihr.
lesson-postmaster-wrong-other = Hier helfen dir { city-salzburg } und { city-linz }.
lesson-postmaster-wrong-late = Du hast gleich gespielt. Der Postmeister hilft nur, bevor du eine Karte spielst: Rufe ihn zuerst.
lesson-postmaster-wrong-lost = Das würde deine Route wegwerfen. { city-salzburg } passt an ihr Ende.
lesson-postmaster-wrong-close = Das Abschließen kommt später. Beende deinen Zug.
lesson-postmaster-done = Zwei Karten in einem Zug. Aber nur eine Amtsperson je Zug.

lesson-carrier-title = Der Postillion
lesson-carrier-ask = Derselbe Zug noch einmal, mit anderen Karten. Deine Karte hast du schon genommen. Spiele eine Stadt, die an { city-munchen } passt, rufe dann den Postillion und spiele noch eine. Beende danach den Zug.
lesson-carrier-wrong-postmaster = Du hast genug Karten. Nur eine Amtsperson je Zug: Spar sie dir für den Postillion.
lesson-carrier-wrong-lost = Das würde deine Route wegwerfen. Zwei deiner Karten passen an { city-munchen }.
lesson-carrier-wrong-early = Noch nicht! Rufe den Postillion: Eine weitere deiner Karten passt jetzt.
lesson-carrier-wrong-close = Längere Routen sind mehr wert. Rufe den Postillion, spiele, beende dann den Zug.
lesson-carrier-done = Zwei Städte in einem Zug. Auch die Karte des Postillions muss an ein Ende passen.

lesson-administrator-title = Der Amtmann
lesson-administrator-ask = Keine Karte der Auslage passt an { city-freiburg } oder { city-sigmaringen }. Rufe den Amtmann, bevor du eine Karte nimmst: Er legt sechs neue aus. Nimm eine, die passt, spiele sie, beende den Zug.
lesson-administrator-wrong-deck = Der Stapel ist ein Glücksspiel. Der Amtmann zeigt dir sechs neue Karten, bevor du wählst.
lesson-administrator-wrong-none = Die passt an kein Ende, und deine Handkarte auch nicht: Die Route wäre verloren. Rufe zuerst den Amtmann.
lesson-administrator-wrong-far = Von dort führt keine Straße nach { city-freiburg } oder { city-sigmaringen }. Zwei der neuen Karten haben eine.
lesson-administrator-wrong-lost = Das würde deine Route wegwerfen. Die genommene Karte passt an ein Ende.
lesson-administrator-wrong-close = Abgeschlossen wird im nächsten Schritt. Beende jetzt deinen Zug.
lesson-administrator-done = Die Route geht weiter. Der Amtmann hilft nur vor der ersten Karte eines Zugs.

lesson-each-title = Abschließen: eine je Provinz
lesson-each-ask = Eine Route ab drei Städten darfst du abschließen. Das eröffnet Poststationen: eine je Provinz oder alle in einer Provinz. Das Wappen einer Karte ist ihre Provinz, Farbe und Buchstabe sind ihre Region. Vier Karten, vier Wappen: Schließe mit einer je Provinz ab und beende den Zug.
lesson-each-wrong-province = In dieser Provinz liegt nur eine Stadt der Route: eine Poststation. Eine je Provinz bringt vier.
lesson-each-wrong-end = Du darfst warten und eine Route wachsen lassen. Diese ist gut: Schließe sie ab.
lesson-each-done = Vier Poststationen, also vier Minuspunkte weniger; und Kutsche 3, für mindestens drei Städte. Die Route kommt auf die Ablage. In einer Stadt hast du höchstens eine Poststation, was auch andere dort haben.

lesson-province-title = Abschließen: alle in einer Provinz
lesson-province-ask = Drei deiner vier Städte liegen in der Provinz { province-bavaria }. Schließe die Route ab und eröffne dort überall Poststationen. Behalte dann drei Handkarten und beende den Zug.
lesson-province-wrong-each = Eine je Provinz eröffnet hier nur zwei Poststationen. { province-bavaria } bringt drei.
lesson-province-wrong-other = Dort liegt nur eine Stadt der Route. In { province-bavaria } liegen drei.
lesson-province-wrong-end = Das ist ein guter Moment: Schließe die Route ab.
lesson-province-done = Vier Städte haben dir Kutsche 4 gebracht. Kutschen gibt es der Reihe nach, eine je Abschluss. Nach dem Abschließen behältst du höchstens drei Karten.

lesson-cartwright-title = Der Wagner
lesson-cartwright-ask = Du hast Kutsche 4. Kutsche 5 verlangt fünf Städte, deine Route hat drei. Der Wagner hilft, wenn eine oder zwei fehlen: Schließe mit einer Poststation je Provinz ab, rufe ihn, beende den Zug.
lesson-cartwright-wrong-other = Das eröffnet eine Poststation. Eine je Provinz eröffnet drei.
lesson-cartwright-wrong-open = Schließe zuerst die Route ab: Dann kann der Wagner helfen.
lesson-cartwright-wrong-without = Drei Städte allein bringen jetzt keine Kutsche. Der Wagner gleicht die zwei fehlenden aus: Rufe ihn.
lesson-cartwright-done = Kutsche 5: fünf Punkte statt drei. Nur deine beste Kutsche zählt.

lesson-tiles-title = Bonusplättchen
lesson-tiles-ask = Bonusplättchen gibt es auf vier Arten. Drei sind jetzt möglich: für eine Route ab fünf Städten; für Poststationen in allen Städten einer Region, hier { region-bohemia-salzburg }; für eine Poststation in jeder der neun Provinzen. Das vierte gibt es zum Spielende. Schließe so ab, dass du alle drei bekommst, und beende den Zug.
lesson-tiles-wrong-other = Zu wenig: Dir fehlen noch { city-lodz }, { city-pilsen } und { city-linz }. Eine je Provinz eröffnet alle drei.
lesson-tiles-wrong-end = Warte nicht: Das beste Plättchen liegt obenauf, und wer zuerst kommt, bekommt es.
lesson-tiles-done = Drei Plättchen auf einmal! In jedem Stapel liegt das beste obenauf. Für die Länge (5, 6, ab 7 Städte) bekommst du sie immer wieder, für jede Region und für alle Provinzen nur einmal.

lesson-end-title = Das Ende der Partie
lesson-end-ask = Wer Kutsche 7 nimmt oder die letzte eigene Poststation eröffnet, läutet das Ende ein: Die Runde wird zu Ende gespielt. Du hast Kutsche 6, und dein Zug ist der letzte der Runde. Schließe die Route ab, wie du magst, rufe den Wagner, beende den Zug.
lesson-end-wrong-open = Schließe zuerst die Route ab: Mit fünf Städten und dem Wagner gehört Kutsche 7 dir.
lesson-end-wrong-without = Fünf Städte reichen nicht für Kutsche 7. Der Wagner gleicht die zwei fehlenden aus.
lesson-end-done = Die Partie ist aus, und du hast gewonnen! Deine Punkte: beste Kutsche + Bonusplättchen − übrige Poststationen. Kutsche 7 brachte auch das Plättchen für das Spielende: einen Punkt, und es entscheidet bei Gleichstand. Nun kennst du das ganze Grundspiel.

## In Amt und Würden

lesson-token-title = Marken
lesson-token-ask = In diesem Modul lässt dir jede Amtsperson, die du rufst, eine Marke da. Rufe den Postillion: { city-salzburg }, deine einzige Karte, folgt von selbst. Beende dann den Zug.
lesson-token-wrong-end = So bekommst du keine Marke. Rufe zuerst den Postillion.
lesson-token-wrong-close = Lass die Route vorerst offen: Rufe den Postillion, beende dann den Zug.
lesson-token-done = Die Marke des Postillions liegt vor dir. Auch ein Postmeister, der von selbst kommt, lässt eine da. Von jeder gibt es nur wenige.

lesson-chip-title = Marken abgeben
lesson-chip-ask = Der Wagner hat noch eine Marke. Schließe die Route mit einer Poststation je Provinz ab und rufe ihn: Damit sind seine Marken aufgebraucht, und alle geben welche ab, du zuerst. Gib drei verschiedene ab.
lesson-chip-wrong-end = Schließe zuerst die Route ab und rufe den Wagner.
lesson-chip-wrong-close = Besser eine Poststation je Provinz: Das eröffnet drei.
lesson-chip-wrong-carrier = Nur eine Amtsperson je Zug: Spar sie dir für den Wagner.
lesson-chip-wrong-fewer = Eine Marke bringt nichts, zwei bringen eine Karte. Drei verschiedene bringen einen Siegpunktchip.
lesson-chip-done = Ein Siegpunktchip: ein Punkt. Eine Marke bringt nichts, zwei auf Wunsch eine Stadtkarte, drei einen Chip, vier eine Poststation. Was abgegeben ist, kommt zurück in den Vorrat.

lesson-office-title = Vier verschiedene Marken
lesson-office-ask = Du hast den Wagner gerufen, und seine Marken sind aufgebraucht. Du hast Marken aller vier Amtspersonen: Gib alle vier ab und eröffne eine Poststation in einer Stadt deiner Wahl. { city-mannheim } würde { region-baden } vollenden.
lesson-office-wrong-fewer = Du hast vier verschiedene Marken. Alle vier zusammen bringen die beste Belohnung: eine Poststation.
lesson-office-wrong-elsewhere = Du darfst jede Stadt wählen. Aber { city-mannheim } vollendet { region-baden } und bringt das Plättchen dafür.
lesson-office-wrong-declined = Du darfst eine Belohnung ablehnen. Aber eine Poststation lohnt sich.
lesson-office-done = Eine Poststation ohne Route, und sofort das Plättchen für { region-baden }. Eine Kutsche bringt sie nicht. Nach dem letzten Zug dürfen alle noch einmal Marken abgeben.

## Die Audienz

lesson-clergy-title = Fünf Geistliche, fünf Karossen
lesson-clergy-ask = Verteile vor dem ersten Zug deine fünf Geistlichen auf die fünf Karossen nach Rom, in jede einen, wie du magst. Jede Region hat eine Karosse. Ein höherer Rang bringt mehr Punkte, wenn er am Ende in Rom wartet.
lesson-clergy-done = Nur du siehst, wer wo sitzt. Die anderen haben dasselbe getan.

lesson-drive-title = Die Karossen fahren
lesson-drive-ask = Schließt du eine Route ab, rückt für jede Stadt ohne neue Poststation die Karosse ihrer Region einen Ort nach Süden. Schließe mit einer je Provinz ab: Eine Stadt in { province-bavaria } bekommt keine. Rücke dann diese Karosse.
lesson-drive-wrong-bavaria = Dann bekommen beide Städte in { province-bavaria } eine Poststation und { city-ulm } keine: Eine andere Karosse würde fahren. Dein Kardinal sitzt aber in der von { region-bavaria }.
lesson-drive-wrong-twice = Das eröffnet eine Poststation und rückt die Karosse zweimal. Auch ein Plan! Hier aber bitte eine je Provinz.
lesson-drive-wrong-end = Schließe zuerst die Route ab: Dann fahren die Karossen.
lesson-drive-done = An einer Gabelung wählst du die Straße. Für { city-lodz }, oder wenn die Karosse schon in { stop-rome } ist, rückst du eine beliebige andere.

lesson-arrive-title = Ankunft in Rom
lesson-arrive-ask = Die Karosse von { region-bavaria } steht in { stop-florence }, und dein Kardinal sitzt darin. Schließe die Route mit einer Poststation je Provinz ab: Zwei Städte bekommen keine. Fahre dann nach { stop-rome }.
lesson-arrive-wrong-bavaria = Dann bekommen alle drei Städte eine Poststation, und keine Karosse fährt.
lesson-arrive-wrong-end = Schließe zuerst die Route ab: Dann fährt die Karosse.
lesson-arrive-wrong-detour = Dieser Umweg kostet beide Schritte. Fahre gleich nach { stop-rome }: Dann ist der zweite Schritt frei, für jede andere Karosse.
lesson-arrive-done = Die Geistlichen steigen aus, alle auf den Platz ihres Rangs. Wer zusammen kommt, teilt sich einen Platz; wer vorher dort stand, muss gehen. Am Ende zählen alle, die warten.
