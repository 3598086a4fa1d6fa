# Panda Rei. $you is "yes" if the reader is the one it is about, else "no".

game-name = Panda Rei
game-line = El león duerme, el trono está vacío y cada animal espera dueño. Quédate con los que convienen.
    .short = Recoge. Pero no demasiado.
game-goal = Dos rondas de once bazas. Quien gana una baza se lleva dos de sus animales, los demás uno cada uno y el último ninguno. Al final cuentan los animales: gana la puntuación más alta.

## Cards

card-rabbit = conejo
card-bear = oso
card-giraffe = jirafa
card-owl = búho
card-cat = gato
card-fox = zorro
card-lion = león
card-pig = cerdo
card-panda1 = panda 1
card-panda2 = panda 2
card-panda3 = panda 3
card-panda4 = panda 4
card-monkey = mono
card-back = carta oculta
the-card =
    { $card ->
        [rabbit] el conejo
        [bear] el oso
        [giraffe] la jirafa
        [owl] el búho
        [cat] el gato
        [fox] el zorro
        [lion] el león
        [pig] el cerdo
        [panda1] el panda 1
        [panda2] el panda 2
        [panda3] el panda 3
        [panda4] el panda 4
       *[monkey] el mono
    }
# Some equal cards in little room; in a hand, with what each is worth
card-chip =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }
    .hand =
        { $card ->
            [monkey]
                { $count ->
                    [1] +1 { $name }
                   *[other] +1 { $name } ×{ $count }
                }
           *[other]
                { $count ->
                    [1] { $strength } { $name }
                   *[other] { $strength } { $name } ×{ $count }
                }
        }

## Prompts. $left: cards that who is asked is still to take; $players, $count: who is waited for

prompt-play = Juega una carta
    .help = Gana el valor más alto, pero las cartas iguales le ganan, primero el grupo mayor. Un mono vale uno más que la carta anterior.
    .wait =
        { $count ->
            [one] { $players } elige qué carta jugar.
           *[other] Eligen qué carta jugar: { $players }.
        }
prompt-take =
    { $left ->
        [one] Llévate una carta
       *[other] Baza ganada: llévate dos cartas
    }
    .help = Lo que te llevas queda delante de ti y cuenta al final. También los zorros.
    .wait =
        { $count ->
            [one] { $players } elige qué llevarse.
           *[other] Eligen qué llevarse: { $players }.
        }

## What a button says

move-play = Jugar { the-card }
move-take = Llevarse { the-card }

## What happened

event-start =
    { $you ->
        [yes] Por sorteo, sales tú en la primera baza.
       *[no] Por sorteo, { $player } sale en la primera baza.
    }
event-round = Ronda { $round } de { $of }: manos nuevas.
event-deal =
    { $you ->
        [yes] Recibes: { $cards }.
       *[no] { $player } recibe: { $cards }.
    }
event-lead =
    { $you ->
        [yes] Sales con { the-card }, valor { $worth }.
       *[no] { $player } sale con { the-card }, valor { $worth }.
    }
event-play =
    { $you ->
        [yes] Juegas { the-card }, valor { $worth }.
       *[no] { $player } juega { the-card }, valor { $worth }.
    }
event-dummy = El figurante juega { the-card }, valor { $worth }.
event-trick =
    { $you ->
        [yes] Ganas la baza y eliges primero.
       *[no] { $player } gana la baza y elige primero.
    }
event-take =
    { $you ->
        [yes] Te llevas { the-card }.
       *[no] { $player } se lleva { the-card }.
    }
event-final =
    { $you ->
        [yes]
            { $points ->
                [one] Tienes { $points } punto, puesto { $place }.
               *[other] Tienes { $points } puntos, puesto { $place }.
            }
       *[no]
            { $points ->
                [one] { $player } tiene { $points } punto, puesto { $place }.
               *[other] { $player } tiene { $points } puntos, puesto { $place }.
            }
    }
event-wins =
    { $you ->
        [yes] El nuevo rey es tuyo: ganas.
       *[no] El nuevo rey es de { $player }: gana la partida.
    }
event-shares =
    { $you ->
        [yes] Compartes el trono.
       *[no] { $player } comparte el trono.
    }

## Why a trick was won. $card is the winning card, $worth its worth, $size how many cards share it, $pigs what the winner
## has, $rival what the next best has, $by is "pigs" or "first", $higher the worth of the dummy's card

why-panda-highest = Todas son distintas y { $worth } es el valor más alto: { the-card }.
why-panda-group = Ganan las iguales: { $size } cartas de valor { $worth }. Ningún grupo es mayor, y ninguno igual de grande vale más.
why-panda-pigs =
    { $by ->
        [pigs] Ganan las iguales: { $size } cartas de valor { $worth }. Entre ellas deciden los cerdos: { $pigs } contra { $rival }.
       *[first] Ganan las iguales: { $size } cartas de valor { $worth }. Entre ellas no deciden los cerdos ({ $pigs } contra { $rival }): gana la que se jugó primero.
    }
why-panda-dummy = Todas son distintas. El { $higher } del figurante es más alto, pero no puede ganar, así que basta { $worth }: { the-card }.

## Answers that are not taken. $move is what the button of that move says

refused-panda-play =
    { $card ->
        [monkey] «{ $move }» no vale: no tienes ningún mono en la mano. Juega una carta que tengas.
       *[other] «{ $move }» no vale ahora. La baza pide una carta de tu mano: juega una que tengas.
    }
refused-panda-take =
    { $card ->
        [monkey] «{ $move }» no vale: en esta baza ya no queda ningún mono. Llévate una carta que siga ahí.
       *[other] «{ $move }» no vale ahora. Llévate una de las cartas de esta baza que siguen en la mesa.
    }

## Rules, as players read them

rule-panda-cards = Hay 119 cartas: 20 conejos, 15 osos, 15 jirafas, 15 búhos, 10 gatos, 10 zorros, 10 leones, 10 cerdos, 5 monos y 9 pandas: tres de nivel 1, tres de nivel 2, dos de nivel 3 y uno de nivel 4.
rule-panda-strength = En una baza, una carta vale su lugar en este orden: conejo 1, oso 2, jirafa 3, búho 4, gato 5, zorro 6, león 7, cerdo 8, panda 9, sea cual sea su nivel.
rule-panda-players = Se juega de dos a cinco personas.
rule-panda-deal = Hay dos rondas. En cada una, todos reciben 11 cartas de lo que queda del mazo. Nada vuelve a él entre ambas, y nadie ve lo que sobra.
rule-panda-start = Sale quien tiene la ficha de salida. Para la primera baza la da un sorteo; después pasa a quien gana cada baza, también de una ronda a otra.
rule-panda-play = Por turno, hacia la izquierda, cada cual juega una carta boca arriba. Vale cualquiera: nadie está obligado a seguir.
rule-panda-monkey = Un mono vale uno más que la carta jugada justo antes, aunque sea otro mono. De salida vale 1. Su valor queda fijado al jugarlo, y puede ser igual a otras cartas como cualquiera.
rule-panda-highest = Si todas las cartas tienen valores distintos, la más alta gana la baza.
rule-panda-group = Si hay cartas iguales, solo cartas iguales pueden ganar: las del grupo mayor y, entre grupos igual de grandes, las que valen más.
rule-panda-pigs = Dentro del grupo ganador gana quien se ha llevado más cerdos en bazas anteriores, de cualquiera de las dos rondas; si hay empate, quien jugó primero. Los monos no son cerdos aquí, y los cerdos no dan puntos. Si la mesa juega con «{ option-group_tie }: { option-group_tie-first }», los cerdos no hacen nada.
rule-panda-take = Quien gana recibe la ficha de salida y se lleva dos de las cartas jugadas. Luego, hacia la izquierda, cada cual se lleva una hasta que no queda ninguna; el último se queda sin nada. Es obligatorio llevarse carta, también zorros. Lo que te llevas queda a la vista delante de ti.
rule-panda-dummy = Entre dos, un figurante juega una carta al azar, siempre el último. No gana nada, no se lleva nada y no tiene cerdos, pero su carta puede ser igual a la tuya, y se puede llevar: quien gana se lleva dos cartas, el otro una. Si la carta del figurante es la única más alta, gana la siguiente.
rule-panda-rabbits = Los conejos dan 1, 3, 6, 10 o 15 puntos, de uno a cinco. Seis o más cuestan 5 puntos en total.
rule-panda-bears = Cada pareja de osos da 6 puntos; un oso solo, nada.
rule-panda-giraffes = Cada jirafa da 1 punto.
rule-panda-owls = Cada búho que tiene una jirafa para él da 6 puntos; los demás, nada.
rule-panda-cats = Los gatos dan su número multiplicado por sí mismo: tres gatos son 9 puntos, cinco son 25.
rule-panda-foxes = Cada zorro cuesta 3 puntos.
rule-panda-lions = Sin leones pierdes 10 puntos, con uno solo 4. Con dos quedas en paz, y cada león más da 2 puntos.
rule-panda-pandas = Suma los niveles de tus pandas. Quien más tiene gana 8 puntos y quien menos pierde 8; no tener ninguno cuenta 0. Todos los empatados reciben lo mismo, y si todos están iguales nadie recibe nada.
rule-panda-monkeys = Cada mono que te has llevado cuenta una vez como conejo, oso, jirafa, búho o gato, lo que más te convenga. Como jirafa puede servir a un búho.
rule-panda-end = Tras la segunda ronda gana la puntuación más alta. A igual puntuación se comparte el puesto.

section-material = Los animales
section-two-rounds = Dos rondas de once bazas
section-who-wins-a-trick = Quién gana una baza y qué se lleva
section-two-players = Entre dos
section-what-the-animals-count = Lo que cuentan los animales
source-S3 = resumen
source-R = páginas de ayuda
source-D = deducido
source-H = de la casa

## How it ended. $player has won

ended-panda-end =
    { $you ->
        [yes] Los animales han elegido: la puntuación más alta es tuya.
       *[no] Los animales han elegido. La puntuación más alta: { $player }.
    }

## Options

option-group_tie = Cartas iguales
    .help = Quién gana dentro del grupo ganador.
option-group_tie-pigs = más cerdos, luego quien jugó primero
option-group_tie-first = quien jugó primero

## Sets of options

preset-current = Actuales
    .help = Como en el resumen: entre cartas iguales deciden los cerdos.
preset-older = Antiguas
    .help = Como en una página de ayuda anterior: entre cartas iguales gana la que se jugó primero.

## Places for cards, and numbers on the table

zone-hand = Mano
zone-front = Animales tomados
zone-table = Carta jugada
zone-table-dummy = El figurante
zone-unseen = Nunca vistas
gauge-round = Rondas jugadas
gauge-trick = Bazas jugadas
gauge-left = Cartas por llevarse
gauge-score = Puntos
gauge-pigs = Cerdos
gauge-worth = Valor
gauge-start = Ficha de salida

## What a score is made of. $count cards of the kind; $monkeys that count as it, $total with these; $more further cards would
## change the points by $change, $direction is "up", "down" or "none"

part-rabbit = Conejos
    .made =
        { $monkeys ->
            [0] { $total }
            [one] { $total }, uno de ellos un mono
           *[other] { $total }, de ellos { $monkeys } monos
        }
    .next =
        { $direction ->
            [none] otro conejo no cambia nada
            [up] el siguiente: +{ $change }
           *[down] el siguiente: { $change }
        }
part-bear = Osos
    .made =
        { $monkeys ->
            [0] { $total }, parejas: { $pairs }
            [one] { $total }, uno de ellos un mono, parejas: { $pairs }
           *[other] { $total }, de ellos { $monkeys } monos, parejas: { $pairs }
        }
    .next =
        { $direction ->
            [none] otro oso no cambia nada
            [up] con { $more } más: +{ $change }
           *[down] con { $more } más: { $change }
        }
part-giraffe = Jirafas
    .made =
        { $monkeys ->
            [0] { $total }
            [one] { $total }, una de ellas un mono
           *[other] { $total }, de ellas { $monkeys } monos
        }
    .next =
        { $direction ->
            [none] otra jirafa no cambia nada
            [up] la siguiente: +{ $change }
           *[down] la siguiente: { $change }
        }
part-owl = Búhos
    .made =
        { $monkeys ->
            [0] { $total }, con jirafa: { $paired }
            [one] { $total }, uno de ellos un mono, con jirafa: { $paired }
           *[other] { $total }, de ellos { $monkeys } monos, con jirafa: { $paired }
        }
    .next =
        { $direction ->
            [none] otro búho necesita una jirafa
            [up] el siguiente: +{ $change }
           *[down] el siguiente: { $change }
        }
part-cat = Gatos
    .made =
        { $monkeys ->
            [0] { $total } × { $total }
            [one] { $total } × { $total }, uno de ellos un mono
           *[other] { $total } × { $total }, de ellos { $monkeys } monos
        }
    .next =
        { $direction ->
            [none] otro gato no cambia nada
            [up] el siguiente: +{ $change }
           *[down] el siguiente: { $change }
        }
part-fox = Zorros
    .made = { $total }
    .next =
        { $direction ->
            [none] otro zorro no cambia nada
            [up] el siguiente: +{ $change }
           *[down] el siguiente: { $change }
        }
part-lion = Leones
    .made = { $total }
    .next =
        { $direction ->
            [none] otro león no cambia nada
            [up] el siguiente: +{ $change }
           *[down] el siguiente: { $change }
        }
part-pig = Cerdos
    .made = { $total }
    .next = no dan puntos, pero sí ventaja entre iguales
part-panda = Pandas
    .made = niveles { $levels }; el que más, { $most }; el que menos, { $fewest }
    .next =
        { $direction ->
            [none] otro nivel no cambia nada
            [up] con { $more } en niveles más: +{ $change }
           *[down] con { $more } en niveles más: { $change }
        }
part-monkey = Monos
    .made = { $total }, contados arriba
    .next =
        { $direction ->
            [none] otro más no cambia nada
            [up] el siguiente: +{ $change }
           *[down] el siguiente: { $change }
        }

## Questions and answers. Each answer names its rules

faq-1-q = Dos hemos jugado un búho y otro un león. ¿Quién gana?
faq-1-a = Uno de los búhos. En cuanto dos cartas son iguales, las sueltas quedan fuera, por altas que sean. Entre los búhos gana quien tiene más cerdos; si hay empate, el que se jugó primero.
    .rules = panda.group panda.pigs
faq-2-q = Hay dos gatos y dos búhos en la mesa. ¿Qué pareja gana?
faq-2-a = Los gatos. Los dos grupos tienen dos cartas, y 5 es más que 4. Tres búhos ganarían a los dos gatos.
    .rules = panda.group panda.strength
faq-3-q = Cada cual ha jugado algo distinto. ¿Gana sin más la más alta?
faq-3-a = Sí. Si no hay dos cartas del mismo valor, la más alta gana la baza.
    .rules = panda.highest
faq-4-q = ¿Cuánto vale un mono?
faq-4-a = Uno más que la carta jugada justo antes: 10 tras un panda, y tras un mono uno más que ese mono. De salida vale 1, como un conejo.
    .rules = panda.monkey
faq-5-q = ¿Puede un mono ser igual a otra carta?
faq-5-a = Sí. Un mono tras un búho vale 5, y con un gato hace pareja. Entre los dos deciden los cerdos, y luego quién jugó primero.
    .rules = panda.monkey panda.group panda.pigs
faq-6-q = ¿Forman grupo los pandas de distinto nivel?
faq-6-a = Sí. En una baza cada panda vale 9. Los niveles solo cuentan al final.
    .rules = panda.strength panda.group panda.pandas
faq-7-q = ¿Los cerdos dan puntos?
faq-7-a = No. Ayudan a ganar: entre las cartas iguales del grupo ganador decide quién tiene más cerdos, sumando las dos rondas. Hay quien juega sin eso: «{ option-group_tie }: { option-group_tie-first }».
    .rules = panda.pigs
faq-8-q = ¿Tengo que llevarme una carta que me cuesta puntos?
faq-8-a = Sí, si te toca elegir y no queda nada mejor. Elige pronto o sé el último, que no se lleva nada.
    .rules = panda.take panda.foxes
faq-9-q = Entonces, ¿para qué jugar un zorro?
faq-9-a = Porque vale 6 en una baza. Puede ganarte dos animales mejores, y será otro quien se lo lleve a casa.
    .rules = panda.foxes panda.strength panda.take
faq-10-q = ¿Tan malo es el sexto conejo?
faq-10-a = Cuesta 20 puntos: cinco conejos son 15, seis son −5, y siete también.
    .rules = panda.rabbits
faq-11-q = ¿Qué necesitan los búhos?
faq-11-a = Una jirafa cada uno. Tres búhos y dos jirafas hacen dos parejas de búho y jirafa, 12 puntos, más 2 por las jirafas.
    .rules = panda.owls panda.giraffes
faq-12-q = ¿Cuántos leones me convienen?
faq-12-a = Dos, para no perder nada. A partir del tercero, cada uno da 2 puntos. Recuerda que no tener ninguno cuesta 10: ahí empiezan todos.
    .rules = panda.lions
faq-13-q = No tengo pandas. ¿Qué me cuesta?
faq-13-a = 8 puntos si otros tienen: eres quien menos tiene. Si nadie tiene, nada.
    .rules = panda.pandas
faq-14-q = ¿Cuánto cuenta un mono al final?
faq-14-a = Es un conejo, un oso, una jirafa, un búho o un gato, lo que más te dé; la cuenta se hace sola. Nunca será tu sexto conejo.
    .rules = panda.monkeys panda.rabbits
faq-15-q = Entre dos, ¿puede ganar el figurante?
faq-15-a = No. Su carta solo puede ayudar a uno de los dos si es igual a la suya. Si es la única más alta, gana la siguiente. Se lleva como las demás.
    .rules = panda.dummy
faq-16-q = ¿Se ven las cartas que sobran?
faq-16-a = No. Lo que no se repartió queda oculto hasta el final, y nada vuelve para la segunda ronda.
    .rules = panda.deal
faq-17-q = ¿Quién empieza la segunda ronda?
faq-17-a = Quien ganó la última baza de la primera: la ficha de salida no se mueve.
    .rules = panda.start
faq-18-q = Tenemos la misma puntuación. ¿Quién gana?
faq-18-a = Los dos. A igual puntuación se comparte el puesto.
    .rules = panda.end

## The page

game-where =
    { $prompt ->
        [take] Ronda { $round_next } · baza { $trick }/{ $trick_of }
       *[other] Ronda { $round_next } · baza { $trick_next }/{ $trick_of }
    }
game-winner = Más puntos
game-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }

### The table

scene-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
# Behind a large number
scene-points-only =
    { $points ->
        [one] punto
       *[other] puntos
    }
scene-dummy = Figurante
scene-leads = sale
scene-wins = gana
scene-equal = igual
scene-pigs =
    { $count ->
        [0] sin cerdos
        [one] { $count } cerdo
       *[other] { $count } cerdos
    }
# A card with the number in its corner
scene-card = { $value } { $name }
scene-played = { $player }: { $card }, valor { $worth }
scene-waits = { $player }: aún nada
scene-taken =
    { $you ->
        [yes] Te has llevado: { $card }
       *[no] { $player } se ha llevado: { $card }
    }
scene-brings = cambia tus puntos en { $points }
scene-won =
    { $you ->
        [yes] Ganas la baza
       *[no] { $player } gana la baza
    }
scene-last =
    { $you ->
        [yes] Última baza: tuya.
       *[no] Última baza: { $player }.
    }
scene-rule = Ver la regla
# What somebody has collected, as a button that opens the account
scene-account-of = { $player }, { $points }. De qué se componen
scene-tile = { $name }: { $count }, puntos: { $points }

### The account: what points are made of, and what would change them. $name is the player

scene-account = De qué se componen los puntos
scene-account-you = Tú
scene-account-none = Aún sin recoger
scene-account-sum = En total

### The coach

coach-play = Juega una carta, la que quieras. La más alta gana la baza, y quien gana elige primero entre todo lo que hay.
coach-group = Las cartas iguales ganan a las sueltas, por altas que sean: dos conejos ganan a un cerdo. Gana el grupo mayor, luego el más alto.
coach-monkey = Un mono vale uno más que la carta jugada justo antes. Si sale de primero, vale 1.
coach-dummy = Entre dos, un figurante juega el último, al azar. Nunca gana, pero su carta puede igualar la tuya, y se puede coger.
coach-take = Te llevas una carta, y es obligatorio. Lo que cambia ahora en tus puntos está escrito debajo.
coach-first = Has ganado: dos cartas son tuyas. Luego los demás se llevan una cada uno, y el último ninguna.
coach-account = Toca lo que alguien ha recogido y verás de qué se componen sus puntos y qué los cambiaría.
coach-fox = Un zorro en casa cuesta puntos, pero en una baza vale 6. Juégalo y deja que se lo lleve otro.
coach-rabbit = Cinco conejos están bien. Con el sexto cuestan puntos, y un mono nunca se convierte en el sexto.
coach-owl = Un búho necesita una jirafa propia para dar puntos. Las jirafas solas dan un poco.
coach-bear = Los osos cuentan por parejas. Uno solo aún no da nada.
coach-cat = Los gatos cuentan su número por sí mismo: uno es poco, cinco son mucho.
coach-lion = Sin leones pierdes puntos, con uno pierdes menos. A partir del tercero, dan puntos.
coach-panda = Las monedas de los pandas son sus niveles. Tener más que nadie da puntos, tener menos que nadie los cuesta.
coach-pig = Los cerdos no dan puntos. Pero entre cartas iguales gana la baza quien tiene más cerdos.
coach-pig-first = Los cerdos no dan puntos. En esta mesa tampoco deciden nada: entre cartas iguales gana la que se jugó primero.
coach-ape = Un mono recogido cuenta como el conejo, oso, jirafa, búho o gato que más te ayude.
coach-round = Segunda ronda: manos nuevas, pero todo lo recogido se queda, y sale quien ganó la última baza.

### How it went. $trick is the number of the trick in round $round

story-pigs =
    { $you ->
        [yes] Ronda { $round }, baza { $trick }: cartas iguales, y decidieron tus cerdos, { $pigs } contra { $rival }.
       *[no] Ronda { $round }, baza { $trick }: cartas iguales, y los cerdos eran de { $player }, { $pigs } contra { $rival }.
    }
story-crowd =
    { $you ->
        [yes] Ronda { $round }, baza { $trick }: { $size } cartas iguales, y ganaste tú.
       *[no] Ronda { $round }, baza { $trick }: { $size } cartas iguales, y ganó { $player }.
    }
story-dummy =
    { $you ->
        [yes] Ronda { $round }, baza { $trick }: el figurante tenía { $higher }, pero ganó tu { $worth }.
       *[no] Ronda { $round }, baza { $trick }: el figurante tenía { $higher }, pero { $player } ganó con { $worth }.
    }
story-monkey =
    { $you ->
        [yes] Ronda { $round }, baza { $trick }: tu mono valía { $worth }, y fue suficiente.
       *[no] Ronda { $round }, baza { $trick }: { $player } ganó con un mono de valor { $worth }.
    }
story-run =
    { $you ->
        [yes] Ronda { $round }: ganaste { $count } bazas seguidas.
       *[no] Ronda { $round }: { $player } ganó { $count } bazas seguidas.
    }
story-rabbit =
    { $you ->
        [yes] Un conejo de más: te llevaste el sexto.
       *[no] Un conejo de más: { $player } se llevó el sexto.
    }
story-cat =
    { $you ->
        [yes] Te llevaste un cuarto gato. La camada valió la pena.
       *[no] { $player } se llevó un cuarto gato. La camada valió la pena.
    }
story-fox =
    { $you ->
        [yes] El tercer zorro se fue contigo. Nadie más lo quería.
       *[no] El tercer zorro se fue con { $player }. Nadie más lo quería.
    }
story-lion =
    { $you ->
        [yes] Te llevaste un cuarto león: toda una manada.
       *[no] { $player } se llevó un cuarto león: toda una manada.
    }
story-panda =
    { $you ->
        [yes] Te llevaste el panda de nivel 4.
       *[no] { $player } se llevó el panda de nivel 4.
    }
story-narrow =
    { $count ->
        [one]
            { $you ->
                [yes] Ganaste por un solo punto.
               *[no] { $player } ganó por un solo punto.
            }
       *[other]
            { $you ->
                [yes] Ganaste por solo { $count } puntos.
               *[no] { $player } ganó por solo { $count } puntos.
            }
    }
