"""How a match ends that several have won: everybody is shown as a winner, and all of it fits.

Such ends are rare, so the server's picture is changed on its way to the page: the rest of it is real.
"""

import json
from typing import Any

import pytest
from people import MakePerson, Person
from playwright.sync_api import WebSocketRoute, expect
from site_server import SiteServer
from test_screens import listed, misfits

from ultimo.server.names import LONGEST

NAMES = ["Wilhelmina-Alexandra of the Marsh", "M" * LONGEST, "Bo", "Ana Li", "Q"]
RULES = {
    "pan": "pan.flip",
    "panda": "panda.end",
    "kingdom": "kingdom.second",
    "mortal": "mortal.tie",
    "magpie": "magpie.empty",
}
"""The games, and a rule by which each may end."""


def ended(frame: str | bytes, rule: str, winners: int) -> str:
    """The picture of a table as it is when so many have just won together."""
    picture: dict[str, Any] = json.loads(frame)
    if picture["type"] == "table":
        places = [1 if seat < winners else max(winners, 1) + 1 for seat in range(len(picture["people"]))]
        picture |= {
            "phase": "over",
            "people": [{**one, "name": NAMES[one["seat"]][:LONGEST]} for one in picture["people"]],
            "moves": [],
            "events": [],
            "ending": {"places": places, "scores": [128 if place == 1 else 17 for place in places], "rule": rule},
        }
    return json.dumps(picture)


@pytest.mark.parametrize(("game", "rule"), RULES.items(), ids=list(RULES))
def test_all_who_share_a_win_are_named_and_fit_on_every_screen(
    person: MakePerson, zoo: SiteServer, game: str, rule: str
) -> None:
    one: Person = person(at=zoo)
    one.choose(game)
    one.button("page-play-now").click()
    expect(one.page.locator("main.scene")).to_be_visible()
    wanted = 0

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(ended(frame, rule, wanted)))

    one.page.route_web_socket("**/ws/*", line)
    faults: dict[str, list[str]] = {}
    seats = len(one.picture["people"])
    for wanted in range(seats + 1):
        one.page.reload()
        expect(one.page.locator("main.result #winner span")).to_have_count(max(wanted, 1))
        expect(one.page.locator("main.result .winners .portrait")).to_have_count(min(wanted, 3))
        expect(one.page.locator("main.result .fallen li")).to_have_count(seats - wanted)
        faults |= {f"{game}, {wanted} winners, {where}": found for where, found in misfits(one).items()}
    assert not any(faults.values()), listed(faults)
