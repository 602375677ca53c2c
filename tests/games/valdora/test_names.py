"""Roads and mines are called by where they lie, in any valley."""

from typing import Any

import pytest

from filone.games.valdora.content.valley_file import valley_of
from filone.kernel.errors import BadData
from games.valdora.scene import GAME
from games.valdora.test_options import file


def called(space: str, lang: str, map: Any = None) -> str:
    return GAME.words(lang, {"map": map})(f"space-{space}")


def test_roads_and_mines_lie_between_named_places() -> None:
    assert called("road_9", "en") == "the road between City A and the Blue House"
    assert called("road_9", "it") == "la strada tra Città A e il Palazzo blu"
    assert called("mine_1", "it") == "la miniera tra Città A e il Palazzo viola", "the road space between has no name"


def test_those_between_the_same_places_are_counted_from_the_first() -> None:
    assert called("road_11", "en") == "the first road between City C and the Harbour City"
    assert called("road_12", "it") == "la seconda strada tra Città C e la Città portuale"


def test_another_valley_has_other_names() -> None:
    map = file()
    map["roads"] = [
        [{"road_9": "road_1", "road_1": "road_9"}.get(space, space) for space in road] for road in map["roads"]
    ]
    assert called("road_1", "en", map) == "the road between City A and the Blue House"


def test_a_dead_end_has_a_name_of_its_own() -> None:
    map = file()
    map["roads"][4].remove("road_9")
    map["roads"].append(["city_a", "road_9"])
    names = valley_of({"map": map}).names
    assert names["space-road_9"]["one"] == "space-city_a"
    assert len({tuple(name.items()) for name in names.values()}) == len(names) == 16


def test_a_road_that_knows_one_place_alone_is_refused() -> None:
    map = file()
    map["roads"] = [["city_a", "road_9"]]
    with pytest.raises(BadData):
        valley_of({"map": map})
