"""What people read of a match: Sol sits at seat 0, Ana at 1, Lee at 2. `N` in a sentence is a no-break space."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ultimo.games import SHELF
from ultimo.games.pan import PAN
from ultimo.games.pan.testing import Table, dealt, enter, gun, table, walk
from ultimo.games.panda import PANDA
from ultimo.table.events import WATCHER, Event
from ultimo.table.narrate import ended_text, explain, move_text, narrate, prompt_help, prompt_text, refusal_text
from ultimo.table.refusal import LATE, NOT_ASKED, OUT, OVER, Refusal, unreadable
from ultimo.table.state import Standings
from ultimo.table.texts import LANGUAGES, Texts
from ultimo.table.texts import texts as read_texts

NAMES = ("Sol", "Ana", "Lee")
SIX = ("Sol", "Ana", "Lee", "Kim", "Max", "Eve")


def texts(language: str = "en") -> Texts:
    return read_texts(language, PAN.folder)


def told(seen: Table, viewer: int, language: str = "en") -> list[str]:
    """All that happened at a table as `viewer` reads it."""
    veiled = [event.veil(viewer) for event in seen.events]
    return [narrate(event, texts(language), SIX, viewer) for event in veiled if event is not None]


def last(seen: Table, viewer: int, language: str = "en") -> str:
    """The last thing that happened, as `viewer` reads it."""
    return told(seen, viewer, language)[-1].replace("\u00a0", "N")


def prompted(seen: Table, viewer: int, language: str = "en") -> str:
    """What the table asks, as `viewer` reads it."""
    view = seen.state.veil(viewer)
    return prompt_text(view.describe(), texts(language), SIX, viewer).replace("\u00a0", "N")


def helped(seen: Table, viewer: int, language: str = "en") -> str:
    """The line below the prompt."""
    return prompt_help(seen.state.veil(viewer).describe(), texts(language), SIX, viewer)


def refused(seen: Table, move: str, language: str = "en") -> str:
    """Why the one whose turn it is may not play `move`."""
    refusal = seen.refusal(move)
    assert refusal is not None
    return refusal_text(refusal, texts(language), SIX[: int(seen.state.seats)]).replace("\u00a0", "N")


# What happened


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "You pull the trigger.", "Sol pulls the trigger."),
        ("fr", "Tu appuies sur la détente.", "Sol appuie sur la détente."),
        ("es", "Aprietas el gatillo.", "Sol aprieta el gatillo."),
    ],
)
def test_pan_flip_is_told_to_the_one_who_did_it_and_to_others(language: str, mine: str, others: str) -> None:
    seen = gun("6 5 -").do("flip")
    assert last(seen, 0, language) == mine
    assert last(seen, 1, language) == others
    assert last(seen, WATCHER, language) == others


def test_pan_deal_names_cards_to_their_owner_only() -> None:
    seen = dealt("6631 5542 5432")
    assert told(seen, 0)[0] == "You are dealt: 6 elephant."
    assert told(seen, 1)[0] == "Sol is dealt: hidden card."
    assert told(seen, 1, "fr")[0].replace("\u00a0", "N") == "Sol reçoitN: carte cachée."


def test_pan_choose_tells_others_only_that_somebody_has_chosen() -> None:
    seen = dealt("6631 5542 5432").answer(1, "play 5")
    assert last(seen, 1) == "You choose: 5 gorilla."
    assert last(seen, 0) == "Ana has chosen."
    seen.answer(1, "play 4")
    assert last(seen, 1) == "On second thoughts: 4 wolf."
    assert last(seen, 0) == "Ana has chosen."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Lee takes all 3 cards: 1 mouse, 5 gorilla, 6 elephant."),
        ("fr", "Lee rafle les 3 cartesN: 1 souris, 5 gorille, 6 éléphant."),
        ("es", "Lee se lleva las 3 cartas: 1 ratón, 5 gorila, 6 elefante."),
    ],
)
def test_pan_take_lists_the_cards_by_number_and_name(language: str, sentence: str) -> None:
    assert last(table("6 5 1"), 0, language) == sentence


def test_pan_steal_tells_the_one_who_is_robbed() -> None:
    seen = gun("6 5 -", turn=2).do("flip: clic", "double: clic", "steal 6 from 0")
    assert last(seen, 2) == "You steal from Sol: 6 elephant."
    assert last(seen, 0) == "Lee steals from you: 6 elephant."
    assert last(seen, 1) == "Lee steals from Sol: 6 elephant."
    assert last(seen, 0, "es") == "Lee te roba: 6 elefante."


def test_pan_order_names_the_ranking_in_its_order() -> None:
    assert last(enter("5 66 -"), 1) == "You go first. Order at the gun: Ana, Sol, Lee."


def test_pan_lot_names_who_was_level() -> None:
    seen = enter("6 5 5 -").draw("seat 2")
    assert told(seen, 0)[-2] == "Dead level: Ana, Lee. By lot, Lee goes second."
    assert told(seen, 2)[-2] == "Dead level: Ana, Lee. By lot, you go second."


def test_pan_skip_tells_its_price_and_then_each_card() -> None:
    seen = gun("651 5 -").do("skip 1")
    assert told(seen, 1) == ["Sol skips. Price: 3 cards.", "Sol discards: 1 mouse."]


def test_pan_bang_tells_the_place_and_what_is_left_behind() -> None:
    assert "BANG. You are out, place 3. Left behind: 5 gorilla, 6 elephant." in told(gun("65 5 -").do("flip: bang"), 0)
    assert "BANG. Lee is out, place 3." in told(gun("65 5 -", turn=2).do("flip: bang"), 0)


def test_pan_last_tells_who_won() -> None:
    seen = gun("65 5").do("flip: bang")
    assert last(seen, 1) == "You are the last one alive. The table is yours."
    assert last(seen, 0) == "Ana is the last one alive and wins."


def every_event() -> Iterator[tuple[Event, int]]:
    """Events of whole matches under every preset, each for every viewer who notices it."""
    for preset in PAN.presets.values():
        for seats in range(2, 7):
            seen = list(walk(seats, "narrate", seats, **preset.as_json()))[-1]
            for event in seen.events:
                for viewer in (*range(seats), WATCHER):
                    veiled = event.veil(viewer)
                    if veiled is not None:
                        yield veiled, viewer


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrate_tells_every_event_of_whole_matches(language: str) -> None:
    verbs = set()
    for event, viewer in every_event():
        sentence = narrate(event, texts(language), SIX, viewer)
        assert sentence.endswith(".")
        assert "?" not in sentence
        verbs.add(event.verb)
    assert verbs == set(PAN.verbs) - {"changed"}  # in these matches nobody thinks twice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", PAN.verbs)
def test_narrate_says_you_to_the_one_it_is_about(language: str, verb: str) -> None:
    facts: dict[str, int | str] = {"clics": 2, "place": 2, "count": 3, "from": 2, "order": "0 2 1", "tied": "0 1"}
    event = Event(verb, 0, ("6", "1"), facts=facts)
    mine, others = (narrate(event, texts(language), NAMES, viewer) for viewer in (0, 1))
    if verb in ("phantom", "phantom-wins", "nobody"):
        assert mine == others
    else:
        assert mine != others
        assert "Sol" in others


# Why


@pytest.mark.parametrize(
    ("played", "mouse", "why"),
    [
        ("3 4 6", "elephant", "Highest card left: 6 elephant."),
        ("1 6 5", "elephant", "Small, but the big ones run from it: 1 mouse."),
        ("1 2 3", "top", "Small, but the big ones run from it: 1 mouse."),
        ("1 6 6", "elephant", "Highest card left: 1 mouse."),
        ("2 2 2", "elephant", "Every card met its equal, and equals cancel."),
    ],
)
def test_explain_says_why_a_trick_went_where_it_went(played: str, mouse: str, why: str) -> None:
    assert explain(table(played, mouse=mouse).last_trick, texts()) == why


def test_explain_pan_phantom_wins() -> None:
    event = table("4 5", phantom=6).last_trick
    assert explain(event, texts("fr")) == "6 éléphant l’emporte, mais un fantôme n’a pas de poches."


def test_explain_is_silent_where_there_is_nothing_to_explain() -> None:
    for event in gun("65 5").do("flip: bang").events:
        assert explain(event, texts()) == ""


# What is asked


def test_pan_choose_prompts_who_has_not_chosen_and_names_them_to_others() -> None:
    seen = dealt("6631 5542 5432")
    assert prompted(seen, 0) == "Choose a card in secret"
    assert prompted(seen, WATCHER) == "Still choosing: Sol, Ana, Lee."
    seen.answer(0, "play 6").answer(2, "play 5")
    assert prompted(seen, 0) == "Ana is still choosing."
    assert prompted(seen, 0, "fr") == "Ana réfléchit encore."
    assert helped(seen, 0) == ""
    assert helped(seen, 1) == "Highest wins, equals cancel, the mouse beats the elephant."


def test_pan_turn_helps_with_the_clics_that_are_open() -> None:
    assert helped(gun("6 5 -", clics=0), 0) == "A fresh pile: no CLIC is open, the BANG can be anywhere."
    assert helped(gun("6 5 -", clics=1), 0) == "One CLIC is open. The BANG is not."
    assert helped(gun("6 5 -", clics=4), 0, "es") == "Han salido 4 CLIC. El BANG, no."
    assert prompted(gun("6 5 -"), 1) == "Sol is at the gun."


def test_pan_discard_prompts_with_what_is_left() -> None:
    seen = gun("651 5 -").do("skip 1")
    assert prompted(seen, 0) == "Discard 2 more cards"
    assert prompted(seen.do("discard 5"), 0) == "Discard one more card"
    assert prompted(seen, 1) == "Sol is paying to skip."


def test_pan_double_and_pan_steal_prompt() -> None:
    seen = gun("6 5 -", turn=2).do("flip: clic")
    assert prompted(seen, 2, "fr") == "CLIC. Une deuxième carteN?"
    seen.do("double: clic")
    assert prompted(seen, 2) == "Steal up to 2 cards"
    assert prompted(seen.do("steal 5 from 1"), 2) == "Steal one card, or stop"


def test_prompt_says_what_the_table_is_at_when_nobody_is_asked() -> None:
    assert prompted(gun("6 5 -").do("flip"), 0) == "The dealer is busy."
    assert prompted(gun("6 5").do("flip: bang"), 0) == "The match is over."


# What a button says


@pytest.mark.parametrize(
    ("move", "english", "french", "spanish"),
    [
        ("flip", "Turn the top card", "Retourner la carte du dessus", "Destapar la carta de arriba"),
        ("spin 2", "Spin: pay 2 raccoon", "BarilletN: payer 2 raton laveur", "Tambor: pagar 2 mapache"),
        ("steal 4 from 1", "Steal 4 wolf from Ana", "Voler 4 loup à Ana", "Robar 4 lobo a Ana"),
        ("play 6", "Play 6 elephant", "Jouer 6 éléphant", "Jugar 6 elefante"),
    ],
)
def test_move_text_is_what_the_button_says(move: str, english: str, french: str, spanish: str) -> None:
    said = [move_text(move, texts(language), NAMES).replace("\u00a0", "N") for language in LANGUAGES]
    assert said == [english, french, spanish]


@pytest.mark.parametrize("language", LANGUAGES)
def test_move_text_says_every_move_differently(language: str) -> None:
    moves = range(PAN.start().moves())
    said = [move_text(PAN.write(move), texts(language), SIX) for move in moves]
    assert len(set(said)) == len(moves)


# What is refused


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "A skip costs as many cards as there are players alive: 3. You have 2. "
            "Turn the top card, or pay one card for a spin.",
        ),
        (
            "fr",
            "Passer coûte autant de cartes qu’il y a de survivantsN: 3. Tu en as 2. "
            "Retourne la carte du dessus, ou paie une carte pour faire tourner le barillet.",
        ),
        (
            "es",
            "Pasar cuesta tantas cartas como vivos quedan: 3. Tienes 2. "
            "Destapa la carta de arriba, o paga una carta y gira el tambor.",
        ),
    ],
)
def test_pan_skip_refused_says_what_it_needs(language: str, sentence: str) -> None:
    assert refused(gun("61 5 -"), "skip 6", language) == sentence


def test_pan_skip_refused_offers_no_spin_to_who_has_no_cards() -> None:
    assert refused(gun("6 5 -", turn=2), "skip 6").endswith("You have none. Turn the top card.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_text_says_every_refusal_of_every_move(language: str) -> None:
    tables = [
        gun("61 5 -"),
        gun("651 5 -", clics=1, forced=True),
        gun("651 5 -").do("skip 1"),
        gun("6 5 -", turn=2).do("flip: clic"),
        gun("6 5 -", turn=2).do("flip: clic", "double: clic"),
    ]
    refusals = [seen.state.check(seen.turn or 0, move) for seen in tables for move in range(seen.state.moves())]
    refusals += [dealt("6631 5542 5432").refusal(move, 0) for move in ("flip", "play 4")]
    found = set()
    for refusal in refusals:
        if refusal is not None:
            assert refusal_text(refusal, texts(language), NAMES).endswith(".")
            found.add(refusal.rule)
    assert found == set(PAN.refusals)


def test_refusal_text_names_a_seat_where_nobody_sits() -> None:
    seen = gun("6 5 -", turn=2).do("flip: clic", "double: clic")
    assert refused(seen, "steal 6 from 5").startswith("“Steal 6 elephant from seat 5, where nobody sits” does not go.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_text_says_what_no_game_takes(language: str) -> None:
    house = [
        Refusal(NOT_ASKED, {"seat": 9}),
        Refusal(OUT, {"seat": 0}),
        Refusal(OVER),
        Refusal(LATE, {"question": 3, "now": 4}),
        unreadable("shoot", "flip, stop").refusal,
    ]
    said = [refusal_text(refusal, read_texts(language), NAMES) for refusal in house]
    assert len(set(said)) == len(house)
    assert "flip, stop" in said[-1]


# How it ended


def test_pan_double_ended_is_told_to_winner_and_others() -> None:
    standings = gun("6 -", turn=1).do("flip: clic", "double: bang").state.standings()
    assert ended_text(standings, texts(), NAMES, 0) == "Greed turned a second card: you are the last one alive."
    assert ended_text(standings, texts(), NAMES, 1) == "Greed turned a second card: Sol is the last one alive."


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_a_shared_win_is_told_with_all_names_to_everybody(viewer: int) -> None:
    standings = Standings((1, 3, 1), (52, 40, 52), "panda.end")
    told_so = ended_text(standings, read_texts("en", PANDA.folder), NAMES, viewer)
    assert told_so == "The animals have chosen. Most points: Sol, Lee."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", SHELF)
def test_narrate_has_words_for_every_ending(game_id: str, language: str) -> None:
    game = SHELF[game_id]
    for rule in game.endings:
        assert read_texts(language, game.folder).has(f"ended-{rule}".replace(".", "-"))


# No game in particular


@pytest.fixture
def cats(tmp_path: Path) -> Texts:
    """Texts of a game whose cards are words and have no numbers."""
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(
        "card-tom = Tom\n"
        "card-kit = Kit\n"
        "card-back = a cat in a bag\n"
        "event-swap = { $player } swaps { $cards } with { $from }, by { $reason }\n"
        "move-swap = Swap { $name } with { $with }\n"
        "move-nap = Nap\n"
        "prompt-purr = { $lives } lives and { $mice } mice left\n"
        "    .wait = { $players } purr, { $mice } mice left\n",
        encoding="utf-8",
    )
    return Texts("en", tmp_path)


def test_narrate_calls_cards_by_name_where_a_game_has_no_numbers(cats: Texts) -> None:
    event = Event("swap", 0, ("tom", "?", "kit"), facts={"from": "1 2", "reason": "night"})
    assert narrate(event, cats, NAMES, 1) == "Sol swaps Tom, a cat in a bag, Kit with Ana, Lee, by night"


def test_move_text_reads_a_card_that_is_a_word_and_any_word_before_a_seat(cats: Texts) -> None:
    assert move_text("swap tom with 2", cats, NAMES) == "Swap Tom with Lee"
    assert move_text("nap", cats, NAMES) == "Nap"


def test_prompt_text_takes_gauges_of_the_table_and_of_the_viewer(cats: Texts) -> None:
    gauges = [
        {"id": "mice", "seat": -1, "value": 5, "most": 9},
        {"id": "lives", "seat": 0, "value": 9, "most": 9},
        {"id": "lives", "seat": 1, "value": 7, "most": 9},
    ]
    description = {"prompt": "purr", "kind": "commit", "asked": [0, 1], "gauges": gauges}
    assert prompt_text(description, cats, NAMES, 1) == "7 lives and 5 mice left"
    assert prompt_text(description, cats, NAMES, 2) == "Sol, Ana purr, 5 mice left"
