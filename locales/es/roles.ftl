### Los roles: .the es la forma dentro de una frase, .text dice qué hacen todos y cuál es el privilegio.

role-builder = Constructor
    .the = el constructor
    .text = Todos pueden construir un edificio. Privilegio: pagas 1 carta menos.

role-producer = Capataz
    .the = el capataz
    .text = Todos producen 1 mercancía en un edificio de producción vacío. Privilegio: produces 1 más.

role-trader = Mercader
    .the = el mercader
    .text = Se descubre una loseta de precios y todos venden 1 mercancía. Privilegio: vendes 1 más.

role-councillor = Alcalde
    .the = el alcalde
    .text = Todos miran 2 cartas y se quedan con 1. Privilegio: miras 5 y te quedas con 1.

role-prospector = Buscador de oro
    .the = el buscador de oro
    .text = Nadie recibe nada. Privilegio: robas 1 carta.
