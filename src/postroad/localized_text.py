"""The page's texts for the command line: actions and reasons in one of the page's languages."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from postroad.rules.board import REGION_IDS

FILES = ("names", "hints", "analysis")

# By argument of a reason: the prefix of the message key that names its value, such as `city` in `city-ulm`.
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


class LocalizedText:
    def __init__(self, language: str, names: tuple[str, ...] = FILES) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in names:
            text = (files("postroad") / "web" / "lang" / language / f"{name}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, **values: Any) -> str:
        value = self._bundle.get_message(key).value
        assert value is not None
        text, errors = self._bundle.format_pattern(value, values)
        assert not errors, (key, errors)
        return str(text)

    def forms(self, value: str, key: str) -> dict[str, str]:
        """The message arguments for a name: the name itself and its grammatical forms; like app/texts.js."""
        patterns = self._bundle.get_message(key).attributes
        forms = {form: str(self._bundle.format_pattern(pattern, {})[0]) for form, pattern in patterns.items()}
        return {value: self.say(key), **{f"{value}-{form}": text for form, text in forms.items()}}

    def reason_text(self, code: str, about: dict[str, Any], names: list[str]) -> str:
        """The sentence for a reason; like ui/reason_text.js."""
        values: dict[str, Any] = {}
        for name, what in about.items():
            values |= self.forms(name, f"{NAMED[name]}-{what}") if name in NAMED else {name: what}
        if about.get("stack") in REGION_IDS:
            values |= self.forms("region", f"region-{about['stack']}")
        if "other" in about:
            values["ends"] = 1 if about["city"] == about["other"] else 2  # a route of one city ends where it begins
        if "seat" in about:
            values["who"] = names[about["seat"]]
        return self.say(f"why-{code}", **values)

    def action_text(self, action: str) -> str:
        """The sentence for an action, which needs no table for context; like ui/reason_text.js."""
        kind, first, second, *_ = [*action.split(":"), "", ""]
        if action in ("take:deck", "return:none"):
            return self.say("deed-deck" if first == "deck" else "deed-return-none")
        if kind == "close" and first != "each":
            return self.say("deed-close-province", **self.forms("province", f"province-{first}"))
        if kind == "close":
            return self.say("deed-close-each")
        if kind == "call":
            return self.say("deed-call", **self.forms("official", f"official-{first}"))
        if kind == "coach":
            return self.say("deed-coach", **self.forms("coach", f"region-{first}"), **self.forms("stop", f"stop-{second}"))
        if kind == "return":
            return self.say("deed-return", tokens=", ".join(self.say(f"official-{one}") for one in first.split("+")))
        if kind == "clergy":
            return self.say("deed-clergy", **self.forms("rank", f"rank-{first}"))
        return self.say(f"deed-{kind}", **(self.forms("city", f"city-{first}") if first else {}))


@cache
def localized_text(language: str) -> LocalizedText:
    return LocalizedText(language)
