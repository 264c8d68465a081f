"""The scripts of the page that play motions: they measure nothing but the rows of lists."""

import re
from collections import Counter
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[2] / "Sources/BanyanBrowser/Resources/Client"
READINGS = re.compile(
    r"\b(getBoundingClientRect|getComputedStyle|computedStyleMap|getClientRects|getBBox|checkVisibility"
    r"|(?:offset|client|scroll)(?:Width|Height|Left|Top)|elementFromPoint|innerText)\b")
# The browser lays out lists, and finds the width of a text that the first page leaves out. How far content is scrolled only the
# browser knows.
ALLOWED = {
    "motion.js": {},
    "prediction.js": {},
    "formerframes.js": {"scrollLeft": 1, "scrollTop": 1},
    "rowmotion.js": {"getBoundingClientRect": 3, "offsetWidth": 1},
}


def test_no_motion_is_decided_by_what_is_measured():
    found = {name: dict(Counter(READINGS.findall((CLIENT / name).read_text()))) for name in ALLOWED}
    assert found == ALLOWED


def test_these_are_all_scripts_of_motion():
    part = (CLIENT.parents[1] / "Page/ClientPart.swift").read_text()
    names = re.search(r"case \.motion: \[(.*)\]", part)[1].replace('"', "").split(", ")
    assert sorted([*names, "prediction"]) == sorted(name.removesuffix(".js") for name in ALLOWED)
