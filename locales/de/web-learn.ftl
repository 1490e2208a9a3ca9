### The guided first game. A step has a title and a text; one in which something is to be done also has what the teacher says when the
### learner does something else. $n is the number of the step, $of how many there are.

learn-heading = Dein erstes Spiel
learn-about = Du spielst ein ganzes Spiel gegen Ana, und wir sagen dir, was zu tun ist und warum. Es dauert etwa zehn Minuten, du musst nichts wissen, und du kannst jederzeit aufhören und später weitermachen.
learn-left = Du warst bei Schritt { $n } von { $of }.
learn-begin = Anfangen
learn-continue = Weitermachen
learn-again = Von vorn beginnen
learn-rival = Ana
learn-step = Schritt { $n } von { $of }
learn-leave = Verlassen
learn-back = Zurück
learn-next = Weiter
learn-show = Mach es für mich
learn-skip = Überspringen
learn-happened = Was geschah
learn-fold = Text einklappen
learn-unfold = Text zeigen
learn-to-rules = Regeln
learn-to-cards = Alle Karten
learn-play = Jetzt gegen Bots spielen

## Before the first move.

learn-title-welcome = Willkommen in San Juan
learn-text-welcome = Du baust eine Stadt, und Ana auch. Das Spiel endet, wenn jemand zwölf Gebäude hat; dann gewinnt die Stadt mit den meisten Punkten.
learn-title-town = Deine Stadt und deine Hand
learn-text-town = In deiner Stadt steht bisher eine Indigoküperei. Darunter liegen deine vier Karten: Jede ist ein Gebäude, das du bauen kannst, oben mit seinen Kosten, unten mit seinen Punkten. Und jede Karte ist auch eine Münze.
learn-title-roles = Fünf Rollen
learn-text-roles = Reihum nehmt ihr je eine Rolle aus der Mitte. Was sie sagt, tun alle; wer sie genommen hat, bekommt einen Vorteil dazu, das Privileg. Du hast das Gouverneursamt, also fängst du an.

## Round 1.

learn-title-builder = Nimm den Baumeister
learn-text-builder = Jetzt dürfen alle ein Gebäude bauen. Du hast die Rolle genommen, also zahlst du eine Karte weniger als Ana.
learn-other-builder = Auch eine gute Rolle, aber mit einer einzigen Werkstatt bringt sie noch wenig. In dieser Lektion beginnen wir mit dem Baumeister.
learn-title-tobacco = Bau den Tabakspeicher
learn-text-tobacco = Er kostet 3, für dich 1 weniger: 2 Karten. Hier entstehen Waren, und Waren verkauft man für neue Karten. Berühre die Karte, dann den Knopf.
learn-other-tobacco = Das geht, aber am Anfang ist eine Werkstatt mehr wert, die Karten einbringt. Bauen wir den Tabakspeicher.
learn-title-pay = Karten sind Geld
learn-text-pay = Jede Karte zahlt 1, egal welche. Heldendenkmal und Triumphbogen sind schöne Gebäude, aber vorerst viel zu teuer. Zahl mit diesen beiden und behalte den Marktstand.
learn-other-pay = Damit könntest du auch zahlen. Der Marktstand ist aber billig genug, um ihn eines Tages zu bauen; darum behalten wir ihn.
learn-title-produce = Ana produziert, und du auch
learn-text-produce = Ana hat auch gebaut, zum vollen Preis, und den Aufseher genommen: Sie produziert zwei Waren, du eine. Leg deine auf den Tabakspeicher, denn Tabak bringt mehr als Indigo. Eine Ware ist eine Karte vom Nachziehstapel, die niemand ansieht.
learn-other-produce = Indigo ist die billigste Ware. Tabak bringt meist eine Karte mehr, darum nehmen wir den.
learn-title-trader = Mach die Ware zu Karten
learn-text-trader = Du bist wieder dran: Zu zweit nimmt der Gouverneur in jeder Runde zwei Rollen. Nimm den Händler und verkaufe.
learn-other-trader = Das bringt höchstens eine Karte. Tabak bringt meist zwei, darum nehmen wir den Händler und verkaufen.
learn-title-sell = Die Preistafel
learn-text-sell = Eine Tafel mit Preisen wurde aufgedeckt. Tabak ist diesmal 2 Karten wert. Berühre den Tabak in deiner Stadt und verkaufe ihn.
learn-other-sell = Du darfst eine Ware für bessere Preise aufheben. Aber aus Handkarten werden bald Gebäude, also verkaufen wir.

## Round 2.

learn-title-governor = Eine neue Runde
learn-text-governor = Alle Rollen kommen zurück in die Mitte, und das Gouverneursamt wechselt. Jetzt nimmt Ana die erste und die dritte Rolle und du die dazwischen.
learn-title-smithy = Ana baut, und du auch
learn-text-smithy = Ana hat den Baumeister genommen und ein Archiv umsonst gebaut. Du zahlst den vollen Preis, aber die Schmiede kostet nur 1. Ab der nächsten Phase kosten dich Produktionsgebäude 1 weniger. (Wir zahlen für dich mit dem Marktstand.)
learn-other-smithy = Nicht schlecht, aber es würde alles kosten, was du hast. Die Schmiede kostet eine Karte und spart sie bald wieder ein.
learn-title-councillor = Such dir gute Karten
learn-text-councillor = Deine Hand ist fast leer. Mit dem Ratsherrn siehst du dir fünf Karten an und behältst eine; Ana sieht sich zwei an.
learn-other-councillor = Mit einer Karte und ohne Waren bringt das weniger. Der Ratsherr findet, was du brauchst.
learn-title-keep = Behalte die Kaffeerösterei
learn-text-keep = Kaffee bringt so viel wie Tabak und manchmal mehr. Die Rösterei kostet 4, aber als Baumeister und mit deiner Schmiede zahlst du nur 2.
learn-other-keep = Auch eine gute Karte! Aber du könntest sie lange nicht bezahlen oder nicht nutzen. Die Kaffeerösterei passt zu deiner Schmiede.

## Round 3.

learn-title-prospector = Die letzte der fünf Rollen
learn-text-prospector = Ana hat den Goldsucher genommen: Sie zieht eine Karte, sonst bekommt niemand etwas. Jetzt hast du alle fünf Rollen gesehen. Runde drei beginnt, und du hast wieder das Gouverneursamt.
learn-title-producer = Produziere zwei Waren
learn-text-producer = Nimm diesmal selbst den Aufseher: Alle produzieren eine Ware und du eine mehr.
learn-other-producer = Zuerst brauchen wir Waren: Zwei Werkstätten stehen leer. Wir nehmen den Aufseher.
learn-title-goods = Fülle beide Gebäude
learn-text-goods = Berühre Indigoküperei und Tabakspeicher. Auf jedes Gebäude passt eine Ware.
learn-other-goods = Du darfst zwei Waren produzieren, und jede ist Karten wert. Wähle beide Gebäude.
learn-title-price = Ana verkauft, und du auch
learn-text-price = Ana hat den Händler genommen, also darfst du eine Ware verkaufen. Diese Tafel zahlt 1 für Indigo und 2 für Tabak.
learn-other-price = Die andere Ware bringt heute mehr. Diese kannst du später noch verkaufen.
learn-title-discount = Nimm den Baumeister
learn-text-discount = Du hast eine Kaffeerösterei auf der Hand, eine Schmiede in der Stadt und Karten zum Zahlen. Zeit zu bauen.
learn-other-discount = Das geht, aber die Rösterei sollte stehen, bevor wieder produziert wird. Wir nehmen den Baumeister.
learn-title-coffee = Bau die Kaffeerösterei
learn-text-coffee = Der Preis ist eine Rechnung: 4 aufgedruckt, 1 weniger durch das Privileg, 1 weniger durch die Schmiede. Du zahlst 2.
learn-other-coffee = Das ginge. Aber nichts ist für dich gerade so günstig wie die Kaffeerösterei: zwei Karten statt vier.
learn-title-coins = Bezahle
learn-text-coins = Nimm Indigoküperei und Armenhaus als Münzen. Den Brunnen wollen wir bald bauen.
learn-other-coins = Den Brunnen behalten wir, er wird uns Karten bringen. Zahl mit Indigoküperei und Armenhaus.

## Rounds 4 and 5.

learn-title-guess = Und jetzt?
learn-text-guess = Ana hat den Aufseher genommen, und du hast Kaffee produziert. Zwei Waren liegen in deiner Stadt, und du hast noch eine Karte. Welche Rolle macht aus Waren Karten?
learn-other-guess = Sieh in deine Stadt: Zwei Waren warten auf den Verkauf. Dafür ist der Händler da.
learn-title-well = Bau den Brunnen
learn-text-well = Du hast Indigo und Kaffee für drei Karten verkauft. Jetzt hat Ana den Baumeister genommen und eine Handelsstation gebaut. Der Brunnen gibt dir eine Karte, sooft du zwei oder mehr Waren produzierst. (Wir zahlen die zwei Karten für dich.)
learn-other-well = Zu teuer oder zu früh. Der Brunnen kostet zwei Karten und bringt immer wieder eine zurück.
learn-title-refill = Lass den Brunnen arbeiten
learn-text-refill = Alle deine Werkstätten sind leer, und du hast das Gouverneursamt. Als Aufseher produzierst du zwei Waren, und das weckt den Brunnen.
learn-other-refill = Noch gibt es nichts zu verkaufen. Produziere zuerst: Bei zwei Waren gibt der Brunnen eine Karte dazu.

## Round 6.

learn-title-limit = Zu viele Karten
learn-text-limit = Die beste Tafel gab dir fünf Karten für Tabak und Kaffee: Du hältst acht. Zu Beginn einer Runde darfst du sieben behalten, also muss eine weg. Wirf die billige Indigoküperei ab.
learn-other-limit = Die kannst du noch brauchen. Am wenigsten brauchst du die Indigoküperei.
learn-title-library = Bau die Bibliothek
learn-text-library = Ana hat den Baumeister genommen und ein Aquädukt gebaut. Gib fast deine ganze Hand für die Bibliothek aus: Sie verdoppelt dein Privileg und zählt 3 Punkte. (Die Kapelle behalten wir für dich.)
learn-other-library = Billiger, ja. Aber die Bibliothek hilft bei jeder Rolle, die du bis zum Ende nimmst, und jetzt kannst du sie bezahlen.
learn-title-double = Das Privileg zählt doppelt
learn-text-double = Die Bibliothek arbeitet jetzt. Nimm den Aufseher: eine Ware wie alle und zwei mehr als Privileg. Das macht drei, und eine Karte vom Brunnen.
learn-other-double = Drei leere Werkstätten und eine Bibliothek: Einen besseren Moment für den Aufseher gibt es nicht.

## Rounds 7 and 8.

learn-title-choice = Die Bibliothek und zwei Rollen
learn-text-choice = Zu zweit nimmt der Gouverneur zwei Rollen, aber die Bibliothek hilft nur bei einer. Bei der ersten wirst du gefragt: Lass das Häkchen stehen, nimm den Baumeister und zahle zwei Karten weniger.
learn-other-choice = Jetzt soll die Bibliothek beim Bauen helfen. Lass das Häkchen stehen und nimm den Baumeister.
learn-title-quarry = Bau den Steinbruch
learn-text-quarry = 4 aufgedruckt, 2 weniger durch das doppelte Privileg. Mit dem Steinbruch kostet dich jedes Stadtgebäude 1 weniger, so wie Produktionsgebäude mit der Schmiede. Stadtgebäude sind alle, die keine Waren produzieren; von jedem darfst du nur eines haben.
learn-other-quarry = Ein guter Plan für später. Zuerst der Steinbruch: Danach werden alle Stadtgebäude billiger.
learn-title-chapel = Bau die Kapelle
learn-text-chapel = Ana hat den Baumeister genommen. Du hast kein Privileg, aber einen Steinbruch: Die Kapelle kostet 2 statt 3. Sie sammelt Punkte für das Ende. (Wir zahlen für dich.)
learn-other-chapel = Erlaubt wäre es. Aber je früher die Kapelle steht, desto mehr Karten sammelt sie.

## Rounds 9 and 10.

learn-title-tuck = Eine Karte unter die Kapelle
learn-text-tuck = Zu Beginn einer Runde darfst du eine Karte unter die Kapelle legen. Sie ist weg, zählt aber am Ende 1 Punkt. Für die Silberschmelze ist es zu spät, also leg sie darunter.
learn-other-tuck = Behalte die, du wirst sie brauchen. Die Silberschmelze kommt ohnehin zu spät, also soll sie ein Punkt werden.
learn-title-crane = Ein Kran umsonst
learn-text-crane = Wir haben für dich den Baumeister mit der Bibliothek genommen: 2 aufgedruckt, 2 weniger durch das Privileg, 1 weniger durch den Steinbruch. Weniger als nichts geht nicht. Wozu ein Kran gut ist, siehst du am Ende.
learn-other-crane = Alles auf einmal geht nicht. Der Kran kostet heute nichts und wird noch viel wert sein.

## Rounds 11 and 12.

learn-title-meanwhile = Zwei Runden später
learn-text-meanwhile = Monumente wie deine Siegessäule bewirken nichts, zählen aber viele Punkte. Der Nachziehstapel war leer, darum wurde der Ablagestapel gemischt. Und Ana hat einen Turm: Sie darf zwölf Karten halten.
learn-title-hero = Noch ein Monument
learn-text-hero = Du hast eine Karte unter die Kapelle gelegt und mit der Bibliothek den Baumeister genommen. Das Heldendenkmal zählt 5 Punkte: 5 aufgedruckt, 2 weniger durch das Privileg, 1 weniger durch den Steinbruch. (Wir zahlen für dich.)
learn-other-hero = Das Rathaus kommt bald! Heute das Heldendenkmal: fünf Punkte für zwei Karten.
learn-title-last = Das Ende ist nah
learn-text-last = Ana hat elf Gebäude. Ihre Zunfthalle bringt 2 Punkte für jedes ihrer Produktionsgebäude. Hat jemand zwölf, wird die Baumeisterphase zu Ende gespielt, und das Spiel ist aus.
learn-title-over = Dein letztes Gebäude
learn-text-over = Anas zwölftes Gebäude steht: Diese Phase ist die letzte. Das Rathaus kostet dich 5, und du hast 3 Karten zum Zahlen. Nimm den Kran: Bau es über die Kaffeerösterei, deren Kosten von 4 abgezogen werden. Kaffee brauchst du nicht mehr.
learn-other-over = Wähle das Rathaus und als Platz die Kaffeerösterei. Auf einem neuen Bauplatz könntest du es nicht bezahlen, und alles andere bringt weniger Punkte.
learn-title-score = Du hast gewonnen!
learn-text-score = 35 zu 33 Punkte: Das Rathaus hat entschieden. Hier ist die Wertung. Jetzt weißt du alles Nötige; den Rest sagen dir die Karten.

## The score sheet, explained.

learn-end-buildings = Gebäude: die aufgedruckten Punkte von allem, was in einer Stadt zu sehen ist. Was überbaut wurde, zählt nicht mehr.
learn-end-tucked = Untergelegte Karten: 1 Punkt für jede der vier Karten unter deiner Kapelle.
learn-end-halls = Gebäude mit Kosten 6 bringen Punkte für das, was du hast. Dein Rathaus: 1 Punkt für jedes deiner neun Stadtgebäude. Anas Zunfthalle: 2 Punkte für jedes ihrer fünf Produktionsgebäude.
learn-end-tie = Bei Gleichstand gewinnt, wer mehr Karten und Waren übrig hat.
