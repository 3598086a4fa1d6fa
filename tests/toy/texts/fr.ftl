# Magpies, a toy game of the tests.

game-name = Les pies
game-line = Rapportez ce qui brille, et gare au chat.
game-goal = Avoir le nid le plus riche quand les mains sont vides, ou être le dernier oiseau en l’air.

card-1 = bouton
card-2 = cuillère
card-3 = bague
card-back = carte cachée

prompt-show = Montre une carte
    .help = La plus haute qui est seule emporte tout.
    .wait = Choisissent encore : { $players }.
prompt-turn = Repos, regard ou audace ?
    .help = Oser coûte une carte du nid.
    .wait = { $players } regarde une maison.
prompt-caw = Jacasser ou passer ?
    .help = Un seul cri fait fuir l’oiseau ; en jeu : { $stake }.
    .wait = Écoutent encore : { $players }.

move-show = Montrer : { $name }
move-rest = Se reposer
move-look = Regarder la carte du dessus
move-dare = Payer et oser : { $name }
move-pass = Passer
move-caw = Jacasser : { $name }

event-deal = { $player } reçoit : { $cards }.
event-shown = { $player } a choisi.
event-swapped = { $player } change d’avis.
event-reveal = { $player } montre : { $cards }.
event-take = { $player } emporte : { $cards }.
event-drop = Personne n’emporte : { $cards }.
event-rest = { $player } se repose.
event-look = { $player } regarde la carte du dessus : { $cards }.
event-dare = { $player } paie et ose : { $cards }.
event-answered = { $player } a répondu.
event-caw = { $player } jacasse : { $cards }.
event-free = { $player } s’échappe.
event-find = { $player } trouve : { $cards }.
event-caught =
    { $you ->
        [yes] Le chat t’attrape. Perdu : { $cards }.
       *[no] Le chat attrape { $player }. Perdu : { $cards }.
    }
event-scatter = Le chat éparpille tout : les mains sont mélangées et redistribuées.
event-ends = La partie est finie.

refused-magpie-show = Montre une carte de ta main.
refused-magpie-turn = Repose-toi, regarde, ou ose avec une carte de ton nid.
refused-magpie-look = Il n’y a pas de carte du dessus que tu ne connaisses déjà.
refused-magpie-dare = Rien de tel dans ton nid pour payer : { $name }.
refused-magpie-caw = Passe, ou jacasse avec une carte de ta main.

rule-magpie-deal = Chaque oiseau reçoit sa main, à l’insu des autres.
rule-magpie-show = Chaque oiseau choisit une carte en secret ; toutes sont montrées ensemble.
rule-magpie-take = La plus haute carte qui est seule emporte tout ; sinon toutes quittent le jeu.
rule-magpie-turn = L’oiseau qui a tout emporté se repose, regarde ou ose.
rule-magpie-look = Qui regarde voit la carte du dessus et la laisse en place.
rule-magpie-dare = Oser coûte une carte du nid.
rule-magpie-caw = Avant cela, tout autre oiseau peut poser en secret une carte pour jacasser. Un seul cri fait fuir l’oiseau.
rule-magpie-house = La carte payée se mesure aux chats. Qui s’échappe trouve une carte jamais vue.
rule-magpie-caught = Qui est attrapé sort du jeu, avec son nid et sa main.
rule-magpie-scatter = Après une prise, cartes cachées et mains sont mélangées et redistribuées.
rule-magpie-last = La partie finit quand un seul oiseau vole.
rule-magpie-empty = La partie finit quand toutes les mains sont vides.
rule-magpie-places = Ceux qui volent d’abord, puis le nid le plus riche.

ended-magpie-last = Seul vole encore : { $player }.
ended-magpie-empty = Toutes les mains sont vides. Nid le plus riche : { $player }.

option-take = La carte qui emporte tout
    .help = Parmi celles qui sont seules.
option-take-highest = la plus haute
option-take-lowest = la plus basse
option-caw = Jacasser
    .help = Si l’on peut faire fuir qui ose.
option-caw-on = oui
option-caw-off = non
option-cats = Chats
    .help = Combien de chats il y a dans une maison.
option-look = Regarder
    .help = Si un oiseau peut regarder la carte du dessus.
option-look-on = oui
option-look-off = non

preset-garden = Jardin
    .help = Selon les règles.
preset-barn = Grange
    .help = Deux chats, personne ne jacasse, la plus basse emporte tout.

zone-hand = Main
zone-table = Table
zone-top = Dessus
zone-nest = Nid
zone-gone = Hors jeu
gauge-stake = Payé
