"""A finished game looked at again: what each decision cost, whose chances were how good when, what was luck."""

from filone.teaching.analysis.analyst import Batch, Work, analyse
from filone.teaching.analysis.findings import Analysis, Belief, Decision, Luck, Moment, Point
from filone.teaching.analysis.pool import run
from filone.teaching.analysis.questions import LONGEST, TooLong

__all__ = [
    "LONGEST",
    "Analysis",
    "Batch",
    "Belief",
    "Decision",
    "Luck",
    "Moment",
    "Point",
    "TooLong",
    "Work",
    "analyse",
    "run",
]
