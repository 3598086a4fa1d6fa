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
