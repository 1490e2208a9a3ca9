### Die Rollen: .the ist die Form im Satz (Akkusativ), .text sagt, was alle tun und was das Privileg ist.

role-builder = Baumeister
    .the = den Baumeister
    .text = Alle dürfen ein Gebäude bauen. Privileg: Du zahlst 1 Karte weniger.

role-producer = Aufseher
    .the = den Aufseher
    .text = Alle produzieren 1 Ware auf einem leeren Produktionsgebäude. Privileg: Du produzierst 1 mehr.

role-trader = Händler
    .the = den Händler
    .text = Eine Preistafel wird aufgedeckt, und alle verkaufen 1 Ware. Privileg: Du verkaufst 1 mehr.

role-councillor = Ratsherr
    .the = den Ratsherrn
    .text = Alle sehen sich 2 Karten an und behalten 1. Privileg: Du siehst dir 5 an und behältst 1.

role-prospector = Goldsucher
    .the = den Goldsucher
    .text = Niemand bekommt etwas. Privileg: Du ziehst 1 Karte.
