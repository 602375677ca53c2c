"""Charts of shares can be read."""

from xml.etree import ElementTree as ET

from filone.cli.chart import LETTER, Bar, Group, shares_chart


def test_the_longest_name_fits() -> None:
    for name in ("novice", "No. 10 in turn order", "exec:python my_own_program.py"):
        bars = [Bar(who, 0.5, 0.4, 0.6) for who in ("random", name)]
        chart = ET.fromstring(shares_chart([Group("Who wins", 2, bars)]))  # noqa: S314  (our own)
        places = {text.text: float(text.attrib["x"]) for text in chart.iterfind("{*}text")}
        assert places[name] == places["random"] >= LETTER * len(name)
        width = float(chart.attrib["viewBox"].split()[2])
        assert max(places.values()) < width
