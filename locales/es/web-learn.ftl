### The guided first game. A step has a title and a text; one in which something is to be done also has what the teacher says when the
### learner does something else. $n is the number of the step, $of how many there are.

learn-heading = Tu primera partida
learn-about = Juegas una partida entera contra Ana, y te vamos diciendo qué hacer y por qué. Dura unos diez minutos, no hace falta saber nada, y puedes dejarlo en cualquier momento y seguir más tarde.
learn-left = Te quedaste en el paso { $n } de { $of }.
learn-begin = Empezar
learn-continue = Seguir
learn-again = Empezar de nuevo
learn-rival = Ana
learn-step = Paso { $n } de { $of }
learn-leave = Salir
learn-back = Atrás
learn-next = Siguiente
learn-show = Hazlo por mí
learn-skip = Saltar
learn-happened = Qué ha pasado
learn-fold = Ocultar el texto
learn-unfold = Mostrar el texto
learn-to-rules = Reglas
learn-to-cards = Todas las cartas
learn-play = Jugar ahora contra bots

## Before the first move.

learn-title-welcome = Te damos la bienvenida a San Juan
learn-text-welcome = Estás levantando una ciudad, y Ana también. La partida termina cuando alguien tiene doce edificios; entonces gana la ciudad con más puntos.
learn-title-town = Tu ciudad y tu mano
learn-text-town = De momento tu ciudad tiene una añilería. Debajo están tus cuatro cartas: cada una es un edificio que puedes construir, con su coste arriba y sus puntos abajo. Y cada carta es también una moneda.
learn-title-roles = Cinco roles
learn-text-roles = Por turnos, cada uno elige un rol del centro. Todos hacen lo que dice; quien lo ha elegido recibe además una ventaja, el privilegio. Gobiernas tú, así que empiezas.

## Round 1.

learn-title-builder = Elige el constructor
learn-text-builder = Ahora todos pueden construir un edificio. Como el rol es tuyo, pagas una carta menos que Ana.
learn-other-builder = También es un buen rol, pero con un solo taller aún da poco. En esta lección empezamos con el constructor.
learn-title-tobacco = Construye el almacén de tabaco
learn-text-tobacco = Cuesta 3, y 1 menos para ti: 2 cartas. Aquí se producirán mercancías, y las mercancías se venden a cambio de cartas nuevas. Toca la carta y después el botón.
learn-other-tobacco = Se puede, pero al principio vale más un taller que dé cartas. Construyamos el almacén de tabaco.
learn-title-pay = Las cartas son dinero
learn-text-pay = Cada carta paga 1, sea la que sea. El héroe y el arco de triunfo son buenos edificios, pero de momento demasiado caros. Paga con esas dos cartas y quédate con el tenderete.
learn-other-pay = También podrías pagar así. Pero el tenderete es lo bastante barato para construirlo algún día, y por eso lo guardamos.
learn-title-produce = Ana produce, y tú también
learn-text-produce = Ana también ha construido, a precio completo, y ha elegido el capataz: ella produce dos mercancías y tú una. Pon la tuya en el almacén de tabaco, porque el tabaco se vende mejor que el añil. Una mercancía es una carta del mazo que nadie mira.
learn-other-produce = El añil es la mercancía más barata. El tabaco suele dar una carta más, así que producimos tabaco.
learn-title-trader = Convierte la mercancía en cartas
learn-text-trader = Te toca otra vez: con dos jugadores, el gobernador elige dos roles por ronda. Elige el mercader y vende.
learn-other-trader = Eso da una carta como mucho. El tabaco suele dar dos, así que elegimos el mercader y vendemos.
learn-title-sell = La loseta de precios
learn-text-sell = Se ha descubierto una loseta con precios. Esta vez el tabaco vale 2 cartas. Toca el tabaco de tu ciudad y véndelo.
learn-other-sell = Puedes guardar una mercancía hasta que haya mejores precios. Pero las cartas en la mano pronto son edificios: vendemos.

## Round 2.

learn-title-governor = Una nueva ronda
learn-text-governor = Todos los roles vuelven al centro y cambia el gobernador. Ahora Ana elige el primer rol y el tercero, y tú el de en medio.
learn-title-smithy = Ana construye, y tú también
learn-text-smithy = Ana ha elegido el constructor y ha levantado un archivo gratis. Tú pagas el precio completo, pero la herrería cuesta solo 1. Desde la próxima fase, tus edificios de producción cuestan 1 menos. (Pagamos por ti con el tenderete.)
learn-other-smithy = No está mal, pero te costaría todo lo que tienes. La herrería cuesta una carta y pronto la ahorra.
learn-title-councillor = Busca buenas cartas
learn-text-councillor = Tu mano está casi vacía. El alcalde te deja mirar cinco cartas y quedarte con una; Ana mira dos.
learn-other-councillor = Con una carta en la mano y sin mercancías, eso daría menos. El alcalde te encuentra lo que necesitas.
learn-title-keep = Quédate con el tostadero de café
learn-text-keep = El café da tanto como el tabaco, y a veces más. El tostadero cuesta 4, pero como constructor y con tu herrería pagarás solo 2.
learn-other-keep = ¡También es una buena carta! Pero tardarías en poder pagarla o aprovecharla. El tostadero de café encaja con tu herrería.

## Round 3.

learn-title-prospector = El último de los cinco
learn-text-prospector = Ana ha elegido el buscador de oro: roba una carta y nadie más recibe nada. Ya has visto los cinco roles. Empieza la tercera ronda, y vuelves a gobernar tú.
learn-title-producer = Produce dos mercancías
learn-text-producer = Esta vez elige tú el capataz: todos producen una mercancía, y tú una más.
learn-other-producer = Primero hacen falta mercancías: hay dos talleres vacíos. Elegimos el capataz.
learn-title-goods = Llena los dos edificios
learn-text-goods = Toca la añilería y el almacén de tabaco. En cada edificio cabe una mercancía.
learn-other-goods = Puedes producir dos mercancías, y cada una vale cartas. Elige los dos edificios.
learn-title-price = Ana vende, y tú también
learn-text-price = Ana ha elegido el mercader, así que puedes vender una mercancía. Esta loseta paga 1 por el añil y 2 por el tabaco.
learn-other-price = La otra mercancía da más hoy. Esta la puedes vender más tarde.
learn-title-discount = Elige el constructor
learn-text-discount = Tienes un tostadero de café en la mano, una herrería en la ciudad y cartas para pagar. Es hora de construir.
learn-other-discount = Se puede, pero conviene que el tostadero esté en pie antes de volver a producir. Elegimos el constructor.
learn-title-coffee = Construye el tostadero de café
learn-text-coffee = El precio es una cuenta: 4 impreso, 1 menos por el privilegio y 1 menos por la herrería. Pagas 2.
learn-other-coffee = Se podría. Pero ahora nada te sale tan barato como el tostadero de café: dos cartas en vez de cuatro.
learn-title-coins = Paga
learn-text-coins = Elige la añilería y el hospicio como monedas. El pozo lo construiremos pronto.
learn-other-coins = Queremos conservar el pozo, que nos dará cartas. Paga con la añilería y el hospicio.

## Rounds 4 and 5.

learn-title-guess = ¿Y ahora?
learn-text-guess = Ana ha elegido el capataz y tú has producido café. En tu ciudad hay dos mercancías y te queda una carta. ¿Qué rol convierte las mercancías en cartas?
learn-other-guess = Mira tu ciudad: hay dos mercancías por vender. Para eso está el mercader.
learn-title-well = Construye el pozo
learn-text-well = Has vendido añil y café por tres cartas. Ahora Ana ha elegido el constructor y ha levantado un puesto de comercio. El pozo te da una carta cada vez que produces dos mercancías o más. (Pagamos por ti las dos cartas.)
learn-other-well = Demasiado caro, o demasiado pronto. El pozo cuesta dos cartas y te las irá devolviendo una tras otra.
learn-title-refill = Que el pozo trabaje
learn-text-refill = Todos tus talleres están vacíos y gobiernas tú. Como capataz produces dos mercancías, y eso pone en marcha el pozo.
learn-other-refill = Aún no hay nada que vender. Primero produce: con dos mercancías, el pozo te da además una carta.

## Round 6.

learn-title-limit = Demasiadas cartas
learn-text-limit = La mejor loseta te ha dado cinco cartas por el tabaco y el café: tienes ocho. Al empezar una ronda solo puedes conservar siete, así que sobra una. Descarta la añilería, que es la más barata.
learn-other-limit = Esa aún puede servirte. La añilería es la que menos necesitas.
learn-title-library = Construye la biblioteca
learn-text-library = Ana ha elegido el constructor y ha levantado un acueducto. Gasta casi toda tu mano en la biblioteca: duplica tu privilegio y vale 3 puntos. (La capilla te la reservamos.)
learn-other-library = Más barato, sí. Pero la biblioteca ayuda con cada rol que elijas hasta el final, y ahora puedes pagarla.
learn-title-double = El privilegio cuenta doble
learn-text-double = La biblioteca ya funciona. Elige el capataz: una mercancía como todos y dos más por tu privilegio. Son tres, y una carta del pozo.
learn-other-double = Tres talleres vacíos y una biblioteca: no hay mejor momento para el capataz.

## Rounds 7 and 8.

learn-title-choice = La biblioteca y dos roles
learn-text-choice = Con dos jugadores el gobernador elige dos roles, pero la biblioteca solo ayuda con uno. Se te pregunta en el primero: deja la marca puesta, elige el constructor y paga dos cartas menos.
learn-other-choice = Ahora usamos la biblioteca para construir. Deja la marca puesta y elige el constructor.
learn-title-quarry = Construye la cantera
learn-text-quarry = 4 impreso, 2 menos por el privilegio doble. Con una cantera, cada edificio urbano te cuesta 1 menos, igual que los de producción con la herrería. Son urbanos todos los que no producen mercancías, y de cada uno solo puedes tener uno.
learn-other-quarry = Un buen plan para más tarde. Primero la cantera: después todos los edificios urbanos salen más baratos.
learn-title-chapel = Construye la capilla
learn-text-chapel = Ana ha elegido el constructor. No tienes privilegio, pero sí una cantera: la capilla cuesta 2 en vez de 3. Reúne puntos para el final. (Pagamos por ti.)
learn-other-chapel = Estaría permitido. Pero cuanto antes esté la capilla, más cartas reúne.

## Rounds 9 and 10.

learn-title-tuck = Una carta bajo la capilla
learn-text-tuck = Al empezar una ronda puedes guardar una carta bajo la capilla. Ya no vuelve, pero vale 1 punto al final. Ya es tarde para construir la fundición de plata: guárdala debajo.
learn-other-tuck = Esa consérvala, que la vas a necesitar. La fundición de plata llega tarde de todos modos: que se convierta en un punto.
learn-title-crane = Una grúa gratis
learn-text-crane = Hemos elegido por ti el constructor con la biblioteca: 2 impreso, 2 menos por el privilegio, 1 menos por la cantera. Menos de 0 no puede ser. Al final verás para qué sirve una grúa.
learn-other-crane = No se puede hacer todo a la vez. Hoy la grúa no cuesta nada y valdrá mucho.

## Rounds 11 and 12.

learn-title-meanwhile = Dos rondas más tarde
learn-text-meanwhile = Los monumentos, como tu columna de la victoria, no hacen nada pero valen muchos puntos. El mazo se acabó y se barajaron los descartes. Y Ana tiene una torre: puede conservar doce cartas.
learn-title-hero = Otro monumento
learn-text-hero = Has guardado una carta debajo de la capilla y has elegido el constructor con tu biblioteca. El héroe vale 5 puntos: 5 impreso, 2 menos por el privilegio, 1 menos por la cantera. (Pagamos por ti.)
learn-other-hero = ¡El ayuntamiento llegará pronto! Hoy, el héroe: cinco puntos por dos cartas.
learn-title-last = El final está cerca
learn-text-last = Ana tiene once edificios. Su cofradía da 2 puntos por cada uno de sus edificios de producción. Cuando alguien llega a doce, se juega la fase del constructor hasta el final y se acaba la partida.
learn-title-over = Tu último edificio
learn-text-over = Ana ya tiene doce edificios: esta fase es la última. El ayuntamiento te cuesta 5 y solo tienes 3 cartas para pagar. Usa la grúa: constrúyelo sobre el tostadero de café, cuyo coste de 4 se descuenta. Ya no necesitas café.
learn-other-over = Elige el ayuntamiento y, como sitio, el tostadero de café. En un sitio nuevo no podrías pagarlo, y todo lo demás da menos puntos.
learn-title-score = ¡Has ganado!
learn-text-score = 35 puntos a 33: el ayuntamiento lo ha decidido. Esta es la hoja de puntuación. Ya sabes todo lo necesario; el resto te lo cuentan las cartas.

## The score sheet, explained.

learn-end-buildings = Edificios: los puntos impresos de todo lo que se ve en una ciudad. Lo que está cubierto por otro edificio ya no cuenta.
learn-end-tucked = Cartas guardadas: 1 punto por cada una de las cuatro cartas bajo tu capilla.
learn-end-halls = Los edificios de coste 6 dan puntos por lo que tienes. Tu ayuntamiento: 1 punto por cada uno de tus nueve edificios urbanos. La cofradía de Ana: 2 puntos por cada uno de sus cinco edificios de producción.
learn-end-tie = En caso de empate gana quien tiene más cartas y mercancías.
