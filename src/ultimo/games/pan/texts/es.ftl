# Pan t'es Mort. $you is "yes" if the reader is the one it is about, else "no".

game-name = Pan t'es Mort
game-line = Cuatro bazas para llenarse los bolsillos y luego un revólver da la vuelta a la mesa. Trae amigos que te sobren.
    .short = Seis recámaras. Un solo bang.
game-goal = Sobrevive a toda la mesa: gana cartas en cuatro bazas y gástalas para esquivar el único BANG entre cinco CLIC.
game-winner = El último con vida
# How far the match is: the trick that is on while any is left, then the gun
game-where =
    { $trick_full ->
        [no] Baza { $trick_next } de { $trick_of }
       *[yes]
            { $alive ->
                [one] El revólver · queda { $alive }
               *[other] El revólver · quedan { $alive }
            }
    }

## Cards

card-1 = ratón
card-2 = mapache
card-3 = zorro
card-4 = lobo
card-5 = gorila
card-6 = elefante
card-back = carta oculta
card-full = { $card } { $name }

## Prompts. $left: cards still to discard or to steal; $clics: CLICs that lie open; $players, $count: who is waited for

prompt-choose = Elige una carta en secreto
    .help = Gana la más alta, las iguales se anulan, el ratón vence al elefante.
    .wait =
        { $count ->
            [one] { $players } aún se lo piensa.
           *[other] Aún se lo piensan: { $players }.
        }
prompt-turn = Te toca el revólver
    .help =
        { $clics ->
            [0] Pila nueva: no ha salido ningún CLIC, el BANG puede estar en cualquier sitio.
            [one] Ha salido un CLIC. El BANG, no.
           *[other] Han salido { $clics } CLIC. El BANG, no.
        }
    .wait =
        { $count ->
            [one] { $players } tiene el revólver.
           *[other] Con el revólver: { $players }.
        }
prompt-discard =
    { $left ->
        [one] Descarta una carta más
       *[other] Descarta { $left } cartas más
    }
    .help = Tú eliges cuáles. Con todo pagado, se acaba tu turno.
    .wait =
        { $count ->
            [one] { $players } paga por pasar.
           *[other] Pagan por pasar: { $players }.
        }
prompt-double = CLIC. ¿Otra carta?
    .help = Un segundo CLIC te deja robar. El BANG sigue siendo el BANG.
    .wait =
        { $count ->
            [one] { $players } le echa el ojo a otra carta.
           *[other] Le echan el ojo a otra carta: { $players }.
        }
prompt-steal =
    { $left ->
        [one] Roba una carta, o para
       *[other] Roba hasta { $left } cartas
    }
    .help = De una en una, la que quieras, a quien quieras. Puedes parar antes.
    .wait =
        { $count ->
            [one] { $players } anda vaciando bolsillos.
           *[other] Andan vaciando bolsillos: { $players }.
        }

## What a button says

move-flip = Destapar la carta de arriba
move-stop = Dejarlo ahí
move-double = Destapar otra carta
move-spin = Tambor: pagar { $card } { $name }
move-skip = Pasar: pagar primero { $card } { $name }
move-discard = Descartar { $card } { $name }
move-steal = Robar { $card } { $name } a { $from }
move-play = Jugar { $card } { $name }

## What happened. $from_you is "yes" if the reader is the one named in $from

event-deal =
    { $you ->
        [yes] Recibes: { $cards }.
       *[no] { $player } recibe: { $cards }.
    }
event-chosen =
    { $you ->
        [yes] Eliges: { $cards }.
       *[no] { $player } ya ha elegido.
    }
event-changed =
    { $you ->
        [yes] Pensándolo mejor: { $cards }.
       *[no] { $player } cambia de idea.
    }
event-reveal =
    { $you ->
        [yes] Enseñas: { $cards }.
       *[no] { $player } enseña: { $cards }.
    }
event-phantom = El fantasma enseña: { $cards }.
event-take =
    { $count ->
        [one]
            { $you ->
                [yes] Te llevas la carta: { $cards }.
               *[no] { $player } se lleva la carta: { $cards }.
            }
       *[other]
            { $you ->
                [yes] Te llevas las { $count } cartas: { $cards }.
               *[no] { $player } se lleva las { $count } cartas: { $cards }.
            }
    }
event-phantom-wins = Gana el fantasma y no se queda con nada. Fuera del juego: { $cards }.
event-nobody = No gana nadie. Fuera del juego: { $cards }.
event-ranking =
    { $you ->
        [yes] Empiezas tú. Orden ante el revólver: { $order }.
       *[no] Empieza { $player }. Orden ante el revólver: { $order }.
    }
event-lot =
    { $you ->
        [yes] Empate total: { $tied }. Por sorteo, vas en { $place ->
            [1] cabeza
           *[other] el puesto { $place }
        }.
       *[no] Empate total: { $tied }. Por sorteo, { $player } va en { $place ->
            [1] cabeza
           *[other] el puesto { $place }
        }.
    }
event-flip =
    { $you ->
        [yes] Aprietas el gatillo.
       *[no] { $player } aprieta el gatillo.
    }
event-spin =
    { $you ->
        [yes] Pagas ({ $cards }), giras el tambor y aprietas el gatillo.
       *[no] { $player } paga ({ $cards }), gira el tambor y aprieta el gatillo.
    }
event-skip =
    { $you ->
        [yes] Compras tu salida. Precio: { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[no] { $player } pasa. Precio: { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
event-discard =
    { $you ->
        [yes] Descartas: { $cards }.
       *[no] { $player } descarta: { $cards }.
    }
event-clic =
    { $you ->
        [yes] CLIC. Sigues aquí. Han salido ya: { $clics }.
       *[no] CLIC. { $player } sigue aquí. Han salido ya: { $clics }.
    }
event-bang =
    { $count ->
        [0]
            { $you ->
                [yes] BANG. Estás fuera, puesto { $place }.
               *[no] BANG. { $player } está fuera, puesto { $place }.
            }
       *[other]
            { $you ->
                [yes] BANG. Estás fuera, puesto { $place }. Dejas: { $cards }.
               *[no] BANG. { $player } está fuera, puesto { $place }. Deja: { $cards }.
            }
    }
event-double =
    { $you ->
        [yes] Una vez no basta: destapas otra carta.
       *[no] Una vez no basta: { $player } destapa otra carta.
    }
event-stop =
    { $you ->
        [yes] Lo dejas ahí.
       *[no] { $player } lo deja ahí.
    }
event-steal =
    { $you ->
        [yes] Le robas a { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } te roba: { $cards }.
               *[no] { $player } le roba a { $from }: { $cards }.
            }
    }
event-out =
    { $you ->
        [yes] Sin cartas no hay revólver: estás fuera, puesto { $place }.
       *[no] Sin cartas no hay revólver: { $player } está fuera, puesto { $place }.
    }
event-wins =
    { $you ->
        [yes] Solo quedas tú. La mesa es tuya.
       *[no] Solo queda { $player }. La mesa es suya.
    }

## Why a trick went where it went. $card and $name are those of the winning card

why-pan-highest = La carta más alta que queda: { $card } { $name }.
why-pan-mouse = Pequeña, pero los grandes huyen de ella: { $card } { $name }.
why-pan-nobody = Cada carta encontró su igual, y las iguales se anulan.
why-pan-phantom-wins = Gana { $card } { $name }, pero un fantasma no tiene bolsillos.

## Answers that are not taken. $move is what the button of that move says

refused-pan-choose = «{ $move }» no vale ahora. La baza pide una carta de tu mano: elige una que tengas.
refused-pan-turn = «{ $move }» no vale ahora. Es tu turno ante el revólver: destapa la carta de arriba, gira el tambor o pasa.
refused-pan-spin = «{ $move }» no vale. Girar el tambor cuesta una carta de las que tienes delante, y esa no lo está: paga con otra, o destapa sin más la carta de arriba.
refused-pan-skip =
    { $has ->
        [0] Pasar cuesta tantas cartas como vivos quedan: { $needs }. No tienes ninguna. Destapa la carta de arriba.
       *[other] Pasar cuesta tantas cartas como vivos quedan: { $needs }. Tienes { $has }. Destapa la carta de arriba, o paga una carta y gira el tambor.
    }
refused-pan-discard = «{ $move }» no vale. Estás pagando por pasar, faltan: { $left }. Descarta una carta de las que tienes delante.
refused-pan-double = «{ $move }» no vale ahora. Destapa otra carta, o déjalo ahí.
refused-pan-steal = «{ $move }» no vale. Toma una carta que otra persona tenga delante, o déjalo ahí.
refused-pan-forced = «{ $move }» no vale. En esta mesa el tiro es forzoso: justo después de un CLIC solo puedes destapar la carta de arriba.

## Rules, as players read them

rule-pan-cards = Hay 24 cartas de personajes, cuatro de cada: 1 ratón, 2 mapache, 3 zorro, 4 lobo, 5 gorila y 6 elefante.
rule-pan-gun = El revólver es una pila de seis cartas: cinco dicen CLIC, una dice BANG.
rule-pan-players = Se juega de dos a seis.
rule-pan-deal = Cada cual recibe cuatro cartas boca abajo. Lo que sobra queda fuera del juego, sin que nadie lo vea.
rule-pan-choose = Cada cual elige en secreto una carta de su mano y luego se enseñan todas a la vez. Mientras falte alguna, puedes cambiar la tuya, y los demás solo saben que has elegido.
rule-pan-cancel = Las cartas de igual valor se anulan: ninguna puede ganar la baza.
rule-pan-highest = La carta más alta de las que quedan gana la baza.
rule-pan-mouse = Si la carta más alta que queda es un 6 y también queda un 1, gana el 1. Las demás cartas vencen al 1, salvo que la mesa juegue «{ option-mouse }: { option-mouse-top }».
rule-pan-take = Quien gana se lleva todas las cartas jugadas, también las anuladas, y las deja delante boca arriba.
rule-pan-nobody = Si se anulan todas las cartas, no gana nadie y las cartas salen del juego.
rule-pan-tricks = Se juegan cuatro bazas, hasta que no quedan cartas en la mano.
rule-pan-phantom = Si jugáis dos, un fantasma recibe también cuatro cartas. En cada baza se juega una de ellas, sacada al azar, junto a las vuestras.
rule-pan-phantom-wins = Si gana la carta del fantasma, toda la baza sale del juego.
rule-pan-phantom-out = El fantasma no se acerca al revólver.
rule-pan-order = Ante el revólver va primero quien tiene más cartas; luego la mayor suma de valores, luego más 6, más 5 y así hasta abajo. El turno sigue esa clasificación, una y otra vez, o va por asientos desde su cabeza, según la mesa. Se hace al principio y después de cada BANG, nunca entremedias.
rule-pan-lot = Lo que siga empatado en la clasificación se decide por sorteo, a la vista de la mesa.
rule-pan-turn = En tu turno ante el revólver haces una de tres cosas: destapar la carta de arriba, girar el tambor o pasar.
rule-pan-flip = Para disparar, destapa la carta de arriba y mira qué dice.
rule-pan-spin = Para girar el tambor, descarta una de tus cartas, baraja las seis del revólver y destapa la de arriba. La carta queda pagada aunque te mate; con la pila nueva puedes hacerlo, pero no ganas nada.
rule-pan-skip = Para pasar, descarta tantas de tus cartas como vivos quedan, contándote a ti; tu turno acaba sin disparo. Con menos cartas no puedes.
rule-pan-discard = Tú eliges qué cartas descartas, de una en una. Salen del juego.
rule-pan-clic = Un CLIC no hace nada. Se queda a la vista, así que se puede contar lo que falta, y el turno pasa.
rule-pan-bang = Quien destapa el BANG queda fuera en el acto, y sus cartas salen del juego. Se barajan las seis cartas del revólver, se rehace la clasificación y sigue quien la encabeza.
rule-pan-double = Si no tienes cartas delante y acabas de destapar un CLIC, puedes destapar otra carta, o no. Si es el BANG, quedas fuera como cualquiera. La mesa puede permitirlo a cualquiera, o a nadie.
rule-pan-steal = Si la segunda carta también es un CLIC, toma hasta tantas cartas como vivos quedan: de una en una, las que quieras, a quien quieras. Puedes parar antes; si los demás tienen menos, tomas lo que hay. En todo caso tu turno acaba.
rule-pan-forced = Si el tiro es forzoso, quien juega después de un CLIC solo puede destapar la carta de arriba, y la segunda donde se permita. Si no, todo sigue abierto.
rule-pan-entry = Todo el mundo llega al revólver, con cartas o sin ellas. Si solo llega quien ganó, los demás quedan fuera antes y comparten el último puesto; si queda una sola persona, la partida ha terminado, y si nadie tiene cartas, siguen todos.
rule-pan-last = Gana la última persona viva. Los demás se colocan según cayeron: quien cae primero acaba en el último puesto.

## How it ended. $player won

ended-pan-flip =
    { $you ->
        [yes] Un disparo de más, y no era tuyo: solo quedas tú.
       *[no] Un disparo de más: solo queda { $player }.
    }
ended-pan-spin =
    { $you ->
        [yes] El tambor giró mal para otra persona: solo quedas tú.
       *[no] El tambor giró mal: solo queda { $player }.
    }
ended-pan-double =
    { $you ->
        [yes] La codicia destapó otra carta: solo quedas tú.
       *[no] La codicia destapó otra carta: solo queda { $player }.
    }
ended-pan-entry =
    { $you ->
        [yes] Nadie más ganó una sola carta: la mesa es tuya sin un disparo.
       *[no] Nadie más ganó una sola carta: { $player } gana sin un disparo.
    }

## Options

option-mouse = El ratón
    .help = A qué cartas vence el 1.
option-mouse-elephant = solo vence al 6
option-mouse-top = vence a todas
option-order = Orden ante el revólver
    .help = Quién sigue a quién una vez hecha la clasificación.
option-order-ranking = según la clasificación
option-order-clockwise = por asientos, desde la cabeza
option-double = Otra carta
    .help = Quién puede destapar una carta más tras un CLIC, y robar si también es un CLIC.
option-double-empty = solo sin cartas
option-double-anyone = cualquiera
option-double-off = nadie
option-double_when = Sin cartas desde cuándo
    .help = Cuándo hay que estar sin cartas para destapar otra; importa si la última pagó el tambor.
option-double_when-after = al salir el CLIC
option-double_when-before = desde que empezó el turno
option-forced = Tiro forzoso
    .help = Qué puede hacer quien sigue justo después de un CLIC.
option-forced-on = solo destapar la carta de arriba
option-forced-off = de todo
option-entry = Quién llega al revólver
    .help = Si participa en la segunda etapa quien no ha ganado cartas.
option-entry-all = todo el mundo
option-entry-winners = solo quien tiene cartas

## Sets of options

preset-rulebook = Reglamento
    .help = Como dicen las reglas impresas; lo que tienes si no cambias nada.
preset-faq = Preguntas y respuestas
    .help = Como dice un resumen con respuestas: el ratón vence a todas, se juega por asientos, tiro forzoso, sin cartas desde que empezó el turno.
preset-2013 = 2013
    .help = Como cuentan las reseñas de la edición de 2013: sin otra carta, y sin revólver para quien no tiene cartas.
preset-publisher = Editorial
    .help = Como describe la editorial la nueva edición: cualquiera puede destapar otra carta tras un CLIC.

## Places for cards, and numbers on the table

zone-hand = Mano
zone-front = Ganadas
zone-table = Jugada
zone-gone = Fuera del juego
zone-unseen = Nunca vistas
gauge-trick = Bazas jugadas
gauge-clics = CLIC a la vista
gauge-clics-full = CLIC
gauge-clics-empty = ?
gauge-left = Cartas por hacer

## Chances. $percent is ready to read: 1/6 · 17 %

chance-flip = { $percent } de morir
chance-spin = { $percent } de morir tras girar el tambor
chance-double = { $percent } de morir con la segunda carta

## Questions and answers. Each answer names its rules

faq-1-q = Dos hemos jugado el mismo valor. ¿Quién se lleva la baza?
faq-1-a = Ni tú ni la otra persona. Las cartas iguales se anulan, y gana la más alta de las demás. Se lleva también las anuladas: vuestra riña de gemelos la cobra un tercero.
    .rules = pan.cancel pan.highest pan.take
faq-2-q = ¿Y si cada carta tiene su igual?
faq-2-a = Entonces no gana nadie. Las cartas de esa baza salen del juego, y la siguiente se juega como siempre.
    .rules = pan.cancel pan.nobody
faq-3-q = Se han jugado un 1 y un 6. ¿Quién gana?
faq-3-a = El 1, si los dos quedan una vez anuladas las iguales. Se lleva toda la baza.
    .rules = pan.mouse pan.take
faq-4-q = ¿El ratón vence también al gorila?
faq-4-a = No. El 1 solo vence a un 6 que sea la carta más alta que queda; si la más alta es un 5, un 4, un 3 o un 2, el 1 pierde como cualquier carta pequeña. Algunas fuentes lo ponen por encima de todo: elige «{ option-mouse }: { option-mouse-top }» para jugar a su manera.
    .rules = pan.mouse pan.highest
faq-5-q = Dos ratones y un elefante: ¿ganan juntos los ratones?
faq-5-a = No, los ratones se anulan y el 6 aguanta. Al revés, dos 6 se anulan y el 1 se queda sin nadie a quien asustar: gana la más alta del resto.
    .rules = pan.cancel pan.mouse
faq-6-q = ¿Conviene guardar un ratón para un elefante?
faq-6-a = En una mesa pequeña, a menudo. Cuanta más gente juega, más fácil es que alguien mande otro ratón, y entonces los dos no valen nada.
    .rules = pan.mouse pan.cancel
faq-7-q = ¿Qué pasa con las cartas que no se reparten?
faq-7-a = Se quedan fuera de la partida y nadie las ve. Si jugáis seis, no hay ninguna.
    .rules = pan.deal pan.players
faq-8-q = Si jugamos dos, ¿quién elige la carta del fantasma?
faq-8-a = El azar, de nuevo en cada baza. Señalar por turnos una de sus cartas tapadas, como hacen algunos, viene a ser lo mismo: nadie sabe qué hay debajo.
    .rules = pan.phantom
faq-9-q = El fantasma ha ganado una baza. ¿Para quién son las cartas?
faq-9-a = Para nadie. Las tres salen del juego. Tampoco participa el fantasma en el revólver.
    .rules = pan.phantom-wins pan.phantom-out
faq-10-q = ¿Quién empieza ante el revólver, y si hay empate?
faq-10-a = Quien tiene más cartas. Si hay empate, va delante la mayor suma de valores, luego más 6, luego más 5, hasta los 1. Si todo eso es igual, decide la suerte a la vista de la mesa; una fuente deja que la mesa se ponga de acuerdo. Después se sigue la clasificación, o los asientos con «{ option-order }: { option-order-clockwise }».
    .rules = pan.order pan.lot
faq-11-q = Ahora tengo menos cartas. ¿Cambia el orden?
faq-11-a = Todavía no. Pagar y robar no lo tocan. Solo un BANG hace una clasificación nueva, con las cartas que haya en ese momento.
    .rules = pan.order pan.bang
faq-12-q = ¿Para qué sirven las cartas que he ganado?
faq-12-a = Te ponen pronto en el orden y son tu dinero ante el revólver: una paga un giro del tambor, tantas como vivos quedan pagan un pase. Sin ninguna, disparas cuando te toca.
    .rules = pan.order pan.spin pan.skip
faq-13-q = ¿Por qué querría ir en cabeza?
faq-13-a = Porque el primer disparo con la pila nueva es el más suave: 1 de 6. Cada CLIC empeora el siguiente: 1 de 5, 1 de 4, hasta la certeza.
    .rules = pan.order pan.flip pan.clic
faq-14-q = Quien jugó antes que yo destapó un CLIC. ¿Puedo girar el tambor o pasar?
faq-14-a = Sí, si puedes pagarlo. Algunas fuentes te obligan entonces a destapar la carta de arriba: eso es «{ option-forced }: { option-forced-on }». Aun así, quien no tiene cartas puede destapar otra tras su propio CLIC.
    .rules = pan.turn pan.forced pan.double
faq-15-q = ¿Cuándo vale el tambor lo que cuesta?
faq-15-a = Cuando han salido varios CLIC. Girarlo te devuelve siempre a 1 de 6; con cuatro CLIC a la vista, disparar sería 1 de 2, y con cinco, el final. Con la pila nueva pagas por nada, cosa que se permite.
    .rules = pan.spin pan.flip
faq-16-q = Pagué un giro del tambor y salió el BANG. ¿Me devuelven la carta?
faq-16-a = No. La carta se ha ido, y tú también.
    .rules = pan.spin pan.bang
faq-17-q = Me falta una carta para pasar. ¿Puedo pagar con lo que tengo?
faq-17-a = No. Hacen falta tantas cartas como vivos quedan, contándote a ti, o no hay pase. Destapa la carta de arriba, o gira el tambor por una sola carta.
    .rules = pan.skip pan.turn
faq-18-q = ¿No es carísimo pasar?
faq-18-a = Con mucha gente viva, sí. También es la única forma de cruzar un turno sin disparar, y deja la pila cargada a quien sigue. Cada BANG lo abarata en una carta.
    .rules = pan.skip pan.discard
faq-19-q = No tengo cartas y he destapado un CLIC. ¿Debo destapar otra?
faq-19-a = No. Puedes parar tras la primera, y el turno pasa.
    .rules = pan.double
faq-20-q = La segunda carta es el BANG. ¿Cuenta?
faq-20-a = Tanto como la primera. Primera o segunda, quien destapa el BANG queda fuera.
    .rules = pan.double pan.bang
faq-21-q = ¿Puedo quitárselo todo a la misma persona?
faq-21-a = Sí. Reparte el robo como quieras entre los demás, sin tomar más cartas que vivos quedan. Si entre todos tienen menos, te llevas lo que hay, y puedes parar antes.
    .rules = pan.steal
faq-22-q = Pero ¿quién puede destapar otra carta?
faq-22-a = Quien no tiene cartas delante cuando sale el CLIC, aunque la última acabe de pagar el tambor. Las fuentes no coinciden: «{ option-double }» puede abrirse a cualquiera o cerrarse del todo, y «{ option-double_when }: { option-double_when-before }» mira el principio del turno.
    .rules = pan.double
faq-23-q = No he ganado ninguna baza. ¿Ya se acabó para mí?
faq-23-a = No del todo. No puedes pagar nada, pero un segundo CLIC en el mismo turno te llena los bolsillos a costa de los ricos. El riesgo es doble: con la pila nueva, 1 de 3 en vez de 1 de 6. Algunos juegan a que ni siquiera llegas al revólver: «{ option-entry }: { option-entry-winners }».
    .rules = pan.double pan.steal pan.entry
faq-24-q = Alguien ha caído. ¿Y ahora?
faq-24-a = Sus cartas salen del juego, se barajan las seis del revólver y los vivos se clasifican de nuevo por lo que tienen. Sigue quien va en cabeza, hasta que solo queda una persona.
    .rules = pan.bang pan.order pan.last


### The rules and the story of a match, as the page shows them

section-material = Sobre la mesa
section-stage-1-tricks = Primero: cuatro bazas
section-two-players = Con dos jugadores
section-stage-2-the-gun = Después: el revólver
source-S0p = editorial
source-S0r = resumen
source-S0f = respuestas
source-S1 = reglamento
source-R = reseñas
source-H = casa

story-mouse =
    { $you ->
        [yes] Baza { $trick }: tu ratón pudo con todos y se llevó { $count } cartas.
       *[no] Baza { $trick }: el ratón de { $player } pudo con todos y se llevó { $count } cartas.
    }
story-take =
    { $you ->
        [yes] Baza { $trick }: las { $count } cartas son para ti.
       *[no] Baza { $trick }: las { $count } cartas son para { $player }.
    }
story-nobody = Baza { $trick }: todo se anuló y no ganó nadie.
story-phantom-wins = La baza { $trick } fue para el fantasma, o sea, fuera del juego.
story-out =
    { $you ->
        [yes] Sin cartas no hay revólver: quedaste fuera antes de empezar.
       *[no] Sin cartas no hay revólver: { $player } quedó fuera antes de empezar.
    }
story-clic-flip =
    { $you ->
        [yes] Levantaste la carta a 1 de { $of }. CLIC.
       *[no] { $player } levantó la carta a 1 de { $of }. CLIC.
    }
story-clic-spin =
    { $you ->
        [yes] Giraste el tambor, 1 de { $of }. CLIC.
       *[no] { $player } giró el tambor, 1 de { $of }. CLIC.
    }
story-clic-double =
    { $you ->
        [yes] Levantaste una segunda carta a 1 de { $of }. CLIC.
       *[no] { $player } levantó una segunda carta a 1 de { $of }. CLIC.
    }
story-bang-flip =
    { $of ->
        [1]
            { $you ->
                [yes] Solo te quedaba la última carta. BANG.
               *[no] A { $player } solo le quedaba la última carta. BANG.
            }
       *[other]
            { $you ->
                [yes] Levantaste la carta a 1 de { $of }. BANG.
               *[no] { $player } levantó la carta a 1 de { $of }. BANG.
            }
    }
story-bang-spin =
    { $you ->
        [yes] Giraste el tambor, 1 de { $of }. BANG.
       *[no] { $player } giró el tambor, 1 de { $of }. BANG.
    }
story-bang-double =
    { $you ->
        [yes] Quisiste una segunda carta, 1 de { $of }. BANG.
       *[no] { $player } quiso una segunda carta, 1 de { $of }. BANG.
    }
story-steal =
    { $count ->
        [one]
            { $you ->
                [yes] Dos CLIC seguidos: robaste una carta.
               *[no] Dos CLIC seguidos: { $player } robó una carta.
            }
       *[other]
            { $you ->
                [yes] Dos CLIC seguidos: robaste { $count } cartas.
               *[no] Dos CLIC seguidos: { $player } robó { $count } cartas.
            }
    }

### The table on the page

scene-you = Tú
scene-phantom = Fantasma
scene-phantom-note = juega al azar
scene-nobody = nadie
scene-chosen = elegida
scene-thinking = pensando
scene-next = después
scene-at-gun = ahora
scene-out = fuera
scene-bot-plays = juega un bot
scene-away = ausente
scene-cards =
    { $count ->
        [0] 0 cartas
        [one] una carta
       *[other] { $count } cartas
    }
scene-gone =
    { $count ->
        [0] Ninguna carta está fuera del juego
        [one] Una carta está fuera del juego
       *[other] { $count } cartas están fuera del juego
    }
scene-front = Delante de { $player }
scene-hand = Tu mano
scene-own = Tus cartas
scene-card-chosen = { $card }, tu elección. Nadie más la ve
scene-best = gana
scene-cancelled = anulada
scene-last-trick = Última baza
    .won = Última baza: { $player }.
scene-rule = Ver la regla
scene-change = Hasta que todos hayan elegido, aún puedes cambiar.
scene-you-out = Estás fuera. A partir de aquí, a disfrutar del espectáculo.
scene-choices = Tus opciones
scene-gun =
    { $clics ->
        [0] El revólver: { $left } recámaras, ninguna vista. Una de ellas es el BANG
        [one] El revólver: un CLIC visto, { $left } recámaras por ver. Una de ellas es el BANG
       *[other] El revólver: { $clics } CLIC vistos, { $left ->
            [one] queda una sola recámara: el BANG
           *[other] { $left } recámaras por ver. Una de ellas es el BANG
        }
    }
scene-hold = Mantén para disparar
scene-shoot = Disparar
scene-hold-spin = Mantén para girar
scene-shoot-spin = Girar
scene-hold-double = Mantén: una más
scene-shoot-double = Una más
scene-sure = ¿Seguro? Otra vez
scene-spin = Tambor
scene-skip = Pasar
scene-back = Atrás
scene-pay =
    { $count ->
        [one] pagar una carta
       *[other] pagar { $count } cartas
    }
scene-then =
    { $count ->
        [one] y luego una más
       *[other] y luego { $count } más
    }
scene-safe = sin riesgo
scene-odds =
    { $of ->
        [1] muerte segura
        [2] una entre dos
        [3] una entre tres
        [4] una entre cuatro
        [5] una entre cinco
        [6] una entre seis
       *[other] una entre { $of }
    } · { $percent } %
scene-percent = { $percent } %
scene-pick-spin = ¿Qué carta paga el tambor?
scene-pick-skip = ¿Qué carta va primero?

### The coach. $count: how many are alive

coach-choose = Elige una carta: los demás ven que ya está, no cuál es. Mientras falte alguien por elegir, pulsa otra para cambiar de idea.
coach-highest = Luego se enseñan todas a la vez, y gana la más alta que queda. Tras cuatro bazas llega el revólver.
coach-cancel = Las cartas iguales se anulan: ninguna gana, por alta que sea. Quien gana se las lleva también; si se anulan todas, nadie se lleva nada.
coach-mouse = Si la carta más alta que queda es un 6 elefante y también queda un 1 ratón, gana el ratón. Sin elefante, un 1 es solo un 1.
coach-mouse-top = En esta mesa el 1 ratón vence a todas las cartas, también al 6 elefante. Solo lo para otro ratón: las iguales se anulan.
coach-phantom = Con dos a la mesa, un fantasma juega una carta al azar en cada baza. Lo que gana sale del juego.
coach-take = Las cartas ganadas son dinero: ante el revólver pagan giros y pases. Quien tiene más va además primero, con la pila nueva.
coach-take-winners = Las cartas ganadas pagan giros y pases. En esta mesa, quien no tiene ninguna cuando otros sí queda fuera antes del primer disparo.
coach-turn = Tres maneras de jugar tu turno: disparar, girar el tambor o pasar. Disparar es gratis; girar cuesta una carta, pasar cuesta varias.
coach-flip = Seis recámaras, un solo BANG, y cada CLIC le deja un escondite menos. Los puntos de un botón son tu riesgo de morir.
coach-flip-unseen = Seis recámaras, un solo BANG, y cada CLIC le deja un escondite menos. Lleva la cuenta: esta mesa no enseña los riesgos.
coach-forced = En esta mesa, mientras haya un CLIC a la vista, solo puedes disparar. Girar y pasar quedan para una pila nueva.
coach-broke = Sin cartas solo puedes disparar. Si es un CLIC, puedes arriesgar otra carta: otro CLIC te deja robar.
coach-broke-off = Sin cartas solo puedes disparar: todo lo demás se paga, y nadie presta.
coach-last = Quedáis dos. El próximo BANG acaba la partida: quien lo destapa es segundo y gana el otro.
coach-spin = Girar el tambor cuesta una carta y baraja las seis: vuelta a una entre seis. La carta queda pagada aunque te mate.
coach-skip = Pasar acaba tu turno sin disparo. Cuesta tantas cartas como vivos quedan, ahora { $count }; con menos no puedes.
coach-bang = El BANG se lleva a alguien con todas sus cartas. Se barajan las seis del revólver, se rehace la clasificación y sigue quien la encabeza.
coach-order = Va primero quien tiene más cartas, luego la mayor suma. El turno sigue esa clasificación, una y otra vez; solo un BANG la rehace.
coach-order-clockwise = Empieza quien tiene más cartas, luego la mayor suma; desde ahí se va por asientos. Tras un BANG se busca otra cabeza.
coach-discard = Tú eliges con qué pagas, de una en una. Una carta baja paga lo mismo que una alta, y las altas desempatan.
coach-double = Un CLIC, y ninguna carta delante: puedes destapar otra. Otro CLIC te deja robar; el BANG sigue siendo el BANG.
coach-double-anyone = En esta mesa, quien destapa un CLIC puede destapar otra carta. Otro CLIC te deja robar; el BANG sigue siendo el BANG.
coach-steal = Dos CLIC en el mismo turno: roba hasta { $count } cartas, tantas como vivos quedan, a quien quieras. Si hay menos, toma lo que hay.
coach-out = Estás fuera, con cartas y todo. Gana la última persona viva; los demás se colocan según cayeron.
coach-out-entry = No ganaste ninguna carta y otros sí: en esta mesa, eso te deja fuera antes del primer disparo.
