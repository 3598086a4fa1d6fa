# Magpies, a toy game of the tests.

game-name = Urracas
game-line = Llévate lo que brilla y cuidado con el gato.
game-goal = Tener el nido más rico cuando las manos queden vacías, o ser el último pájaro en el aire.

card-1 = botón
card-2 = cuchara
card-3 = anillo
card-back = carta oculta

prompt-show = Enseña una carta
    .help = La más alta que está sola se lo lleva todo.
    .wait = Aún eligen: { $players }.
prompt-turn = ¿Descansar, mirar o atreverse?
    .help = Atreverse cuesta una carta del nido.
    .wait = { $players } mira una casa.
prompt-caw = ¿Graznar o pasar?
    .help = Un solo graznido lo espanta; en juego: { $stake }.
    .wait = Aún escuchan: { $players }.

move-show = Enseñar: { $name }
move-rest = Descansar
move-look = Mirar la carta de arriba
move-dare = Pagar y atreverse: { $name }
move-pass = Pasar
move-caw = Graznar: { $name }

event-deal = { $player } recibe: { $cards }.
event-shown = { $player } ha elegido.
event-swapped = { $player } cambia de idea.
event-reveal = { $player } enseña: { $cards }.
event-take = { $player } se lleva: { $cards }.
event-drop = Nadie se lleva: { $cards }.
event-rest = { $player } descansa.
event-look = { $player } mira la carta de arriba: { $cards }.
event-dare = { $player } paga y se atreve: { $cards }.
event-answered = { $player } ha respondido.
event-caw = { $player } grazna: { $cards }.
event-free = { $player } escapa.
event-find = { $player } encuentra: { $cards }.
event-caught =
    { $you ->
        [yes] El gato te atrapa. Perdido: { $cards }.
       *[no] El gato atrapa a { $player }. Perdido: { $cards }.
    }
event-scatter = El gato lo esparce todo: las manos se barajan y se reparten de nuevo.
event-ends = La partida ha terminado.

refused-magpie-show = Enseña una carta de tu mano.
refused-magpie-turn = Descansa, mira, o atrévete con una carta de tu nido.
refused-magpie-look = No hay carta de arriba que no conozcas.
refused-magpie-dare = No hay tal cosa en tu nido para pagar: { $name }.
refused-magpie-caw = Pasa, o grazna con una carta de tu mano.

rule-magpie-deal = Cada pájaro recibe su mano sin que los demás la vean.
rule-magpie-show = Cada pájaro elige una carta en secreto; todas se enseñan a la vez.
rule-magpie-take = La carta más alta que está sola se lo lleva todo; si no hay ninguna, todas salen del juego.
rule-magpie-turn = El pájaro que se lo llevó descansa, mira o se atreve.
rule-magpie-look = Quien mira ve la carta de arriba y la deja en su sitio.
rule-magpie-dare = Atreverse cuesta una carta del nido.
rule-magpie-caw = Antes, cualquier otro pájaro puede poner en secreto una carta para graznar. Un solo graznido lo espanta.
rule-magpie-house = La carta pagada se mide con los gatos. Quien escapa encuentra una carta nunca vista.
rule-magpie-caught = Quien es atrapado queda fuera, con nido y mano.
rule-magpie-scatter = Tras una captura, las cartas ocultas y las manos se barajan y se reparten de nuevo.
rule-magpie-last = La partida termina cuando solo vuela un pájaro.
rule-magpie-empty = La partida termina cuando todas las manos están vacías.
rule-magpie-places = Primero los que vuelan; después, el nido más rico.

ended-magpie-last = Solo vuela { $player }.
ended-magpie-empty = Todas las manos están vacías. El nido más rico: { $player }.

option-take = Qué carta se lo lleva todo
    .help = Entre las que están solas.
option-take-highest = la más alta
option-take-lowest = la más baja
option-caw = Graznar
    .help = Si se puede espantar a quien se atreve.
option-caw-on = sí
option-caw-off = no
option-cats = Gatos
    .help = Cuántos gatos hay en una casa.
option-look = Mirar
    .help = Si un pájaro puede mirar la carta de arriba.
option-look-on = sí
option-look-off = no

preset-garden = Jardín
    .help = Según las reglas.
preset-barn = Granero
    .help = Dos gatos, nadie grazna, la más baja se lo lleva todo.

zone-hand = Mano
zone-table = Mesa
zone-top = Arriba
zone-nest = Nido
zone-gone = Fuera del juego
gauge-stake = Pagado
