### The rules page, and what is good to know about single cards (one ruling a line). Numbers in brackets are sections of RULES.md.

rules-title = Die Regeln
rules-lead = Fünf Minuten lesen, und du kannst spielen. Was eingeklappt ist, hat Zeit, bis du es brauchst.
rules-lesson = Lieber spielen als lesen? Das geführte erste Spiel dauert etwa zehn Minuten.
rules-contents = Inhalt
rules-number = § { $section }
rules-more = Genaueres

## What it is about.

rules-about-title = Worum es geht
rules-about-goal = Alle bauen eine Stadt, Karte für Karte. Jedes Gebäude zählt Punkte; die meisten helfen dir auch beim Bau der nächsten. Hat jemand zwölf Gebäude, ist das Spiel aus, und die Stadt mit den meisten Punkten gewinnt.
rules-about-cards = Es gibt kein Geld und keine Spielsteine. Karten sind alles: Pläne, Münzen und Waren. Die Kunst ist, zu entscheiden, welche man baut und welche man ausgibt.

## The table.

rules-table-title = Der Tisch
rules-table-town = Deine Stadt liegt vor dir. Sie beginnt mit einer Indigoküperei und wächst auf höchstens zwölf Gebäude.
rules-table-hand = Deine Hand: am Anfang vier Karten, die sonst niemand sehen darf.
rules-table-roles = Die fünf Rollen liegen in der Mitte. Gespielt wird, indem man sie nimmt.
rules-table-house = Das Handelshaus: fünf Preistafeln, verdeckt gestapelt.
rules-table-deck = Der Nachziehstapel, von dem alle Karten kommen, und der Ablagestapel, auf den alle verdeckt gehen.
rules-table-governor = Ein Spieler ist Gouverneur und beginnt die Runde.
rules-table-more =
    Vor dem Mischen wird für jeden Spieler eine Indigoküperei aus dem Nachziehstapel genommen. (3.1)
    Wer zuerst Gouverneur ist, wird ausgelost, wenn ihr niemanden bestimmt. (1.6)
    Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Sind beide leer, gibt es eben nichts zu ziehen. (4.11, 4.12)

## Three uses of a card.

rules-cards-title = Eine Karte, dreierlei Nutzen
rules-cards-building = In deiner Stadt ist sie ein Gebäude. Oben stehen die Kosten, unten die Punkte.
rules-cards-money = Auf deiner Hand ist sie auch eine Münze: Was immer daraufsteht, sie zahlt 1.
rules-cards-good = Verdeckt auf einem Produktionsgebäude ist sie eine Ware, und niemand weiß, was auf der anderen Seite steht.
rules-cards-kinds = Produktionsgebäude fassen Waren, und von jeder Sorte darfst du beliebig viele haben. Alle anderen sind Stadtgebäude, von denen du jedes nur einmal haben darfst. Dazu gehören die Monumente, die nur Punkte bringen, und die Gebäude mit Kosten 6, deren Punkte am Ende gezählt werden.
rules-cards-link = Alle Karten ansehen

## A round.

rules-round-title = Eine Runde
rules-round-choose = Der Gouverneur nimmt eine der fünf Rollen. Alle führen sie aus, zuerst wer sie genommen hat, dann im Uhrzeigersinn.
rules-round-next = Dann nimmt der nächste Spieler eine der übrigen Rollen, und so weiter. Zu dritt werden in einer Runde drei Rollen gespielt, zu viert vier.
rules-round-two = Zu zweit nimmt der Gouverneur eine Rolle, dann das Gegenüber, dann noch einmal der Gouverneur.
rules-round-end = Am Ende kommen alle Rollen zurück in die Mitte, und der linke Nachbar des Gouverneurs wird Gouverneur.
rules-round-privilege = Wer eine Rolle nimmt, hat ihr Privileg: etwas, das die anderen nicht bekommen.
rules-round-more =
    Eine Rolle musst du nehmen, aber bauen, produzieren oder verkaufen musst du nicht. Was nichts kostet, kommt von selbst und lässt sich nicht ablehnen. (4.9)
    Eine Rolle wird ganz ausgeführt, bevor die nächste genommen wird. (4.8)
    Produzieren, Verkaufen und Kartenwählen geschieht für alle gleichzeitig; Bauen und Goldsuchen nacheinander. (5.7)

## The roles.

rules-roles-title = Die fünf Rollen
rules-roles-all = Alle
rules-roles-privilege = Privileg
rules-roles-library = Die Bibliothek verdoppelt das Privileg der Rolle, die du nimmst: 2 Karten weniger zahlen, 2 Waren mehr produzieren oder verkaufen, 8 Karten ansehen, 2 Karten ziehen.
rules-role-builder-all = dürfen ein Gebäude bauen.
rules-role-builder-privilege = Du zahlst 1 Karte weniger.
rules-role-producer-all = produzieren 1 Ware auf einem leeren Produktionsgebäude.
rules-role-producer-privilege = Du produzierst 1 Ware mehr.
rules-role-trader-all = dürfen 1 Ware zu den Preisen der aufgedeckten Tafel verkaufen.
rules-role-trader-privilege = Du verkaufst 1 Ware mehr.
rules-role-councillor-all = sehen sich 2 Karten an und behalten 1.
rules-role-councillor-privilege = Du siehst dir 5 an und behältst 1.
rules-role-prospector-all = bekommen nichts.
rules-role-prospector-privilege = Du ziehst 1 Karte.

## Building.

rules-building-title = Bauen und bezahlen
rules-building-how = Leg eine Handkarte in deine Stadt und bezahle ihren Preis mit anderen Handkarten. Jede zahlt 1, und du zahlst genau den Preis.
rules-building-price = Der Preis sind die aufgedruckten Kosten, 1 weniger durch das Privileg, 1 weniger durch Schmiede (Produktionsgebäude) oder Steinbruch (Stadtgebäude). Unter 0 sinkt er nie.
rules-building-example = Du hast den Baumeister genommen, hast einen Steinbruch und baust eine Markthalle:
rules-building-printed = aufgedruckt
rules-building-privilege = Privileg
rules-building-pay = zu zahlen
rules-building-works = Ein neues Gebäude arbeitet ab der nächsten Phase, noch nicht in der, in der es gebaut wurde.
rules-building-more =
    Die Karte, die gebaut wird, kann nicht für sich selbst zahlen. (5.1 d)
    Ist bezahlt, gibt zuerst die Schreinerei ihre Karte, danach das Armenhaus. (5.1 e)
    Mit einem Kran darfst du ein eigenes Gebäude überbauen und nur den Unterschied zahlen. Was überbaut ist, ist weg: keine Funktion, keine Punkte. (7.3)
    Mit einem Schwarzmarkt können bis zu zwei Waren zahlen, als wären sie Karten. (7.4)
    Zwei gleiche Stadtgebäude dürfen in deiner Stadt liegen, wenn eines davon überbaut ist. (5.1 b)

## Goods.

rules-goods-title = Waren produzieren und verkaufen
rules-goods-make = Um eine Ware zu produzieren, leg die oberste Karte des Nachziehstapels verdeckt auf ein leeres Produktionsgebäude. Auf jedes passt eine Ware.
rules-goods-sell = Zum Verkaufen wird eine Preistafel aufgedeckt, die für alle gilt. Die Waren kommen auf den Ablagestapel, und du ziehst so viele Karten, wie sie wert sind.
rules-goods-tiles = Die fünf Preistafeln
rules-goods-tile = Tafel
rules-goods-order = Nach Gebrauch kommt eine Tafel unter die anderen. Gemischt werden sie nie wieder; wer sich die Reihenfolge merkt, kennt die kommenden Preise.
rules-goods-more =
    Du darfst weniger Waren produzieren oder verkaufen, als du könntest, oder gar keine. (5.2, 5.3)
    Die Tafel wird auch dann aufgedeckt und weggelegt, wenn niemand verkauft. (5.3 d)
    Aquädukt und Handelsstation erlauben eine Ware mehr: zwei; drei, wenn du die Rolle genommen hast; vier, wenn dazu deine Bibliothek arbeitet. (R1)
    Der Brunnen sieht auf produzierte, Marktstand und Markthalle auf verkaufte Waren. (7.8, 7.10, 7.11)

## The start of a round.

rules-limit-title = Der Beginn einer Runde
rules-limit-seven = Ab der zweiten Runde gilt, bevor die erste Rolle genommen wird: Wer mehr als 7 Karten hat, wirft bis auf 7 ab. Mit einem Turm sind es 12. Zu jeder anderen Zeit darf eine Hand beliebig groß sein.
rules-limit-chapel = Unmittelbar davor darf, wer eine Kapelle hat, eine Karte darunterlegen: Am Ende zählt sie 1 Punkt.
rules-limit-more =
    Die Reihenfolge ist: Amtsstuben, dann Kapellen und Banken, dann das Handkartenlimit; jedes für alle Spieler, bevor das nächste beginnt. (4.2)
    Bei den Neuen Gebäuden senkt eine Wachtstube das Limit derer, die weder Wachtstube noch Turm haben, auf 6. (4.5)

## The end.

rules-end-title = Ende und Wertung
rules-end-when = Das Spiel endet mit der Baumeisterphase, in der jemand zwölf Gebäude erreicht. Alle kommen in dieser Phase noch dran; andere Rollen werden nicht mehr gespielt.
rules-end-count = Dann zählen alle zusammen:
rules-end-printed = die aufgedruckten Punkte der sichtbaren Gebäude;
rules-end-tucked = 1 Punkt für jede untergelegte Karte;
rules-end-sixes = die Punkte der Gebäude, die erst jetzt zählen, etwa des Rathauses;
rules-end-palace = und zuletzt der Palast: ein Viertel aller anderen Punkte, abgerundet.
rules-end-tie = Bei Gleichstand gewinnt, wer mehr Handkarten und Waren hat. Ist auch das gleich, teilt man sich den Sieg.
rules-end-more =
    Zu den zwölf zählen nur sichtbare Gebäude, nicht die überbauten. (10.1)
    Am Ende gibt es kein Handkartenlimit. (10.4)
    Ein Spiel endet auch, wenn zwanzig Runden lang niemand gebaut hat, oder nach Runde 200. (10.3)

## Who may know what.

rules-secret-title = Offen und geheim
rules-secret-open = Offen für alle: die Städte, auf welchen Gebäuden Waren liegen, wie viele Karten alle haben, die Rollen, die aufgedeckte Tafel.
rules-secret-own = Nur für dich: deine Hand, die Karten, die der Ratsherr dir zeigt, was du abwirfst und was du unter Gebäude legst.
rules-secret-nobody = Niemandem bekannt: die Karten, die als Waren dienen, und die Reihenfolge des Nachziehstapels.
rules-secret-more =
    Wie viele Karten unter einer Kapelle oder Bank liegen, erfahren die anderen erst am Ende. (11.4)
    Was Goldmine oder Goldschmied aufdecken, sehen alle. (11.1)

## Two players.

rules-two-title = Zu zweit: die Bibliothek
rules-two-text = Der Gouverneur nimmt in einer Runde zwei Rollen, aber die Bibliothek arbeitet nur für eine davon. Du wirst bei der ersten gefragt. Sagst du nein, arbeitet sie bei der zweiten von selbst.
rules-two-more =
    Wer nicht Gouverneur ist, nimmt eine Rolle in der Runde, und für die arbeitet die Bibliothek ohne Frage. (5.6)
    Eine Bibliothek, die arbeiten sollte, gilt als benutzt, auch wenn nichts daraus wurde. (R21)

## The options.

rules-options-title = Mehr Arten zu spielen
rules-options-lead = Alles davon lässt sich beliebig verbinden.

rules-editions-title = Erste oder zweite Ausgabe
rules-editions-text = Beide haben dieselben 110 Karten. Verschieden sind nur diese:
rules-editions-link = Alle Unterschiede, Karte für Karte

rules-new-buildings-title = Neue Gebäude
rules-new-buildings-text = Weitere Karten werden in den Nachziehstapel gemischt: 31 in der ersten Ausgabe, 33 in der zweiten. Die meisten sind neue Stadtgebäude, dazu kommen einige Produktionsgebäude.

rules-cathedral-title = Die Kathedrale
rules-cathedral-text = Sie gehört zu den Neuen Gebäuden und liegt von Anfang an neben den Rollen. Wer bauen darf, kann statt einer Handkarte auch sie bauen, für 7, wie jedes Stadtgebäude. Am Ende bringt sie Punkte für die Gebäude mit Kosten 6 aller Mitspieler zusammen.
rules-cathedral-number = Gebäude
rules-cathedral-points = Punkte

rules-events-title = Ereignisse
rules-events-text = Sechs Ereigniskarten werden in den Nachziehstapel gemischt. Sobald eine zum Vorschein kommt, wird sie offen neben die Rollen gelegt und durch eine andere Karte ersetzt. Wer eine Rolle nehmen müsste, kann stattdessen ein offenes Ereignis nehmen. Danach kommt es auf den Ablagestapel und kann wiederkehren.
rules-events-more =
    Ein Ereignis, das niemand nimmt, bleibt offen liegen, auch über Runden. (9.0 e)
    Gebäude haben auf Ereignisse keinen Einfluss. (9.0 f)
    Als Ware oder unter einem Hafen ist ein Ereignis eine Karte wie jede andere, solange niemand es sieht. (9.0 c)

rules-opening-title = Gewählte Starthand
rules-opening-text = Der Gouverneur bekommt fünf Karten, der nächste Spieler sechs, dann sieben, dann acht. Alle wählen gleichzeitig, behalten vier und werfen die anderen ab.

## Good to know about cards.

rules-card-smithy = Bei Stadtgebäuden hilft sie nicht; dafür gibt es den Steinbruch.
rules-card-quarry = Auch Monumente, Gebäude mit Kosten 6 und die Kathedrale sind Stadtgebäude: Der Steinbruch hilft bei allen.
rules-card-gold-mine =
    Wer sie hat, darf sie nutzen, sooft jemand den Goldsucher nimmt, nicht nur, wenn die Rolle die eigene ist.
    Sind zwei der vier Kosten gleich, werden alle vier Karten abgeworfen.
    Kommen in der ersten Ausgabe vier verschiedene Kosten, muss eine der Karten genommen werden.
    Du wirst nur gefragt, wenn Nachziehstapel und Ablagestapel zusammen mindestens vier Karten haben. Können nicht alle aufgedeckt werden, gibt es nichts.
rules-card-archive =
    Alle ausgeteilten Karten kommen auf deine Hand; dann wirfst du so viele ab, wie du ohnehin müsstest: eine weniger als ausgeteilt, mit Präfektur zwei weniger.
    Alte und neue Karten sind dafür gleich gut; du kannst also zwei schöne neue behalten und eine alte abwerfen.
rules-card-poor-house =
    Es sieht auf deine Hand, nachdem du bezahlt hast und nach der Karte der Schreinerei.
    Wer nichts baut, bekommt nichts.
rules-card-black-market =
    Die Waren kommen auf den Ablagestapel; ihr Preis ist egal, jede zahlt 1.
    Ist der Preis 0, kann keine Ware abgegeben werden.
    Eine Ware auf dem Gebäude, das gerade überbaut wird, kann nicht zahlen.
    Auch die Ware des Zollhauses kann zahlen.
rules-card-trading-post = Du darfst zwei Waren verkaufen; drei, wenn du die Rolle genommen hast; vier, wenn dazu deine Bibliothek arbeitet.
rules-card-aqueduct = Du darfst zwei Waren produzieren; drei, wenn du die Rolle genommen hast; vier, wenn dazu deine Bibliothek arbeitet.
rules-card-well =
    Er zählt die Waren, die wirklich gelegt wurden. Gingen die Karten aus, können das weniger sein, als du genannt hast.
    Die Ware, die ein Zollhaus bekommt, wurde nicht produziert und zählt nicht.
rules-card-market-stand = Eine Karte, wie viele Waren es über zwei hinaus auch sind. Mit einer Markthalle bekommst du beide Karten.
rules-card-market-hall = Eine Karte je Phase, nicht je Ware.
rules-card-crane =
    Du sparst, was auf dem überbauten Gebäude als Kosten steht, nicht, was du einmal bezahlt hast. Zurück gibt es nichts.
    Nie über einen Kran und nie über ein gleiches Gebäude.
    Was überbaut ist, ist weg: keine Funktion, keine Punkte, und es zählt nicht zu den zwölf Gebäuden. Du darfst es noch einmal bauen.
    Eine Ware darauf ist verloren. Untergelegte Karten bleiben und zählen weiter.
    Das überbaute Gebäude hilft nicht bei dem Bau, der es überdeckt.
rules-card-chapel =
    Sie wirkt zu Beginn jeder Runde, vor dem Handkartenlimit.
    Jede Karte zählt 1 Punkt, egal was daraufsteht.
    Wie viele Karten darunter liegen, bleibt bis zum Ende dein Geheimnis.
    Wird sie überbaut, zählen ihre Karten weiter. Baust du eine neue, zählen die Karten unter beiden.
rules-card-tower = Zwölf Karten zu Beginn einer Runde, und keine Wachtstube ändert daran etwas.
rules-card-carpenter =
    Ihr eigener Bau zählt nicht, Produktionsgebäude auch nicht.
    Ihre Karte kommt, bevor das Armenhaus auf deine Hand sieht.
rules-card-prefecture =
    Du behältst zwei Karten, ob du die Rolle genommen hast oder nicht.
    Ohne Privileg siehst du dir zwei Karten an und behältst also beide.
rules-card-library =
    Verdoppelt wird nur das Privileg der Rolle, die du selbst genommen hast, nicht, was alle bekommen, und nicht, was Gebäude geben.
    Zu zweit arbeitet sie für eine Rolle pro Runde. Der Gouverneur wird bei seiner ersten Rolle gefragt.
    Hat sie zu arbeiten begonnen, gilt sie als benutzt, auch wenn du nichts baust oder sie in dieser Phase überbaust.
rules-card-statue = Monumente zählen für den Triumphbogen und als Stadtgebäude für das Rathaus.
rules-card-victory-column = Monumente zählen für den Triumphbogen und als Stadtgebäude für das Rathaus.
rules-card-hero = Monumente zählen für den Triumphbogen und als Stadtgebäude für das Rathaus.
rules-card-guild-hall =
    Nur sichtbare Produktionsgebäude zählen.
    Ein Beispiel für die zweite Ausgabe: Drei Indigoküpereien, eine Zuckermühle und zwei Tabakspeicher sind sechs Gebäude in drei Sorten, also 9 Punkte. In der ersten Ausgabe wären es 12.
rules-card-city-hall = Es zählt sich selbst, die Monumente, andere Gebäude mit Kosten 6 und die Kathedrale.
rules-card-triumphal-arch = Die Punkte kommen zu denen der Monumente hinzu. Ohne Monument gibt es keine.
rules-card-palace =
    Er wird zuletzt gezählt, nach allen anderen Punkten, auch denen der untergelegten Karten.
    Bruchteile fallen weg: 34 Punkte aus allem anderen bringen 8 dazu.
rules-card-guard-room =
    Dein eigenes Limit bleibt 7. Sie betrifft nur andere.
    Wer einen Turm oder selbst eine Wachtstube hat, merkt nichts davon. Mehrere Wachtstuben wirken wie eine.
rules-card-office-building =
    Sie kommt als Allererstes in einer Runde, vor Kapellen und Handkartenlimit.
    Zuerst werden die Karten abgeworfen, dann ziehst du ebenso viele.
rules-card-hut = Eine einzige verkaufte Ware, von wem auch immer, auch von dir, und es gibt keine Karte.
rules-card-tavern = Haben alle gleich viele Gebäude, bekommt niemand eine Karte. Haben mehrere am wenigsten, bekommen alle von ihnen eine, die eine Schenke haben.
rules-card-caritas = Haben alle gleich viele Gebäude, bekommt niemand eine Karte. Sie wirkt schon in der Phase, in der sie gebaut wurde.
rules-card-park = Er kostet 3, ist aber zum Überbauen 6 wert: Eine Bibliothek über einem Park kostet nichts.
rules-card-customs-office =
    Es bekommt seine Ware zu Beginn einer Ratsherrnphase, wenn es leer ist. Mehr als eine liegt nie dort.
    Sie bringt immer 2 Karten, was immer die Tafel sagt, verbraucht aber einen deiner Verkäufe.
    Sie zählt für Marktstand, Markthalle, Hafen und Schwarzmarkt, nicht für den Brunnen.
rules-card-bank =
    Einmal im Spiel für jeden Spieler. Wer nichts darunterlegt, hat sie nicht benutzt und kann es später noch tun.
    Eine zweite Bank, nachdem die erste überbaut wurde, bringt keine zweite Gelegenheit.
    Hast du auch eine Kapelle, kommt die Kapelle zuerst.
rules-card-harbor =
    Eine Karte je Händlerphase, wie viele Waren du auch verkaufst: Sie kommt von dem verkaufenden Gebäude, das in deiner Stadt am weitesten vorn steht.
    Bezahlt wird dir diese Ware trotzdem.
    Niemand sieht die Karte an; wie viele es sind, dürfen alle wissen.
rules-card-goldsmith =
    Wer ihn hat, darf ihn nutzen, wenn jemand den Goldsucher nimmt, nach allen Goldminen.
    Steht in irgendeiner Stadt, auch der eigenen, ein solches Gebäude, wird die Karte abgeworfen. Überbautes zählt nicht.
rules-card-residence =
    Drei verschiedene Gebäude mit gleichen Kosten sind ein Satz, und jedes Gebäude gehört zu höchstens einem. Die Residenz selbst ist eines deiner Gebäude mit Kosten 6.
    Zwei Indigoküpereien können nicht im selben Satz sein, aber in zweien.
rules-card-cathedral =
    Sie braucht keine Handkarte. Steinbruch, Schreinerei, Kran, Armenhaus und Schwarzmarkt wirken wie bei jedem Stadtgebäude.
    Die Gebäude mit Kosten 6 aller Mitspieler zählen zusammen: 4, 7, 9 oder 10 Punkte für 1, 2, 3 oder mindestens 4.
rules-card-earthquake =
    Alles, was dazugehört, geht mit: Gebäude darunter, die Ware und untergelegte Karten.
    Eine Kathedrale kommt zurück neben die Rollen und kann wieder gebaut werden.
    Wer nur ein Gebäude hat, verliert dieses.
rules-card-free-building =
    Der Kran kann nicht benutzt werden, und es gibt keine Karten für Schreinerei, Armenhaus, Schenke oder Caritas.
    Dieses Ereignis kann das Spiel beenden, sobald alle dran waren.
rules-card-governor-visit =
    Die Rolle wird gespielt, als hättest du sie gerade genommen: Alle machen mit, und du hast das Privileg.
    Solange in der Runde keine Rolle benutzt wurde, kann dieses Ereignis nicht genommen werden.
    Ein so gespielter Baumeister kann das Spiel beenden.
