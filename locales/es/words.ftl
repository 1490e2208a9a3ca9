### Palabras comunes a muchos textos: cantidades, mercancías, listas, opciones, jugadores, reglas.

n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}

## Mercancías, una o varias de un tipo.

good-indigo = { $n ->
    [1] añil
   *[other] { $n } de añil
}
good-sugar = { $n ->
    [1] azúcar
   *[other] { $n } de azúcar
}
good-tobacco = { $n ->
    [1] tabaco
   *[other] { $n } de tabaco
}
good-coffee = { $n ->
    [1] café
   *[other] { $n } de café
}
good-silver = { $n ->
    [1] plata
   *[other] { $n } de plata
}
good-customs = { $n ->
    [1] la mercancía de la aduana
   *[other] { $n } mercancías de la aduana
}

## Listas. Ante el sonido «i», la conjunción es «e».

list-and = { $most } y { $last }
list-and-i = { $most } e { $last }
list-nothing = nada

## Grupos de cartas.

group-production = producción
group-city = urbano
group-monument = monumento
group-six = seis
group-cathedral = catedral
group-event = evento

## Las opciones de una partida.

option-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
edition-first = primera edición (2004)
edition-second = segunda edición (2014)
option-new-buildings = Nuevos Edificios
option-events = eventos
opening-dealt = cuatro cartas repartidas
opening-chosen = cuatro cartas a elegir

## Quién juega.

player-you = Tú
player-number = Jugador { $n }
player-computer = Ordenador { $n }
bot-random = Azar
bot-novice = Aprendiz
bot-steady = Constante
bot-search = Estratega
bot-apprentice = Discípulo
bot-journeyman = Oficial
bot-expert = Experto
bot-master = Maestro
bot-grandmaster = Gran maestro

## Qué pregunta, cuando no es ni un rol ni una carta.

rule-opening = Mano inicial
rule-turn = Turno
rule-hand-limit = Límite de mano

## Qué abarata un precio.

price-privilege = privilegio
price-over = encima de { $card }
