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
cli-pile = { $zone }: { $cards }
cli-order = Siguen: { $names }
cli-safe = sin riesgo
cli-chance = { $ways }/{ $of } · { $percent } %
cli-place = { $place }: { $player }

## At the table: what else is said

cli-hint = Escribe un número o una jugada, ? para la ayuda.
cli-refused-by = { $rule } ({ $word }: leer la regla)
cli-curtain = Pasa el teclado a { $player }. { $player }: pulsa Intro.
cli-told-to = Para { $player }:
cli-no-rule = No hay ninguna regla «{ $rule }». Las reglas son: { $rules }.
cli-why-nothing = No se ha rechazado nada. Añade una jugada para saber si vale y, si no, por qué.
cli-why-allowed = Eso vale.
cli-kept = La partida está guardada en { $file }
cli-go-on = La partida está guardada. Para seguir: { $command }
cli-see-again = Para verla otra vez: { $command }
cli-same-deal = El mismo reparto: --seed { $seed }

## At the table: words that can be typed, the usual one first, and what they do

cli-word-help = ayuda, ?
cli-word-table = mesa
cli-word-log = historia
cli-word-why = porqué, porque
cli-word-rules = reglas, regla
cli-word-save = guardar
cli-word-quit = salir
cli-help-answer = El número delante de una opción la elige. También puedes escribir la jugada misma: «{ $text }» quiere decir «{ $phrase }». O una de estas palabras:
cli-help-help = esta página
cli-help-table = la mesa otra vez
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
cli-interval-head = 95 % seguro
cli-interval = { $low } a { $high }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number = { NUMBER($number) }
cli-ended-by = Terminadas por { $rule }: { $number }
cli-no-winner = Sin ganador: { $number }
cli-speed = { $seconds } segundos, { $speed } jugadas por segundo
