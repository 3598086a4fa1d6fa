# Death Over The Kingdom. $you is "yes" if the reader is the one it is about, else "no".

game-name = Death Over The Kingdom
game-line = Una corte de trece, y nadie conserva la carta que le dieron. El trono es para quien queda en segundo lugar.
    .short = Una corte de trece. Gana quien llega segundo.
game-goal = En el juego de la corte, acaba con el segundo total. En el juego de la parca, no te quedes con la carta más baja.
# How far the match is: turn and round in the court’s game, in the reaper’s the deal, and with lives who is alive
game-where =
    { $round ->
        [0]
            { $deal_of ->
                [0] Reparto { $deal } · quedan { $alive }
               *[other] Reparto { $deal } de { $deal_of }
            }
       *[other] Turno { $turn } de { $turn_of }, ronda { $round }
    }

## Cards

card-death = Muerte
card-princess = Princesa
card-jester = Bufón
card-juggler = Malabarista
card-thief = Ladrón
card-merchant = Mercader
card-innkeeper = Posadero
card-monk = Monje
card-knight = Caballero
card-sorceress = Hechicera
card-dragon = Dragón
card-queen = Reina
card-king = Rey
card-back = carta oculta

## Prompts. $round: 1 to 3 in the court's game, 0 in the reaper's; $players, $count: who is waited for

prompt-lay = Pon una carta boca abajo
    .help =
        { $round ->
            [1] Ronda 1: gana la carta más alta.
            [2] Ronda 2: gana la carta más baja.
           *[other] Ronda 3: gana lo que no es ni lo más alto ni lo más bajo.
        }
    .wait =
        { $count ->
            [one] { $players } aún elige una carta.
           *[other] Aún eligen: { $players }.
        }
prompt-act = ¿Qué haces con tu carta?
    .help =
        { $round ->
            [0] La carta más baja pierde, y la Muerte pierde siempre.
            [1] Gana la carta más alta.
            [2] Gana la carta más baja.
           *[other] Gana lo que no es ni lo más alto ni lo más bajo.
        }
    .wait =
        { $count ->
            [one] Le toca a { $players }.
           *[other] Les toca a: { $players }.
        }
prompt-steal = ¿Qué carta se lleva el Ladrón?
    .help = A cambio recibe tu Ladrón, y no puede negarse.
    .wait =
        { $count ->
            [one] { $players } busca víctima para el Ladrón.
           *[other] Buscan víctima: { $players }.
        }
prompt-peek = ¿Qué carta miras?
    .help = Después puedes cambiarla o dejarla.
    .wait =
        { $count ->
            [one] { $players } elige una carta que mirar.
           *[other] Eligen una carta que mirar: { $players }.
        }
prompt-throw = ¿Quién recibe tu Malabarista?
    .help = Su carta pasa a la siguiente persona que nombres.
    .wait =
        { $count ->
            [one] { $players } empieza a hacer malabares.
           *[other] Hacen malabares: { $players }.
        }
prompt-throw-on = ¿Quién recibe esa carta?
    .help = La carta de quien nombres ahora viene a ti.
    .wait =
        { $count ->
            [one] { $players } sigue con los malabares.
           *[other] Siguen con los malabares: { $players }.
        }
prompt-burn = ¿Qué carta quema el Dragón?
    .help = Cualquiera de la mesa, también la tuya. Otra del mazo ocupa su lugar.
    .wait =
        { $count ->
            [one] { $players } suelta un Dragón.
           *[other] Sueltan un Dragón: { $players }.
        }
prompt-trade = ¿Cambias por la carta que viste?
    .help = A cambio iría tu Mercader.
    .wait =
        { $count ->
            [one] { $players } sopesa el trato.
           *[other] Sopesan el trato: { $players }.
        }
prompt-turn = Tu Hechicera puede girar una carta
    .help = Cualquiera con dos valores, en un sentido o en otro, o ninguna.
    .wait =
        { $count ->
            [one] { $players } murmura un conjuro.
           *[other] Murmuran un conjuro: { $players }.
        }

## What a button says

move-keep = Quedártela
move-swap = Cambiarla con quien está a tu izquierda
move-cut = Cortar: una carta del mazo, a la vista de todos
move-trade = Cambiar
move-leave = Dejarla
move-pass = No girar nada
move-show = Mostrar esta carta y usar su poder: { $name }
move-hand = Cambiarla por una de tu mano: { $name }
move-lay = Poner: { $name }
move-aim = { $at }

## What happened. $from_you is "yes" if the reader is the one named in $from

event-lot =
    { $you ->
        [yes] La suerte te elige: repartes primero.
       *[no] La suerte elige a { $player }, que reparte primero.
    }
event-turn =
    { $you ->
        [yes] Turno { $turn } de { $of }. Repartes tú.
       *[no] Turno { $turn } de { $of }. Reparte { $player }.
    }
event-dealer =
    { $you ->
        [yes] Reparto { $deal }. Repartes tú.
       *[no] Reparto { $deal }. Reparte { $player }.
    }
event-deal =
    { $you ->
        [yes] Recibes: { $cards }.
       *[no] { $player } recibe: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Pones: { $cards }.
       *[no] { $player } pone: { $cards }.
    }
event-changed =
    { $you ->
        [yes] Pensándolo mejor: { $cards }.
       *[no] { $player } cambia de idea.
    }
event-round =
    { $goal ->
        [high] { $you ->
            [yes] Ronda alta, y empiezas tú.
           *[no] Ronda alta, y empieza { $player }.
        }
        [low] { $you ->
            [yes] Ronda baja, y empiezas tú.
           *[no] Ronda baja, y empieza { $player }.
        }
        [middle] { $you ->
            [yes] Ronda del medio, y empiezas tú.
           *[no] Ronda del medio, y empieza { $player }.
        }
       *[other] { $you ->
            [yes] La parca espera, y empiezas tú.
           *[no] La parca espera, y empieza { $player }.
        }
    }
event-keep =
    { $you ->
        [yes] Te quedas tu carta.
       *[no] { $player } se queda su carta.
    }
event-swap =
    { $you ->
        [yes] Cambias con { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } cambia contigo.
               *[no] { $player } cambia con { $from }.
            }
    }
event-get =
    { $you ->
        [yes] Recibes de { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } recibe de ti: { $cards }.
               *[no] { $player } recibe de { $from }: { $cards }.
            }
    }
event-show =
    { $you ->
        [yes] Muestras: { $cards }.
       *[no] { $player } muestra: { $cards }.
    }
event-take =
    { $you ->
        [yes] Tu Ladrón se lleva la carta de { $from }.
       *[no]
            { $from_you ->
                [yes] El Ladrón de { $player } se lleva tu carta.
               *[no] El Ladrón de { $player } se lleva la carta de { $from }.
            }
    }
event-peek =
    { $you ->
        [yes] Miras la carta de { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } mira tu carta: { $cards }.
               *[no] { $player } mira la carta de { $from }: { $cards }.
            }
    }
event-trade =
    { $you ->
        [yes] Trato hecho: cambias con { $from }.
       *[no]
            { $from_you ->
                [yes] Trato hecho: { $player } cambia contigo.
               *[no] Trato hecho: { $player } cambia con { $from }.
            }
    }
event-leave =
    { $you ->
        [yes] Se la dejas a { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } te deja tu carta.
               *[no] { $player } se la deja a { $from }.
            }
    }
event-throw =
    { $you ->
        [yes] Lanzas el Malabarista a { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } te lanza el Malabarista.
               *[no] { $player } lanza el Malabarista a { $from }.
            }
    }
event-juggle =
    { $you ->
        [yes] Haces malabares. Las cartas van a: { $order }.
       *[no] { $player } hace malabares. Las cartas van a: { $order }.
    }
event-burn =
    { $you ->
        [yes] Tu Dragón quema la carta de { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] El Dragón de { $player } quema tu carta: { $cards }.
               *[no] El Dragón de { $player } quema la carta de { $from }: { $cards }.
            }
    }
event-replace =
    { $you ->
        [yes] Del mazo recibes: { $cards }.
       *[no] Del mazo, { $player } recibe: { $cards }.
    }
event-cut =
    { $you ->
        [yes] Cortas. Vuelve al mazo: { $cards }.
       *[no] { $player } corta. Vuelve al mazo: { $cards }.
    }
event-cut-to =
    { $you ->
        [yes] El corte te da: { $cards }.
       *[no] El corte le da a { $player }: { $cards }.
    }
event-hand =
    { $you ->
        [yes] Cambias tu carta por una de tu mano: { $cards }.
       *[no] { $player } cambia su carta por una de su mano: { $cards }.
    }
event-store =
    { $you ->
        [yes] A tu mano va: { $cards }.
       *[no] A la mano de { $player } va: { $cards }.
    }
event-reveal =
    { $you ->
        [yes] Descubres: { $cards }.
       *[no] { $player } descubre: { $cards }.
    }
event-turns =
    { $you ->
        [yes] Tu carta gira, { $cards }: ahora cuenta { $value }.
       *[no] La carta de { $player } gira, { $cards }: ahora cuenta { $value }.
    }
event-slain =
    { $you ->
        [yes] Tu carta cae abatida, { $cards }: cuenta { $value }.
       *[no] La carta de { $player } cae abatida, { $cards }: cuenta { $value }.
    }
event-enchant =
    { $you ->
        [yes] Tu Hechicera gira la carta de { $from }, { $cards }: ahora cuenta { $value }.
       *[no]
            { $from_you ->
                [yes] La Hechicera de { $player } gira tu carta, { $cards }: ahora cuenta { $value }.
               *[no] La Hechicera de { $player } gira la carta de { $from }, { $cards }: ahora cuenta { $value }.
            }
    }
event-pass =
    { $you ->
        [yes] Tu Hechicera no gira nada.
       *[no] La Hechicera de { $player } no gira nada.
    }
event-score =
    { $you ->
        [yes] Un punto para ti: { $cards }, que cuenta { $value }. Puntos hasta ahora: { $points }.
       *[no] Un punto para { $player }: { $cards }, que cuenta { $value }. Puntos hasta ahora: { $points }.
    }
event-nobody = Ninguna carta gana esta ronda.
event-token =
    { $you ->
        [yes] Pierdes: { $cards }, que cuenta { $value }. Fichas hasta ahora: { $tokens }.
       *[no] { $player } pierde: { $cards }, que cuenta { $value }. Fichas hasta ahora: { $tokens }.
    }
event-life =
    { $you ->
        [yes] Pierdes una vida: { $cards }, que cuenta { $value }. Vidas que quedan: { $left }.
       *[no] { $player } pierde una vida: { $cards }, que cuenta { $value }. Vidas que quedan: { $left }.
    }
event-out =
    { $you ->
        [yes] Era tu última vida. Quedas fuera.
       *[no] A { $player } no le queda ninguna vida y queda fuera.
    }
event-aside = Se apartan: { $cards }.
event-wins =
    { $you ->
        [yes] Ganas la partida.
       *[no] { $player } gana la partida.
    }
event-void = Nadie gana: no hay nadie entre los empatados.

## Why it came out so. $name is the card it is about

why-kingdom-high = El valor más alto que cuenta: { $name }.
why-kingdom-low = El valor más bajo: { $name }.
why-kingdom-middle = Ni el más alto ni el más bajo: { $name }.
why-kingdom-lowest = El valor más bajo de la mesa: { $name }.
why-kingdom-doomed = Esta carta pierde, tengan lo que tengan los demás: { $name }.
why-kingdom-grim = La más baja junto a la Muerte: { $name }.
why-kingdom-meets = En la mesa hay alguien que no deja indiferente a esta carta: { $name }.
why-kingdom-beside = Buena compañía al lado: { $name }.
why-kingdom-slays = Un Caballero ha encontrado un Dragón.
why-kingdom-scares = Hay un Monje en la mesa.
why-kingdom-enchants = Obra de una Hechicera.

## Answers that are not taken. $move is what the button of that move says

refused-kingdom-lay = «{ $move }» no vale ahora. Pon una de las cartas de tu mano.
refused-kingdom-act = «{ $move }» no vale ahora. Quédate tu carta, cámbiala, muéstrala si tiene un poder para este momento, o cámbiala por una que tengas en la mano.
refused-kingdom-dealer = «{ $move }» no vale. Quien reparte corta el mazo y nunca cambia a la izquierda; los demás cambian y nunca cortan.
refused-kingdom-empty = «{ $move }» no vale: el mazo está vacío, y hace falta una carta de ahí.
refused-kingdom-spent = «{ $move }» no vale: el poder de esta carta ya se ha usado en esta ronda ({ $name }).
refused-kingdom-targets = «{ $move }» no vale. Nombra a alguien cuya carta esté al alcance de este poder.
refused-kingdom-peek = «{ $move }» no vale ahora. Ya has mirado: cambia por esa carta o déjala.
refused-kingdom-enchants = «{ $move }» no vale. La Hechicera gira una carta con dos valores, o ninguna.

## Rules, as players read them

rule-kingdom-court = Hay 26 cartas, dos de cada: Muerte 0, Princesa 1 o 11, Bufón 2 u 11, Malabarista 3, Ladrón 4, Mercader 5, Posadero 6 o 10, Monje 7, Caballero 8 o 12, Hechicera 9 o 1, Dragón 10, Reina 11 o 2, Rey 12. Los valores y poderes son nuestros; ninguna fuente pública los da.
rule-kingdom-doomed = La Muerte cuenta 0. En el juego de la parca, quien la tiene al final pierde siempre.
rule-kingdom-meets = Al final, la Princesa pasa de 1 a 11 si hay un Caballero en la mesa; el Bufón, de 2 a 11 si hay un Rey o una Reina; y la Reina, de 11 a 2 si hay un Bufón.
rule-kingdom-beside = Al final, el Posadero pasa de 6 a 10 si a su lado se muestra un Mercader, un Ladrón o un Malabarista.
rule-kingdom-scares = Al final, si hay un Monje en la mesa, toda Hechicera pasa a 1.
rule-kingdom-slays = Al final, el Caballero pasa de 8 a 12 si hay un Dragón en la mesa, y todo Dragón cuenta entonces 0.
rule-kingdom-enchants = Después de todos los demás poderes, y salvo que haya un Monje en la mesa, quien tiene una Hechicera puede girar una carta con dos valores, en un sentido o en otro, también la propia Hechicera.
rule-kingdom-king = El Rey nunca es la carta más alta: lo es el valor siguiente. Si la mesa juega «{ option-king }: { option-king-plain }», cuenta como las demás. En el juego de la parca da lo mismo.
rule-kingdom-juggle = Malabarista, en tu turno: tu carta va a la primera persona que nombras, la suya a la segunda, y la de la segunda a ti. Nadie más las ve.
rule-kingdom-steal = Ladrón, en tu turno: cambia con cualquiera. Nadie más ve lo que recibes.
rule-kingdom-peek = Mercader, en tu turno: mira la carta de cualquiera y cámbiala por la tuya, o déjala.
rule-kingdom-burn = Dragón, en tu turno: descarta boca arriba cualquier carta de la mesa, incluso la tuya. La primera del mazo ocupa su lugar boca abajo.
rule-kingdom-targets = Un poder puede apuntar a la carta de cualquiera de los demás, y el del Dragón también a la tuya. No importa si ya ha jugado, si reparte o si su carta está a la vista, y nadie puede negarse. Un poder que no alcanza a nadie no se ofrece.
rule-kingdom-spent = El poder de una carta para el turno sirve una vez por ronda. Después está gastado, la tenga quien la tenga.
rule-kingdom-end-order = Los poderes finales miran los personajes puestos, no sus valores. Una carta pasa a su segundo valor una vez como mucho; solo la Hechicera hace volver una. Primero actúan todos los demás en el orden de juego, y luego cada Hechicera, que lo ve todo.
rule-kingdom-neighbours = Tus vecinos son los dos que se sientan a tu lado en el círculo, también quien reparte y quien empieza. A quien está fuera se le salta.
rule-kingdom-turns = Hay tantos turnos como jugadores, para que todos repartan una vez; la suerte dice quién reparte primero. Cada turno tiene tres rondas: alta, baja y del medio.
rule-kingdom-deal = Cada cual recibe tres cartas. El resto es el mazo.
rule-kingdom-lay = Una ronda empieza cuando todos ponen a la vez una carta de su mano boca abajo. Hasta que esté la última, puedes cambiar la tuya. La última carta de una mano se pone sin preguntar.
rule-kingdom-order = Después cada cual actúa una vez, desde la izquierda de quien reparte hasta quien reparte.
rule-kingdom-act = Cuando te toca, haz una sola cosa: quédate tu carta; cámbiala con quien está a tu izquierda, que no puede negarse; muéstrala y usa su poder; o cámbiala, boca abajo, por una de tu mano. Lo que ganas así no se usa enseguida.
rule-kingdom-dealer = Quien reparte juega en último lugar y no cambia a la izquierda, pero puede cortar: se muestra la carta vieja, un corte a ciegas muestra una nueva a todos, y la vieja vuelve a cualquier sitio del mazo.
rule-kingdom-empty = El Dragón y el corte necesitan una carta en el mazo.
rule-kingdom-look = Siempre puedes mirar la carta que tienes delante. Quien recibe una carta la ve, y quien la dio la sigue conociendo. Todos ven qué carta mira un Mercader, pero no cuál es.
rule-kingdom-shown = Una carta mostrada sigue a la vista vaya donde vaya en la mesa durante esa ronda. En una mano o en el mazo vuelve a estar oculta; todos saben que está ahí hasta que de ese sitio sale una carta sin verse, y desde entonces, dónde puede estar.
rule-kingdom-reveal = Cuando quien reparte ha jugado, se descubren todas las cartas y actúan los poderes finales.
rule-kingdom-high = En la ronda 1 gana la carta más alta. Las cartas iguales ganan todas, y cada una da un punto.
rule-kingdom-low = En la ronda 2 gana la carta más baja.
rule-kingdom-middle = En la ronda 3 gana toda carta que no es ni la más alta ni la más baja.
rule-kingdom-used = Las cartas jugadas se apartan, a la vista. Tras la tercera ronda se baraja todo el mazo y reparte quien sigue a la izquierda.
rule-kingdom-second = Tras el último turno gana el segundo total, aunque sea el más bajo. Los totales iguales comparten la victoria, salvo que la mesa juegue «{ option-ties }: { option-ties-latest }». Los demás se ordenan por sus totales.
rule-kingdom-void = Si todos empatan a lo más o a lo menos y no hay nadie en medio, nadie gana. Quien está a solas arriba o abajo no empata con nadie.
rule-kingdom-one = En el juego de la parca cada cual recibe una carta, y todo el mazo se baraja en cada reparto. Quédatela, cámbiala, usa un poder o corta si repartes; no hay manos. Reparte después quien sigue a la izquierda, y a quien está fuera se le salta.
rule-kingdom-lowest = Tras los poderes finales pierde la carta más baja, y con ella todas sus iguales.
rule-kingdom-grim = Si la mesa juega lúgubre, pierde la Muerte y también la más baja de las demás. Es lo usual desde 8 jugadores.
rule-kingdom-tokens = Cada pérdida es una ficha. Tras los repartos acordados gana quien tiene menos fichas, y los empates se comparten. Lo usual son dos repartos por jugador hasta cinco, y uno si son más.
rule-kingdom-lives = O cada pérdida cuesta una vida: tienes cuatro, o dos desde 12 jugadores. Sin vidas quedas fuera. Gana quien queda al final; si los últimos caen a la vez, comparten.

section-the-court = La corte
section-the-court-s-game-3-to-7-players = El juego de la corte, de 3 a 7 jugadores
section-the-reaper-s-game-3-to-16-players = El juego de la parca, de 3 a 16 jugadores
source-S2 = editorial
source-R = reseñas
source-R14 = edición de 2014
source-H = de la casa

## How it ended. $player won

ended-kingdom-second =
    { $you ->
        [yes] Segundo lugar, y por eso el primero de todos: ganas.
       *[no] Segundo lugar, y por eso el primero de todos: { $player }.
    }
ended-kingdom-void = Todos empatan y no hay nadie en medio: el reino no es de nadie.
ended-kingdom-tokens =
    { $you ->
        [yes] La Muerte te visitó menos que a nadie: ganas.
       *[no] La Muerte pasó menos veces por aquí: { $player }.
    }
ended-kingdom-lives =
    { $you ->
        [yes] Has sobrevivido a la corte.
       *[no] Sobrevive a la corte: { $player }.
    }

## Options

option-mode = Juego
    .help = Cuál de los dos juegos de la caja.
option-mode-court = el de la corte, por el segundo lugar
option-mode-reaper = el de la parca, contra la Muerte
option-count = Una pérdida cuesta
    .help = Lo que cuesta perder un reparto en el juego de la parca.
option-count-tokens = una ficha
option-count-lives = una vida
option-deals = Repartos
    .help = Cuántos repartos se juegan por fichas; 0 es lo usual para los jugadores que hay.
option-lives = Vidas
    .help = Cuántas vidas tiene cada cual; 0 es lo usual para los jugadores que hay.
option-grim = Lúgubre
    .help = Si la más baja de las demás pierde también cuando la Muerte está en la mesa.
option-grim-usual = desde 8 jugadores
option-grim-on = siempre
option-grim-off = nunca
option-king = El Rey
    .help = Si cuenta como la carta más alta.
option-king-modest = nunca la más alta
option-king-plain = como las demás
option-ties = Totales iguales
    .help = Qué pasa con quienes tienen los mismos puntos.
option-ties-share = comparten
option-ties-latest = va delante quien puntuó más tarde

## Sets of options

preset-court = La corte
    .help = Tres rondas por turno, todos reparten una vez; gana el segundo total. De 3 a 7.
preset-reaper = La parca
    .help = Una carta por reparto, una ficha por pérdida; gana quien tiene menos. De 3 a 16.
preset-lives = Vidas
    .help = Una carta por reparto, una vida por pérdida; gana quien queda al final. De 3 a 16.

## Places for cards, and numbers on the table

zone-hand = Mano
zone-table = En la mesa
zone-deck = Mazo
zone-used = Apartadas
zone-unseen = No vistas
gauge-round = Ronda
gauge-turn = Turno
gauge-deal = Reparto
gauge-points = Puntos
gauge-tokens = Fichas
gauge-lives = Vidas
gauge-dealer = Reparte
gauge-spent = poder gastado
gauge-open = a la vista
gauge-second = segundo
gauge-ahead = a la cabeza
gauge-value = Cuenta

## The table

scene-card = { $value } { $name }
scene-card-two = { $value } { $name }, girada { $turned }
scene-card-now = { $value } { $name }, lo que cuenta ahora
scene-own = Tu carta
scene-own-chosen = Elegida; aún puedes cambiar
scene-empty = Aquí no hay nada
scene-open = a la vista
scene-known = tú la conoces, otros no
scene-maybe = quizá { $name }
scene-won = gana
scene-lost = pierde
scene-dealer-short = R
scene-use = Usar su poder
scene-swap = Cambiar
scene-cut = Cortar
scene-court = La corte
scene-court-lead = Todos los de esta baraja: cuánto cuenta la carta, cuánto girada, y qué puede hacer.
scene-again = Última ronda
scene-next = Sigue
scene-skip = Saltar
scene-rule = Ver la regla
scene-reveal = Se descubren todas las cartas.
scene-doomed = La Muerte siempre pierde
scene-race = La carrera por el segundo puesto
scene-race-second = segundo: gana
scene-race-ahead = primero: no gana nada
scene-did-keep = se queda
scene-did-swap = ⇄ { $to }
scene-did-take = ⇄ { $to }
scene-did-trade = ⇄ { $to }
scene-did-peek = mira: { $to }
scene-did-leave = vio { $to }
scene-did-throw = → { $to }
scene-did-juggle = ⟳ { $to }
scene-did-burn = quemó { $to }
scene-did-cut = corta
scene-did-hand = de la mano
# Behind a large number
scene-points =
    { $points ->
        [one] punto
       *[other] puntos
    }
scene-lives =
    { $count ->
        [one] { $count } vida
       *[other] { $count } vidas
    }
scene-tokens =
    { $count ->
        [one] { $count } mano perdida
       *[other] { $count } manos perdidas
    }
scene-goal =
    { $round ->
        [0] La más baja pierde
        [1] La más alta gana
        [2] La más baja gana
       *[other] Gana lo de en medio
    }
# Who has won or lost, or whose card has changed: $players, the card $name that counts $value
scene-score = { $players }: { $name } { $value }
scene-turns = { $players }: { $name } → { $value }
scene-slain = { $players }: { $name } → { $value }
scene-token = Pierde: { $players } · { $name } { $value }
scene-life = Pierde: { $players } · { $name } { $value }

## What a character can do. $of: for whom; $turned: the second value; $counts: what they count then

power-juggle = En tu turno giran tres cartas: la tuya a alguien, la suya a otro, y la del otro a ti.
power-steal = En tu turno, cambia con quien quieras. Nadie más lo ve.
power-peek = En tu turno, mira la carta de alguien; luego cambia o déjala.
power-burn = En tu turno, quema una carta de la mesa, incluso esta. El mazo da otra.
power-meets = Pasa a { $turned } si en la mesa está: { $of }.
power-beside = Pasa a { $turned } si un vecino muestra: { $of }.
power-slays = Pasa a { $turned } si en la mesa está: { $of }. Eso cuenta entonces { $counts }.
power-scares = Al final gira toda carta de esta clase: { $of }.
power-enchants = Al final puedes girar una carta con dos valores, salvo si en la mesa está: { $of }.
power-none = Sin poder.
power-modest =
    { $mode ->
        [reaper] En el juego de la parca: sin poder.
       *[other] { $king ->
            [plain] En esta mesa cuenta como cualquiera.
           *[other] Nunca cuenta como la más alta.
        }
    }
power-doomed =
    { $mode ->
        [reaper] Quien la tiene al final siempre pierde.
       *[other] Sin poder en el juego de la corte.
    }

## The coach

coach-lay = Pon una de tus cartas. En un turno hay una ronda para la más alta, otra para la más baja y otra para lo que queda en medio. Ganar da un punto.
coach-ahead = Vas a la cabeza, y es peligroso: gana el segundo total. Pierde alguna ronda a propósito.
coach-second = La casilla dorada muestra quién ganaría ahora: el segundo. Quien tiene más no gana nada.
coach-values = Un número pequeño en la esquina es otro valor. Los poderes giran cartas al final. Pulsa «{ scene-court }» para verlos.
coach-reaper = Cada quien tiene una carta. Al descubrirlas, la más baja pierde, y la Muerte siempre. Líbrate a tiempo de una mala.
coach-act = Haz una sola cosa: quédate la carta o cámbiala con quien está a tu izquierda. No puede negarse, y los dos saben qué dieron.
coach-power = Tu carta tiene un poder de turno. Usa el botón o arrástrala hacia alguien. Queda a la vista y sirve una vez por ronda.
coach-cut = Repartes, así que actúas al final. En vez de cambiar puedes cortar: tu carta va al mazo y llega otra, a la vista.
coach-hand = O cambia tu carta, boca abajo, por una de tu mano: púlsala.
coach-know = Conoces una carta de alguien. Un ojo dice que está oculta para otros.
coach-lives = Cada vela es una vida. Quien se queda sin velas está fuera; gana quien quede con vida.
coach-tokens = Cada calavera es una mano perdida. Gana quien tiene menos.
coach-aim = Pulsa la carta de alguien. A cambio le dejas tu ladrón.
coach-look = Pulsa la carta de alguien para verla. Solo tú la ves; luego puedes cambiar.
coach-throw = Pulsa quién recibe tu carta y luego de quién viene la tuya.
coach-burn = Pulsa la carta que arderá, también la tuya. Su dueño recibe la primera del mazo.
coach-spell = Todas las cartas están a la vista. Pulsa la que debe tomar su otro valor: el número que lleva. O no gires nada.

## The story of a match. $turn: the turn, or the deal

story-spell =
    { $you ->
        [yes] Turno { $turn }: tu hechicera giró una carta y el punto fue tuyo.
       *[no] Turno { $turn }: la hechicera de { $player } giró una carta y se llevó el punto.
    }
story-slain =
    { $you ->
        [yes] Turno { $turn }: tu dragón se topó con un caballero.
       *[no] Turno { $turn }: el dragón de { $player } se topó con un caballero.
    }
story-out =
    { $you ->
        [yes] Mano { $turn }: se apagó tu última vela.
       *[no] Mano { $turn }: se apagó la última vela de { $player }.
    }
story-robbed =
    { $you ->
        [yes] Turno { $turn }: una carta que tomaste ganó la ronda.
       *[no] Turno { $turn }: una carta que tomó { $player } ganó la ronda.
    }
story-haunted =
    { $you ->
        [yes] Mano { $turn }: tu derrota número { $count }.
       *[no] Mano { $turn }: { $player } llevaba { $count } derrotas.
    }
story-run =
    { $you ->
        [yes] Turno { $turn }: { $count } rondas seguidas solo para ti.
       *[no] Turno { $turn }: { $count } rondas seguidas solo para { $player }.
    }
story-first =
    { $you ->
        [yes] Tenías más que nadie, { $points }, y por eso no ganaste nada.
       *[no] { $player } tenía más que nadie, { $points }, y por eso no ganó nada.
    }
story-second =
    { $you ->
        [yes] Segundo puesto con { $points }, y así el trono fue tuyo.
       *[no] Segundo puesto con { $points }, y así el trono: { $player }.
    }
story-nobody = Turno { $turn }: una ronda que no ganó ninguna carta.
story-crowd = Turno { $turn }: { $count } ganaron a la vez.
story-reaped = Mano { $turn }: { $count } perdieron a la vez.
story-void = Empate de todos, y nadie en medio.

## Questions and answers. Each answer names its rules

faq-1-q = ¿Por qué es peligroso ir en cabeza?
faq-1-a = Porque gana el segundo total. Quien va en cabeza a solas no gana nada, y cualquier punto puede llevarte ahí. Si dos van en cabeza a la par, el total siguiente es el segundo.
    .rules = kingdom.second
faq-2-q = Tengo menos puntos que nadie. ¿Puedo ganar aún?
faq-2-a = Sí, si solo hay dos totales distintos: el más bajo es entonces el segundo. Con 5, 5 y 2 puntos gana el 2.
    .rules = kingdom.second kingdom.void
faq-3-q = ¿Cuándo no gana nadie?
faq-3-a = Cuando todos empatan, o cuando empatan dos grupos sin nadie en medio: 4, 4, 2, 2. Una sola persona en un extremo basta para que haya victoria.
    .rules = kingdom.void
faq-4-q = Rey 12 y un Caballero que ha pasado a 12: ¿quién gana la ronda alta?
faq-4-a = El Caballero. El Rey nunca es el más alto, por alto que sea. Con «{ option-king }: { option-king-plain }» ganan los dos.
    .rules = kingdom.king kingdom.high kingdom.slays
faq-5-q = ¿Puede el Rey ganar la ronda del medio?
faq-5-a = Sí. No es el más alto, porque nunca lo es; si tampoco es el más bajo, puntúa.
    .rules = kingdom.king kingdom.middle
faq-6-q = Alguien quiere mi carta. ¿Puedo negarme?
faq-6-a = Nunca. Ni a un cambio, ni al Ladrón, ni al Malabarista.
    .rules = kingdom.act kingdom.targets
faq-7-q = Me ha llegado antes de mi turno un Ladrón ya mostrado. ¿Puedo usarlo?
faq-7-a = No. Su poder ya ha servido en esta ronda; queda gastado hasta que se ponga de nuevo.
    .rules = kingdom.spent kingdom.shown
faq-8-q = ¿Quién conoce qué carta después de un cambio?
faq-8-a = Los dos que han cambiado conocen ambas cartas. Los demás solo conocen lo que estaba a la vista.
    .rules = kingdom.look kingdom.shown
faq-9-q = Una carta mostrada ha ido a una mano. ¿Sé aún dónde está?
faq-9-a = Hasta que esa persona pone o cambia una carta sin mostrarla. Entonces puede ser una u otra, hasta que se vea alguna de las dos.
    .rules = kingdom.shown
faq-10-q = ¿Puede el Dragón quemar mi propia carta?
faq-10-a = Sí, incluso a sí mismo. A cambio recibes la primera del mazo.
    .rules = kingdom.burn kingdom.targets
faq-11-q = ¿Qué hace quien reparte en lugar de cambiar?
faq-11-a = Cortar el mazo, si queda alguna carta. Todos ven lo que se va y lo que viene.
    .rules = kingdom.dealer kingdom.empty
faq-12-q = Dos poderes girarían la misma carta. ¿Vuelve atrás?
faq-12-a = No. Una carta pasa a su segundo valor una sola vez; solo una Hechicera hace volver una.
    .rules = kingdom.end-order kingdom.enchants
faq-13-q = Con dos Hechiceras, ¿elige la segunda aunque la primera la haya girado?
faq-13-a = Sí. Es el mismo personaje, cuente lo que cuente.
    .rules = kingdom.end-order kingdom.enchants
faq-14-q = En el juego de la parca, ¿se puede perder sin la Muerte?
faq-14-a = Sí: pierde la carta más baja. La Muerte pierde siempre, y con «{ option-grim }: { option-grim-on }» la acompaña la más baja de las demás.
    .rules = kingdom.doomed kingdom.lowest kingdom.grim
faq-15-q = Éramos los dos últimos y caímos a la vez. ¿Quién gana?
faq-15-a = Los dos.
    .rules = kingdom.lives
