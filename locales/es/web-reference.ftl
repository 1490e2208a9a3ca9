### The card reference. $n is a number, $section that of a section of the rules.

reference-title = Todas las cartas
reference-search = Buscar
reference-search-hint = Nombre, efecto o coste
reference-group = Tipo
reference-set = Caja
reference-shown = Edición mostrada
reference-all = cualquiera
reference-differing = Solo donde las ediciones difieren
reference-differs = difiere
reference-found = { $n ->
    [0] Ninguna carta coincide.
    [one] { $n } carta
   *[other] { $n } cartas
}
reference-reset = Mostrar todas las cartas
reference-unknown = Esa carta no existe. Aquí están todas.

reference-group-production = Edificio de producción
reference-group-city = Edificio urbano
reference-group-monument = Monumento
reference-group-six = Edificio de coste 6
reference-group-cathedral = Catedral
reference-group-event = Evento
reference-set-base = Juego básico
reference-set-treasure-chest = Nuevos Edificios (primera edición)
reference-set-second-set = Nuevos Edificios (segunda edición)

reference-back = Todas las cartas
reference-editions = En cada edición
reference-cost = Coste { $n }
reference-cost-label = Coste
reference-points = Puntos
reference-counted = se cuentan al final
reference-copies = { $n ->
    [one] { $n } ejemplar
   *[other] { $n } ejemplares
}
reference-absent = no está
reference-one-set = Solo está entre los Nuevos Edificios de una edición.
reference-rulings = Conviene saber
reference-section = Sección { $section } de las reglas
reference-neighbours = Cartas vecinas
