### Todo lo que hay antes y alrededor de una partida en el navegador: portada, mesas nuevas, enlaces, listas, ajustes, problemas.

## La portada.

start-about = Elige roles, levanta tu ciudad, alcanza la gloria. Un juego de cartas de dos a cuatro jugadores.
start-play = Jugar
start-against = Contra { $bots }
start-friend = Jugar con otra persona
start-friend-about = Una mesa para dos y un enlace para enviar. No hace falta cuenta.
start-new = Mesa nueva
start-new-about = Elige jugadores, edición, ampliaciones y reloj.
start-learn = Aprender a jugar
start-learn-about = Una primera partida guiada, unos diez minutos.
start-brief = El juego en tres frases
start-brief-roles = En cada ronda cada uno elige un rol, como constructor o mercader: todos pueden actuar, y quien lo ha elegido recibe algo más.
start-brief-cards = Las cartas son todo a la vez: edificios que levantas, dinero con que los pagas y mercancías que vendes.
start-brief-end = Cuando alguien levanta su duodécimo edificio la partida termina, y gana quien tiene más puntos.
start-you = Sobre ti
start-name = Tu nombre
start-language = Idioma
start-theme = Colores
start-theme-system = Como el dispositivo
start-theme-light = Claros
start-theme-dark = Oscuros
start-record = Abrir un registro
start-replay = Ver la repetición

## Listas de partidas.

start-games = Mis partidas
start-all-games = Todas mis partidas
start-all-running = { $n ->
    [one] { $n } partida en curso
   *[other] Las { $n } partidas en curso
}
start-games-coming = Buscando tus partidas…
start-no-games = Aún no tienes partidas. Empieza una y la encontrarás aquí.
start-running = En curso
start-none-running = No hay partidas en curso.
start-over = Terminadas
start-none-over = Aún no ha terminado ninguna partida.
start-more = { $n ->
    [one] Mostrar { $n } más
   *[other] Mostrar más de las otras { $n }
}
start-more-there = { $n ->
    [one] Se muestra { $n } partida más.
   *[other] Se muestran { $n } partidas más.
}
start-nobody-yet = Nadie más por ahora
start-standing-yours = Te toca
start-standing-paused = En pausa
start-waiting-for = Turno de: { $names }
start-missing = { $n ->
    [one] Falta { $n } jugador
   *[other] Faltan { $n } jugadores
}
start-ready = Lista para empezar
start-won = Ganada
start-place = Puesto { $n }
start-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Una mesa nueva.

start-who = Quién juega
start-players = Cuántos juegan
start-seat = Asiento { $n }
start-seat-of = { $name } (asiento { $n })
start-seat-free = Asiento libre
start-seat-name = Nombre de este jugador
start-sits = Quién se sienta aquí
start-people = Personas
start-bots = Bots
start-sits-me = Yo
    .about = Tú, en este navegador.
start-sits-here = Alguien ante esta pantalla
    .about = La pantalla es compartida. Entre turnos no se ven las cartas de nadie.
start-sits-link = Alguien, por enlace
    .about = Recibes un enlace para enviar. Se sienta aquí quien lo abra primero.
start-level-novice = Juega como en su primera partida.
start-level-steady = Juega bien y comete pocos errores.
start-level-apprentice = Ha aprendido el juego y duda a menudo.
start-level-journeyman = Ha aprendido el juego y se equivoca de vez en cuando.
start-level-expert = Ha aprendido bien el juego y rara vez se equivoca.
start-level-master = Ha aprendido de millones de partidas y juega lo que aprendió.
start-level-grandmaster-200ms = Un maestro que piensa por adelantado. Más fuerte no lo hay.
start-pace = Rapidez de los bots
start-pace-swift = Rápidos
start-pace-calm = Tranquilos
start-pace-slow = Lentos
start-what = A qué se juega
start-edition = Edición
start-edition-first = La clásica. La mejor para empezar.
start-edition-second = Cambian la mina de oro, la cofradía y la prefectura.
start-new-buildings = Nuevos Edificios
    .about = Más de treinta cartas de la ampliación, y la catedral.
start-events = Eventos
    .about = Seis cartas en el mazo que se pueden elegir en lugar de un rol.
start-opening = Mano inicial
start-opening-dealt = Juegas con lo que te reparten.
start-opening-chosen = Ves de cinco a ocho cartas y te quedas con cuatro.
start-how = Detalles
start-governor = Primer gobernador
start-governor-about = El gobernador empieza la primera ronda.
start-governor-random = Cualquiera
start-clock = Tiempo por jugada
start-clock-about = Cuando se acaba, un bot sigue jugando hasta que la persona vuelva.
start-clock-none = Sin reloj
start-clock-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
start-clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
start-clock-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
start-memory = Mostrar los precios ya vistos
    .about = Las losetas de precios que salieron siguen a la vista. Sin esto tienes que recordarlas.
start-watching = Otros pueden mirar
    .about = Quien conozca la dirección ve la mesa, pero ninguna carta oculta.
start-somebody-here = Reserva al menos un asiento para ti o para alguien ante esta pantalla.
start-open = Abrir la mesa

## Llegar por un enlace.

start-invited = Te han invitado a una partida
start-invited-about = Hay un asiento libre para ti. Di a los demás quién eres.
start-name-wanted = Escribe primero un nombre.
start-sit = Sentarme
start-sits-already = Ya tienes un asiento en esta mesa.
start-to-table = Ir a la mesa
start-first-time = ¿Juegas por primera vez?
start-watch = Ver la mesa

## Antes de la primera carta.

start-dealing = Se reparten las cartas…
start-gathering = Esperando jugadores
start-all-there = Ya no falta nadie
start-watched = se puede mirar
start-link = Enlace al asiento { $n }
start-share = Compartir
start-share-title = Un asiento para ti en San Juan
start-link-new = Enlace nuevo
start-link-new-about = El antiguo dejará de servir.
start-link-new-there = Hay un enlace nuevo.
start-link-make = Crear un enlace
start-link-make-about = Un enlace anterior dejará de servir.
start-link-local = Esta dirección solo sirve en este ordenador. Para jugar con gente de fuera, inicia el servidor con --listen 0.0.0.0:7423 y abre la página con el nombre o la dirección de este ordenador.
start-begin = Empezar la partida
start-waits-for = Aún libre: { $seats }. La partida puede empezar cuando todos tengan asiento.
start-watcher-waits = La partida empezará cuando todos tengan asiento. La verás aquí.
start-fair = Barajado limpio
start-fair-about = Antes de repartir nada, el servidor fija con este número su parte del barajado, y el navegador de cada persona añade la suya. Después de la partida cualquiera puede comprobar que nadie hizo trampas.

## Ajustes.

start-speed = Movimiento de las cartas
start-speed-about = Si tu dispositivo pide menos movimiento, nada se mueve.
start-speed-0 = Ninguno
start-speed-0-5 = Lento
start-speed-1 = Normal
start-speed-2 = Rápido
start-speed-4 = Muy rápido
start-confirm = Preguntar otra vez antes de
start-confirm-role = elegir un rol
start-confirm-pass = no construir nada aunque se pueda
start-confirm-dear = desprenderse de una carta de coste 5 o más
start-confirm-leave = abandonar una partida en curso
start-sounds = Sonidos
    .about = Uno suave cuando te toca, y para cartas y mercancías.
start-shortcuts = Teclas sueltas como atajos
    .about = En la mesa, el signo de interrogación las muestra todas.
start-text-mode = La mesa como texto
    .about = Todo en palabras y listas en lugar de dibujos; bueno para lectores de pantalla.
start-kept-here = Los ajustes se guardan solo en este navegador.

## Direcciones que no llevan a ninguna parte.

start-lost-title = Aquí no hay nada
start-lost = Puede que la dirección sea antigua o esté mal escrita. Tus partidas están a salvo.

## Problemas: qué pasó y qué hacer.

trouble-again = Intentarlo otra vez
trouble-home = A la portada
trouble-wait = { $n ->
    [one] Espera { $n } segundo.
   *[other] Espera { $n } segundos.
}
trouble-forgetful = Este navegador no guarda nada de esta página. Puedes jugar, pero los ajustes y los enlaces se pierden al cerrarlo. Permite que la página guarde datos, haz sitio o sal de la ventana privada.
trouble-part-missing = No se pudo cargar una parte de la página. Puede que el servidor ya no esté o tenga una versión más nueva. Recarga la página.
trouble-ended = La partida de esta mesa ha terminado. Puedes volver a verla desde el principio.
    .title = Esta partida ha terminado
trouble-bad-request = El servidor no entendió lo que envió esta página. Recárgala; si no sirve, revisa lo que escribiste.
    .title = Eso no funcionó
trouble-not-found = No existe esa mesa, o no se puede mirar. Revisa el enlace o pide una invitación a quien te lo dio.
    .title = Mesa no encontrada
trouble-not-your-seat = Tu asiento pasó a otro navegador, o este navegador te ha olvidado. Recarga la página o sigue en el navegador donde te sentaste.
    .title = Este no es tu asiento
trouble-bad-invitation = Alguien ha ocupado ya este asiento, o el enlace fue sustituido por otro más nuevo. Pide un enlace nuevo a quien te invitó.
    .title = Este enlace ya no sirve
trouble-not-your-turn = Ahora no se te pregunta nada. Alguien, o el reloj, fue más rápido.
    .title = No te toca
trouble-stale = Ahora se pregunta otra cosa. Mira la mesa y responde de nuevo.
    .title = La mesa ha seguido adelante
trouble-illegal = Las reglas no lo permiten. Elige otra cosa.
    .title = No está permitido
trouble-not-now = Ahora no es posible: puede que la mesa esté en pausa, incompleta o ya terminada.
    .title = Ahora no
trouble-id-taken = Por una rara casualidad esto no llegó. Hazlo otra vez.
    .title = Otra vez, por favor
trouble-limited = Ha sido demasiado en poco tiempo. Espera un momento e inténtalo otra vez.
    .title = Un poco más despacio
trouble-foreign-origin = El servidor no acepta esta página con esta dirección. Ábrela con la dirección que indica el propio servidor.
    .title = Dirección equivocada
trouble-other-version = El servidor tiene una versión más nueva que esta página. Recarga la página; tu partida sigue donde estaba.
    .title = Hay una versión nueva
trouble-unavailable = El servidor no puede guardar nada ahora: se está deteniendo o su disco está lleno. No se ha perdido nada. Inténtalo dentro de un momento o avisa a quien lo lleva.
    .title = El servidor no está listo
trouble-offline = No se puede contactar con el servidor. Revisa tu conexión y si el servidor está en marcha. Tus partidas están guardadas allí.
    .title = Sin conexión
trouble-broken = El servidor dio una respuesta que esta página no puede leer. Recarga la página; quizá algo entre tú y el servidor la cambió.
    .title = Una respuesta ilegible
