# What every game says. The names of games, cards and rules stand in each game's own folder.

language-name = Español

## Places: first, second, …; $place is a number

place = { $place }.º

## A seat that a move names, though nobody holds it

seat-empty = el asiento { $seat }, donde no hay nadie

## What the table waits for

kind-turn = Alguien tiene que jugar.
kind-commit = Todo el mundo elige en secreto.
kind-reaction = Cualquiera puede responder.
kind-draw = La banca está ocupada.
kind-over = La partida ha terminado.

## Answers that no game takes

refused-table-not-asked = Ahora nadie te pregunta nada. Espera a que te llegue la pregunta.
refused-table-out = Ya no estás en esta partida. Mirar sigue siendo gratis.
refused-table-over = La partida ha terminado. Ya no queda nada que jugar, salvo otra.
refused-table-late = Demasiado tarde: eso era para la pregunta { $question }, y la mesa va por la pregunta { $now }. Mira otra vez y responde a esa.
refused-table-unreadable = «{ $text }» no es una jugada de este juego. Las jugadas se escriben así: { $expected }.

rule-table-not-asked = Solo responde quien recibe la pregunta.
rule-table-out = Quien queda fuera de la partida ya no responde.
rule-table-over = Cuando la partida termina, no se acepta ninguna jugada más.
rule-table-late = Una respuesta vale para una sola pregunta; si la mesa ya ha seguido, no cuenta.
rule-table-unreadable = Una jugada se escribe en una forma que el juego conoce.

### The command

## At the table: who, what, how likely. $place is text, as `place` gives it

cli-you = Tú
cli-guest = Invitado
cli-player = Asiento { $seat }
cli-out = fuera, { $place }
cli-has-chosen = ya eligió
cli-gauge = { $label }: { $value } de { $most }
cli-number-of = { $label }: { $value }
cli-score = { $player }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
cli-part = { $what }: { $made } ({ $next })
cli-no-score = En este juego no se cuentan puntos.
cli-no-seat = No hay ningún asiento «{ $seat }». Los asientos son: { $seats }.
cli-pile = { $zone }: { $cards }
cli-maybe = { $card } está en uno de estos sitios: { $places }
cli-zone-of = { $zone } ({ $player })
cli-order = Siguen: { $names }
cli-safe = sin riesgo
cli-chance = { $ways }/{ $of } · { $percent } %
cli-place = { $place }: { $player }

## At the table: what else is said

cli-hint = Escribe un número o una jugada, { $help } para la ayuda.
cli-refused-by = { $rule } ({ $word }: leer la regla)
cli-curtain = Pasa el teclado a { $player }. { $player }: pulsa Intro.
cli-no-rule = No hay ninguna regla «{ $rule }». Las reglas son: { $rules }.
cli-why-nothing = No se ha rechazado nada. Añade una jugada para saber si vale y, si no, por qué.
cli-why-allowed = Eso vale.
cli-kept = La partida está guardada en { $file }
cli-go-on = La partida está guardada. Para seguir: { $command }
cli-see-again = Para verla otra vez: { $command }
cli-same-deal = El mismo reparto: { $command }
cli-which = ¿Cuál de estas?

## At the table: words that can be typed, the usual one first, and what they do

cli-word-help = ayuda
cli-word-table = mesa
cli-word-score = puntos, puntuación
cli-word-log = historia
cli-word-why = porqué, porque
cli-word-rules = reglas, regla
cli-word-save = guardar
cli-word-quit = salir
cli-help-answer = El número delante de una opción la elige. También puedes escribir la jugada misma: «{ $text }» quiere decir «{ $phrase }». O una de estas palabras:
cli-help-help = esta página
cli-help-table = la mesa otra vez
cli-help-score = de qué se compone tu puntuación; con el número de un asiento: la de ese
cli-help-log = todo lo que ha pasado
cli-help-why = la regla detrás del último «no»; con una jugada: si vale
cli-help-rules = todas las reglas; con un nombre de regla: esa
cli-help-save = dónde está guardada la partida; con un archivo: una copia
cli-help-quit = salir; la partida queda guardada y puedes seguir más tarde

## Rules, records, decks, simulations

cli-source = Fuente: { $source }
cli-option = Opción { $name }, { $label }:
cli-option-default = { $name }={ $value }: { $text } (lo habitual)
cli-option-value = { $name }={ $value }: { $text }
cli-replay = { $game }: { $players }
cli-replay-ok =
    { $rows ->
        [one] La partida guardada es correcta: { $rows } línea jugada de nuevo.
       *[other] La partida guardada es correcta: { $rows } líneas jugadas de nuevo.
    }
cli-replay-running =
    { $rows ->
        [one] La partida guardada es correcta hasta aquí: { $rows } línea. No ha terminado.
       *[other] La partida guardada es correcta hasta aquí: { $rows } líneas. No ha terminado.
    }
cli-deck =
    { $size ->
        [one] { $game }, mazo «{ $name }»: { $size } carta
       *[other] { $game }, mazo «{ $name }»: { $size } cartas
    }
cli-deck-number = { $field } = { $value }
cli-deck-players = Alcanza para { $least } a { $most } personas.
cli-card = Carta
cli-name = Nombre
cli-copies = Copias
cli-simulated =
    { $matches ->
        [one] { $game }: { $matches } partida de { $players }, semilla { $seed }
       *[other] { $game }: { $matches } partidas de { $players }, semilla { $seed }
    }
cli-matches = Partidas
cli-seat = Asiento
cli-bot = Bot
cli-wins = Victorias
cli-interval-head = intervalo del 95 %
cli-interval = { $low } a { $high }
cli-seat-wins = { $bot }: { $wins } ({ $interval })
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number = { NUMBER($number) }
cli-ended-by = Terminadas por { $rule }: { $number }
cli-no-winner = Sin ganador: { $number }
cli-speed = { $seconds } s, { $speed } jugadas por segundo
cli-serve-here = Las mesas están abiertas: { $address }
cli-serve-network = En un móvil de la misma red: { $address }
cli-serve-stop = Para con Ctrl-C; cada partida se guarda y sigue en el próximo arranque.

## Measurements

cli-bench-where = Ultimo { $build } en { $machine }, { $system }, { $python }
cli-bench-peers = Al lado de: { $peers }
cli-bench-how =
    { $repeats ->
        [one] Medido una vez, en tiempo de procesador.
       *[other] Medianas de { $repeats } medidas, en tiempo de procesador; cada vuelta mide todo una vez. El margen va del menor al mayor.
    }
cli-bench-what = Qué
cli-bench-value = Mediana
cli-bench-spread = Margen
cli-bench-beside = Al lado de
cli-bench-ratio = Razón
cli-bench-goal = Meta
cli-bench-least = ≥ { $goal }
cli-bench-met = alcanzada
cli-bench-missed = no alcanzada
cli-bench-unknown = sin medir
cli-bench-rate = { $number } M jugadas/s
cli-bench-worlds = { $number } k iteraciones/s
cli-bench-time = { $number } ns
cli-bench-left-out = Sin medir: { $name }. { $why }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-compiled = partidas al azar, compilado
bench-full-table = partidas al azar, compilado, { $preset }, mesa llena
bench-reference = las mismas partidas en C
bench-uncompiled = partidas al azar, sin compilar
bench-driven = compilado, llevado desde Python
bench-ismcts = búsqueda de la primera carta
bench-copy_from = copia en un estado de borrador
bench-copy = copia
bench-key = clave
bench-veil = vista de un asiento
bench-determinize = mundo sacado de una vista
bench-to_bytes = estado en bytes
bench-from_bytes = estado desde bytes


### The page

## The way in

page-title-home = Pequeños juegos de cartas con amigos y bots
page-play-now = Jugar ya
page-invite = Invitar a amigos
page-code = Código
page-join = Entrar
page-join-empty = Escribe primero el código de una mesa: su anfitrión te lo puede leer.
# The name of whoever starts to play without giving one
page-lucky = Lucky
page-no-account = Sin cuenta. Diez segundos.
page-players = De { $least } a { $most } jugadores
# The game that the buttons below will start
page-chosen = elegido
page-games = Juegos
page-home = Inicio
page-missing = Aquí no hay nada
    .help = Esta dirección no lleva a ninguna parte. El camino al inicio sigue funcionando.

## The bar and what lies over everything

page-close = Cerrar
page-language = Idioma
page-rules = Reglas
page-rules-of = Reglas de { $game }
page-settings = Ajustes
page-sound = Sonido
page-go-light = Pasar al día
page-go-dark = Pasar a la noche
page-unloaded = Una parte de esta página no se ha podido cargar.
page-load-again = Cargar de nuevo
page-see-rule = Regla { $rule }
page-on = Sí
page-off = No
page-theme = Día o noche
page-theme-system = Como el aparato
page-theme-light = Día
page-theme-dark = Noche
page-motion = Movimiento
    .help = Nada se mueve si tu aparato pide menos movimiento.
page-motion-normal = Normal
page-motion-fast = Rápido
page-motion-off = Ninguno
page-hold = El gatillo
    .help = Un disparo no se puede deshacer, así que pide un dedo firme. Si mantener te cuesta, basta con pulsar.
page-hold-on = Mantener para disparar
page-hold-off = Pulsar para disparar
page-confirm = Confirmar antes de pasar
    .help = Una pulsación más antes de pagar cartas que no vuelven.
page-coach = Entrenador
    .help = Explica cada cosa la primera vez que sale en la mesa.
page-coach-again = Explicar de nuevo
    .done = Vuelven todas las lecciones, desde la próxima pregunta.
page-log = Lo que ha pasado
page-log-all = Todo
page-seconds =
    { $count ->
        [one] queda { $count } segundo
       *[other] quedan { $count } segundos
    }

## Before the start

page-where-before = Antes de empezar
page-link = Enlace a esta mesa
page-copy = Copiar enlace
page-copied = Copiado
page-copy-by-hand = Este navegador no deja copiar a ninguna página. El enlace está seleccionado: cópialo a mano.
page-share = Compartir
page-share-title = Una mesa de { $game } en Ultimo
page-qr = Código para la cámara: lleva a esta mesa
page-host-network = Los teléfonos de la misma red abren este enlace.
page-host-alone = Esta máquina no está en ninguna red: solo sus propios navegadores abren el enlace.
page-seats = Asientos
page-seat-number = Asiento { $number }
page-seat-free = libre
page-seat-away = ausente
page-sit-here = Sentarse aquí
page-free-seat = Liberar el asiento
page-you = Tú
page-you-host = Tú, anfitrión
page-host = Anfitrión
page-here = en la mesa
page-bot-random = Bot temerario
    .help = Hace lo primero que se le ocurre.
page-bot-greedy = Bot prudente
    .help = Cuenta las cartas y las recámaras.
page-name = Tu nombre
page-name-ask = ¿Cómo te llaman?
page-name-missing = Escribe primero un nombre: los demás querrán saber quién era.
page-name-change = Usar este nombre
page-keep-name = Dejar el de antes
page-sit = Sentarse
page-stand = Levantarse
page-full = Todos los asientos están ocupados
page-full-watch = Puedes mirar. Si queda un asiento libre, basta con pedirlo.
page-full-leave = Esta mesa no deja mirar. Espera un asiento libre o abre la tuya.
page-ready = Estás dentro
page-ready-host = Tu mesa
page-start = Empezar
page-start-help =
    { $count ->
        [0] Todos los asientos están ocupados. Empieza cuando quieras.
        [one] Un bot ocupará el asiento libre al empezar.
       *[other] Unos bots ocuparán los { $count } asientos libres al empezar.
    }
page-wait-host = { $host } empezará la partida.
page-setup = Reglas de la mesa
page-only-host = Solo el anfitrión cambia esto.
page-presets = Jugar según
page-preset-own = Esta mesa tiene su propia mezcla.
page-own-mix = Mezcla propia
page-pace = Ritmo
page-pace-relaxed = Tranquilo
    .help = Sin reloj. Un bot sustituye a quien se va.
page-pace-live = En vivo
    .help = Un reloj para cada pregunta y una reserva. Si se agota, se sienta un bot.
page-window = Tiempo para reaccionar
    .help = Los segundos en que cualquiera puede responder a lo que se ha hecho. Los mismos para todos, tengan lo que tengan.
page-watchers = Público
    .help = Si se puede mirar sin tener asiento. El público no ve ninguna carta oculta.
page-chances = Probabilidades
    .help = Si cada opción muestra cuánto te arriesgas a quedar fuera.

## At the table

page-leave = Dejar la mesa
page-title = { $game } · Ultimo
page-title-asked = ● Te toca · { $game }
page-where-alive =
    { $count ->
        [one] Queda { $count }
       *[other] Quedan { $count }
    }
page-where-over = Se acabó
page-dealt = Recibes: { $cards }.
page-watching =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
page-you-watch = Estás mirando. Las cartas ocultas lo siguen estando también para ti.
page-bot-plays = Un bot juega por ti.
page-take-over = Volver a jugar
page-line-opening = Un momento…
page-line-lost = Conexión perdida. Probando de nuevo…
page-device = Mi asiento en otro aparato
    .help = Abre esto en el otro aparato en menos de diez minutos. Tu asiento pasa allí y esta página se cierra. Sirve una sola vez: no lo enseñes a nadie.
page-device-qr = Código para la cámara: traslada tu asiento
page-moved = Tu asiento se ha mudado
    .help = Ahora está en tu otro aparato. Esta página ya no tiene nada que mostrar.
page-gone = No existe esa mesa
    .help = Ninguna mesa tiene el código { $code }. Revísalo letra por letra o abre tu propia mesa.

## After the end

page-winner = Gana la partida
page-winners = Ganan la partida
page-nobody = Nadie
page-places = Puestos
page-story = Cómo fue
page-see-table = Ver la mesa
page-see-result = Ver el resultado
page-record = Guardar la partida
page-rematch = Revancha
page-wait-rematch = { $host } puede empezar una revancha.

## The rules

page-search = Buscar en las reglas
page-found =
    { $count ->
        [0] Nada. Prueba con menos letras.
        [one] { $count } resultado
       *[other] { $count } resultados
    }
page-sources = Fuentes:
page-option = Opción: { $option }
page-cards = Todas las cartas
page-questions = Preguntas y respuestas

## Whose work this is

page-credits = Créditos
page-credits-ours = Los sombreros, los trajes, las fichas, las cartas, la mesa y el revólver están dibujados para esta página, y los ruidos se hacen al momento. El resto viene de gente que regala su trabajo. Gracias.
page-credits-pictures = Imágenes
page-credits-artist = Iconos de { $artist }:
page-credits-changed = vestidos, coloreados y recortados por nosotros
page-credits-letters = Letras
page-credits-games = Juegos
page-credits-games-text = Las reglas se juegan como las describen sus editoriales y sus jugadores, con nuestras palabras e imágenes. Los nombres de los juegos pertenecen a sus editoriales.

## What the server does not take

refused-server-unreadable = El servidor no ha podido leer eso. Si vuelve a pasar, carga la página de nuevo.
refused-server-too-large = Eso era demasiado largo para el servidor.
refused-server-too-fast = Demasiado a la vez. Espera un momento y prueba de nuevo.
refused-server-not-seated = No tienes asiento aquí. Siéntate primero.
refused-server-not-host = Eso solo lo hace el anfitrión.
refused-server-started = Demasiado tarde: la partida ha empezado.
refused-server-running = La partida no ha terminado. Eso viene después.
refused-server-name = Un nombre tiene de 1 a { $longest } letras visibles. Prueba otro.
refused-server-name-taken = Aquí ya hay alguien que se llama { $name }. Prueba otro nombre.
refused-server-seat-taken = Alguien ha sido más rápido: el asiento está ocupado.
refused-server-full =
    { $seats ->
        [one] Solo hay { $seats } asiento y está ocupado.
       *[other] Los { $seats } asientos están ocupados.
    }
refused-server-no-watchers = Esta mesa no deja mirar. Pide un asiento al anfitrión.
refused-server-option = «{ $found }» no vale para { $field }. Se permite: { $allowed }.
refused-server-no-window = Ahora nadie puede reaccionar: no hay nada que pasar ni que esperar.
refused-server-more-once = Ya has tenido más tiempo en esta ventana. Solo se puede pedir una vez.
refused-server-failed = El servidor no ha podido guardar eso. No ha cambiado nada; prueba de nuevo.
refused-server-no-table = Ninguna mesa tiene el código { $code }.
refused-server-origin = El servidor no acepta nada de { $origin }. Abre la página en la dirección del servidor.
refused-page-no-server = El servidor no responde. ¿Está en marcha, y estás en su red?

### The table on the page, whatever is played

table-log = Lo que ha pasado
table-log-all = Todo
table-seconds =
    { $count ->
        [one] queda un segundo
       *[other] quedan { $count } segundos
    }
table-you = Tú
table-thinking = pensando
table-chosen = ya eligió
table-asked = le toca
table-out = fuera
table-bot-plays = juega un bot
table-away = ausente
table-hand = Tu mano
table-choices = Tus opciones
table-change = Hasta que todos hayan elegido, aún puedes cambiar.
table-window = Tiempo para reaccionar
table-window-change = Nadie lo ve hasta que se acabe el tiempo. Hasta entonces puedes cambiar.
table-pass-on = Dejar pasar todo este turno
table-more-time = Más tiempo
table-you-out = Estás fuera. A partir de aquí, a disfrutar del espectáculo.
table-safe = sin riesgo
table-chance = { $ways } de { $of }
table-cards =
    { $count ->
        [0] sin cartas
        [one] una carta
       *[other] { $count } cartas
    }
table-of = { $value } de { $most }
table-card-chosen = { $card }, tu elección. Nadie más la ve
table-lately = Ahora mismo

### The coach of a first match

coach-name = Entrenador
coach-understood = Entendido
coach-enough = Basta de lecciones
