# El Mortal. $you es "yes" si se trata de quien lee, si no "no".

game-name = El Mortal
game-line = La pila está llena de muertes. Mejor tú que yo.
game-goal = Tener menos muertes que nadie cuando alguien tenga una de más: esquívalas, pásalas, di NO.

## Cartas: nombre, efecto, ejemplo

card-observador = Observador
    .effect = Mira las tres primeras cartas de la pila y déjalas como estaban.
    .example = Robo, una muerte, NO: ya sabes que el segundo robo duele. Los demás solo te han visto mirar.
card-tachan = Tachán
    .effect = Cada cual pasa toda su mano a la izquierda, en el sentido de las agujas, vaya como vaya el juego.
    .example = Tienes tres cartas malas y quien está a tu derecha cinco buenas: un momento después, las cinco son tuyas.
card-tachan-reves = Tachán del revés
    .effect = Cada cual pasa toda su mano a la derecha, contra las agujas, vaya como vaya el juego.
    .example = Después de un Tachán, este devuelve a cada cual la mano que tenía.
card-escudo = Escudo humano
    .effect = En cualquier momento, cuando una carta te da o robas una muerte: lo que iba a darte pasa a otro jugador vivo que elijas.
    .example = Robas una muerte, sacas el escudo y señalas a Ana: si nadie dice NO, la muerte es suya.
card-piedra = Piedra
    .effect = No sirve para nada. No se puede descartar a propósito; sí puede cambiar de mano o perderse al azar.
    .example = Solo tienes la piedra: en tu turno no haces nada, y después robas.
card-paz = Paz
    .effect = Queda una ronda ante ti. Mientras tanto nadie, tampoco tú, puede jugar una carta dañina.
    .example = Con Paz en la mesa se rechaza una Puñalada; un NO o un Desintegrador, no.
card-envenenamiento = Envenenamiento
    .effect = Queda ante un jugador. Al empezar cada uno de sus turnos descarta una carta al azar, también la Piedra.
    .example = Dos venenos ante ti te cuestan dos cartas por turno, hasta que llegue un Desintegrador o un Profanador.
card-hipnotizar = Hipnotizar
    .effect = Mira la mano de un jugador y usa una de sus cartas como si fuera tuya. No cuenta entre tus dos cartas.
    .example = Miras la mano de Max y usas su Herencia: una de tus muertes pasa a Ana, y Max tiene una carta menos.
card-no = NO
    .effect = En cualquier momento: la carta a la que responde no tiene efecto para nadie. Un NO puede anular otro NO.
    .example = Ana juega Empujón contra ti, dices NO, ella dice NO a tu NO: robas.
card-rebota = Rebota
    .effect = En cualquier momento, cuando te da la carta de otro: la parte que iba a darte le da a quien la jugó. A los demás les da como estaba decidido.
    .example = Guadaña contra Ana, contra ti y contra quien la juega: rebotas, Ana descarta una, y quien la jugó dos y luego tres.
card-congelacion = Congelación
    .effect = Queda una ronda ante un jugador. En su próximo turno no juega nada, descarta dos cartas que elija, y roba.
    .example = Dos congelaciones ante ti solo te cuestan un turno: gasta las dos.
card-guadana = Guadaña
    .effect = Nombra hasta tres jugadores distintos, en orden: el primero descarta una carta, el segundo dos, el tercero tres, las que elijan.
    .example = Quien tiene menos descarta lo que hay.
card-punalada = Puñalada
    .effect = Un jugador descarta una carta que sacas a ciegas de su mano.
    .example = Apuñalas a Max y sale su último NO. O su Piedra: entonces te da las gracias.
card-desintegrador = Desintegrador
    .effect = Destruye una carta que esté ante un jugador: una muerte, una duradera o una de ronda. Sale del juego.
    .example = Destruye una de tus muertes. En el desempate, eso gana al momento.
card-gemelas = Gemelas
    .effect = Quedan ante ti. En este turno o en otro tuyo puedes poner encima una carta de tu mano: desde entonces solo tú puedes jugar cartas de esa clase.
    .example = Pones NO sobre las Gemelas: nadie más puede decir NO. Si desaparecen, ese NO se descarta y todos pueden otra vez.
card-empujon = Empujón
    .effect = Un jugador roba ahora la primera carta.
    .example = Has visto una muerte arriba: empuja a Ana.
card-robo = Robo
    .effect = Toma una carta al azar de la mano de un jugador.
    .example = Robas a Max y te toca su escudo. Él sabe lo que tienes ahora.
card-escapada = Escapada
    .effect = Tu turno acaba al momento y no robas.
    .example = La próxima carta es una muerte, y lo sabes: escápate.
card-doble-filo = Doble filo
    .effect = Tu límite de este turno sube en dos cartas.
    .example = Cuatro cartas en un turno, y luego toda una mano por robar: de ahí el nombre.
card-media-vuelta = Media vuelta
    .effect = El juego cambia de sentido y tu turno acaba sin robar.
    .example = Quien acaba de jugar vuelve a jugar, justo después de ti.
card-barajar = Barajar
    .effect = Se baraja toda la pila, con las muertes.
    .example = Lo que alguien haya visto de la pila ya no vale nada.
card-corte = Corte
    .effect = Pon de una vez las primeras cartas, de una a cinco, debajo de la pila. El número se ve; si es más de lo posible, van todas menos una.
    .example = Has visto una muerte en tercer lugar: corta tres.
card-vidente = Vidente
    .effect = Mira las tres primeras cartas de la pila y ponlas en el orden que quieras.
    .example = Robas una carta este turno: pon la muerte en segundo lugar.
card-bajo-tierra = Bajo tierra
    .effect = Al final de este turno robas de debajo de las tres primeras cartas. Si quedan tres o menos, robas la del fondo.
    .example = Hay una muerte arriba: cava por debajo y déjasela al siguiente.
card-resurreccion = Resurrección
    .effect = Devuelve una de tus muertes a la pila, bajo cero a diez cartas. La profundidad la eliges tú y es tu secreto.
    .example = Cero la deja arriba, para quien robe después: quizá tú, al acabar este turno. En el desempate, devolver una muerte gana al momento.
card-herencia = Herencia
    .effect = Da una de tus muertes a un jugador que tenga menos que tú. No en el desempate.
    .example = Tienes dos muertes, Ana ninguna: hereda una.
card-saqueo = Saqueo
    .effect = Toma la carta que quieras de los descartes, pero ni Saqueo ni Espejo.
    .example = El NO de Ana acaba de descartarse. Era bueno; ahora es tuyo.
card-impuesto = Impuesto
    .effect = Otros dos jugadores que elijas te dan cada uno una carta que elijan.
    .example = Uno de los dos puede tener la mano vacía; entonces recibes una carta.
card-lluvia = Lluvia
    .effect = Todos, tú también, roban una carta, empezando por ti.
    .example = Tres jugadores bajo la lluvia: la tercera carta es una muerte.
card-espejo = Espejo
    .effect = Usa el efecto de la última carta que funcionó, nunca de una de cualquier momento, con blancos nuevos. Cuenta en todo como esa carta.
    .example = Ana te robó. Tu Espejo es ahora un Robo: recupera lo tuyo, si hay suerte.
card-cadenas = Cadenas
    .effect = Quedan ante un jugador. Debe jugar dos cartas por turno si puede, y nunca más.
    .example = Dos cartas jugadas son dos cartas robadas: las cadenas traen muertes.
card-amuleto = Amuleto
    .effect = Queda ante ti. La próxima muerte que ibas a recibir sale del juego, y el Amuleto se descarta.
    .example = Ana te deja una muerte en herencia: se deshace, y el Amuleto también.
card-maldicion = Maldición
    .effect = Queda ante un jugador. Juega con la mano abierta y no puede jugar cartas de cualquier momento.
    .example = Todos ven los dos NO de Max, y nadie tiene que temerlos.
card-profanador = Profanador
    .effect = Cambia todas las cartas duraderas y de ronda que hay ante ti por las de un jugador. Cada una sigue siendo de quien la jugó.
    .example = Tu veneno por el Amuleto de Ana: una noche bien aprovechada.
card-amnesia = Amnesia
    .effect = Un jugador descarta toda su mano, también la Piedra.
    .example = Max tenía seis cartas y grandes planes.
card-trueque = Trueque
    .effect = Cambia tu mano por la de un jugador, aunque esté vacía.
    .example = Era tu última carta: Ana no recibe nada, tú sus cinco.
card-ruleta = Ruleta
    .effect = Un jugador vivo elegido al azar, quizá tú, roba la primera carta.
    .example = El azar decide antes de las respuestas: a quien le toca aún le queda el escudo.
card-muerte = muerte
    .effect = Queda a la vista ante quien la recibe. Cuando alguien tiene tres (con dos jugadores, normalmente cuatro), la partida acaba, y gana quien tiene menos.
    .example = Robas una muerte: es tuya, si no tienes un escudo y alguien a quien ponérselo delante.
card-back = carta oculta
card-marked-any-time = { $name }, en cualquier momento
card-marked-one-round = { $name }, carta de ronda
card-marked-lasting = { $name }, carta duradera

## Preguntas

prompt-play = Tu turno: juega una carta
    .help = Hay que jugar una. Si ninguna sirve, descartas una.
    .wait =
        { $count ->
            [one] Le toca a { $players }.
           *[other] Les toca a: { $players }.
        }
prompt-more = ¿Otra más, o acabas?
    .help = Después robas hasta tener tres.
    .wait =
        { $count ->
            [one] { $players } puede jugar otra carta.
           *[other] Pueden seguir: { $players }.
        }
prompt-aim = ¿Contra quién?
    .help = También contra ti, si la carta no dice otra cosa.
    .wait =
        { $count ->
            [one] { $players } apunta.
           *[other] Apuntan: { $players }.
        }
prompt-answer = ¿Respondes?
    .help = Se pregunta a todos a la vez y en secreto. Cuenta la primera respuesta en orden de turno; las demás siguen en la mano.
    .wait =
        { $count ->
            [one] { $players } aún piensa una respuesta.
           *[other] Aún piensan una respuesta: { $players }.
        }
prompt-shield = Una muerte. ¿Sacas un escudo?
    .help = Con un escudo pasa a otro, si no puede evitarlo.
    .wait =
        { $count ->
            [one] { $players } ha robado una muerte.
           *[other] Han robado una muerte: { $players }.
        }
prompt-discard = Descarta una carta
    .help = La que quieras. Una Piedra se queda.
    .wait =
        { $count ->
            [one] { $players } debe descartar.
           *[other] Deben descartar: { $players }.
        }
prompt-use = Usa una de estas cartas
    .help = La juegas tú, y no cuenta entre tus dos.
    .wait =
        { $count ->
            [one] { $players } revisa una mano que no es la suya.
           *[other] Revisan la mano de otro: { $players }.
        }
prompt-give = Da una carta
    .help = La que quieras.
    .wait =
        { $count ->
            [one] { $players } paga el impuesto.
           *[other] Pagan el impuesto: { $players }.
        }
prompt-cut = ¿Cuántas cartas cortas?
    .help = Van juntas debajo de la pila. Todos ven el número.
    .wait =
        { $count ->
            [one] { $players } corta la pila.
           *[other] Cortan la pila: { $players }.
        }
prompt-order = ¿Qué carta va ahora?
    .help = De arriba abajo. Quien robe después se lleva la primera.
    .wait =
        { $count ->
            [one] { $players } ordena cartas.
           *[other] Ordenan cartas: { $players }.
        }
prompt-bury = ¿Bajo cuántas va la muerte?
    .help = Cero es arriba. Si la pila no llega, va debajo. Nadie ve dónde.
    .wait =
        { $count ->
            [one] { $players } entierra una muerte.
           *[other] Entierran una muerte: { $players }.
        }
prompt-take = ¿Qué descarte tomas?
    .help = Va a tu mano, si nadie dice NO.
    .wait =
        { $count ->
            [one] { $players } rebusca en los descartes.
           *[other] Rebuscan en los descartes: { $players }.
        }
prompt-destroy = ¿Qué carta destruyes?
    .help = Sale del juego, si nadie dice NO.
    .wait =
        { $count ->
            [one] { $players } apunta a una carta.
           *[other] Apuntan a una carta: { $players }.
        }

## Lo que dice un botón

move-pass = Dejar que pase
move-end = Acabar el turno y robar
move-nothing = Nada que hacer
move-stop = Nadie más
move-cut = Cortar { $number }
move-bury = Bajo { $number }
move-aim = { $at }
move-play = Jugar { $name }
move-answer = Responder { $name }
move-discard = Descartar { $name }
move-lay = Poner { $name } sobre las Gemelas
move-use = Usar { $name }
move-give = Dar { $name }
move-take = Tomar { $name }
move-put = Ahora: { $name }
move-destroy = Destruir { $name } ante { $from }
move-destroy-twins = Destruir las Gemelas con { $name } ante { $from }

## Lo que pasó

event-removed = Fuera del juego: { $cards }.
event-first =
    { $you ->
        [yes] Empiezas tú, por sorteo.
       *[no] Empieza { $player }, por sorteo.
    }
event-deal =
    { $you ->
        [yes] Recibes: { $cards }.
       *[no] { $player } recibe: { $cards }.
    }
event-turn =
    { $you ->
        [yes] Tu turno.
       *[no] Turno de { $player }.
    }
event-frozen =
    { $you ->
        [yes] El hielo te atrapa: pierdes este turno.
       *[no] El hielo atrapa a { $player }: pierde este turno.
    }
event-fade =
    { $you ->
        [yes] Pasó una ronda. Se va de ante ti: { $cards }.
       *[no] Pasó una ronda. Se va de ante { $player }: { $cards }.
    }
event-poisoned =
    { $you ->
        [yes] El veneno te quita: { $cards }.
       *[no] El veneno quita a { $player }: { $cards }.
    }
event-plays =
    { $you ->
        [yes] Juegas { $as ->
            [yes] { $cards } como { $name }
           *[no] { $cards }
        }.
       *[no] { $player } juega { $as ->
            [yes] { $cards } como { $name }
           *[no] { $cards }
        }.
    }
event-answers =
    { $you ->
        [yes] Respondes: { $cards }.
       *[no] { $player } responde: { $cards }.
    }
event-uses =
    { $you ->
        [yes] Usas, de la mano de { $from }: { $as ->
            [yes] { $cards } como { $name }
           *[no] { $cards }
        }.
       *[no]
            { $from_you ->
                [yes] { $player } usa, de tu mano: { $as ->
            [yes] { $cards } como { $name }
           *[no] { $cards }
        }.
               *[no] { $player } usa, de la mano de { $from }: { $as ->
            [yes] { $cards } como { $name }
           *[no] { $cards }
        }.
            }
    }
event-aims =
    { $you ->
        [yes] Con { $name } apuntas a { $at }.
       *[no]
            { $at_you ->
                [yes] Con { $name } { $player } te apunta.
               *[no] Con { $name } { $player } apunta a { $at }.
            }
    }
event-names =
    { $you ->
        [yes] Quieres { $name }, de los descartes.
       *[no] { $player } quiere { $name }, de los descartes.
    }
event-targets =
    { $count ->
        [0]
            { $you ->
                [yes] Apuntas a { $name } ante { $from }.
               *[no]
                    { $from_you ->
                        [yes] { $player } apunta a { $name } ante ti.
                       *[no] { $player } apunta a { $name } ante { $from }.
                    }
            }
       *[other]
            { $you ->
                [yes] Apuntas a { $name } con { $cards } ante { $from }.
               *[no]
                    { $from_you ->
                        [yes] { $player } apunta a { $name } con { $cards } ante ti.
                       *[no] { $player } apunta a { $name } con { $cards } ante { $from }.
                    }
            }
    }
event-lot =
    { $you ->
        [yes] La suerte te señala.
       *[no] La suerte señala a { $player }.
    }
event-cancelled = Anulado: { $cards }.
event-lies =
    { $you ->
        [yes] { $name } está ahora ante ti.
       *[no] { $name } está ahora ante { $player }.
    }
event-lays =
    { $you ->
        [yes] Pones sobre las Gemelas: { $cards }. Nadie más puede jugar de esas.
       *[no] { $player } pone sobre las Gemelas: { $cards }. Nadie más puede jugar de esas.
    }
event-bared =
    { $you ->
        [yes] Todos ven tu mano: { $cards }.
       *[no] La mano de { $player } queda a la vista: { $cards }.
    }
event-redirects =
    { $you ->
        [yes] Lo que { $name } iba a hacerte, se lo hace a { $at }.
       *[no]
            { $at_you ->
                [yes] Lo que { $name } iba a hacerle a { $player }, te lo hace a ti.
               *[no] Lo que { $name } iba a hacerle a { $player }, se lo hace a { $at }.
            }
    }
event-discards =
    { $you ->
        [yes] Descartas: { $cards }.
       *[no] { $player } descarta: { $cards }.
    }
event-nothing =
    { $you ->
        [yes] No puedes hacer nada.
       *[no] { $player } no puede hacer nada.
    }
event-stabbed =
    { $you ->
        [yes] Apuñalado en tu mano: { $cards }.
       *[no] Apuñalado en la mano de { $player }: { $cards }.
    }
event-steals =
    { $you ->
        [yes] Quitas a { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } te quita: { $cards }.
               *[no] { $player } quita a { $from }: { $cards }.
            }
    }
event-gives =
    { $you ->
        [yes] Das a { $at }: { $cards }.
       *[no]
            { $at_you ->
                [yes] { $player } te da: { $cards }.
               *[no] { $player } da a { $at }: { $cards }.
            }
    }
event-passes =
    { $you ->
        [yes] Tu mano pasa a { $at }: { $cards }.
       *[no]
            { $at_you ->
                [yes] La mano de { $player } pasa a ti: { $cards }.
               *[no] La mano de { $player } pasa a { $at }: { $cards }.
            }
    }
event-sees =
    { $you ->
        [yes] Miras la mano de { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } mira tu mano: { $cards }.
               *[no] { $player } mira la mano de { $from }: { $cards }.
            }
    }
event-looks =
    { $you ->
        [yes] Arriba de la pila ves: { $cards }.
       *[no] { $player } mira arriba de la pila: { $cards }.
    }
event-orders =
    { $you ->
        [yes] Dejas las cartas a tu gusto.
       *[no] { $player } deja las cartas a su gusto.
    }
event-cuts =
    { $you ->
        [yes] Cortas { $number }.
       *[no] { $player } corta { $number }.
    }
event-shuffles =
    { $you ->
        [yes] Barajas la pila.
       *[no] { $player } baraja la pila.
    }
event-buries =
    { $you ->
        [yes] Una de tus muertes vuelve a la pila.
       *[no] Una muerte de { $player } vuelve a la pila, nadie ve dónde.
    }
event-notes =
    { $you ->
        [yes]
            { $depth ->
                [0] Solo tú lo sabes: está encima de la pila.
                [one] Solo tú lo sabes: una carta la cubre.
               *[other] Solo tú lo sabes: { $depth } cartas la cubren, o todas las que queden.
            }
       *[no] Solo { $player } sabe cuántas cartas la cubren: { $depth }, o todas las que queden.
    }
event-loots =
    { $you ->
        [yes] Tomas de los descartes: { $cards }.
       *[no] { $player } toma de los descartes: { $cards }.
    }
event-destroys =
    { $you ->
        [yes] Destruyes { $cards } ante { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } destruye { $cards } ante ti.
               *[no] { $player } destruye { $cards } ante { $from }.
            }
    }
event-bequeaths =
    { $you ->
        [yes] Dejas una muerte a { $at }.
       *[no]
            { $at_you ->
                [yes] { $player } te deja una muerte.
               *[no] { $player } deja una muerte a { $at }.
            }
    }
event-exhumes =
    { $you ->
        [yes] Lo que hay ante ti y ante { $at } cambia de sitio.
       *[no]
            { $at_you ->
                [yes] { $player } cambia lo que tiene delante por lo que hay ante ti.
               *[no] { $player } cambia lo que tiene delante por lo que hay ante { $at }.
            }
    }
event-forgets =
    { $you ->
        [yes] Lo olvidas todo: { $cards }.
       *[no] { $player } lo olvida todo: { $cards }.
    }
event-escapes =
    { $you ->
        [yes] Te escapas sin robar.
       *[no] { $player } se escapa sin robar.
    }
event-turns-round =
    { $you ->
        [yes] Das la vuelta al juego.
       *[no] { $player } da la vuelta al juego.
    }
event-draws =
    { $you ->
        [yes] Robas: { $cards }.
       *[no] { $player } roba: { $cards }.
    }
event-death =
    { $you ->
        [yes] Robas una MUERTE.
       *[no] { $player } roba una MUERTE.
    }
event-takes =
    { $you ->
        [yes] La muerte es tuya. Ahora tienes { $deaths }.
       *[no] { $player } recibe la muerte y ahora tiene { $deaths }.
    }
event-amulet =
    { $you ->
        [yes] Tu Amuleto saca la muerte del juego y se descarta.
       *[no] El Amuleto de { $player } saca la muerte del juego y se descarta.
    }
event-tie = Menos muertes: { $tied }. Siguen solo ellos, y quien reciba una muerte queda fuera.
event-out =
    { $you ->
        [yes] Quedas fuera.
       *[no] { $player } queda fuera.
    }
event-leaves =
    { $you ->
        [yes] Dejas tu mano: { $cards }.
       *[no] { $player } deja su mano: { $cards }.
    }
event-wins =
    { $you ->
        [yes] Ganas.
       *[no] { $player } gana.
    }
event-all-lose = La pila está vacía. Todos pierden.

## Respuestas que no valen

refused-mortal-play = «{ $move }» no vale. En tu turno juegas una carta de tu mano: una al menos, dos como mucho, si una carta no dice otra cosa.
refused-mortal-usable = «{ $move }» no vale. Esa carta no tiene ahora sobre qué actuar, o solo responde a lo que juegan otros.
refused-mortal-stuck = «{ $move }» no vale. Solo descartas si ninguna carta tuya sirve, y nunca una Piedra.
refused-mortal-anyone = «{ $move }» no vale. Nombra a un jugador que siga en la partida.
refused-mortal-window = «{ $move }» no vale. Responde con una carta de cualquier momento de tu mano, o deja que pase.
refused-mortal-any-time = «{ $move }» no vale. Ya has jugado todas las cartas permitidas en este turno, y las respuestas también cuentan.
refused-mortal-rebota = «{ $move }» no vale. Solo puede rebotarla quien recibe la carta de otro.
refused-mortal-shield = «{ $move }» no vale. Solo puede sacar un escudo quien recibe la carta.
refused-mortal-shield-death = «{ $move }» no vale. Una muerte robada solo se pasa con un escudo.
refused-mortal-card-observador = «{ $move }» no vale. { card-observador }: { card-observador.effect }
refused-mortal-card-tachan = «{ $move }» no vale. { card-tachan }: { card-tachan.effect }
refused-mortal-card-tachan-reves = «{ $move }» no vale. { card-tachan-reves }: { card-tachan-reves.effect }
refused-mortal-card-escudo = «{ $move }» no vale. { card-escudo }: { card-escudo.effect }
refused-mortal-card-piedra = «{ $move }» no vale. { card-piedra }: { card-piedra.effect }
refused-mortal-card-paz = «{ $move }» no vale. { card-paz }: { card-paz.effect }
refused-mortal-card-envenenamiento = «{ $move }» no vale. { card-envenenamiento }: { card-envenenamiento.effect }
refused-mortal-card-hipnotizar = «{ $move }» no vale. { card-hipnotizar }: { card-hipnotizar.effect }
refused-mortal-card-no = «{ $move }» no vale. { card-no }: { card-no.effect }
refused-mortal-card-rebota = «{ $move }» no vale. { card-rebota }: { card-rebota.effect }
refused-mortal-card-congelacion = «{ $move }» no vale. { card-congelacion }: { card-congelacion.effect }
refused-mortal-card-guadana = «{ $move }» no vale. { card-guadana }: { card-guadana.effect }
refused-mortal-card-punalada = «{ $move }» no vale. { card-punalada }: { card-punalada.effect }
refused-mortal-card-desintegrador = «{ $move }» no vale. { card-desintegrador }: { card-desintegrador.effect }
refused-mortal-card-gemelas = «{ $move }» no vale. { card-gemelas }: { card-gemelas.effect }
refused-mortal-card-empujon = «{ $move }» no vale. { card-empujon }: { card-empujon.effect }
refused-mortal-card-robo = «{ $move }» no vale. { card-robo }: { card-robo.effect }
refused-mortal-card-escapada = «{ $move }» no vale. { card-escapada }: { card-escapada.effect }
refused-mortal-card-doble-filo = «{ $move }» no vale. { card-doble-filo }: { card-doble-filo.effect }
refused-mortal-card-media-vuelta = «{ $move }» no vale. { card-media-vuelta }: { card-media-vuelta.effect }
refused-mortal-card-barajar = «{ $move }» no vale. { card-barajar }: { card-barajar.effect }
refused-mortal-card-corte = «{ $move }» no vale. { card-corte }: { card-corte.effect }
refused-mortal-card-vidente = «{ $move }» no vale. { card-vidente }: { card-vidente.effect }
refused-mortal-card-bajo-tierra = «{ $move }» no vale. { card-bajo-tierra }: { card-bajo-tierra.effect }
refused-mortal-card-resurreccion = «{ $move }» no vale. { card-resurreccion }: { card-resurreccion.effect }
refused-mortal-card-herencia = «{ $move }» no vale. { card-herencia }: { card-herencia.effect }
refused-mortal-card-saqueo = «{ $move }» no vale. { card-saqueo }: { card-saqueo.effect }
refused-mortal-card-impuesto = «{ $move }» no vale. { card-impuesto }: { card-impuesto.effect }
refused-mortal-card-lluvia = «{ $move }» no vale. { card-lluvia }: { card-lluvia.effect }
refused-mortal-card-espejo = «{ $move }» no vale. { card-espejo }: { card-espejo.effect }
refused-mortal-card-cadenas = «{ $move }» no vale. { card-cadenas }: { card-cadenas.effect }
refused-mortal-card-amuleto = «{ $move }» no vale. { card-amuleto }: { card-amuleto.effect }
refused-mortal-card-maldicion = «{ $move }» no vale. { card-maldicion }: { card-maldicion.effect }
refused-mortal-card-profanador = «{ $move }» no vale. { card-profanador }: { card-profanador.effect }
refused-mortal-card-amnesia = «{ $move }» no vale. { card-amnesia }: { card-amnesia.effect }
refused-mortal-card-trueque = «{ $move }» no vale. { card-trueque }: { card-trueque.effect }
refused-mortal-card-ruleta = «{ $move }» no vale. { card-ruleta }: { card-ruleta.effect }

## Reglas, como las leen los jugadores

rule-mortal-players = Juegan de dos a seis.
rule-mortal-two = Con dos jugadores se apartan primero las cartas marcadas «no para dos».
rule-mortal-deck = Se juega con todas las cartas, o solo con las que nombra el reglamento.
rule-mortal-deal = Se apartan las muertes y cada cual recibe tres cartas.
rule-mortal-pile = De abajo arriba, la pila es una muerte, seis cartas encima (cinco si son seis jugadores), otra muerte, y así. Las muertes que sobran salen del juego.
rule-mortal-short = El grupo de arriba puede quedar corto. Lo normal es que se quede, pero con dos jugadores sale del juego, con sus cartas a la vista y la muerte de debajo.
rule-mortal-first = El primer jugador sale por sorteo.
rule-mortal-hidden-depth = Nadie puede mirar cuántas cartas quedan hasta la próxima muerte. Lo que has visto sigue ante tus ojos mientras sea seguro.
rule-mortal-start = El turno empieza con el hielo, luego se van tus cartas de ronda, luego actúa el veneno.
rule-mortal-play = Debes jugar una carta y hacer lo que dice; luego puedes jugar otra. Nunca más de dos, si una carta no lo dice.
rule-mortal-usable = Una carta sirve si tiene sobre qué actuar. Las de cualquier momento no sirven solas.
rule-mortal-stuck = Si ninguna carta sirve, descartas una y luego robas; si no, no puedes descartar. Una Piedra no se descarta.
rule-mortal-anyone = Una carta puede ir contra cualquier jugador vivo, también contra ti, si no dice otra cosa.
rule-mortal-draw = Al final de tu turno robas hasta tener tres cartas; con tres o más no robas. No hay límite de mano.
rule-mortal-death = Una muerte robada queda a la vista ante ti y no cuenta entre las tres. Si una carta te hace robar, es una carta, muerte o no.
rule-mortal-order = Se juega en el sentido de las agujas, hasta que una carta lo cambie.
rule-mortal-one-round = Una carta de ronda se descarta cuando el turno vuelve a quien la jugó.
rule-mortal-lasting = Una carta duradera queda hasta que otra carta la quite.
rule-mortal-any-time = Una carta de cualquier momento se juega cuando te piden respuesta. En tu turno cuenta entre tus dos cartas.
rule-mortal-window = Jugada la carta y nombrados los blancos, todos pueden responder, a la vez y en secreto. Cuenta la primera respuesta en orden de turno, las demás siguen en la mano. A una respuesta también se responde.
rule-mortal-answerable = Solo se responde a cartas jugadas: ni a descartes, ni a cartas puestas sobre las Gemelas, ni a elecciones dentro de un efecto.
rule-mortal-no = NO anula para todos la carta a la que responde, y un NO puede anular otro NO. Las cartas anuladas se descartan.
rule-mortal-rebota = Rebota manda a quien jugó la carta la parte que iba a darte. Solo la juega quien recibe, nunca contra su propia carta.
rule-mortal-shield = Un escudo manda la parte que iba a darte a otro jugador vivo que elijas. A un escudo se le puede oponer otro.
rule-mortal-shield-death = Si robas una muerte, se te pregunta solo a ti, tengas lo que tengas, si la pasas con un escudo. A ese escudo se puede responder.
rule-mortal-no-target = A las cartas que no dan a nadie solo se responde con NO.
rule-mortal-three = En cuanto alguien tiene tres muertes la partida acaba, y gana quien tiene menos. Con dos jugadores hacen falta cuatro, o las que queráis, hasta cinco; con tres, hasta cuatro.
rule-mortal-tie = Si varios tienen menos muertes que nadie, siguen solo ellos, y los demás descartan lo que tienen. Quien recibe una muerte queda fuera, gana el último. Quien se quita una muerte gana al momento.
rule-mortal-empty = Si la pila se acaba y nadie ha ganado, todos pierden.
rule-mortal-immortal = Quien gana sin una sola muerte es inmortal.
rule-mortal-places = Primero quien gana, luego según las muertes. En el desempate, quien cae más tarde va delante. Si todos pierden no hay puestos.
rule-mortal-known = Quien da, toma o ve cartas las conoce mientras no hayan podido moverse.
rule-mortal-card-observador = { card-observador }: { card-observador.effect }
rule-mortal-card-tachan = { card-tachan }: { card-tachan.effect }
rule-mortal-card-tachan-reves = { card-tachan-reves }: { card-tachan-reves.effect }
rule-mortal-card-escudo = { card-escudo }: { card-escudo.effect }
rule-mortal-card-piedra = { card-piedra }: { card-piedra.effect }
rule-mortal-card-paz = { card-paz }: { card-paz.effect }
rule-mortal-card-envenenamiento = { card-envenenamiento }: { card-envenenamiento.effect }
rule-mortal-card-hipnotizar = { card-hipnotizar }: { card-hipnotizar.effect }
rule-mortal-card-no = { card-no }: { card-no.effect }
rule-mortal-card-rebota = { card-rebota }: { card-rebota.effect }
rule-mortal-card-congelacion = { card-congelacion }: { card-congelacion.effect }
rule-mortal-card-guadana = { card-guadana }: { card-guadana.effect }
rule-mortal-card-punalada = { card-punalada }: { card-punalada.effect }
rule-mortal-card-desintegrador = { card-desintegrador }: { card-desintegrador.effect }
rule-mortal-card-gemelas = { card-gemelas }: { card-gemelas.effect }
rule-mortal-card-empujon = { card-empujon }: { card-empujon.effect }
rule-mortal-card-robo = { card-robo }: { card-robo.effect }
rule-mortal-card-escapada = { card-escapada }: { card-escapada.effect }
rule-mortal-card-doble-filo = { card-doble-filo }: { card-doble-filo.effect }
rule-mortal-card-media-vuelta = { card-media-vuelta }: { card-media-vuelta.effect }
rule-mortal-card-barajar = { card-barajar }: { card-barajar.effect }
rule-mortal-card-corte = { card-corte }: { card-corte.effect }
rule-mortal-card-vidente = { card-vidente }: { card-vidente.effect }
rule-mortal-card-bajo-tierra = { card-bajo-tierra }: { card-bajo-tierra.effect }
rule-mortal-card-resurreccion = { card-resurreccion }: { card-resurreccion.effect }
rule-mortal-card-herencia = { card-herencia }: { card-herencia.effect }
rule-mortal-card-saqueo = { card-saqueo }: { card-saqueo.effect }
rule-mortal-card-impuesto = { card-impuesto }: { card-impuesto.effect }
rule-mortal-card-lluvia = { card-lluvia }: { card-lluvia.effect }
rule-mortal-card-espejo = { card-espejo }: { card-espejo.effect }
rule-mortal-card-cadenas = { card-cadenas }: { card-cadenas.effect }
rule-mortal-card-amuleto = { card-amuleto }: { card-amuleto.effect }
rule-mortal-card-maldicion = { card-maldicion }: { card-maldicion.effect }
rule-mortal-card-profanador = { card-profanador }: { card-profanador.effect }
rule-mortal-card-amnesia = { card-amnesia }: { card-amnesia.effect }
rule-mortal-card-trueque = { card-trueque }: { card-trueque.effect }
rule-mortal-card-ruleta = { card-ruleta }: { card-ruleta.effect }

## Cómo acabó

ended-mortal-three =
    { $you ->
        [yes] Menos muertes que nadie: ganas.
       *[no] Menos muertes que nadie: gana { $player }.
    }
ended-mortal-immortal =
    { $you ->
        [yes] Ni una sola muerte: eres inmortal.
       *[no] Ni una sola muerte: { $player } es inmortal.
    }
ended-mortal-tie =
    { $you ->
        [yes] Eres el último sin otra muerte: ganas el desempate.
       *[no] { $player } es el último sin otra muerte y gana el desempate.
    }
ended-mortal-card-desintegrador =
    { $score ->
        [0]
            { $you ->
                [yes] Has destruido tu única muerte y ganas el desempate: eres inmortal.
               *[no] { $player } ha destruido su única muerte y gana el desempate. Es inmortal.
            }
       *[other]
            { $you ->
                [yes] Has destruido una de tus muertes y ganas el desempate.
               *[no] { $player } ha destruido una de sus muertes y gana el desempate.
            }
    }
ended-mortal-card-resurreccion =
    { $score ->
        [0]
            { $you ->
                [yes] Has devuelto tu única muerte y ganas el desempate: eres inmortal.
               *[no] { $player } ha devuelto su única muerte y gana el desempate. Es inmortal.
            }
       *[other]
            { $you ->
                [yes] Has devuelto una de tus muertes y ganas el desempate.
               *[no] { $player } ha devuelto una de sus muertes y gana el desempate.
            }
    }
ended-mortal-empty = La pila está vacía y nadie ha ganado: todos pierden.

## Opciones

option-deck = Cartas
    .help = Con qué cartas se juega.
option-deck-house = todas
option-deck-named = las que nombra el reglamento
option-short_group = Grupo corto
    .help = Qué pasa con un grupo corto arriba de la pila.
option-short_group-usual = sale con dos jugadores, queda con más
option-short_group-keep = queda
option-short_group-remove = sale, con la muerte de debajo
option-deaths = Muertes
    .help = Cuántas muertes acaban la partida: cinco como mucho con dos jugadores, cuatro con tres, tres con más.
option-deaths-usual = cuatro con dos jugadores, tres con más
option-deaths-3 = tres
option-deaths-4 = cuatro, donde se puede
option-deaths-5 = cinco, o las que se puedan
preset-house = Todas las cartas
    .help = Las cartas nombradas y las que hemos añadido, 102 en total.
preset-named = Cartas nombradas
    .help = Solo las quince cartas que nombra el reglamento, más de cada una.

## Sitios de las cartas, y números en la mesa

zone-hand = Mano
zone-front = Delante
zone-laid = Sobre las Gemelas
zone-stack = En juego
zone-discards = Descartes
zone-gone = Fuera del juego
zone-pile = Visto en la pila
zone-unseen = Nunca visto
gauge-deaths = Muertes
gauge-played = Cartas jugadas
gauge-tie = Desempate

## Preguntas y respuestas

faq-1-q = ¿Puede un NO anular otro NO?
faq-1-a = Sí, y el siguiente NO anula ese. A cada respuesta se puede responder, sin límite; cuando todo está dicho, la carta de abajo funciona o no.
    .rules = mortal.no mortal.window
faq-2-q = Dos dijimos NO a la vez. ¿Perdemos los dos la carta?
faq-2-a = No. Paga quien está más cerca en orden de turno; la otra carta sigue en la mano, y nadie se entera.
    .rules = mortal.window
faq-3-q = ¿Por qué me piden respuesta si no tengo?
faq-3-a = Para que nadie sepa quién la tiene. Se pregunta a todos cada vez.
    .rules = mortal.window
faq-4-q = ¿Puedo usar una carta contra mí?
faq-4-a = Sí, aunque moleste, si la carta no dice otra cosa, como Impuesto y Herencia.
    .rules = mortal.anyone
faq-5-q = La Guadaña da a tres y yo la reboto. ¿Qué pasa?
faq-5-a = Tu parte da a quien la jugó, en el mismo orden. Los demás descartan lo decidido.
    .rules = mortal.rebota mortal.card-guadana
faq-6-q = Solo tengo una Piedra y dos NO. ¿Y ahora?
faq-6-a = Nada de eso sirve solo: descartas un NO y robas. La Piedra no se descarta.
    .rules = mortal.stuck mortal.card-piedra
faq-7-q = ¿Cuenta una respuesta en mi propio turno?
faq-7-a = Sí, entre tus dos cartas. Después de dos ya no puedes responder hasta que acabe tu turno.
    .rules = mortal.any-time mortal.play
faq-8-q = Tengo cinco cartas al final de mi turno. ¿Robo?
faq-8-a = No. Solo robas si tienes menos de tres, y no hay límite de mano.
    .rules = mortal.draw
faq-9-q = He robado una muerte. ¿Llena mi mano?
faq-9-a = No, queda ante ti, y sigues robando hasta tener tres cartas.
    .rules = mortal.death mortal.draw
faq-10-q = ¿Puedo librarme de una muerte?
faq-10-a = Destrúyela, devuélvela con Resurrección, déjasela a otro con Herencia, o saca un escudo al robarla.
    .rules = mortal.card-desintegrador mortal.card-resurreccion mortal.card-herencia mortal.shield-death
faq-11-q = Varios tenemos menos muertes que nadie. ¿Quién gana?
faq-11-a = Seguís solo vosotros. Quien recibe una muerte queda fuera; quien se quita una gana al momento.
    .rules = mortal.tie
faq-12-q = ¿Cuántas cartas quedan en la pila?
faq-12-a = Eso no se mira. Quien cuente de cabeza, puede.
    .rules = mortal.hidden-depth
faq-13-q = ¿Y si se acaba la pila?
faq-13-a = Todos pierden, salvo que la última carta acabe de decidir.
    .rules = mortal.empty
faq-14-q = Han destruido mis Gemelas. ¿Y la carta de encima?
faq-14-a = Se descarta, y todos pueden jugar otra vez cartas de esa clase.
    .rules = mortal.card-gemelas

## Lo que la página muestra además

section-setup = Antes de empezar
section-turn = Tu turno
section-marks = Marcas de las cartas
section-reactions = Respuestas
section-the-end = El final
section-cards = Las cartas
section-knowledge = Lo que sabes
source-S4 = reglamento
source-R = reseñas
source-H = casa

## Todas las cartas, una por una

gallery-sum = { $cards } cartas de { $kinds } clases, y { $deaths } muertes.
gallery-turn = En tu turno
    .help = Actúan al momento y se descartan.
gallery-any-time = En cualquier momento
    .help = Respuestas: se juegan cuando te piden una. En tu turno cuentan entre tus dos cartas.
gallery-one-round = De ronda
    .help = Quedan ante un jugador hasta que el turno vuelve a quien las jugó.
gallery-lasting = Duraderas
    .help = Quedan ante un jugador hasta que una carta las quita.
gallery-drawn = Se roban, no se juegan
    .help = Están entre las cartas de la pila.
gallery-copies =
    { $count ->
        [one] una en el mazo
       *[other] { $count } en el mazo
    }
gallery-harmful = dañina: la Paz la prohíbe
gallery-not-for-two = no para dos

## La mesa

scene-pile = La pila. Nadie puede contarla
scene-known = Sabes
scene-known-at = Número { $number } desde arriba: { $name }
scene-knows = Se sabe de la mano: { $cards }
scene-deaths =
    { $count ->
        [0] ninguna muerte de { $most }
        [one] una muerte de { $most }
       *[other] { $count } muertes de { $most }
    }
scene-you = ti
scene-hit = a tiro
scene-turn = juega
scene-look = Mirar las cartas
scene-rule = Regla
scene-as = { $name } como { $as }
scene-on-twins = Sobre las Gemelas: { $name }
scene-goal = { $card } ante { $player }
scene-goal-with = { $card } con { $on } ante { $player }
scene-last-first = Entre los descartes
scene-link = { $player }: { $card }
scene-link-at = { $player }: { $card } → { $at }
scene-link-to = { $player }: { $card } a { $to }
scene-link-death = { $player }: una muerte, robada
scene-link-death-at = { $player }: una muerte, para { $at }
scene-cancelled = anulada
scene-done = hecho
scene-else = Si nadie responde: { $card } hace efecto.
scene-else-at = Si nadie responde: { $card } da a { $at }.
scene-else-cancelled = Si nadie responde: { $card } ({ $player }) no tiene efecto.
scene-else-turned = Si nadie responde: { $card } da a { $at } en vez de a { $player }.
scene-else-death = Si nadie responde: la muerte va a { $at }, no a { $player }.
scene-answer = ¿Respondes a { $name }?
scene-answering = Respondes: { $name }
scene-passed = Dejas que pase
scene-passing = Pasas en todo este turno
scene-aim = { $name }: ¿contra quién?
scene-aim-next = { $name }: ¿quién más?
scene-lay = Poner una carta sobre las Gemelas
scene-lay-which = ¿Qué carta sobre las Gemelas?
scene-can = Puedes jugarla ahora.
scene-can-answer = Puedes responder con ella.
scene-can-part = Puedes elegirla.
scene-no-answer = No es una respuesta: hace falta un rayo.
scene-not-now = Ahora no: púlsala y sabrás por qué.
scene-not-yet = Aún no: actúan otros.
scene-not = { $name }, ahora no se puede jugar
scene-again = Púlsala otra vez para hacerlo.

## El tutor

coach-play = Juega una carta y, si quieres, otra más. Cualquiera puede responder.
coach-stuck = Ahora no te sirve ninguna carta: descartas una. Solo entonces se puede.
coach-deaths = Las muertes están ante cada cual. En cuanto alguien tiene { $most }, la partida acaba, y gana quien menos tenga.
coach-known = Lo que has visto de la pila queda a su lado mientras sea seguro.
coach-lay = Pon una carta sobre las Gemelas y nadie más podrá jugar las de su clase.
coach-more = Una segunda carta es un robo más, y cada carta que robas puede ser una muerte.
coach-aim = Casi toda carta puede ir contra cualquiera, incluso contra ti.
coach-bury = Solo tú sabes a qué hondura está: reléelo en lo que ha pasado. Nadie puede mirar lo alta que es la pila.
coach-shield = Has robado una muerte. Solo un escudo la manda a otro. Se le pregunta a quien roba una, aunque no tenga escudo.
coach-window = Tras cada carta se pregunta a todos, tengan lo que tengan: así nadie se delata. Las cartas con rayo son respuestas.
coach-no = A un NO se responde con otro NO, y a ese también. Sigue los números: el último está encima.
coach-tie = Desempate: quien tome una muerte queda fuera. Quien quite una suya gana al momento.

## La historia de una partida

story-quarrel =
    { $you ->
        [yes] Turno { $turn }: tu NO fue el número { $count } sobre una carta.
       *[no] Turno { $turn }: { $count } NO sobre una carta; el último, de { $player }.
    }
story-shoved =
    { $you ->
        [yes] Turno { $turn }: empujaste a alguien hacia una muerte.
       *[no] Turno { $turn }: { $player } empujó a alguien hacia una muerte.
    }
story-shielded =
    { $you ->
        [yes] Turno { $turn }: robaste una muerte y se la llevó otro.
       *[no] Turno { $turn }: { $player } robó una muerte y se la llevó otro.
    }
story-rebounded =
    { $you ->
        [yes] Turno { $turn }: devolviste lo que iba contra ti.
       *[no] Turno { $turn }: { $player } devolvió lo que le venía.
    }
story-black =
    { $you ->
        [yes] Turno { $turn }: { $count } muertes seguidas para ti.
       *[no] Turno { $turn }: { $count } muertes seguidas para { $player }.
    }
story-amulet =
    { $you ->
        [yes] Turno { $turn }: tu Amuleto se llevó una muerte por ti.
       *[no] Turno { $turn }: un Amuleto se llevó una muerte por { $player }.
    }
story-bequeathed =
    { $you ->
        [yes] Turno { $turn }: dejaste una muerte en herencia.
       *[no] Turno { $turn }: { $player } dejó una muerte en herencia.
    }
story-buried =
    { $you ->
        [yes] Turno { $turn }: enterraste una muerte, y solo tú sabías dónde.
       *[no] Turno { $turn }: { $player } enterró una muerte, nadie vio dónde.
    }
story-destroyed =
    { $you ->
        [yes] Turno { $turn }: destruiste una de tus muertes.
       *[no] Turno { $turn }: { $player } destruyó una de sus muertes.
    }
story-out =
    { $you ->
        [yes] Turno { $turn }: caíste en el desempate.
       *[no] Turno { $turn }: { $player } cayó en el desempate.
    }
story-last =
    { $you ->
        [yes] Tu última muerte acabó la partida.
       *[no] La última muerte de { $player } acabó la partida.
    }
story-immortal =
    { $you ->
        [yes] Ni una muerte ante ti.
       *[no] Ni una muerte ante { $player }.
    }
story-tie = Turno { $turn }: { $count } a la vez con menos muertes, y siguieron jugando.
story-all-lose = La pila quedó vacía antes de que ganara alguien.
