"""`bench/mortal_balance.py` and its chart: whole matches are counted, each of them once in everything."""

from xml.etree import ElementTree

from mortal_balance import as_json, count
from mortal_chart import drawn
from ultimo.games.mortal import MORTAL


def test_each_match_is_counted_once_in_everything() -> None:
    counts = count(3, "test", 0, 2)
    counts.merge(count(3, "test", 1, 1))
    assert counts.matches == counts.turns.count == counts.windows.count == 3
    assert sum(counts.ends.values()) == sum(counts.source.values()) == 3
    assert set(counts.ends) <= set(MORTAL.endings)
    assert sum(mean.total for mean in counts.seat) == sum(mean.total for mean in counts.first)
    assert counts.windows.total >= sum(counts.played.values()) - counts.answered.total > 0
    assert not counts.cancelled - counts.played, "what is cancelled has been played"


def test_the_chart_is_a_picture_of_the_figures() -> None:
    figures = {"players": [as_json(count(players, "test", 0, 1)) for players in (2, 4)]}
    texts = [element.text for element in ElementTree.fromstring(drawn(figures)).iter() if element.text]
    assert "2 players" in texts
    assert "4 players" in texts
    assert "1 matches of greedy bots each" in texts
