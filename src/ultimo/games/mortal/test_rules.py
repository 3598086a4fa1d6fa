"""Rules of El Mortal that the case table does not show: setup, windows, marks, the tie-break, the end."""

from itertools import pairwise

import pytest

from ultimo.games.mortal import bags as b
from ultimo.games.mortal.deck import DECK, FORM, NAMED, deck_for
from ultimo.games.mortal.game import MORTAL, begin
from ultimo.games.mortal.options import MortalOptions
from ultimo.games.mortal.testing import Table, table, walk
from ultimo.table.deck import DeckError
from ultimo.table.dice import Random
from ultimo.table.game import SeatsError
from ultimo.table.narrate import ended_text, narrate
from ultimo.table.state import DRAW
from ultimo.table.texts import LANGUAGES
from ultimo.table.texts import texts as read_texts


def refused(at: Table, move: str, seat: int | None = None) -> str:
    """The rule by which a move is refused."""
    refusal = at.refusal(move, seat)
    assert refusal is not None, f"{move} is allowed"
    return refusal.rule


def fresh(seats: int, **options: object) -> Table:
    """A match at its first turn."""
    chosen = MortalOptions().with_set(options)
    found = Table(begin(chosen, seats, deck_for(chosen)))
    dice = Random("fresh", seats)
    while found.state.kind() == DRAW:
        found.state.draw(dice)
    return found


# Setup


@pytest.mark.parametrize("seats", [1, 7])
def test_mortal_players_are_two_to_six(seats: int) -> None:
    with pytest.raises(SeatsError):
        MORTAL.start(seats=seats)


def test_mortal_deck_house_and_named_have_102_cards_and_18_deaths() -> None:
    for deck in (DECK, NAMED):
        assert deck.size() == 120
        assert deck.copies("muerte") == 18
    assert deck_for(MortalOptions(deck="named")) is NAMED
    assert MORTAL.start(MortalOptions(deck="named")).zones()["unseen"].count("robo") == 0


def test_mortal_deck_of_named_cards_holds_nothing_else() -> None:
    assert [card for card in NAMED.cards if NAMED.copies(card)] == [*list(DECK.cards)[:15], "muerte"]


@pytest.mark.parametrize(
    ("found", "wanted", "field"),
    [
        (
            'id = "no"\ncopies = 5\neffect = "cancel"\nmark = "any-time"',
            'id = "no"\ncopies = 5\neffect = "cancel"',
            "mark of no",
        ),
        ('id = "piedra"\ncopies = 1', 'id = "piedra"\ncopies = 3', "copies"),
        ("hand = 3 ", "hand = 1 ", "copies"),
        ('effect = "death"', 'effect = "look"', "effect of muerte"),
        ('effect = "scythe"\nnumber = 3', 'effect = "scythe"\nnumber = 9', "number of guadana"),
        ('effect = "chains"\nnumber = 2\nmark = "lasting"', 'effect = "chains"\nnumber = 2', "mark of cadenas"),
    ],
)
def test_mortal_deck_refuses_what_does_not_go_together(found: str, wanted: str, field: str) -> None:
    text = (MORTAL.folder / "deck.toml").read_text(encoding="utf-8")
    assert found in text
    with pytest.raises(DeckError) as error:
        FORM.read(text.replace(found, wanted), "deck.toml")
    assert error.value.field == field


@pytest.mark.parametrize(("seats", "deaths"), [(2, 14), (3, 16), (4, 15), (5, 15), (6, 17)])
def test_mortal_pile_has_a_death_below_each_group(seats: int, deaths: int) -> None:
    pile = fresh(seats).pile.split()
    assert pile.count("muerte") == deaths
    assert pile[-1] == "muerte"
    at = [index for index, card in enumerate(pile) if card == "muerte"]
    assert {later - earlier for earlier, later in pairwise(at)} == {6 if seats == 6 else 7}


def test_mortal_two_leaves_out_cards_that_are_not_for_two() -> None:
    at = fresh(2)
    out = at.state.zones()["gone"]
    assert {"tachan", "tachan-reves", "media-vuelta", "impuesto", "ruleta"} <= set(out)
    assert not {"tachan", "ruleta"} & set(at.state.zones()["unseen"])


def test_mortal_first_is_found_by_lot() -> None:
    state = MORTAL.start(seats=5)
    assert [weight for _, weight in state.chances()] == [1] * 5
    state.resolve(MORTAL.read_outcome("seat 3"))
    dice = Random("first")
    while state.kind() == DRAW:
        state.draw(dice)
    assert b.places(state.asked()) == [3]


@pytest.mark.parametrize(
    ("seats", "wish", "limit"),
    [
        (2, "usual", 4),
        (2, "3", 3),
        (2, "5", 5),
        (3, "usual", 3),
        (3, "4", 4),
        (3, "5", 4),
        (4, "usual", 3),
        (6, "5", 3),
    ],
)
def test_mortal_three_is_as_many_deaths_as_the_table_chose(seats: int, wish: str, limit: int) -> None:
    at = fresh(seats, deaths=wish)
    assert at.state.rules.limit == limit


# The turn


def test_mortal_start_freezes_then_clears_then_poisons() -> None:
    at = table(
        "doble-filo paz paz paz | paz paz paz paz | paz",
        pile="game game game game",
        fronts="- | congelacion by 1, envenenamiento by 0 | -",
    )
    at.do("play doble-filo", "through", "end", "discard paz", "discard paz")
    turn = at.log.index("frozen")
    assert at.log[turn : turn + 7] == ["frozen", "discards", "discards", "fade", "poisoned", "draws", "draws"]


def test_mortal_play_is_one_card_at_least_and_two_at_most() -> None:
    at = table("doble-filo corte corte barajar escapada | paz", pile="game game game")
    assert refused(at, "end") == "mortal.play"
    at.do("play corte", "through", "cut 1")
    assert at.prompt == "more"
    assert "end" in at.legal()
    at.do("play corte", "through", "cut 1")
    assert at.turn == 1


def test_mortal_play_lets_doble_filo_add_two() -> None:
    at = table("doble-filo corte corte corte barajar paz paz | paz", pile="game game game")
    at.do("play doble-filo", "through")
    for _ in range(3):
        at.do("play corte", "through", "cut 1")
    assert at.turn == 1


def test_mortal_anyone_alive_may_be_named_oneself_too() -> None:
    at = table("empujon paz | paz | paz").do("play empujon")
    assert at.legal() == ["aim at 0", "aim at 1", "aim at 2"]
    assert refused(at, "aim at 5") == "mortal.anyone"
    assert refused(at, "play paz") == "mortal.anyone"


def test_mortal_usable_asks_for_something_to_work_on() -> None:
    at = table("desintegrador profanador resurreccion herencia saqueo espejo doble-filo | paz")
    assert at.legal() == ["play doble-filo"]
    for card in ("desintegrador", "profanador", "resurreccion", "herencia", "saqueo", "espejo"):
        assert refused(at, f"play {card}") == "mortal.usable"


def test_mortal_usable_impuesto_needs_two_others_of_whom_one_has_a_card() -> None:
    assert "play impuesto" not in table("impuesto doble-filo | - | -").legal()
    at = table("impuesto doble-filo | - | paz").do("play impuesto")
    assert at.legal() == ["aim at 1", "aim at 2"]
    assert refused(at, "aim at 0") == "mortal.card-impuesto"
    at.do("aim at 1", "aim at 2", "through")
    assert at.asked == [2]


def test_mortal_order_turns_round_with_media_vuelta_and_windows_follow() -> None:
    at = table("media-vuelta paz paz paz | no | no", pile="game game game game")
    at.do("play media-vuelta", "through")
    assert at.turn == 2
    assert at.state.veil(0).describe()["order"] == [2, 1, 0]


def test_mortal_order_after_a_turn_round_counts_for_answers() -> None:
    at = table("doble-filo paz paz | no | no")
    at.state.way = -1
    at.do("play doble-filo", "1: answer no", "2: answer no", "0: pass", "through")
    assert at.hands[1:] == ["no", "-"]


def test_mortal_draw_has_no_limit_of_hands() -> None:
    at = table("robo paz paz paz paz paz paz | no", turn=0).do("play robo", "aim at 1", "through", "end")
    assert len(at.hands[0].split()) == 7


def test_mortal_death_does_not_count_towards_the_three() -> None:
    at = table("doble-filo | paz | paz", pile="muerte muerte robo robo robo robo")
    at.do("play doble-filo", "through", "pass", "pass")
    assert at.hands[0] == "robo robo robo"
    assert at.deaths == [2, 0, 0]


# Marks


def test_mortal_one_round_cards_go_when_their_player_leaves() -> None:
    at = table("doble-filo paz paz paz | paz | paz", deaths="1|1|1", fronts="congelacion by 1 | - | -", tied=True)
    at.state.leave(1)
    assert at.fronts == ["-", "-", "-"]
    assert at.discards == "paz congelacion"


def test_mortal_lasting_cards_stay() -> None:
    at = table("doble-filo paz paz paz | doble-filo paz paz paz", "game game game", fronts="cadenas by 1 | -")
    at.do(
        "play doble-filo", "through", "play paz", "through", "play doble-filo", "through", "end", "play paz", "through"
    )
    assert at.fronts == ["cadenas paz", "-"]


def test_mortal_card_congelacion_is_used_up_with_all_others_by_one_lost_turn() -> None:
    at = table(
        "doble-filo paz paz paz | paz paz paz paz paz paz paz | doble-filo paz paz paz",
        pile="game game game game game game",
        fronts="- | congelacion by 2, congelacion by 2 | -",
    )
    at.do("play doble-filo", "through", "end", "discard paz", "discard paz")
    assert at.turn == 2
    at.state.way = -1
    at.do("play doble-filo", "through", "end")
    assert at.turn == 1
    assert at.prompt == "play"


def test_mortal_card_congelacion_lets_its_victim_play_no_escudo_in_the_lost_turn_either() -> None:
    at = table(
        "doble-filo paz paz paz | escudo paz paz | escudo paz paz",
        pile="muerte game game game",
        fronts="- | congelacion by 0 | -",
    )
    at.do("play doble-filo", "through", "end", "discard paz", "discard paz")
    assert (at.prompt, at.asked) == ("shield", [1])
    assert at.legal() == ["pass"]
    assert refused(at, "answer escudo") == "mortal.card-congelacion"


def test_mortal_card_congelacion_lets_its_victim_answer_in_the_turns_of_others() -> None:
    at = table("doble-filo paz paz paz | no paz paz", fronts="- | congelacion by 0").do("play doble-filo")
    assert at.legal(1) == ["pass", "answer no"]


# Windows


def test_mortal_window_asks_everybody_alive_whatever_they_hold() -> None:
    at = table("doble-filo paz | - | no")
    at.do("play doble-filo")
    assert at.asked == [0, 1, 2]
    assert at.legal(1) == ["pass"]


def test_mortal_window_lets_an_answer_change_until_all_are_in() -> None:
    at = table("doble-filo paz | no | paz").do("play doble-filo", "1: answer no", "1: pass", "0: pass", "2: pass")
    assert "cancelled" not in at.log
    assert at.hands[1] == "no"


def test_mortal_window_stacks_no_on_no_on_no() -> None:
    at = table("doble-filo no paz paz | no no | no paz", pile="game game game")
    at.do("play doble-filo", "1: answer no", "all pass", "2: answer no", "all pass", "1: answer no", "all pass")
    assert at.stack == "doble-filo no no no"
    at.do("through")
    assert at.log.count("cancelled") == 2
    assert at.state.most_plays() == 2


@pytest.mark.parametrize("depth", range(1, 9))
def test_mortal_window_goes_to_any_depth(depth: int) -> None:
    at = table(f"doble-filo paz paz | {'no ' * depth} | {'no ' * depth}", deck=NAMED)
    at.do("play doble-filo")
    for level in range(depth):
        at.do(f"{1 + level % 2}: answer no", "all pass")
    assert len(at.stack.split()) == depth + 1
    at.do("through")
    assert at.state.most_plays() == (4 if depth % 2 == 0 else 2)


def test_mortal_answerable_are_no_discards_and_no_cards_laid_on_gemelas() -> None:
    at = table("no piedra | no paz paz", pile="game game game").do("discard no")
    assert "answer" not in at.log
    assert at.prompt == "play"
    laid = table("doble-filo robo paz | no", fronts="gemelas | -").do("lay robo")
    assert laid.prompt == "play"
    assert laid.fronts[0] == "gemelas+robo"


def test_mortal_shield_on_a_shield_goes_on() -> None:
    at = table("empujon paz paz paz | escudo | escudo", pile="robo corte game game")
    at.do("play empujon", "aim at 1", "1: answer escudo", "all pass", "aim at 2", "2: answer escudo", "all pass")
    assert at.legal() == ["aim at 0", "aim at 1"]
    at.do("aim at 0", "through")
    assert at.hands[0].count("robo") == 1
    assert at.hands[1:] == ["-", "-"]


def test_mortal_rebota_answers_an_escudo_too() -> None:
    at = table("empujon paz paz paz | escudo | rebota", pile="robo corte game game")
    at.do("play empujon", "aim at 1", "1: answer escudo", "all pass", "aim at 2", "2: answer rebota", "through")
    assert at.hands[1] == "robo"


def test_mortal_rebota_lets_nothing_pass_from_a_player_to_themselves() -> None:
    at = table("trueque paz robo corte | rebota no").do("play trueque", "aim at 1", "1: answer rebota", "through")
    assert "passes" not in at.log
    assert at.hands == ["paz robo corte", "no"]


def test_mortal_shield_death_asks_the_drawer_alone_whatever_they_hold() -> None:
    at = table("empujon paz paz paz | paz | escudo", pile="muerte game game game")
    at.do("play empujon", "aim at 1", "through")
    assert at.prompt == "shield"
    assert at.asked == [1]
    assert at.legal() == ["pass"]


def test_mortal_shield_death_asks_again_when_the_shield_was_cancelled() -> None:
    at = table("empujon no paz paz paz | escudo escudo | paz", pile="muerte game game game")
    at.do("play empujon", "aim at 1", "through", "answer escudo", "aim at 2", "0: answer no", "all pass", "through")
    assert at.prompt == "shield"
    at.do("answer escudo", "aim at 2", "through")
    assert at.deaths == [0, 0, 1]


def test_mortal_no_target_cards_take_only_no() -> None:
    at = table("barajar paz | no rebota escudo").do("play barajar")
    assert at.legal(1) == ["pass", "answer no"]


def test_mortal_any_time_cards_are_refused_under_maldicion() -> None:
    at = table("doble-filo paz | no", fronts="- | maldicion").do("play doble-filo")
    assert refused(at, "answer no", 1) == "mortal.card-maldicion"


# Single cards


def test_mortal_card_cadenas_wants_two_cards_and_never_more() -> None:
    at = table("doble-filo corte corte corte | paz", fronts="cadenas | -", pile="game game game game")
    at.do("play doble-filo", "through")
    assert refused(at, "end") == "mortal.card-cadenas"
    at.do("play corte", "through", "cut 1")
    assert at.turn == 1


def test_mortal_card_cadenas_lets_go_who_can_play_no_second_card() -> None:
    at = table("doble-filo no | paz", fronts="cadenas | -").do("play doble-filo", "through")
    assert at.legal() == ["end"]


def test_mortal_card_hipnotizar_does_not_count_and_obeys_paz() -> None:
    at = table("hipnotizar corte paz paz | doble-filo no piedra", pile="game game game game")
    at.do("play hipnotizar", "aim at 1", "through")
    assert at.legal() == ["use doble-filo"]
    assert refused(at, "use no") == "mortal.card-hipnotizar"
    at.do("use doble-filo", "through")
    assert int(at.state.played) == 1


def test_mortal_card_hipnotizar_with_nothing_to_use_is_asked_all_the_same() -> None:
    at = table("hipnotizar paz | no piedra").do("play hipnotizar", "aim at 1", "through")
    assert at.prompt == "use"
    assert at.legal() == ["nothing"]


def test_mortal_card_espejo_counts_as_the_last_card_that_worked() -> None:
    at = table("espejo paz paz | paz", last="cadenas").do("play espejo", "aim at 1", "through")
    assert at.fronts[1] == "espejo=cadenas"
    assert at.sees(0)["as-cadenas.1"] == ["espejo"]
    assert "play cadenas" not in at.legal(0)


def test_mortal_card_espejo_does_not_copy_what_was_cancelled() -> None:
    at = table("doble-filo corte espejo paz paz | no", pile="game game game").do("play doble-filo", "through")
    at.do("play corte", "1: answer no", "all pass", "through", "play espejo", "through")
    assert int(at.state.edges) == 4


def test_mortal_card_gemelas_binds_espejo_too() -> None:
    at = table("espejo doble-filo | paz", last="robo", fronts="- | gemelas+robo")
    assert at.legal() == ["play doble-filo"]


def test_mortal_card_gemelas_takes_one_card_and_not_what_another_has_locked() -> None:
    at = table("doble-filo no robo | paz", fronts="gemelas | gemelas+no")
    assert "lay no" not in at.legal()
    at.do("lay robo")
    assert [move for move in at.legal() if move.startswith("lay")] == []


def test_mortal_card_desintegrador_names_one_of_several_gemelas_by_the_card_on_it() -> None:
    at = table("desintegrador paz paz paz | no", fronts="gemelas+robo | gemelas, gemelas+no, gemelas+robo, paz")
    at.do("play desintegrador")
    assert at.legal() == [
        "destroy paz from 1", "destroy gemelas from 0", "destroy gemelas from 1", "destroy-twins no from 1",
        "destroy-twins robo from 1",
    ]  # fmt: skip
    assert refused(at, "destroy-twins robo from 0") == "mortal.card-desintegrador"
    other = Table(at.state.copy()).do("destroy gemelas from 1", "through")
    assert other.fronts == ["gemelas+robo", "gemelas+no gemelas+robo paz"]
    at.do("destroy-twins no from 1")
    for language in LANGUAGES:
        said = read_texts(language, MORTAL.folder)
        assert said.say("card-no") in narrate(at.events[-1], said, ["Ana", "Max"], 0)
    at.do("through")
    assert at.fronts == ["gemelas+robo", "gemelas gemelas+robo paz"]
    assert (at.gone, at.discards) == ("gemelas", "no desintegrador")


def test_mortal_card_desintegrador_takes_no_gemelas_without_a_card_where_all_have_one() -> None:
    at = table("desintegrador paz | no", fronts="- | gemelas+no, gemelas+robo").do("play desintegrador")
    assert at.legal() == ["destroy-twins no from 1", "destroy-twins robo from 1"]
    assert refused(at, "destroy gemelas from 1") == "mortal.card-desintegrador"


def test_mortal_card_herencia_is_of_no_use_in_the_tie_break() -> None:
    at = table("herencia doble-filo | paz | paz", deaths="1|0|1", tied=True)
    assert refused(at, "play herencia") == "mortal.usable"


def test_mortal_card_resurreccion_wins_the_tie_break() -> None:
    at = table("resurreccion paz | paz", deaths="1|1", tied=True)
    at.do("play resurreccion", "through", "bury 10")
    assert at.ended == "mortal.card-resurreccion"


@pytest.mark.parametrize(("language", "word"), [("en", "immortal"), ("fr", "immortel"), ("es", "inmortal")])
@pytest.mark.parametrize(
    ("card", "moves"),
    [("desintegrador", ["destroy muerte from 0", "through"]), ("resurreccion", ["through", "bury 3"])],
)
def test_mortal_immortal_is_said_of_who_wins_the_tie_break_by_removing_their_only_death(
    card: str, moves: list[str], language: str, word: str
) -> None:
    said = read_texts(language, MORTAL.folder)
    for deaths in (1, 2):
        at = table(f"{card} paz | paz", deaths=f"{deaths}|{deaths}", tied=True)
        at.do(f"play {card}", *moves)
        for viewer in (0, 1):
            told = ended_text(at.state.standings(), said, ["Ana", "Max"], viewer)
            assert (word in told.lower()) == (deaths == 1)


def test_mortal_card_profanador_keeps_whose_cards_they_are() -> None:
    at = table("profanador paz paz paz | paz", fronts="paz by 0 | cadenas by 1")
    assert refused(at, "play profanador") == "mortal.card-paz"
    at = table("profanador robo robo robo | paz", fronts="gemelas by 0 | congelacion by 1").do(
        "play profanador", "aim at 1", "through"
    )
    assert at.fronts == ["congelacion", "gemelas"]
    at.do("end")
    assert at.fronts == ["-", "gemelas"]


def test_mortal_death_is_no_card_that_is_played() -> None:
    assert "muerte" not in [card for at in walk(3, "deaths") for hand in at.hands for card in hand.split()]


# The end


def test_mortal_immortal_is_who_wins_without_a_death() -> None:
    at = table("doble-filo paz | paz", deaths="3|0", pile="muerte game")
    at.do("play doble-filo", "through", "end", "pass")
    assert at.ended == "mortal.immortal"
    assert at.places == [2, 1]


def test_mortal_empty_comes_after_the_third_death() -> None:
    at = table("doble-filo paz | paz", deaths="3|1", pile="muerte")
    at.do("play doble-filo", "through", "end", "pass")
    assert at.ended == "mortal.three"


def test_mortal_places_share_equal_deaths_and_are_none_when_all_lose() -> None:
    at = table("doble-filo paz | paz | paz", deaths="1|1|0", pile="robo").do("play doble-filo", "through", "end")
    assert at.ended == "mortal.empty"
    assert at.places == [0, 0, 0]


def test_mortal_places_of_those_who_have_not_fallen_go_by_their_deaths() -> None:
    at = table("doble-filo desintegrador desintegrador | paz | paz | paz", deaths="2|2|2|2", tied=True)
    at.do("play doble-filo", "through", "play desintegrador", "destroy muerte from 2", "through")
    at.do("play desintegrador", "destroy muerte from 0", "through")
    assert at.deaths == [1, 2, 1, 2]
    assert at.places == [1, 3, 2, 3]


@pytest.mark.parametrize("seed", range(12))
def test_mortal_tie_ends_with_one_winner_or_none(seed: int) -> None:
    *_, at = walk(2 + seed % 5, "ends", seed)
    assert at.places.count(1) == (0 if at.ended == "mortal.empty" else 1)


def test_mortal_window_belongs_to_the_turn_of_the_player_whose_turn_it_is() -> None:
    turns = 0
    for at in walk(4, "turns"):
        begun = at.log.count("turn")
        at.events.clear()
        turns += begun
        assert at.state.turn_number() == turns
    assert turns > 10
