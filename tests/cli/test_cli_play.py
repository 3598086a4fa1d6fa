"""`ultimo play`: whole matches through a pipe and at a terminal, interrupted, resumed, refused, never told too much."""

import re
import shlex
from pathlib import Path

import pytest
from rich.cells import cell_len
from seated import CHOICE, Said, at_random, first, read, seeded, ultimo

from ultimo.cli.choices import choices, chosen
from ultimo.games import SHELF
from ultimo.table.record import Record, Replay
from ultimo.table.state import OVER
from ultimo.table.texts import LANGUAGES, texts

PAN = SHELF["pan"]


def question(said: Said) -> str:
    """What stands between the last table's head and the prompt."""
    return said.out.rpartition("── Pan t'es Mort")[2]


# Whole matches


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", ["2", "4", "6"])
def test_a_whole_match_is_played_through_a_pipe(
    lang: str, players: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = ("play", "pan", "--players", players, "--lang", lang, "--seed", "7", "--record", "match.jsonl")
    said = ultimo(monkeypatch, *asked, pick=first)
    assert (said.code, said.err) == (0, "")
    record = read(tmp_path / "match.jsonl")
    assert record.end is not None
    replay = Replay(record, PAN)
    assert replay.finish().kind() == OVER
    told = texts(lang, PAN.folder)
    assert told.say("prompt-choose") in said.out
    assert told.say("kind-over") in said.out
    assert re.search(rf"\n +{re.escape(told.say('place', place=1))}  \S", said.out)
    assert f"ultimo replay {tmp_path}/match.jsonl" in said.out
    assert said.out.rstrip().endswith("--seed 7")


@pytest.mark.parametrize("seed", range(12))
def test_every_choice_there_is_can_be_made(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("play", "pan", "--players", "3", "--seed", str(seed), "--preset", "publisher", "--record", "match.jsonl")
    said = ultimo(monkeypatch, *asked, pick=at_random(seed))
    assert (said.code, said.err) == (0, "")
    assert read("match.jsonl").end is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_a_pipe_gets_plain_lines_of_at_most_forty_columns(
    lang: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    asked = ("play", "pan", "--players", "6", "--lang", lang, "--seed", str(seed), "--record", "match.jsonl")
    typed = ("?", "skip 3", "why", "rules", "nonsense " * 20, "log", "save", "table")
    said = ultimo(monkeypatch, *asked, typed=typed, pick=at_random(seed))
    assert said.code == 0
    lines = [
        line for line in said.out.splitlines() if not re.search(r"ultimo (play|replay) |\.jsonl|^> nonsense", line)
    ]
    assert max(cell_len(line) for line in lines) <= 40
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", said.out)
    assert not re.search(r" \n", said.out.replace("> \n", ""))


def test_the_same_seed_plays_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(seed: str, file: str) -> str:
        said = ultimo(monkeypatch, "play", "pan", "--seed", seed, "--record", file, pick=first)
        assert said.code == 0
        return said.out.replace(file, "FILE")

    assert played("a", "1.jsonl") == played("a", "2.jsonl")
    assert read("1.jsonl") == read("2.jsonl")
    assert played("a", "3.jsonl") != played("b", "4.jsonl")


def test_the_same_seed_deals_the_same_hands_whatever_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ultimo(monkeypatch, "play", "pan", "--seed", "a", "--seat", "3", "--record", "play.jsonl")
    ultimo(monkeypatch, "transcript", "pan", "--seed", "a", "--bots", "random", "--out", "told.txt")
    deal = read("play.jsonl").rows[0].draws
    assert len(deal) == 16
    assert (
        Record.read(re.sub("(?m)^(?!> ).*\n", "", (tmp_path / "told.txt").read_text()).replace("> ", "")).rows[0].draws
        == deal
    )


@pytest.mark.parametrize(
    "asked",
    ["--players 3", "--seat 2 --bots greedy,random,greedy", "--preset faq --players 2 --humans 0,1", "--seed 'a b'"],
)
def test_the_last_line_is_the_command_for_the_same_deal(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", *shlex.split(asked), "--record", "1.jsonl", pick=first)
    label, _, command = said.out.splitlines()[-1].partition(": ")
    assert label == "Same deal again"
    name, *again = shlex.split(command)
    assert name == "ultimo"
    assert ultimo(monkeypatch, *again, "--record", "2.jsonl", pick=first).code == 0
    assert read("1.jsonl") == read("2.jsonl")


def test_options_that_are_not_the_usual_ones_are_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", "--preset", "faq", "--set", "mouse=elephant")
    told = said.out.partition("──")[0]
    assert "forced=on: only turn the top card" in told
    assert "mouse=" not in told
    assert read(next(Path("state/ultimo").iterdir())).head.options["forced"] is True


def test_a_deck_file_is_played_with_and_kept_in_the_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    deck = (PAN.folder / "deck.toml").read_text(encoding="utf-8").replace("clics = 5", "clics = 2")
    (tmp_path / "short.toml").write_text(deck, encoding="utf-8")
    asked = ("play", "pan", "--seed", "1", "--deck", "short.toml", "--record", "match.jsonl")
    said = ultimo(monkeypatch, *asked, typed=("quit",))
    assert "( ?  ) ( ?  ) ( ?  )\n" in said.out
    assert "( ?  ) ( ?  ) ( ?  ) (" not in said.out
    assert ultimo(monkeypatch, "play", "--resume", "match.jsonl", pick=first).code == 0
    assert ultimo(monkeypatch, "replay", "match.jsonl").code == 0


# What is on the screen


def test_the_screen_shows_my_hand_the_others_counts_and_the_gun(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", "--seed", "3", "--seat", "1", "--names", "Ana")
    shown = question(said)
    assert re.search(r"^  2 Bruno ▮▮▮ has chosen$", shown, re.MULTILINE)
    assert re.search(r"^▶ 1 You", shown, re.MULTILINE)
    assert shown.count("( ?  )") == 6
    hand = re.findall(r"│ ([1-6]) ", shown)
    assert len(hand) == 4
    assert sorted(set(hand)) == CHOICE.findall(shown)
    assert "Ana" not in shown


def test_the_screen_says_the_chance_to_die_beside_each_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "match.jsonl", pick=first)
    turns = said.out.split("Your turn at the gun")[1:]
    assert len(turns) > 1
    for turn in turns:
        before = said.out[: said.out.index(turn)].rpartition("── Pan t'es Mort")[2]
        clics = before.count("(CLIC)")
        flip = re.search(r"^ +1  Turn the top card +[●○]+ 1/([1-6]) · [0-9]+% to die$", turn, re.MULTILINE)
        assert flip is not None
        assert int(flip[1]) == 6 - clics
        for spin in re.findall(r"Spin: .*", turn.partition(">")[0]):
            assert "1/6 · 17% to die after a spin" in spin
        for skip in re.findall(r"Skip: .*", turn.partition(">")[0]):
            assert skip.endswith(" safe")


def test_a_number_means_the_card_that_bears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = PAN.start(seats=4)
    replay = Replay(read(seeded(monkeypatch)), PAN)
    replay.finish()
    state = replay.state
    offered = choices(PAN, state.veil(0))
    for choice in offered:
        assert choice.text == f"play {choice.number}"
    missing = next(number for number in range(1, 7) if number not in [choice.number for choice in offered])
    assert chosen(str(missing), offered) == f"play {missing}"


def test_a_word_that_only_one_choice_has_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", "--seed", "3", typed=("3", "5", "6", "6", "FLIP"))
    assert "You pull the trigger." in said.out


def test_a_word_that_several_choices_have_is_answered_with_those(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", "--seed", "3", typed=("3", "5", "6", "6", "skip"))
    answer = said.out.rpartition("> skip\n")[2]
    assert answer.startswith("Which of these?\n   6  Skip: pay 2 raccoon first   safe\n")
    assert "Spin" not in answer


def test_a_narrow_screen_has_the_chances_above_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    said = ultimo(monkeypatch, "play", "pan", "--seed", "3", "--lang", "es", typed=("3", "5", "6", "6"))
    answers = said.out.rpartition("Te toca el revólver\n")[2]
    assert "  ●○○○○○ 1/6 · 17\u00a0% de morir\n   1  Destapar la carta de arriba\n" in answers
    assert "\n  sin riesgo\n   6  Pasar: pagar primero 2 mapache\n" in answers


# Secrets


def test_what_others_hold_and_choose_cannot_be_read_off_the_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two worlds that differ in what seats 1 and 2 hold and have chosen look the same to seat 0."""
    lines = seeded(monkeypatch).read_text(encoding="utf-8").splitlines(keepends=True)
    draws = re.findall(r'"deal\.[12]\.\d","(\d)"', lines[1])
    swapped = iter(draws[4:] + draws[:4])
    lines[1] = re.sub(r'("deal\.[12]\.\d",)"\d"', lambda found: f'{found[1]}"{next(swapped)}"', lines[1])
    played = {seat: re.findall(r"play \d", lines[index])[0] for seat, index in ((1, 2), (2, 3))}
    lines[2] = lines[2].replace(played[1], played[2])
    lines[3] = lines[3].replace(played[2], played[1])
    (tmp_path / "twin.jsonl").write_text("".join(lines), encoding="utf-8")
    assert draws[:4] != draws[4:]
    typed = ("log", "play 9", "skip 1", "why spin 2", "table")
    mine = ultimo(monkeypatch, "play", "--resume", "seeded.jsonl", typed=typed)
    twin = ultimo(monkeypatch, "play", "--resume", "twin.jsonl", typed=typed)
    assert twin.out.replace("twin.jsonl", "seeded.jsonl") == mine.out


def test_pass_and_play_draws_a_curtain_and_tells_each_only_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("play", "pan", "--players", "3", "--humans", "0,2", "--names", "Ana,Luc", "--seed", "3")
    said = ultimo(monkeypatch, *asked, "--record", "match.jsonl", typed=("3", ""))
    ana, _, luc = said.out.partition("Hand the keyboard to Luc. Luc: press Enter.\n")
    assert "3 fox" in ana
    assert "Luc" in ana
    assert re.search(r"^  0 Ana +▮▮▮ has chosen$", luc, re.MULTILINE)
    assert luc.count("are dealt") == 1
    assert "You choose" not in luc
    whole = ultimo(monkeypatch, "play", "--resume", "match.jsonl", pick=first)
    assert whole.code == 0
    assert re.search(r"^ +\d..  (Ana|You)$", whole.out, re.MULTILINE)
    assert read("match.jsonl").head.players == ["Ana", "Sol", "Luc"]


def test_a_table_of_people_only_needs_no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("play", "pan", "--players", "2", "--humans", "0,1", "--record", "match.jsonl")
    assert ultimo(monkeypatch, *asked, pick=at_random(1)).code == 0
    assert read("match.jsonl").head.players == ["Guest 1", "Guest 2"]


def test_bots_never_bear_the_name_of_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    ultimo(monkeypatch, "play", "pan", "--names", "Sol", "--record", "match.jsonl")
    assert read("match.jsonl").head.players == ["Sol", "Bruno", "Chloé", "Ned"]
