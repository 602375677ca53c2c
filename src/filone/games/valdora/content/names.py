"""What people call the spaces that have no name on the board: a road or a mine by the places it lies between."""

from filone.games.valdora.content.spaces import SPACES, is_mine, is_road
from filone.kernel.texts import Name


def names_of(neighbours: list[list[int]]) -> dict[str, Name]:
    """By the keys of the spaces, from what is next to each along the roads. Where several lie between the same two
    places, they are counted from the first."""
    groups: dict[tuple[str, int, int], list[tuple[int, int]]] = {}
    for space in range(len(SPACES)):
        ends = ends_of(neighbours, space) if is_nameless(space) else {}
        if ends:  # none where no road leads: such a valley is refused
            one, other = min(ends), max(ends)
            groups.setdefault(("mine" if is_mine(space) else "road", one, other), []).append((ends[one], space))
    return {
        f"space-{SPACES[space]}": {
            "text": f"space-{what}",
            "number": number if len(group) > 1 else 0,
            "one": f"space-{SPACES[one]}",
            "other": f"space-{SPACES[other]}",
        }
        for (what, one, other), group in groups.items()
        for number, (_, space) in enumerate(sorted(group), 1)
    }


def is_nameless(space: int) -> bool:
    return is_road(space) or is_mine(space)


def ends_of(neighbours: list[list[int]], space: int) -> dict[int, int]:
    """The two named places nearest along the roads, and how far they are; from a dead end, the second lies beyond."""
    far = {space: 0}
    ways = [space]
    ends: dict[int, int] = {}
    for here in ways:  # grows while it is walked
        for there in neighbours[here]:
            if there not in far:
                far[there] = far[here] + 1
                if is_nameless(there):
                    ways.append(there)
                elif len(ends) < 2:
                    ends[there] = far[there]
        if here == ways[-1] and len(ends) == 1:
            ways += [end for end in ends if end not in ways]
    return ends
