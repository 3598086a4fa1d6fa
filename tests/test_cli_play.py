"""`ultimo play`: whole matches through a pipe and at a terminal, interrupted, resumed, refused, never told too much."""

import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.cells import cell_len

from seated import CHOICE, Said, at_random, first, ultimo
from ultimo.cli.choices import choices, chosen
from ultimo.cli.files import write_text
from ultimo.cli.keyboard import cleaned
from ultimo.games import SHELF
from ultimo.table.record import Record, Replay
from ultimo.table.state import OVER
from ultimo.table.texts import LANGUAGES, texts

PAN = SHELF["pan"]


@pytest.fixture(autouse=True)
def _own_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder of its own for every test, and English at eighty columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


def read(file: Path | str) -> Record:
    """The record in a file."""
    return Record.read(Path(file).read_text(encoding="utf-8"))


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


def seeded(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a match in which seat 0 is asked for its first card."""
    assert ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "seeded.jsonl", typed=("quit",)).code == 0
    return Path("seeded.jsonl")


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


# What is refused, and what else can be typed


def test_a_refused_move_says_why_and_by_which_rule_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = read(seeded(monkeypatch))
    hand = [draw[1] for draw in kept.rows[0].draws[:4]]
    missing = next(card for card in "123456" if card not in hand)
    said = ultimo(monkeypatch, "play", "--resume", "seeded.jsonl", typed=(f"play {missing}", "why", missing, "flip"))
    refused = (
        texts("en", PAN.folder).say("refused-pan-choose", move="Play", card=missing, name="").partition(" does")[2]
    )
    assert " ".join(said.out.split()).count(" ".join(refused.split())) == 3
    assert said.out.count("pan.choose (why: read the rule)") == 3
    rule = texts("en", PAN.folder).say("rule-pan-choose")
    assert rule.split(".")[0] in " ".join(said.out.split())
    assert read("seeded.jsonl") == kept


def test_what_is_no_move_is_refused_with_the_forms_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", typed=("castle", "why"))
    assert "“castle” is no move here." in said.out
    assert "steal 4 from 1" in said.out
    assert "table.unreadable  " in said.out


def test_why_tells_whether_a_move_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(
        monkeypatch, "play", "pan", "--seed", "3", typed=("3", "5", "6", "6", "why flip", "why play 1", "why")
    )
    talk = said.out.rpartition("> why flip\n")[2]
    assert talk.startswith("That goes.\n> why play 1\n")
    assert "pan.turn (why: read the rule)" in talk
    assert read(next(Path("state/ultimo").iterdir())).rows[-1].move != "flip"


def test_why_without_a_refusal_says_that_there_was_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nothing was refused." in ultimo(monkeypatch, "play", "pan", typed=("why",)).out


@pytest.mark.parametrize("line", ["rules pan.skip", "rules skip", "rule pan.skip"])
def test_rules_can_be_read_at_the_table(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", typed=(line,))
    assert "\npan.skip\n" in said.out
    assert "\npan.spin\n" not in said.out


def test_an_unknown_rule_is_answered_with_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", typed=("rules pan.cheat", "rules"))
    assert "There is no rule “pan.cheat”." in said.out
    assert "\npan.spin\n" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_word_in_the_language_and_takes_it(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = texts(lang, PAN.folder)
    names = ("help", "table", "log", "why", "rules", "save", "quit")
    usual = {name: told.say(f"cli-word-{name}").split(",")[0] for name in names}
    for question_mark in ("?", usual["help"], "help"):
        said = ultimo(monkeypatch, "play", "pan", "--lang", lang, typed=(question_mark,))
        for name, word in usual.items():
            assert f"\n  {word} " in said.out
            assert " ".join(told.say(f"cli-help-{name}").split()) in " ".join(said.out.split())
    said = ultimo(monkeypatch, "play", "pan", "--lang", lang, typed=tuple(usual.values()))
    assert said.code == 0
    assert "table.unreadable" not in said.out


def test_the_log_tells_all_that_i_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    log = ultimo(monkeypatch, "play", "pan", "--seed", "3", typed=("3", "log")).out.rpartition("> log\n")[2]
    assert re.match(r"· You are dealt: .*\n· Sol is dealt: hidden card(, hidden card){3}\.\n", log)
    assert "· Sol has chosen.\n" in log
    assert "· You choose: 3 fox.\n" in log
    assert "· Bruno shows: " in log


def test_save_says_where_the_record_is_and_writes_copies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "taken.jsonl").write_text("mine", encoding="utf-8")
    typed = ("save", "save copy.jsonl", "save taken.jsonl", "save nowhere/\x00")
    said = ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", typed=typed)
    assert "The record is kept in match.jsonl\n" in said.out
    assert read("copy.jsonl") == read("match.jsonl")
    assert (tmp_path / "taken.jsonl").read_text(encoding="utf-8") == "mine"
    assert "taken.jsonl exists already" in said.out


def test_control_codes_in_an_answer_are_not_shown_again() -> None:
    assert cleaned("  play\x1b[2J \t 6\r\n") == "play [2J 6"


# Leaving and going on


@pytest.mark.parametrize(("typed", "code"), [(("3", "quit"), 0), (("3",), 1), (("3", "exit"), 0)])
def test_leaving_keeps_the_record_and_says_how_to_go_on(
    typed: tuple[str, ...], code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "match.jsonl", typed=typed)
    assert (said.code, said.err) == (code, "")
    last = said.out.splitlines()[-1]
    assert last == f"The match is kept. Go on with: ultimo play --resume {tmp_path}/match.jsonl"
    assert [row.move for row in read("match.jsonl").rows if row.seat == 0] == ["play 3"]


@pytest.mark.parametrize("answers", [0, 1, 3, 5, 6])
def test_a_match_goes_on_exactly_as_if_it_had_not_been_left(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ("3", "5", "6", "6", "1", "1")[:answers]
    ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "whole.jsonl", typed=("3", "5", "6", "6"), pick=first)
    ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "parts.jsonl", typed=typed)
    said = ultimo(monkeypatch, "play", "--resume", "parts.jsonl", typed=("3", "5", "6", "6")[answers:], pick=first)
    assert said.code == 0
    assert Path("parts.jsonl").read_bytes() == Path("whole.jsonl").read_bytes()


def test_going_on_tells_again_only_the_last_of_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "match.jsonl", typed=("3", "5", "quit"))
    said = ultimo(monkeypatch, "play", "--resume", "match.jsonl", typed=("log",))
    told, _, log = said.out.partition("> log\n")
    assert "You are dealt" not in told
    assert "Chloé takes all 4 cards" in told
    assert "You are dealt" in log


def test_going_on_speaks_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", "--lang", "fr", typed=("quit",))
    said = ultimo(monkeypatch, "play", "--resume", "match.jsonl", "--lang", "es")
    assert texts("es", PAN.folder).say("prompt-choose") in said.out


def test_a_match_that_is_over_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", pick=first)
    said = ultimo(monkeypatch, "play", "--resume", "match.jsonl")
    assert (said.code, said.out) == (2, "")
    assert said.err == "ultimo: record match.jsonl: the match is over: ultimo replay match.jsonl tells it\n"


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ('"bots":["",', '"bots":["clever",', "'clever'"),
        ('"bots":["",', '"bots":["random",', "no seat is a person's"),
        ('"bots":["",', '"bots":["","",', "5 of 4 seats"),
        ('"bots":["",', '"bots":[7,', "bots"),
        ('"notes":', '"noses":', "noses"),
        ('"players":["', '"players":["One","', "players"),
        ('"move":"play', '"move":"flip', "line 3"),
    ],
)
def test_a_record_that_cannot_go_on_is_bad_input_and_stays_as_it_is(
    before: str, after: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = seeded(monkeypatch)
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    said = ultimo(monkeypatch, "play", "--resume", str(file), pick=first)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert found in said.err
    assert file.read_text(encoding="utf-8") == text.replace(before, after, 1)


def test_a_record_is_never_written_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_text("mine", encoding="utf-8")
    said = ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", pick=first)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "match.jsonl exists already" in said.err
    assert (tmp_path / "match.jsonl").read_text(encoding="utf-8") == "mine"


def test_matches_of_the_same_second_get_records_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        ultimo(monkeypatch, "play", "pan", typed=("quit",))
    assert len(list(Path("state/ultimo").iterdir())) == 3


def test_a_file_that_cannot_be_finished_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("old", encoding="utf-8")

    def interrupt(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_text(file, "new", "record")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


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


# At a terminal

if sys.platform != "win32":
    import pty
    import termios

    PROMPT = "\r\n> "
    TAKE_TERMINAL = (
        "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
        "from ultimo.cli import main; sys.exit(main())"
    )
    """A process that makes its input the terminal whose Ctrl-C it gets, then is the command."""

    class Terminal:
        """A terminal with the command in it."""

        def __init__(self, *arguments: str, columns: int = 80, rows: int = 24) -> None:
            self.main, inside = pty.openpty()
            termios.tcsetwinsize(inside, (rows, columns))
            environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
            self.process = subprocess.Popen(
                [sys.executable, "-c", TAKE_TERMINAL, *arguments],
                stdin=inside,
                stdout=inside,
                stderr=inside,
                start_new_session=True,
                env={**environment, "TERM": "xterm-256color"},
            )
            os.close(inside)
            self.shown = ""
            self.read = 0

        def wait_for(self, *texts: str) -> str:
            """Read until one of the texts has come, and return it. Fails when the command ends before."""
            while True:
                for text in texts:
                    found = self.shown.find(text, self.read)
                    if found >= 0:
                        self.read = found + len(text)
                        return text
                assert self.more(), f"the command ended without {texts}: {self.shown}"

        def more(self) -> bool:
            """Read what comes next; False when the command has ended."""
            try:
                piece = os.read(self.main, 65536)
            except OSError:  # how Linux says that the other end is closed
                return False
            self.shown += piece.decode(errors="replace")
            return bool(piece)

        def type(self, keys: str) -> None:
            os.write(self.main, keys.encode())

        def finish(self) -> int:
            """Read to the end; return the exit code."""
            while self.more():
                pass
            os.close(self.main)
            return self.process.wait()

    @contextmanager
    def terminal(*arguments: str, columns: int = 80) -> Iterator[Terminal]:
        found = Terminal(*arguments, columns=columns)
        try:
            yield found
        finally:
            if found.process.poll() is None:
                found.process.kill()
                found.process.wait()

    def test_ctrl_c_leaves_the_record_and_the_match_goes_on_to_its_end(tmp_path: Path) -> None:
        with terminal("play", "pan", "--seed", "3", "--record", "match.jsonl") as table:
            table.wait_for(PROMPT)
            table.type("3\r")
            table.wait_for("takes all 4 cards")
            table.wait_for(PROMPT)
            table.type("\x03")
            assert table.finish() == 1
            assert f"Go on with: ultimo play --resume {tmp_path}/match.jsonl" in table.shown
            assert "Traceback" not in table.shown
        kept = read("match.jsonl")
        assert [row.move for row in kept.rows if row.seat == 0] == ["play 3"]
        with terminal("play", "--resume", "match.jsonl") as table:
            table.wait_for(PROMPT)
            for answer in ("5", "6", "6"):
                table.type(f"{answer}\r")
                table.wait_for(PROMPT)
            table.type("1\r")
            while table.wait_for(PROMPT, "--seed 3") == PROMPT:
                table.type("1\r")
            assert table.finish() == 0
        assert read("match.jsonl").end is not None

    def test_end_of_input_at_a_terminal_leaves_the_record_too() -> None:
        with terminal("play", "pan", "--record", "match.jsonl") as table:
            table.wait_for(PROMPT)
            table.type("\x04")
            assert table.finish() == 1
            assert "Go on with: ultimo play --resume" in table.shown
        assert read("match.jsonl").end is None

    def test_a_terminal_has_colours_and_a_narrow_one_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("NO_COLOR", raising=False)
        with terminal("play", "pan", "--seed", "3", "--record", "match.jsonl", columns=40) as table:
            table.wait_for(PROMPT)
            table.type("quit\r")
            assert table.finish() == 0
        assert "\x1b[" in table.shown
        plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", table.shown).replace("\r", "")
        lines = [line for line in plain.splitlines() if "--resume" not in line]
        assert max(cell_len(line) for line in lines) < 40
        assert "[6]" not in plain

    def test_no_color_is_obeyed_and_cards_get_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("NO_COLOR", "1")
        with terminal("play", "pan", "--seed", "3", "--record", "match.jsonl", columns=40) as table:
            table.wait_for(PROMPT)
            table.type("quit\r")
            table.finish()
        assert "[6]" in table.shown
        assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8])[0-9;]*m", table.shown)


def test_a_terminal_that_knows_only_ascii_gets_a_match_all_the_same(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "ultimo", "play", "pan", "--lang", "fr", "--record", "match.jsonl"],
        input="aide\nquitter\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert said.returncode == 0
    assert said.stdout.isascii()
    assert "[" in said.stdout
    assert "> 0 Toi" in said.stdout


def test_without_any_input_the_match_is_kept(tmp_path: Path) -> None:
    line = f"{sys.executable} -m ultimo play pan --record match.jsonl <&-"
    said = subprocess.run(["sh", "-c", line], capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (1, "")
    assert read("match.jsonl").end is None


def test_a_player_at_a_pipe_is_shown_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert "\n> why\n" in ultimo(monkeypatch, "play", "pan", typed=("why",)).out
