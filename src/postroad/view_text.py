"""A view in words: the table, the viewer's cards and the legal actions, in one of the page's languages."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files

from postroad.localized_text import LocalizedText
from postroad.view_types import SeatView, View

FILES = ("names", "hints", "analysis", "table", "voice", "game")  # the page's texts that are needed here


def view_text(view: View, legal: bool, language: str) -> str:
    """The view in lines; with `legal` one line for each legal action, which begins with the action's name."""
    return "\n".join(_lines(view, legal, _texts(language)))


@cache
def _texts(language: str) -> LocalizedText:
    languages = sorted(folder.name for folder in (files("postroad") / "web" / "lang").iterdir() if folder.is_dir())
    if language not in languages:
        raise ValueError(f"unknown language {language!r}: choose {', '.join(languages)}")
    return LocalizedText(language, FILES)


def _lines(view: View, legal: bool, text: LocalizedText) -> Iterator[str]:
    names = [text.say("game-seat", number=seat) for seat in range(len(view["seats"]))]
    yield _stand(view, names, text)
    yield _market(view, text)
    yield text.say("answer-tiles", tiles=_stacks(view["tiles"], text))
    for seat, its in enumerate(view["seats"]):
        mine = seat == view["seat"]
        yield " ".join(_seat(its, text.say("you", who=names[seat]) if mine else names[seat], mine, text))
    if "tokens" in view:
        yield text.say("answer-tokens-left", tokens=_tokens(view["tokens"], text), chips=view["chips"])
    if "coaches" in view:
        yield _coaches(view, text)
        yield _waiting(view["waiting"], names, text)
    if legal:
        yield from (f"{action}: {text.action_text(action)}" for action in view["legal"])


def _stand(view: View, names: list[str], text: LocalizedText) -> str:
    at = text.say("analysis-round", round=view["round"])
    if view["decides"] is None:
        return f"{at}. {text.say('ask-over')}"
    return f"{at}. {names[view['decides']]}: {text.say('doing-' + view['phase'])}"


def _market(view: View, text: LocalizedText) -> str:
    cards = [city for city in view["market"] if city is not None]
    pile = view["discard"]
    top = text.say(f"city-{pile[-1]}") if pile else ""
    return text.say(
        "answer-market",
        count=len(cards),
        cities=_cities(cards, text),
        deck=text.say("deck-label", count=view["deck"]),
        discard=text.say("discard-label", count=len(pile), city=top),
    )


def _seat(its: SeatView, name: str, mine: bool, text: LocalizedText) -> Iterator[str]:
    about = text.say("chip-label", who=name, points=its["points"], offices=its["offices_left"], carriage=its["carriage"])
    yield text.say("answer-seat", label=about, hand=text.say("hand-size", count=its["hand_size"]))
    if its["hand"]:
        yield text.say("answer-hand", count=len(its["hand"]), cities=_cities(its["hand"], text))
    elif its["known"] and not mine:
        yield text.say("answer-known", cities=_cities(its["known"], text))
    yield text.say("answer-seat-route", count=len(its["route"]), cities=_cities(its["route"], text, " – "))
    offices = _cities(its["offices"], text)
    yield text.say("city-offices", names=offices) if offices else text.say("city-no-office")
    if its["tiles"]:
        yield text.say("answer-tiles", tiles=_stacks(its["tiles"], text))
    if "tokens" in its and any(its["tokens"].values()):
        yield f"{text.say('officials')}: {_tokens(its['tokens'], text)}."
    if its.get("chips"):
        yield f"{text.say('source-chips')}: {its['chips']}."


def _coaches(view: View, text: LocalizedText) -> str:
    clergy = {} if view["seat"] is None else view["seats"][view["seat"]]["clergy"]
    coaches = []
    for coach, stop in view["coaches"].items():
        values = text.forms("coach", f"region-{coach}") | text.forms("stop", f"stop-{stop}")
        rank = clergy.get(coach)
        if rank and rank != "hidden":
            coaches.append(text.say("answer-rider", **values, **text.forms("rank", f"rank-{rank}")))
        else:
            coaches.append(text.say("answer-coach", **values))
    return text.say("answer-coaches", coaches=", ".join(coaches))


def _waiting(waiting: Mapping[str, list[int]], names: list[str], text: LocalizedText) -> str:
    ranks = [
        text.say("answer-waits", rank=text.say(f"rank-{rank}"), names=", ".join(names[seat] for seat in seats))
        for rank, seats in waiting.items()
        if seats
    ]
    return text.say("answer-waiting", count=len(ranks), ranks=", ".join(ranks))


def _stacks(stacks: Mapping[str, list[int]], text: LocalizedText) -> str:
    return "; ".join(
        text.say("stack-label", stack=text.say(f"stack-{stack}"), points=", ".join(map(str, points)) or "–")
        for stack, points in stacks.items()
    )


def _cities(cities: Iterable[str], text: LocalizedText, between: str = ", ") -> str:
    return between.join(text.say(f"city-{city}") for city in cities)


def _tokens(tokens: Mapping[str, int], text: LocalizedText) -> str:
    held = [(official, count) for official, count in tokens.items() if count]
    return ", ".join(text.say("answer-token", official=text.say(f"official-{official}"), count=count) for official, count in held)
