### Warum eine Antwort nicht gilt und was stattdessen geht. Plätze werden ab 1 gezählt.

refusal-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu antworten.
refusal-no-such-seat = An diesem Tisch gibt es keinen Spieler { $n }.
refusal-not-asked = { $who } ist gerade nichts gefragt; warte ab.

refusal-wanted-role = Wähle eine Rolle oder ein Ereignis.
refusal-wanted-build = Wähle ein Gebäude oder baue nichts.
refusal-wanted-pay = Wähle die Karten und Waren, mit denen du zahlst.
refusal-wanted-goods = Wähle die Gebäude, die produzieren oder verkaufen.
refusal-wanted-demolish = Wähle ein Gebäude, das du aufgibst.
refusal-wanted-cards = Wähle Karten.
refusal-wanted-confirm = Antworte mit Ja oder Nein.

refusal-role-taken = Die Rolle „{ $role }“ hat in dieser Runde schon { $who }; wähle eine andere.
refusal-role-not-used = Die Rolle „{ $role }“ war in dieser Runde noch nicht dran; wähle eine, die es war.
refusal-library-asked = Sag, ob deine Bibliothek für diese Rolle arbeiten soll.
refusal-library-not-asked = Nach deiner Bibliothek ist hier nicht gefragt; lass sie weg.
refusal-event-not-open = Das Ereignis „{ $event }“ liegt nicht offen; wähle ein anderes.
refusal-nothing-to-visit = In dieser Runde war noch keine Rolle dran, also gibt es keine zu wiederholen; wähle etwas anderes.

refusal-not-in-hand = Du hast nicht genug Karten „{ $card }“ auf der Hand; wähle eine andere Karte.
refusal-cathedral-not-open = Die Kathedrale liegt nicht neben den Rollen; wähle ein anderes Gebäude.
refusal-already-stands = „{ $card }“ steht schon in deiner Stadt, und von jedem Stadtgebäude darfst du nur eines haben; wähle ein anderes.
refusal-no-such-place = Auf Platz { $place } steht kein Gebäude; wähle eines, das steht.
refusal-nothing-builds-over = Zum Überbauen brauchst du einen Kran, der arbeitet; baue auf einem neuen Platz.
refusal-may-not-cover = „{ $card }“ darf nicht über „{ $covered }“ gebaut werden; wähle ein anderes Gebäude zum Überbauen.
refusal-too-dear = Es kostet dich { $price }, aber du kannst nur { $means } zahlen; wähle etwas Billigeres.
refusal-costs-too-much = Es kostet { $cost }; umsonst darfst du bauen, was höchstens { $most } kostet.

refusal-wrong-payment = Du hast { $paid } angeboten; zahle genau { n-cards }.
refusal-too-many-goods = Das sind zu viele Waren ({ $named }); für diese Zahlung dürfen es höchstens { $most } sein.
refusal-place-twice = Du hast Platz { $place } zweimal gewählt; wähle ihn einmal.
refusal-no-good = Auf Platz { $place } liegt keine Ware; wähle ein Gebäude mit einer Ware.
refusal-cannot-produce = Auf Platz { $place } lässt sich nichts produzieren; wähle ein leeres Produktionsgebäude.
refusal-not-offered = Von „{ $card }“ gibt es nicht genug zur Auswahl; wähle unter den Karten, die du siehst.
refusal-too-few = Das ist zu wenig ({ $named }); wähle mindestens { $least }.
refusal-too-many = Das ist zu viel ({ $named }); wähle höchstens { $most }.

## Warum ein Spiel nicht aufgebaut werden kann. Sitze zählen hier ab 0, wie in den Dateien.

refusal-no-such-governor = der Sitz { $seat } für den Gouverneur ist nicht an diesem Tisch; wähle einen, der es ist
refusal-wrong-deck = von „{ $card }“ hat der Stapel { $n }, es müssen aber { $wanted } sein
refusal-missing-tile = die Preistafel { $tile } fehlt
