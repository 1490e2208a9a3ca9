### The rules page, and what is good to know about single cards (one ruling a line). Numbers in brackets are sections of RULES.md.

rules-title = Las reglas
rules-lead = Cinco minutos de lectura y ya puedes jugar. Lo que está plegado puede esperar hasta que haga falta.
rules-lesson = ¿Prefieres jugar a leer? La primera partida guiada dura unos diez minutos.
rules-contents = Contenido
rules-number = § { $section }
rules-more = La letra pequeña

## What it is about.

rules-about-title = De qué se trata
rules-about-goal = Cada uno levanta una ciudad, carta a carta. Cada edificio vale puntos, y la mayoría ayuda además a construir los siguientes. Cuando alguien tiene doce edificios se acaba la partida, y gana la ciudad con más puntos.
rules-about-cards = No hay dinero ni fichas. Las cartas lo son todo: planos, monedas y mercancías. El arte está en decidir cuáles construir y cuáles gastar.

## The table.

rules-table-title = La mesa
rules-table-town = Tu ciudad está delante de ti. Empieza con una añilería y crece hasta doce edificios como mucho.
rules-table-hand = Tu mano: cuatro cartas al principio, que nadie más puede ver.
rules-table-roles = Los cinco roles están en el centro. Se juega eligiéndolos.
rules-table-house = La casa de comercio: cinco losetas de precios, boca abajo en un montón.
rules-table-deck = El mazo, de donde salen todas las cartas, y la pila de descartes, adonde van todas boca abajo.
rules-table-governor = Un jugador es el gobernador y empieza la ronda.
rules-table-more =
    Antes de barajar se saca del mazo una añilería por jugador. (3.1)
    El primer gobernador se sortea, salvo que se elija a alguien. (1.6)
    Cuando se acaba el mazo, se barajan los descartes y forman el nuevo mazo. Si ambos están vacíos, no hay nada que robar. (4.11, 4.12)

## Three uses of a card.

rules-cards-title = Una carta, tres usos
rules-cards-building = En tu ciudad es un edificio. Su coste está arriba y sus puntos abajo.
rules-cards-money = En tu mano es también una moneda: ponga lo que ponga, paga 1.
rules-cards-good = Boca abajo sobre un edificio de producción es una mercancía, y nadie sabe qué hay al otro lado.
rules-cards-kinds = Los edificios de producción guardan mercancías, y puedes tener cuantos quieras del mismo tipo. Todos los demás son edificios urbanos, y de cada tipo solo puedes tener uno. Entre ellos están los monumentos, que solo valen puntos, y los de coste 6, cuyos puntos se cuentan al final.
rules-cards-link = Ver todas las cartas

## A round.

rules-round-title = Una ronda
rules-round-choose = El gobernador elige uno de los cinco roles. Todos lo llevan a cabo, empezando por quien lo ha elegido y siguiendo en el sentido de las agujas del reloj.
rules-round-next = Después el siguiente jugador elige uno de los roles que quedan, y así sucesivamente. Con tres jugadores se juegan tres roles por ronda; con cuatro, cuatro.
rules-round-two = Con dos jugadores, elige un rol el gobernador, luego su rival y luego otra vez el gobernador.
rules-round-end = Al final todos los roles vuelven al centro, y quien está a la izquierda del gobernador pasa a ser gobernador.
rules-round-privilege = Quien elige un rol recibe su privilegio: algo más que los otros no reciben.
rules-round-more =
    Es obligatorio elegir un rol, pero no construir, producir ni vender. Lo que no cuesta nada llega solo y no se puede rechazar. (4.9)
    Un rol se lleva a cabo hasta el final antes de elegir el siguiente. (4.8)
    Todos producen, venden y eligen cartas a la vez; construyen y buscan oro por turnos. (5.7)

## The roles.

rules-roles-title = Los cinco roles
rules-roles-all = Todos
rules-roles-privilege = Privilegio
rules-roles-library = La biblioteca duplica el privilegio del rol que eliges: pagas 2 cartas menos, produces o vendes 2 mercancías más, miras 8 cartas, robas 2 cartas.
rules-role-builder-all = pueden construir un edificio.
rules-role-builder-privilege = Pagas 1 carta menos.
rules-role-producer-all = producen 1 mercancía en un edificio de producción vacío.
rules-role-producer-privilege = Produces 1 mercancía más.
rules-role-trader-all = pueden vender 1 mercancía a los precios de la loseta descubierta.
rules-role-trader-privilege = Vendes 1 mercancía más.
rules-role-councillor-all = miran 2 cartas y se quedan con 1.
rules-role-councillor-privilege = Miras 5 y te quedas con 1.
rules-role-prospector-all = no reciben nada.
rules-role-prospector-privilege = Robas 1 carta.

## Building.

rules-building-title = Construir y pagar
rules-building-how = Pon una carta de tu mano en tu ciudad y paga su precio con otras cartas de la mano. Cada una paga 1, y se paga el precio exacto.
rules-building-price = El precio es el coste impreso, menos 1 por el privilegio, menos 1 por la herrería (edificios de producción) o la cantera (edificios urbanos). Nunca baja de 0.
rules-building-example = Has elegido el constructor, tienes una cantera y construyes un mercado cubierto:
rules-building-printed = impreso
rules-building-privilege = privilegio
rules-building-pay = a pagar
rules-building-works = Un edificio nuevo funciona desde la fase siguiente, no en la misma en que se construye.
rules-building-more =
    La carta que se construye no puede pagarse a sí misma. (5.1 d)
    Una vez pagado, primero da su carta la carpintería y después el hospicio. (5.1 e)
    Con una grúa puedes construir sobre un edificio tuyo y pagar solo la diferencia. Lo que queda debajo desaparece: ya no tiene función ni puntos. (7.3)
    Con un mercado negro, hasta dos mercancías pueden pagar como si fueran cartas. (7.4)
    Puede haber dos edificios urbanos iguales en tu ciudad si uno de ellos está cubierto. (5.1 b)

## Goods.

rules-goods-title = Producir y vender mercancías
rules-goods-make = Para producir una mercancía, pon la carta de arriba del mazo boca abajo sobre un edificio de producción vacío. En cada uno cabe una.
rules-goods-sell = Para vender se descubre una loseta de precios, que vale para todos. Las mercancías van a los descartes y robas tantas cartas como valen.
rules-goods-tiles = Las cinco losetas
rules-goods-tile = loseta
rules-goods-order = Tras usarse, una loseta va debajo del montón. Nunca se vuelven a barajar: quien recuerda su orden conoce los precios que vendrán.
rules-goods-more =
    Puedes producir o vender menos mercancías de las permitidas, o ninguna. (5.2, 5.3)
    La loseta se descubre y se retira aunque nadie venda. (5.3 d)
    El acueducto y el puesto de comercio permiten una mercancía más: dos; tres si el rol es tuyo; cuatro si además funciona tu biblioteca. (R1)
    El pozo mira lo que has producido; el tenderete y el mercado cubierto, lo que has vendido. (7.8, 7.10, 7.11)

## The start of a round.

rules-limit-title = El inicio de una ronda
rules-limit-seven = Desde la segunda ronda, antes de elegir el primer rol, quien tiene más de 7 cartas descarta hasta quedarse con 7. Con una torre son 12. En cualquier otro momento la mano puede ser de cualquier tamaño.
rules-limit-chapel = Justo antes, quien tiene una capilla puede guardar una carta debajo: al final vale 1 punto.
rules-limit-more =
    El orden es: oficinas, después capillas y bancos, después el límite de mano; cada paso para todos antes de empezar el siguiente. (4.2)
    Con los Nuevos Edificios, un cuerpo de guardia baja a 6 el límite de quienes no tienen ni cuerpo de guardia ni torre. (4.5)

## The end.

rules-end-title = El final y los puntos
rules-end-when = La partida termina con la fase del constructor en la que alguien llega a doce edificios. En esa fase todos tienen aún su turno; ya no se juegan más roles.
rules-end-count = Entonces cada uno suma:
rules-end-printed = los puntos impresos de los edificios a la vista;
rules-end-tucked = 1 punto por cada carta guardada debajo;
rules-end-sixes = los puntos de los edificios que solo puntúan ahora, como el ayuntamiento;
rules-end-palace = y por último el palacio: la cuarta parte de todos los demás puntos, redondeada hacia abajo.
rules-end-tie = En caso de empate gana quien tiene más cartas en la mano y mercancías. Si también empatan en eso, comparten la victoria.
rules-end-more =
    Para los doce solo cuentan los edificios a la vista, no los cubiertos. (10.1)
    Al final no hay límite de mano. (10.4)
    La partida termina también si nadie ha construido en veinte rondas, o tras la ronda 200. (10.3)

## Who may know what.

rules-secret-title = Lo visible y lo secreto
rules-secret-open = A la vista de todos: las ciudades, qué edificios tienen mercancías, cuántas cartas tiene cada uno, los roles y la loseta descubierta.
rules-secret-own = Solo para ti: tu mano, las cartas que te muestra el alcalde, lo que descartas y lo que guardas debajo.
rules-secret-nobody = No lo sabe nadie: las cartas que sirven de mercancías y el orden del mazo.
rules-secret-more =
    Cuántas cartas hay bajo una capilla o un banco no se dice a los demás hasta el final. (11.4)
    Lo que descubren la mina de oro o el orfebre lo ven todos. (11.1)

## Two players.

rules-two-title = Dos jugadores y la biblioteca
rules-two-text = El gobernador elige dos roles por ronda, pero la biblioteca solo funciona con uno. Se te pregunta al elegir el primero. Si dices que no, funciona sola con el segundo.
rules-two-more =
    El otro jugador elige un rol por ronda, y con él la biblioteca funciona sin preguntar. (5.6)
    Una biblioteca puesta a funcionar cuenta como usada, aunque no haya servido de nada. (R21)

## The options.

rules-options-title = Más formas de jugar
rules-options-lead = Todas se pueden combinar como se quiera.

rules-editions-title = Primera o segunda edición
rules-editions-text = Ambas tienen las mismas 110 cartas. Solo estas son distintas:
rules-editions-link = Todas las diferencias, carta por carta

rules-new-buildings-title = Nuevos Edificios
rules-new-buildings-text = Se barajan más cartas en el mazo: 31 en la primera edición, 33 en la segunda. La mayoría son edificios urbanos nuevos, y hay algunos edificios de producción más.

rules-cathedral-title = La catedral
rules-cathedral-text = Viene con los Nuevos Edificios y está junto a los roles desde el principio. Quien puede construir puede construirla en lugar de una carta de su mano, por 7, como cualquier edificio urbano. Al final da puntos por los edificios de coste 6 de todos los rivales juntos.
rules-cathedral-number = edificios
rules-cathedral-points = puntos

rules-events-title = Eventos
rules-events-text = Se barajan en el mazo seis cartas de evento. En cuanto aparece una, se pone a la vista junto a los roles y se roba otra carta en su lugar. Quien debe elegir un rol puede elegir, en vez de un rol, un evento a la vista. Después va a los descartes y puede volver a salir.
rules-events-more =
    Un evento que nadie elige se queda a la vista, ronda tras ronda. (9.0 e)
    Los edificios no influyen en los eventos. (9.0 f)
    Como mercancía o bajo un puerto, un evento es una carta como las demás mientras nadie lo vea. (9.0 c)

rules-opening-title = Elegir la mano inicial
rules-opening-text = El gobernador recibe cinco cartas, el siguiente jugador seis, luego siete, luego ocho. Todos eligen a la vez: cada uno se queda con cuatro y descarta las demás.

## Good to know about cards.

rules-card-smithy = No sirve para edificios urbanos; para eso está la cantera.
rules-card-quarry = Los monumentos, los edificios de coste 6 y la catedral también son urbanos: la cantera ayuda con todos.
rules-card-gold-mine =
    Quien la tiene puede usarla siempre que alguien elige el buscador de oro, no solo cuando el rol es suyo.
    Si dos de los cuatro costes son iguales, se descartan las cuatro cartas.
    Si en la primera edición salen cuatro costes distintos, hay que quedarse con una de las cartas.
    Solo se te pregunta si entre el mazo y los descartes hay al menos cuatro cartas. Si no se pueden descubrir todas, no se recibe nada.
rules-card-archive =
    Todas las cartas repartidas van a tu mano; después descartas tantas como habrías tenido que descartar de todos modos: una menos que las repartidas, o dos menos con prefectura.
    Para eso valen igual las viejas y las nuevas: puedes quedarte con dos nuevas buenas y descartar una vieja.
rules-card-poor-house =
    Mira tu mano cuando ya has pagado y después de la carta de la carpintería.
    Quien no construye no recibe nada.
rules-card-black-market =
    Las mercancías van a los descartes; su precio no importa, cada una paga 1.
    Si el precio es 0, no se puede entregar ninguna mercancía.
    No puede pagar una mercancía que está en el edificio que se cubre en ese momento.
    La mercancía de la aduana también puede pagar.
rules-card-trading-post = Puedes vender dos mercancías; tres si el rol es tuyo; cuatro si además funciona tu biblioteca.
rules-card-aqueduct = Puedes producir dos mercancías; tres si el rol es tuyo; cuatro si además funciona tu biblioteca.
rules-card-well =
    Cuenta las mercancías realmente colocadas. Si se acabaron las cartas, pueden ser menos de las que nombraste.
    La mercancía que recibe la aduana no se ha producido y no cuenta.
rules-card-market-stand = Una carta, por muchas mercancías que vendas a partir de dos. Con un mercado cubierto recibes las dos cartas.
rules-card-market-hall = Una carta por fase, no por mercancía.
rules-card-crane =
    Ahorras el coste impreso del edificio cubierto, no lo que pagaste por él. No se devuelve nada.
    Nunca sobre una grúa ni sobre un edificio igual.
    Lo cubierto desaparece: sin función, sin puntos, y no cuenta para los doce edificios. Puedes volver a construirlo.
    Si tenía una mercancía, se pierde. Las cartas guardadas debajo se quedan y siguen dando sus puntos.
    El edificio cubierto no ayuda en la construcción que lo cubre.
rules-card-chapel =
    Se puede usar al inicio de cada ronda, antes del límite de mano.
    Cualquier carta da 1 punto, ponga lo que ponga.
    Cuántas cartas hay debajo es tu secreto hasta el final.
    Si se cubre, sus cartas siguen contando. Si construyes otra, cuentan las cartas de las dos.
rules-card-tower = Doce cartas al inicio de una ronda, y ningún cuerpo de guardia lo cambia.
rules-card-carpenter =
    Su propia construcción no cuenta, y los edificios de producción tampoco.
    Su carta llega antes de que el hospicio mire tu mano.
rules-card-prefecture =
    Te quedas con dos cartas, hayas elegido tú el rol o no.
    Sin el privilegio miras dos cartas, así que te quedas con ambas.
rules-card-library =
    Solo se duplica el privilegio del rol que has elegido tú, no lo que reciben todos ni lo que dan otros edificios.
    Con dos jugadores funciona con un rol por ronda. Al gobernador se le pregunta en el primero de sus dos roles.
    Una vez puesta a funcionar cuenta como usada, aunque no construyas nada o la cubras en esa fase.
rules-card-statue = Los monumentos cuentan para el arco de triunfo y, como edificios urbanos, para el ayuntamiento.
rules-card-victory-column = Los monumentos cuentan para el arco de triunfo y, como edificios urbanos, para el ayuntamiento.
rules-card-hero = Los monumentos cuentan para el arco de triunfo y, como edificios urbanos, para el ayuntamiento.
rules-card-guild-hall =
    Solo cuentan los edificios de producción a la vista.
    Un ejemplo de la segunda edición: tres añilerías, una azucarera y dos almacenes de tabaco son seis edificios de tres tipos, o sea, 9 puntos. En la primera edición serían 12.
rules-card-city-hall = Se cuenta a sí mismo, los monumentos, los demás edificios de coste 6 y la catedral.
rules-card-triumphal-arch = Los puntos se suman a los de los monumentos. Sin monumentos no hay ninguno.
rules-card-palace =
    Se cuenta al final, después de todos los demás puntos, también los de las cartas guardadas.
    Las fracciones se pierden: 34 puntos de todo lo demás dan 8 más.
rules-card-guard-room =
    Tu propio límite sigue siendo 7. Solo afecta a los demás.
    A quien tiene una torre o un cuerpo de guardia no le afecta. Varios hacen lo mismo que uno.
rules-card-office-building =
    Es lo primero de la ronda, antes de las capillas y del límite de mano.
    Primero se descartan las cartas y después robas otras tantas.
rules-card-hut = Si alguien vende una sola mercancía, aunque seas tú, no hay carta.
rules-card-tavern = Si todos tienen el mismo número de edificios, nadie recibe carta. Si varios empatan con el menor número, la recibe cada uno de ellos que tenga taberna.
rules-card-caritas = Si todos tienen el mismo número de edificios, nadie recibe carta. Funciona ya en la fase en que se construye.
rules-card-park = Cuesta 3, pero para construir encima vale 6: una biblioteca sobre un parque no cuesta nada.
rules-card-customs-office =
    Recibe su mercancía al empezar una fase del alcalde, si está vacía. Nunca hay más de una.
    Esa mercancía siempre se vende por 2 cartas, diga lo que diga la loseta, pero ocupa una de tus ventas.
    Cuenta para el tenderete, el mercado cubierto, el puerto y el mercado negro, no para el pozo.
rules-card-bank =
    Una vez por partida y jugador. Quien no guarda nada no lo ha usado y puede hacerlo más tarde.
    Un segundo banco, tras cubrirse el primero, no da otra oportunidad.
    Si también tienes una capilla, la capilla va primero.
rules-card-harbor =
    Una carta por fase del mercader, por muchas mercancías que vendas: de los edificios que venden, la da el que está primero en tu ciudad.
    Esa mercancía se te paga igualmente.
    Nadie mira la carta, y todos pueden saber cuántas hay.
rules-card-goldsmith =
    Quien lo tiene puede usarlo cuando alguien elige el buscador de oro, después de todas las minas de oro.
    Si en alguna ciudad, incluida la tuya, hay un edificio igual, la carta se descarta. Lo cubierto no cuenta.
rules-card-residence =
    Tres edificios distintos del mismo coste forman un trío, y cada edificio pertenece a uno como mucho. La propia residencia es uno de tus edificios de coste 6.
    Dos añilerías no pueden estar en el mismo trío, pero sí en dos.
rules-card-cathedral =
    No necesita ninguna carta de tu mano. Cantera, carpintería, grúa, hospicio y mercado negro funcionan como con cualquier edificio urbano.
    Los edificios de coste 6 de todos los rivales cuentan juntos: 4, 7, 9 o 10 puntos por 1, 2, 3 o al menos 4.
rules-card-earthquake =
    Se va todo lo que le pertenece: los edificios de debajo, la mercancía y las cartas guardadas.
    Una catedral vuelve junto a los roles y se puede construir de nuevo.
    Quien solo tiene un edificio pierde ese.
rules-card-free-building =
    No se puede usar la grúa, y no hay cartas por carpintería, hospicio, taberna o Caritas.
    Puede terminar la partida, una vez que todos hayan tenido su turno.
rules-card-governor-visit =
    El rol se juega como si lo acabaras de elegir: participan todos y tienes el privilegio.
    Este evento no se puede elegir mientras no se haya usado ningún rol en la ronda.
    Un constructor jugado así puede terminar la partida.
