"""The page's sentences, for the command: what is done, and why, in one of the page's languages."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from postroad.rules.board import REGION_IDS

FILES = ("names", "hints", "analysis")

# What a ground names, by the messages that name it.
NAMED = {
    "city": "city",
    "other": "city",
    "province": "province",
    "stack": "stack",
    "official": "official",
    "partner": "official",
    "coach": "region",
    "stop": "stop",
    "rank": "rank",
}


class Sentences:
    def __init__(self, language: str, names: tuple[str, ...] = FILES) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in names:
            text = (files("postroad") / "web" / "lang" / language / f"{name}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, **values: Any) -> str:
        value = self._bundle.get_message(key).value
        assert value is not None
        told, errors = self._bundle.format_pattern(value, values)
        assert not errors, (key, errors)
        return str(told)

    def named(self, value: str, key: str) -> dict[str, str]:
        """A name as a value of a message, with the forms that its language has of it, as app/texts.js has it."""
        forms = self._bundle.get_message(key).attributes
        told = {form: str(self._bundle.format_pattern(pattern, {})[0]) for form, pattern in forms.items()}
        return {value: self.say(key), **{f"{value}-{form}": words for form, words in told.items()}}

    def ground(self, code: str, about: dict[str, Any], names: list[str]) -> str:
        """As ui/grounds.js has it."""
        values: dict[str, Any] = {}
        for name, what in about.items():
            values |= self.named(name, f"{NAMED[name]}-{what}") if name in NAMED else {name: what}
        if about.get("stack") in REGION_IDS:
            values["region"] = self.say(f"region-{about['stack']}")
        if "other" in about:
            values["ends"] = 1 if about["city"] == about["other"] else 2  # a route of one city ends where it begins
        if "seat" in about:
            values["who"] = names[about["seat"]]
        return self.say(f"why-{code}", **values)

    def deed(self, action: str) -> str:
        """An action in words that need no table around them, as ui/grounds.js has it."""
        kind, first, second, *_ = [*action.split(":"), "", ""]
        if action in ("take:deck", "return:none"):
            return self.say("deed-deck" if first == "deck" else "deed-return-none")
        if kind == "close" and first != "each":
            return self.say("deed-close-province", province=self.say(f"province-{first}"))
        if kind == "close":
            return self.say("deed-close-each")
        if kind == "call":
            return self.say("deed-call", **self.named("official", f"official-{first}"))
        if kind == "coach":
            return self.say("deed-coach", **self.named("coach", f"region-{first}"), **self.named("stop", f"stop-{second}"))
        if kind == "return":
            return self.say("deed-return", tokens=", ".join(self.say(f"official-{one}") for one in first.split("+")))
        if kind == "clergy":
            return self.say("deed-clergy", rank=self.say(f"rank-{first}"))
        return self.say(f"deed-{kind}", **(self.named("city", f"city-{first}") if first else {}))


@cache
def sentences(language: str) -> Sentences:
    return Sentences(language)
