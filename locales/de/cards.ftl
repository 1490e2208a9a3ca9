### Die Karten. Der Name steht so auf der Karte; .a und .the sind seine Formen im Satz (Akkusativ), .count die Form
### in einer Liste, .text sagt, was die Karte tut.

card-indigo-plant = Indigoküperei
    .a = eine Indigoküperei
    .the = die Indigoküperei
    .count = { $n ->
        [1] Indigoküperei
       *[other] { $n } Indigoküpereien
    }
    .text = Aufseher: fasst eine Ware, Indigo.

card-sugar-mill = Zuckermühle
    .a = eine Zuckermühle
    .the = die Zuckermühle
    .count = { $n ->
        [1] Zuckermühle
       *[other] { $n } Zuckermühlen
    }
    .text = Aufseher: fasst eine Ware, Zucker.

card-tobacco-storage = Tabakspeicher
    .a = einen Tabakspeicher
    .the = den Tabakspeicher
    .count = { $n ->
        [1] Tabakspeicher
       *[other] { $n } Tabakspeicher
    }
    .text = Aufseher: fasst eine Ware, Tabak.

card-coffee-roaster = Kaffeerösterei
    .a = eine Kaffeerösterei
    .the = die Kaffeerösterei
    .count = { $n ->
        [1] Kaffeerösterei
       *[other] { $n } Kaffeeröstereien
    }
    .text = Aufseher: fasst eine Ware, Kaffee.

card-silver-smelter = Silberschmelze
    .a = eine Silberschmelze
    .the = die Silberschmelze
    .count = { $n ->
        [1] Silberschmelze
       *[other] { $n } Silberschmelzen
    }
    .text = Aufseher: fasst eine Ware, Silber.

card-smithy = Schmiede
    .a = eine Schmiede
    .the = die Schmiede
    .count = { $n ->
        [1] Schmiede
       *[other] { $n } Schmieden
    }
    .text = Baumeister: Produktionsgebäude kosten dich 1 Karte weniger.

card-gold-mine = Goldmine
    .a = eine Goldmine
    .the = die Goldmine
    .count = { $n ->
        [1] Goldmine
       *[other] { $n } Goldminen
    }
    .text = { $edition ->
        [first] Goldsucher: Du darfst 4 Karten aufdecken; sind alle Kosten verschieden, nimmst du eine beliebige davon.
       *[second] Goldsucher: Du darfst 4 Karten aufdecken; sind alle Kosten verschieden, nimmst du die billigste.
    }

card-archive = Archiv
    .a = ein Archiv
    .the = das Archiv
    .count = { $n ->
        [1] Archiv
       *[other] { $n } Archive
    }
    .text = Ratsherr: Du wirfst aus deiner ganzen Hand ab, nicht nur von den ausgeteilten Karten.

card-poor-house = Armenhaus
    .a = ein Armenhaus
    .the = das Armenhaus
    .count = { $n ->
        [1] Armenhaus
       *[other] { $n } Armenhäuser
    }
    .text = Baumeister: Hast du gebaut und hältst danach höchstens 1 Karte, ziehst du 1 Karte.

card-black-market = Schwarzmarkt
    .a = einen Schwarzmarkt
    .the = den Schwarzmarkt
    .count = { $n ->
        [1] Schwarzmarkt
       *[other] { $n } Schwarzmärkte
    }
    .text = Baumeister: Du darfst mit bis zu 2 Waren zahlen, als wären sie Karten.

card-trading-post = Handelsstation
    .a = eine Handelsstation
    .the = die Handelsstation
    .count = { $n ->
        [1] Handelsstation
       *[other] { $n } Handelsstationen
    }
    .text = Händler: Du verkaufst 1 Ware mehr.

card-well = Brunnen
    .a = einen Brunnen
    .the = den Brunnen
    .count = { $n ->
        [1] Brunnen
       *[other] { $n } Brunnen
    }
    .text = Aufseher: Hast du mindestens 2 Waren produziert, ziehst du 1 Karte.

card-market-stand = Marktstand
    .a = einen Marktstand
    .the = den Marktstand
    .count = { $n ->
        [1] Marktstand
       *[other] { $n } Marktstände
    }
    .text = Händler: Hast du mindestens 2 Waren verkauft, ziehst du 1 Karte.

card-crane = Kran
    .a = einen Kran
    .the = den Kran
    .count = { $n ->
        [1] Kran
       *[other] { $n } Kräne
    }
    .text = Baumeister: Du darfst ein eigenes Gebäude überbauen und zahlst nur den Unterschied; nie einen Kran und nie ein gleiches Gebäude.

card-chapel = Kapelle
    .a = eine Kapelle
    .the = die Kapelle
    .count = { $n ->
        [1] Kapelle
       *[other] { $n } Kapellen
    }
    .text = Rundenbeginn: Du darfst 1 Handkarte darunterlegen; sie zählt am Ende 1 Punkt.

card-tower = Turm
    .a = einen Turm
    .the = den Turm
    .count = { $n ->
        [1] Turm
       *[other] { $n } Türme
    }
    .text = Rundenbeginn: Dein Handkartenlimit ist 12.

card-aqueduct = Aquädukt
    .a = ein Aquädukt
    .the = das Aquädukt
    .count = { $n ->
        [1] Aquädukt
       *[other] { $n } Aquädukte
    }
    .text = Aufseher: Du produzierst 1 Ware mehr.

card-carpenter = Schreinerei
    .a = eine Schreinerei
    .the = die Schreinerei
    .count = { $n ->
        [1] Schreinerei
       *[other] { $n } Schreinereien
    }
    .text = Baumeister: Nach dem Bau eines Stadtgebäudes ziehst du 1 Karte.

card-prefecture = Präfektur
    .a = eine Präfektur
    .the = die Präfektur
    .count = { $n ->
        [1] Präfektur
       *[other] { $n } Präfekturen
    }
    .text = Ratsherr: Du behältst 2 der ausgeteilten Karten.

card-market-hall = Markthalle
    .a = eine Markthalle
    .the = die Markthalle
    .count = { $n ->
        [1] Markthalle
       *[other] { $n } Markthallen
    }
    .text = Händler: Hast du etwas verkauft, ziehst du 1 Karte.

card-quarry = Steinbruch
    .a = einen Steinbruch
    .the = den Steinbruch
    .count = { $n ->
        [1] Steinbruch
       *[other] { $n } Steinbrüche
    }
    .text = Baumeister: Stadtgebäude kosten dich 1 Karte weniger.

card-library = Bibliothek
    .a = eine Bibliothek
    .the = die Bibliothek
    .count = { $n ->
        [1] Bibliothek
       *[other] { $n } Bibliotheken
    }
    .text = Jede Rolle: Das Privileg der Rolle, die du wählst, zählt doppelt; zu zweit nur das einer Rolle pro Runde.

card-statue = Statue
    .a = eine Statue
    .the = die Statue
    .count = { $n ->
        [1] Statue
       *[other] { $n } Statuen
    }
    .text = Monument: zählt nur seine Punkte.

card-victory-column = Siegessäule
    .a = eine Siegessäule
    .the = die Siegessäule
    .count = { $n ->
        [1] Siegessäule
       *[other] { $n } Siegessäulen
    }
    .text = Monument: zählt nur seine Punkte.

card-hero = Heldendenkmal
    .a = ein Heldendenkmal
    .the = das Heldendenkmal
    .count = { $n ->
        [1] Heldendenkmal
       *[other] { $n } Heldendenkmäler
    }
    .text = Monument: zählt nur seine Punkte.

card-guild-hall = Zunfthalle
    .a = eine Zunfthalle
    .the = die Zunfthalle
    .count = { $n ->
        [1] Zunfthalle
       *[other] { $n } Zunfthallen
    }
    .text = { $edition ->
        [first] Ende: 2 Punkte für jedes deiner Produktionsgebäude.
       *[second] Ende: 1 Punkt für jedes deiner Produktionsgebäude und 1 für jede Sorte davon.
    }

card-city-hall = Rathaus
    .a = ein Rathaus
    .the = das Rathaus
    .count = { $n ->
        [1] Rathaus
       *[other] { $n } Rathäuser
    }
    .text = Ende: 1 Punkt für jedes deiner Stadtgebäude, auch für dieses.

card-triumphal-arch = Triumphbogen
    .a = einen Triumphbogen
    .the = den Triumphbogen
    .count = { $n ->
        [1] Triumphbogen
       *[other] { $n } Triumphbögen
    }
    .text = Ende: 4, 6 oder 8 Punkte für 1, 2 oder 3 Monumente.

card-palace = Palast
    .a = einen Palast
    .the = den Palast
    .count = { $n ->
        [1] Palast
       *[other] { $n } Paläste
    }
    .text = Ende: 1 Punkt für je 4 Punkte, die du aus allem anderen hast.

card-guard-room = Wachtstube
    .a = eine Wachtstube
    .the = die Wachtstube
    .count = { $n ->
        [1] Wachtstube
       *[other] { $n } Wachtstuben
    }
    .text = Rundenbeginn: Mitspieler ohne Wachtstube und Turm haben das Handkartenlimit 6.

card-office-building = Amtsstube
    .a = eine Amtsstube
    .the = die Amtsstube
    .count = { $n ->
        [1] Amtsstube
       *[other] { $n } Amtsstuben
    }
    .text = Rundenbeginn: Du darfst 1 oder 2 Handkarten tauschen.

card-hut = Hütte
    .a = eine Hütte
    .the = die Hütte
    .count = { $n ->
        [1] Hütte
       *[other] { $n } Hütten
    }
    .text = Händler: Hat niemand etwas verkauft, ziehst du 1 Karte.

card-tavern = Schenke
    .a = eine Schenke
    .the = die Schenke
    .count = { $n ->
        [1] Schenke
       *[other] { $n } Schenken
    }
    .text = Baumeister: Am Ende der Phase ziehst du 1 Karte, wenn niemand weniger Gebäude hat als du und jemand mehr; nicht, wenn sie gerade erst gebaut ist.

card-caritas = Caritas
    .a = die Caritas
    .the = die Caritas
    .count = { $n ->
        [1] Caritas
       *[other] { $n } Caritas
    }
    .text = Baumeister: Am Ende der Phase ziehst du 1 Karte, wenn niemand weniger Gebäude hat als du und jemand mehr, auch wenn sie gerade erst gebaut ist.

card-park = Park
    .a = einen Park
    .the = den Park
    .count = { $n ->
        [1] Park
       *[other] { $n } Parks
    }
    .text = Baumeister: Was ein Kran darüberbaut, kostet 6 Karten weniger.

card-customs-office = Zollhaus
    .a = ein Zollhaus
    .the = das Zollhaus
    .count = { $n ->
        [1] Zollhaus
       *[other] { $n } Zollhäuser
    }
    .text = Ratsherr: bekommt eine Ware, wenn es leer ist. Händler: Diese Ware bringt 2 Karten.

card-bank = Bank
    .a = eine Bank
    .the = die Bank
    .count = { $n ->
        [1] Bank
       *[other] { $n } Banken
    }
    .text = Rundenbeginn: Einmal im Spiel darfst du beliebig viele Handkarten darunterlegen; jede zählt 1 Punkt.

card-harbor = Hafen
    .a = einen Hafen
    .the = den Hafen
    .count = { $n ->
        [1] Hafen
       *[other] { $n } Häfen
    }
    .text = Händler: Von jedem deiner Verkäufe kommt eine Ware darunter und zählt 1 Punkt.

card-goldsmith = Goldschmied
    .a = einen Goldschmied
    .the = den Goldschmied
    .count = { $n ->
        [1] Goldschmied
       *[other] { $n } Goldschmiede
    }
    .text = Goldsucher: Du darfst eine Karte aufdecken; sie gehört dir, wenn in keiner Stadt ein solches Gebäude steht.

card-residence = Residenz
    .a = eine Residenz
    .the = die Residenz
    .count = { $n ->
        [1] Residenz
       *[other] { $n } Residenzen
    }
    .text = Ende: 4, 7, 9 oder 10 Punkte für 1, 2, 3 oder 4 Sätze aus drei verschiedenen Gebäuden mit gleichen Kosten.

card-cathedral = Kathedrale
    .a = die Kathedrale
    .the = die Kathedrale
    .count = { $n ->
        [1] Kathedrale
       *[other] { $n } Kathedralen
    }
    .text = Baumeister: Jeder darf sie bauen, sie liegt neben den Rollen. Ende: 4, 7, 9 oder 10 Punkte für 1, 2, 3 oder 4 Gebäude der Mitspieler mit Kosten 6.

card-debt-relief = Schuldenerlass
    .text = Alle ziehen 3 Karten.

card-earthquake = Erdbeben
    .text = Alle verlieren ein Gebäude mit allem, was darauf und darunter liegt.

card-free-building = Freibau
    .text = Alle dürfen eine Handkarte mit Kosten bis 4 umsonst bauen.

card-general-amnesty = Generalamnestie
    .text = Alle dürfen beliebig viele Handkarten tauschen.

card-governor-visit = Gouverneursbesuch
    .text = Führe eine Rolle, die in dieser Runde schon dran war, noch einmal aus, mit ihrem Privileg.

card-taxes = Steuern
    .text = Alle anderen werfen eine Karte ab.
