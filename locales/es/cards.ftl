### Las cartas. El nombre es el impreso; .a y .the son sus formas dentro de una frase, .count en una lista,
### .text dice qué hace la carta.

card-indigo-plant = Añilería
    .a = una añilería
    .the = la añilería
    .count = { $n ->
        [1] añilería
       *[other] { $n } añilerías
    }
    .text = Capataz: guarda una mercancía, añil.

card-sugar-mill = Azucarera
    .a = una azucarera
    .the = la azucarera
    .count = { $n ->
        [1] azucarera
       *[other] { $n } azucareras
    }
    .text = Capataz: guarda una mercancía, azúcar.

card-tobacco-storage = Almacén de tabaco
    .a = un almacén de tabaco
    .the = el almacén de tabaco
    .count = { $n ->
        [1] almacén de tabaco
       *[other] { $n } almacenes de tabaco
    }
    .text = Capataz: guarda una mercancía, tabaco.

card-coffee-roaster = Tostadero de café
    .a = un tostadero de café
    .the = el tostadero de café
    .count = { $n ->
        [1] tostadero de café
       *[other] { $n } tostaderos de café
    }
    .text = Capataz: guarda una mercancía, café.

card-silver-smelter = Fundición de plata
    .a = una fundición de plata
    .the = la fundición de plata
    .count = { $n ->
        [1] fundición de plata
       *[other] { $n } fundiciones de plata
    }
    .text = Capataz: guarda una mercancía, plata.

card-smithy = Herrería
    .a = una herrería
    .the = la herrería
    .count = { $n ->
        [1] herrería
       *[other] { $n } herrerías
    }
    .text = Constructor: los edificios de producción te cuestan 1 carta menos.

card-gold-mine = Mina de oro
    .a = una mina de oro
    .the = la mina de oro
    .count = { $n ->
        [1] mina de oro
       *[other] { $n } minas de oro
    }
    .text = { $edition ->
        [first] Buscador de oro: puedes descubrir 4 cartas; si todos sus costes son distintos, te quedas con la que prefieras.
       *[second] Buscador de oro: puedes descubrir 4 cartas; si todos sus costes son distintos, te quedas con la más barata.
    }

card-archive = Archivo
    .a = un archivo
    .the = el archivo
    .count = { $n ->
        [1] archivo
       *[other] { $n } archivos
    }
    .text = Alcalde: eliges qué descartar entre toda tu mano, no solo entre las cartas repartidas.

card-poor-house = Hospicio
    .a = un hospicio
    .the = el hospicio
    .count = { $n ->
        [1] hospicio
       *[other] { $n } hospicios
    }
    .text = Constructor: robas 1 carta si has construido y te queda 1 carta como mucho.

card-black-market = Mercado negro
    .a = un mercado negro
    .the = el mercado negro
    .count = { $n ->
        [1] mercado negro
       *[other] { $n } mercados negros
    }
    .text = Constructor: hasta 2 mercancías tuyas pueden pagar como si fueran cartas.

card-trading-post = Puesto de comercio
    .a = un puesto de comercio
    .the = el puesto de comercio
    .count = { $n ->
        [1] puesto de comercio
       *[other] { $n } puestos de comercio
    }
    .text = Mercader: vendes 1 mercancía más.

card-well = Pozo
    .a = un pozo
    .the = el pozo
    .count = { $n ->
        [1] pozo
       *[other] { $n } pozos
    }
    .text = Capataz: robas 1 carta si has producido al menos 2 mercancías.

card-market-stand = Tenderete
    .a = un tenderete
    .the = el tenderete
    .count = { $n ->
        [1] tenderete
       *[other] { $n } tenderetes
    }
    .text = Mercader: robas 1 carta si has vendido al menos 2 mercancías.

card-crane = Grúa
    .a = una grúa
    .the = la grúa
    .count = { $n ->
        [1] grúa
       *[other] { $n } grúas
    }
    .text = Constructor: puedes construir encima de un edificio tuyo y pagar solo la diferencia; nunca sobre una grúa ni sobre otro igual.

card-chapel = Capilla
    .a = una capilla
    .the = la capilla
    .count = { $n ->
        [1] capilla
       *[other] { $n } capillas
    }
    .text = Inicio de ronda: puedes guardar debajo 1 carta de tu mano, que valdrá 1 punto al final.

card-tower = Torre
    .a = una torre
    .the = la torre
    .count = { $n ->
        [1] torre
       *[other] { $n } torres
    }
    .text = Inicio de ronda: tu límite de mano es 12.

card-aqueduct = Acueducto
    .a = un acueducto
    .the = el acueducto
    .count = { $n ->
        [1] acueducto
       *[other] { $n } acueductos
    }
    .text = Capataz: produces 1 mercancía más.

card-carpenter = Carpintería
    .a = una carpintería
    .the = la carpintería
    .count = { $n ->
        [1] carpintería
       *[other] { $n } carpinterías
    }
    .text = Constructor: robas 1 carta tras construir un edificio urbano.

card-prefecture = Prefectura
    .a = una prefectura
    .the = la prefectura
    .count = { $n ->
        [1] prefectura
       *[other] { $n } prefecturas
    }
    .text = Alcalde: te quedas con 2 de las cartas repartidas.

card-market-hall = Mercado cubierto
    .a = un mercado cubierto
    .the = el mercado cubierto
    .count = { $n ->
        [1] mercado cubierto
       *[other] { $n } mercados cubiertos
    }
    .text = Mercader: robas 1 carta si has vendido algo.

card-quarry = Cantera
    .a = una cantera
    .the = la cantera
    .count = { $n ->
        [1] cantera
       *[other] { $n } canteras
    }
    .text = Constructor: los edificios urbanos te cuestan 1 carta menos.

card-library = Biblioteca
    .a = una biblioteca
    .the = la biblioteca
    .count = { $n ->
        [1] biblioteca
       *[other] { $n } bibliotecas
    }
    .text = Todos los roles: el privilegio del rol que eliges cuenta doble; con dos jugadores, el de un rol por ronda.

card-statue = Estatua
    .a = una estatua
    .the = la estatua
    .count = { $n ->
        [1] estatua
       *[other] { $n } estatuas
    }
    .text = Monumento: solo vale sus puntos.

card-victory-column = Columna de la victoria
    .a = una columna de la victoria
    .the = la columna de la victoria
    .count = { $n ->
        [1] columna de la victoria
       *[other] { $n } columnas de la victoria
    }
    .text = Monumento: solo vale sus puntos.

card-hero = Héroe
    .a = un héroe
    .the = el héroe
    .count = { $n ->
        [1] héroe
       *[other] { $n } héroes
    }
    .text = Monumento: solo vale sus puntos.

card-guild-hall = Cofradía
    .a = una cofradía
    .the = la cofradía
    .count = { $n ->
        [1] cofradía
       *[other] { $n } cofradías
    }
    .text = { $edition ->
        [first] Final: 2 puntos por cada edificio de producción tuyo.
       *[second] Final: 1 punto por cada edificio de producción tuyo y 1 por cada tipo distinto.
    }

card-city-hall = Ayuntamiento
    .a = un ayuntamiento
    .the = el ayuntamiento
    .count = { $n ->
        [1] ayuntamiento
       *[other] { $n } ayuntamientos
    }
    .text = Final: 1 punto por cada edificio urbano tuyo, incluido este.

card-triumphal-arch = Arco de triunfo
    .a = un arco de triunfo
    .the = el arco de triunfo
    .count = { $n ->
        [1] arco de triunfo
       *[other] { $n } arcos de triunfo
    }
    .text = Final: 4, 6 u 8 puntos por 1, 2 o 3 monumentos.

card-palace = Palacio
    .a = un palacio
    .the = el palacio
    .count = { $n ->
        [1] palacio
       *[other] { $n } palacios
    }
    .text = Final: 1 punto por cada 4 puntos que tengas de todo lo demás.

card-guard-room = Cuerpo de guardia
    .a = un cuerpo de guardia
    .the = el cuerpo de guardia
    .count = { $n ->
        [1] cuerpo de guardia
       *[other] { $n } cuerpos de guardia
    }
    .text = Inicio de ronda: los rivales sin cuerpo de guardia ni torre tienen un límite de mano de 6.

card-office-building = Oficina
    .a = una oficina
    .the = la oficina
    .count = { $n ->
        [1] oficina
       *[other] { $n } oficinas
    }
    .text = Inicio de ronda: puedes cambiar 1 o 2 cartas de tu mano.

card-hut = Cabaña
    .a = una cabaña
    .the = la cabaña
    .count = { $n ->
        [1] cabaña
       *[other] { $n } cabañas
    }
    .text = Mercader: robas 1 carta si nadie ha vendido nada.

card-tavern = Taberna
    .a = una taberna
    .the = la taberna
    .count = { $n ->
        [1] taberna
       *[other] { $n } tabernas
    }
    .text = Constructor: al final de la fase robas 1 carta si nadie tiene menos edificios que tú y alguien tiene más; no si está recién construida.

card-caritas = Caritas
    .a = Caritas
    .the = Caritas
    .count = { $n ->
        [1] Caritas
       *[other] { $n } Caritas
    }
    .text = Constructor: al final de la fase robas 1 carta si nadie tiene menos edificios que tú y alguien tiene más, incluso recién construida.

card-park = Parque
    .a = un parque
    .the = el parque
    .count = { $n ->
        [1] parque
       *[other] { $n } parques
    }
    .text = Constructor: lo que una grúa construye encima cuesta 6 cartas menos.

card-customs-office = Aduana
    .a = una aduana
    .the = la aduana
    .count = { $n ->
        [1] aduana
       *[other] { $n } aduanas
    }
    .text = Alcalde: recibe una mercancía si está vacía. Mercader: esa mercancía se vende por 2 cartas.

card-bank = Banco
    .a = un banco
    .the = el banco
    .count = { $n ->
        [1] banco
       *[other] { $n } bancos
    }
    .text = Inicio de ronda: una vez por partida, guarda debajo las cartas de tu mano que quieras, a 1 punto cada una.

card-harbor = Puerto
    .a = un puerto
    .the = el puerto
    .count = { $n ->
        [1] puerto
       *[other] { $n } puertos
    }
    .text = Mercader: una mercancía de cada venta tuya se guarda debajo y vale 1 punto.

card-goldsmith = Orfebre
    .a = un orfebre
    .the = el orfebre
    .count = { $n ->
        [1] orfebre
       *[other] { $n } orfebres
    }
    .text = Buscador de oro: puedes descubrir una carta; es tuya si en ninguna ciudad hay otra igual.

card-residence = Residencia
    .a = una residencia
    .the = la residencia
    .count = { $n ->
        [1] residencia
       *[other] { $n } residencias
    }
    .text = Final: 4, 7, 9 o 10 puntos por 1, 2, 3 o 4 tríos de edificios distintos del mismo coste.

card-cathedral = Catedral
    .a = la catedral
    .the = la catedral
    .count = { $n ->
        [1] catedral
       *[other] { $n } catedrales
    }
    .text = Constructor: cualquiera puede construirla, pues está junto a los roles. Final: 4, 7, 9 o 10 puntos por 1, 2, 3 o 4 edificios de coste 6 de los rivales.

card-debt-relief = Condonación de deudas
    .text = Todos roban 3 cartas.

card-earthquake = Terremoto
    .text = Todos pierden un edificio con todo lo que tiene encima y debajo.

card-free-building = Edificio gratuito
    .text = Todos pueden construir gratis una carta de su mano de coste 4 o menos.

card-general-amnesty = Amnistía general
    .text = Todos pueden cambiar cuantas cartas quieran de su mano.

card-governor-visit = Visita del gobernador
    .text = Repite un rol que ya se ha usado en esta ronda, con su privilegio.

card-taxes = Impuestos
    .text = Todos los demás descartan una carta.
