"""The text of a game's review, for a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from postroad.analysis.review import Review, is_good, severity
from postroad.localized_text import LocalizedText

MOST_BETTER = 10  # decisions to list
MOST_REASONS = 2  # for each decision
WIDTH = 20  # of a bar for 100%


def report(review: Review, names: list[str], say: LocalizedText) -> Iterator[str]:
    """The lines of the report."""
    yield say.say("analysis-fair")
    yield from _section(say.say("analysis-chances"), _chances(review["course"], names, say))
    yield from _section(say.say("analysis-turning"), _turning(review["turning"], names, say))
    yield from _section(say.say("analysis-better"), _better(review, names, say))
    yield from _section(say.say("analysis-summary"), _summary(review, names, say))


def _section(title: str, lines: Iterator[str]) -> Iterator[str]:
    yield ""
    yield title
    yield from (f"  {line}" for line in lines)


def _chances(course: Sequence[Review], names: list[str], say: LocalizedText) -> Iterator[str]:
    """Everybody's chances at the start of each round and at the end."""
    shown = [one for one, before in zip(course, [None, *course], strict=False) if not before or one["round"] != before["round"]]
    if shown[-1] is not course[-1]:
        shown.append(course[-1])
    width = max(map(len, names))
    for one in shown:
        yield say.say("analysis-end" if one is course[-1] else "analysis-round", round=one["round"])
        for name, wins in zip(names, one["wins"], strict=True):
            yield f"  {name:{width}} {percent(wins):3} % {'#' * round(wins * WIDTH)}".rstrip()


def _turning(points: Sequence[Review], names: list[str], say: LocalizedText) -> Iterator[str]:
    if not points:
        yield say.say("analysis-no-turning")
    for one in points:
        yield say.say("analysis-turn", **_change(one, names))


def _change(one: Review, names: list[str]) -> dict[str, Any]:
    return {
        "round": one["round"],
        "turn": names[one["turn"]],
        "who": names[one["seat"]],
        "before": percent(one["before"]),
        "after": percent(one["after"]),
    }


def _better(review: Review, names: list[str], say: LocalizedText) -> Iterator[str]:
    worst = sorted((one for one in review["decisions"] if not is_good(one)), key=severity, reverse=True)
    if not worst:
        yield say.say("analysis-none")
    for one in worst[:MOST_BETTER]:
        rounds = [stand["round"] for stand in review["course"] if stand["at"] <= one["at"]]
        values = {"action": say.action_text(one["action"]), "best": say.action_text(one["best"]), "gain": _gain(one, say)}
        yield say.say("analysis-decision", round=rounds[-1] if rounds else 0, who=names[one["seat"]], **values)
        for reason in one["grounds"][:MOST_REASONS]:
            yield f"  {say.reason_text(reason['code'], reason['about'], names)}"


def _gain(one: Review, say: LocalizedText) -> str:
    """The gain of the best decision: chance, points or both."""
    lost, points = percent(one["lost"]), round(one["lost_points"], 1)
    kind = "both" if lost and points else "chance" if lost else "points"
    return say.say(f"analysis-gain-{kind}", lost=lost, points=int(points) if points.is_integer() else points)


def _summary(review: Review, names: list[str], say: LocalizedText) -> Iterator[str]:
    for one in review["summary"]:
        yield say.say("analysis-seat", who=names[one["seat"]], good=one["good"], count=one["decisions"])
    yield say.say("analysis-good")


def percent(share: float) -> int:
    return round(share * 100)
