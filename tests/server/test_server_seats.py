"""Before the start and after the end: seats, names, host, bots, setup, the seat's link, the next round."""

import pytest

from house import House, open_house, play_on, quick

pytestmark = pytest.mark.anyio


async def test_the_maker_is_host_and_seated_and_a_friend_sits_by_the_code_alone(house: House) -> None:
    host = await house.make(name="Ann")
    picture = await host.open()
    assert (picture["you"], picture["host"], picture["phase"]) == (0, True, "before")
    friend = house.page(host.code.lower())
    picture = await friend.open()
    assert (picture["you"], picture["host"]) == (-1, False)
    await friend.sit("Ben")
    assert friend.you == 1
    await host.catch_up()
    assert [person["name"] for person in host.picture["people"]] == ["Ann", "Ben", "", ""]
    assert [person["kind"] for person in host.picture["people"]] == ["human", "human", "free", "free"]
