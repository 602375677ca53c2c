"""What the log tells of a journey and of a delivery."""

from filone.games.valdora.content.box import COLOURS
from filone.kernel.sentences import sentence
from games.telling import log
from games.valdora.scene import GAME, begin, do, lay, open_book, seat


def test_a_journey_names_what_it_paid_to_whom() -> None:
    state = begin()
    seat(state, 0, coins=3)
    seat(state, 1, at="city_c", coins=2)
    seat(state, 2, at="city_c", coins=6)
    assert log(GAME, state.copy(), "go city_c", lang="it", reader=1) == [
        (
            "Ada raggiunge Città C. Ada ti incontra e ti paga una moneta. "
            "Ada paga una moneta, ma Pia ne ha già sei: va in banca."
        )
    ]
    (line,) = log(GAME, state.copy(), "go city_c", lang="it")
    assert "Ugo è già lì e riceve una moneta da Ada." in line, (
        "no preposition stands before a name, which may begin with a vowel"
    )
    assert log(GAME, state, "go city_c", reader=0) == [
        (
            "You go to City C. You meet Ugo and pay them a coin. "
            "You pay Pia a coin, but they have six already: it goes to the bank."
        )
    ]


def test_a_delivery_names_craftsman_workshop_bonus_and_the_end() -> None:
    state = begin()
    silver, yellow = COLOURS.index("silver"), COLOURS.index("yellow")
    state.craftsmen = [1 if colour in (silver, yellow) else 0 for colour in range(len(COLOURS))]
    seat(state, 0, coins=3, wants=["coin"], at="city_c", craftsmen={"silver": state.valley.needed[silver] - 1})
    do(state, "go house_silver")
    twin = state.copy()
    assert log(GAME, state, "deliver coin 1", reader=0, lang="it") == [
        (
            "Completi una commissione: 1 moneta. Ottieni 1 punto. Assumi un artigiano argento. "
            "Apri il laboratorio argento. Restano artigiani di un solo colore: questo è l’ultimo giro."
        )
    ]
    twin.workshops[silver] = 0
    (line,) = log(GAME, twin, "deliver coin 1")
    assert "Ada hires a silver craftsman. Ada gets a bonus tile (10 points)." in line
    seat(twin, 0, wants=["coin"])
    (line,) = log(GAME, twin, "deliver coin 1")
    assert "Ada gets 1 point. Ada hires their first yellow craftsman (10 points)." in line
    assert "There is no silver craftsman left: the next colour in the guild comes instead." in line


def test_the_deal_of_gems_is_one_line() -> None:
    state = GAME.start(3)
    twin, moves = state.copy(), []
    while twin.turn < 0:
        moves.append(GAME.text(twin, twin.moves()[0]))
        twin.step(twin.moves()[0])
    lines = log(GAME, state, *moves)
    assert lines.count("The gems are dealt onto the roads.") == 1
    assert not any("next road" in line for line in lines)


def test_only_gems_that_are_there_are_dealt_in_words() -> None:
    words = GAME.words("en")
    piles = {
        (2, 1, 0, 0, 3): "2 gold, 1 ruby, 3 emeralds",
        (0, 0, 5, 1, 0): "5 sapphires, 1 amethyst",
        (0, 0, 0, 0, 6): "6 emeralds",
    }
    for pile, told in piles.items():
        deal = dict(zip(("gold", "ruby", "sapphire", "amethyst", "emerald"), pile, strict=True))
        line = sentence(GAME, words, "log", {"kind": "deal", **deal}, [])
        assert line == f"Dealt onto the next road: {told}, six in all."
    told = GAME.words("it")("log-deal", gold=0, ruby=2, sapphire=1, amethyst=3, emerald=0)
    assert told == "Su una casella strada vanno 2 rubini, 1 zaffiro, 3 ametiste, in tutto sei."


def test_loading_names_what_it_costs_and_what_it_throws_off() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"pan": None, "cart": "gold"})
    lay(state, "road_9", ruby=2, gold=1)
    do(state, "go road_9")
    assert log(GAME, state.copy(), "load ruby cart", lang="it") == [
        "Ada carica un rubino (carretto). Ada paga per questo 2 monete. Ada scarta ciò che c’era: oro."
    ]
    assert log(GAME, state, "load gold pan", reader=0) == [
        "You load gold onto the gold pan. It buys equipment in Cities A and B."
    ]


def test_a_load_names_who_wants_the_gem() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"pan": None, "cart": None}, wants=["gold", "gold_ruby_emerald"])
    lay(state, "road_9", gold=2, ruby=1)
    do(state, "go road_9")
    (line,) = log(GAME, state.copy(), "load ruby cart", reader=0)
    assert line.endswith("You pay 2 coins for that. It is wanted at the White House, for 10 points.")
    (line,) = log(GAME, state, "load gold pan")
    assert line == "Ada loads gold onto the gold pan. It is wanted at the White House, for 10 points."
    (line,) = log(GAME, state, "load gold cart", lang="it")
    assert line.endswith("Serve per il Palazzo giallo: varrà 2 punti."), "the White House has its gold already"


def test_a_purchase_names_what_the_commission_is_worth() -> None:
    state = begin()
    seat(state, 0, coins=3)
    open_book(state, "city_c", right=["emerald", "coin"])
    do(state, "go city_c")
    lines = log(GAME, state.copy(), "buy_commission right coin", "buy_commission right emerald")
    assert "Ada pays a coin for a commission asking for 1 coin. It brings 1 point at the Silver House." in lines
    (line, *_) = log(GAME, state, "buy_commission right coin", lang="it", reader=0)
    assert line.endswith("che chiede: 1 moneta. Varrà 1 punto presso il Palazzo argento.")


def test_a_purchase_names_what_the_equipment_carries() -> None:
    state = begin()
    seat(state, 0, equipment={"pan": "gold"})
    open_book(state, "city_a", left=["horse"], right=["hammer"])
    do(state, "go city_a")
    (line, *_) = log(GAME, state.copy(), "buy_item right hammer")
    assert line == "Ada pays a gold for the hammer. It carries an amethyst."
    (line, *_) = log(GAME, state.copy(), "buy_item right hammer", lang="it")
    assert line.endswith("martello. Porta un’ametista.")
    (line, *_) = log(GAME, state, "buy_item left horse")
    assert line.endswith("horse. It carries any gem.")


def test_what_is_chosen_to_be_handed_over_is_one_line_with_what_it_is_for() -> None:
    state = begin()
    carried = {"pan": "gold", "cart": "gold", "horse": "gold", "pick": None}
    seat(state, 0, equipment=carried, wants=["gold", "gold"])
    twin = state.copy()
    do(state, "go house_yellow")
    first, second = log(GAME, state, "deliver gold 1", "pay cart", "deliver gold 1", "pay pan")
    assert first.startswith("Ada completes a commission asking for gold. Ada gets 2 points.")
    assert second.startswith("Ada completes a commission asking for gold. Ada gets 2 points.")
    open_book(twin, "city_a", right=["hammer"])
    do(twin, "go city_a")
    (line, *_) = log(GAME, twin, "buy_item right hammer", "pay cart")
    assert line == "Ada pays a gold for the hammer. It carries an amethyst."
