"""What stands beside choices and things in a terminal."""

from filone.games.eldorado import draw
from filone.games.eldorado.effects import effects
from filone.games.eldorado.view import see
from filone.kernel.texts import words_of
from games.eldorado.scene import GAME, ROW, Scene, step


def beside(scene: Scene, move: str, lang: str = "en") -> str:
    number = GAME.parse(scene.state, move)
    words = words_of(GAME.package, lang)
    return draw.beside(see(scene.state, 0), number, effects(scene.state, number), words)


def test_a_step_tells_where_it_leads_and_what_it_takes() -> None:
    scene = Scene(3)
    scene.put(0, ROW[0])
    scene.paint(ROW[1:3], "J2 G2")
    scene.deal(0, "pioneer explorer explorer")
    assert beside(scene, "play pioneer", "it") == "Machete 5. Costa 5."
    assert beside(scene, "buy scout") == "Machete 2. Costs 1."
    scene.do("play pioneer")
    assert beside(scene, step(ROW[1])) == "→ ♣2, costs 2 power"
    scene.do(step(ROW[1]), "stop")
    assert beside(scene, step(ROW[2]), "it") == "→ ∷2, costa 2 carte"


def test_a_card_tells_what_it_pays() -> None:
    scene = Scene(3)
    scene.deal(0, "traveler sailor explorer")
    scene.do("buy photographer")
    assert beside(scene, "pay traveler") == "worth 1 coin"
    assert beside(scene, "pay sailor", "it") == "vale ½ moneta"


def test_things_as_they_stand() -> None:
    words = words_of(GAME.package, "en")
    with_caves, without = (see(Scene(3, caves=caves).state, 0) for caves in (True, False))
    assert draw.about(without, "card", "scout", words) == "3 left"
    assert draw.about(without, "terrain", "river", words) == "≈"
    assert draw.about(with_caves, "token", "draw", words) == ""
    assert draw.about(without, "token", "draw", words) is None
