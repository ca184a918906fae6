"""The texts of the client: five languages with the same messages, all of which exist and are used.

Each check gives a list of faults. It must find none in the real words, and must find those of `SPOILED`.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from postroad.analysis.reason_codes import REASON_CODES
from postroad.bots.registry import LEVELS, OFFERED
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.board import CITY_IDS, PROVINCE_IDS, REGION_IDS, STACK_IDS
from postroad.rules.events import KINDS
from postroad.rules.phases import OVER, PHASE_IDS
from postroad.rules.reason_text import REASONS
from postroad.rules.rome import RANK_IDS, STOP_IDS
from postroad.rules.state import OFFICIAL_IDS
from postroad.server.http.routes.play import COMMANDS
from tools import wasm_layout
from tools.lessons import POSITIONS

WEB = Path(__file__).parents[2] / "src" / "postroad" / "web"
LANG = WEB / "lang"
FILES = [
    "names",
    "options",
    "reasons",
    "log",
    "table",
    "sheets",
    "failures",
    "pages",
    "together",
    "server_access",
    "announcement",
    "operator",
    "player_report",
    "notifications",
    "lan",
    "voice",
    "game",
    "post",
    "about",
    "lesson",
    "puzzle",
    "stats",
    "daily",
    "hints",
    "analysis",
    "help",
]
CATEGORIES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "ja": {"other"},
}
TRANSLATIONS = [language for language in CATEGORIES if language != "en"]
PLURALS = set().union(*CATEGORIES.values()) | {"zero", "two"}

# The questions, and the possible answers.
ASKED = PHASE_IDS[:OVER]
COMMANDS_REFUSE = sorted(
    {code for command in COMMANDS.values() for code in command.error_codes} - {"illegal"}
)  # that has a reason
ACTION_KINDS = {name.split(":")[0] for name in ACTION_NAMES}
# Events in the log: not those that the table shows, and some with several texts.
UNTOLD = {"turn", "token", "reveal"}
IN_WAYS = {
    "take": ["take-market", "take-deck", "take-deck-own"],
    "tile": ["tile", "tile-covered"],
    "play": ["play-start", "play-left", "play-right"],
    "close": ["close-each", "close-province"],
    "return": ["return", "return-none"],
    "end": ["end", "end-stalled"],
}
LOGGED = [line for kind in KINDS.values() if kind.ev not in UNTOLD for line in IN_WAYS.get(kind.ev, [kind.ev])]
SOURCES = ["carriage", "tiles", "offices", "chips", "clergy"]
CHAPTERS = [
    "goal", "turn", "setup", "taking", "laying", "officials", "closing", "tiles", "carriages", "discarding", "end", "honours",
    "audience", "seeing", "keys", "commands",
]  # fmt: skip
NUMBERED = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
RULES = [number.lower() for number in re.findall(r"^- \*\*([A-Z]\d)\*\* (?!\*ruling\*)", NUMBERED, re.MULTILINE)]
RULINGS = [
    "d2", "d3", "d4", "d5", "d7", "p4", "p5", "p6", "c1", "c4", "c5", "c6", "t3", "t5", "v1", "v2", "k1", "e4", "h2", "h3", "h5",
    "h8", "a2", "a3", "a4", "a8", "i2", "i3",
]  # fmt: skip
EXAMPLES = ["p2", "c2", "t2", "v1", "v2", "e2", "h6", "a3", "a6"]
KEYS = [
    "next",
    "previous",
    "press",
    "market",
    "deck",
    "close",
    "end",
    "undo",
    "hint",
    "command",
    "map",
    "hand",
    "log",
    "about",
    "help",
    "cancel",
]
REFUSED = [
    "banned", "cannot-listen", "damaged", "no-bot", "no-code", "no-lan", "no-table", "not-here", "newer", "not-host",
    "not-offered", "not-your-seat", "read-only", "same-name", "seated", "seats-open", "slow-down", "started", "taken", "time-up",
    "too-many", "wrong-passphrase",
]  # fmt: skip
HANDING = ["seat-asked", "seat-offered"]
ASKED_FOR = [
    "lessons", "goal", "turn", "taking", "laying", "closing", "tiles", "carriages", "officials", "discarding", "end", "seeing",
    "keys", "bots", "key-undo", "key-hint",
]  # fmt: skip
TYPED = ACTION_KINDS - {"left", "right", "close"} | {"play", "close-each", "close-province", "undo"}

LESSONS = WEB / "js" / "pages" / "lesson" / "steps.js"
# The options to choose for a new table, beside the number of players, as the page has them.
CHOSEN = [one for one in wasm_layout.options()["OPTIONS"][1] if one["chosen"] and one["name"] != "players"]
MODULES = [one["key"] for one in CHOSEN if isinstance(one["before"], bool)]
NUMBERS = {one["form"]: one for one in CHOSEN if not isinstance(one["before"], bool)}

ANSWERS = re.findall(r'\bsays: "([\w-]+)"', LESSONS.read_text(encoding="utf-8"))  # the answers to wrong tries
QUERIES = ["hand", "market", "route", "score", "last", "near", "way", "missing", "rome", "tokens", "help"]


# Messages that the client names by an id, `city-${city}`: one for each id. Two ids side by side count as one, theme-dark.
FAMILIES: dict[str, Iterable[str]] = {
    "city-*": CITY_IDS,
    "province-*": PROVINCE_IDS,
    "region-*": REGION_IDS,
    "stop-*": STOP_IDS,
    "official-*": OFFICIAL_IDS,
    "official-*-help": OFFICIAL_IDS,
    "rank-*": RANK_IDS,
    "stack-*": STACK_IDS,
    "stack-*-how": STACK_IDS,
    "level-*": LEVELS,
    "level-*-about": OFFERED,
    "module-*": MODULES,
    "bots-*": ["coming", "absent"],
    "analysis-gain-*": ["chance", "points", "both"],
    "offline-*": ["ready", "simple", "insecure", "no"],
    "game-*": ["first", "back-turn", "back", "forward", "forward-turn", "last"],
    "game-by-*": ["forward", "forward-turn"],
    "event-*": [*sorted(UNTOLD), "clergy", "clear"],  # the refusal of a record needs a sentence for every event
    "post-*-title": ["old", "fork"],
    "post-*-text": ["old", "fork"],
    "record-*": ["newer", "hidden"],
    "record-part-*": ["options", "names", "events", "decisions", "twice"],
    "record-why-*": ["over", "ends", "more", "deck"],
    "game-wrong-*": ["no-link", "broken", "newer", "failed", "running"],
    "try-deck-*": ["same", "new"],
    "try-deck-*-about": ["same", "new"],
    "compared-*": ["more", "less", "same"],
    "module-*-about": MODULES,
    "new-*": NUMBERS,
    "new-*-*": [f"{form}-{choice}" for form, option in NUMBERS.items() for choice in option["choices"]],
    "new-*-about": NUMBERS,
    "term-*-*": [f"{one['key']}-{value}" for one in NUMBERS.values() for value in one["choices"] if value != one["before"]],
    "seat-*": ["0", "1", "2", "3"],
    "reason-*": [
        *REASONS,
        *COMMANDS_REFUSE,
        "stale",
        "plan-reveals",
        "muted",
        "read-only",
        "slow-down",
        "banned",
        "refused",
        "no-room",
    ],
    "why-*": REASON_CODES,
    "deed-*": ACTION_KINDS - {"close"},
    "hint-*": ["thinking", "unfetched"],
    # the table
    "ask-*": ASKED,
    "next-*": ASKED,
    "doing-*": ASKED,
    "act-*": ["take", "start", "start-anew", "extend", "left", "right", "close-each", "close-province"],
    "can-*": ["take", "start", "left", "right", "office"],
    "closing-later-*": ["coach", "discard"],
    "unsent-*": ["offline", "stopped", "read-only", "refused"],
    "command-*": [*ACTION_KINDS, "play", "deck", "each", "none", "undo"],
    "query-*": QUERIES,
    "query-*-about": QUERIES,
    "end-place-*": ["left", "right", "start"],
    "leaf-*": ["map", "rome", "table", "chat"],
    "log-*": [*LOGGED, "reward-take-market", "reward-take-deck", "reward-take-deck-own", "reward-office"],
    "place-*": ["left", "right", "start"],
    "result-ends-*": ["chance", "choice", "arrive", "other-seat"],
    "reward-*": ["1", "2", "3", "4"],
    "source-*": SOURCES,
    "seat-away-*": ["left", "time", "removed"],
    "away-*": ["left", "time"],
    "reaction-*": ["well-done", "thanks", "oops", "hurry", "wow", "horn"],
    # the pages
    "final-*": SOURCES,
    "help-*": CHAPTERS,
    "rule-*": RULES,
    "rule-*-ours": RULINGS,
    "rule-*-example": EXAMPLES,
    "help-command-*": TYPED,
    "help-words-*": ASKED_FOR,
    "help-honours-reward-*": ["1", "2", "3", "4"],
    "help-key-*": KEYS,
    "help-figure-*": ["fits", "each", "province"],
    "landing-*": ["learn", "daily", "puzzle", "new", "friends", "people", "post", "watch"],
    "landing-*-about": ["learn", "daily", "puzzle", "new", "friends", "people", "post", "watch"],
    "landing-step-*": ["take", "lengthen", "close"],
    "landing-step-*-about": ["take", "lengthen", "close"],
    "settings-*": ["theme", "speed", "speech", "confirm", "marks", "shortcuts", "sound"],
    "settings-*-about": ["confirm", "marks", "shortcuts", "sound"],
    "settings-*-*": [
        "theme-auto",
        "theme-light",
        "theme-dark",
        "speed-slow",
        "speed-normal",
        "speed-fast",
        "speed-instant",
        "speech-brief",
        "speech-full",
    ],
    "host-*": ["connected", "known", "open", "seating", "playing", "over", "load"],
    "herald-*": ["ntfy", "webhook"],
    "herald-*-about": ["ntfy", "webhook"],
    "herald-trouble-*": ["no-address", "unreachable", "refused", "gone"],
    "complain-*": ["insults", "name", "spam", "stalling", "unfair", "other"],
    "stats-*": ["games", "won", "points", "rounds"],
    "daily-*": ["none", "early"],
    "stats-hints-*": ["without", "with", "unknown"],
    "stats-against-*": ["several", "people"],
    # lessons
    "lesson-*-title": POSITIONS,
    "lesson-*-ask": POSITIONS,
    "lesson-*-done": POSITIONS,
    "lesson-*": ANSWERS,
    "puzzle-degree-*": ["1", "2", "3"],
    "puzzle-*": ["first", "later", "seen", "tried", "ahead", "behind", "level"],
    # playing together
    "wait-*": ["waking", "paused", "missing", "unfetched"],
    "refused-*": [*REFUSED, "no-room"],
    "term-clock-*": ["none", "turn", "total", "days"],
    "*-about": ["final-won", "final-you-won"],
    "*-you": ["undo-asked", "away-left", "away-time", *HANDING],
    "*-by-you": HANDING,
    "*-own": HANDING,
    "*-yours": HANDING,
    "*-title": ["seat", "settings", "help", "report", "gone", "banned", "signed-out", "damaged", "newer", "blocked"],
    "*-text": ["gone", "banned", "signed-out", "damaged", "newer", "blocked", "unloaded", "stopped"],
}

# Values that are names, which a language may ask for in a form of its own, $coach-genitive: the names that must have it.
NAMED = {
    **{value: [f"city-{one}" for one in CITY_IDS] for value in ("city", "other", "left", "right")},
    "province": [f"province-{one}" for one in PROVINCE_IDS],
    "region": [f"region-{one}" for one in REGION_IDS],
    "rank": [f"rank-{one}" for one in RANK_IDS],
    "coach": [f"region-{one}" for one in REGION_IDS],
    "stop": [f"stop-{one}" for one in STOP_IDS],
    "to": [f"stop-{one}" for one in STOP_IDS],
    "official": [f"official-{one}" for one in OFFICIAL_IDS],
    "partner": [f"official-{one}" for one in OFFICIAL_IDS],
}

# Languages that decline names: there a name fits into its sentence, rather than standing undeclined behind a sign. Names
# of people, stacks and lists of names stay as they are.
DECLINES = ["ru", "pl"]
UNDECLINED = r"[:(][\s}]*\{ \$?([a-z][\w-]*) "  # behind a sign, also one that ends a selection

# Words with another meaning or with none; CONTRIBUTING.md has the glossary.
FORBIDDEN = {
    "en": r"\banew\b|\bat turn\b|[Dd]o without|\b[Bb]asic game\b|\d not\.|(?<!Rome )\bcoach(es)? of\b",
    "de": r"Plakette|Kurier|\bLohn|\bSiegel\b|\bGanz |Gespräch|\bTokens?\b",
    "ru": r"(?<!сургучной )[Пп]ечат[иь]|[Бб]есед|переезд|[Пп]одпись|Почести",
    "pl": r"(?<!lakowej )[Pp]ieczę|[Rr]ozmow|\bMiej |[Pp]odpis|[Nn]ieobecny",
    "ja": r"沿線|地方|会話|署名|(?<!郵)便|(?<!行き)馬車に(?:誰|乗)",
}

Words = dict[str, ast.Pattern]  # forms of a name too, under "city-ulm.in"
Language = dict[str, Words]  # by file


def words_of(text: str) -> Words:
    words: Words = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in words, f"{entry.id.name} twice"
            assert entry.value is not None
            words |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            words[entry.id.name] = entry.value
    return words


@cache
def read(language: str) -> Language:
    return {file: words_of((LANG / language / f"{file}.ftl").read_text(encoding="utf-8")) for file in FILES}


def together(language: Language) -> Words:
    return {key: pattern for words in language.values() for key, pattern in words.items() if "." not in key}


def forms(language: Language) -> set[str]:
    return {key for words in language.values() for key in words if "." in key}


def pattern_text(pattern: ast.Pattern) -> str:
    return serialize(ast.Resource([ast.Message(ast.Identifier("x"), pattern)]))


class Look(Visitor):
    """The variables of a message, forms of names included, and the variants of its selections."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        self.references: set[str] = set()
        self.selections: list[set[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own way to name it
        name, _, form = node.id.name.partition("-")
        self.variables.add(name)
        self.forms |= {(name, form)} if form else set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references |= {f"{node.id.name}.{node.attribute.name}"} if node.attribute else set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.selections.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)


# The use of messages in the client's code.


def code() -> str:
    """The code of the client, and of the server's part that writes to people without a page."""
    files = [*sorted((WEB / "js").rglob("*.js")), WEB.parent / "server" / "live" / "notification_text.py"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def literals(js: str) -> set[str]:
    return set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", js))


def patterns(js: str) -> set[str]:
    """Messages named by an id: city-${city} as city-*."""
    return {re.sub(r"\$\{[^}]*\}", "*", text) for text in re.findall(r"`([a-z-]*(?:\$\{[^`{}]*\}[a-z-]*)+)`", js)}


def calls(js: str) -> Iterator[tuple[str, set[str] | None]]:
    """Each call t("key", { values }): the key, and the names of its values if they are literal."""
    for match in re.finditer(r"""\bt\(\s*["']([^"']+)["']\s*(\)|,\s*(\{)?)""", js):
        key, rest, brace = match.groups()
        yield key, set() if rest == ")" else value_names(js, match.end()) if brace else None


def value_names(js: str, start: int) -> set[str] | None:
    """The names in an object literal whose brace was just opened; None if it takes in another object."""
    depth, names, word = 0, [], ""
    for letter in js[start:]:
        if depth == 0 and letter in ",}":
            names.append(word.split(":")[0].strip())
            word = ""
            if letter == "}":
                break
            continue
        depth += (letter in "({[") - (letter in ")}]")
        word += letter
    return None if any(name.startswith("...") for name in names) else {name for name in names if name}


# The checks.


def members() -> set[str]:
    return {re.sub(r"\*(-\*)*", name, family) for family, names in FAMILIES.items() for name in names}


def keys_differ(english: Language, other: Language) -> list[str]:
    return [f"{file}: {key}" for file in FILES for key in sorted(english[file].keys() ^ other[file].keys()) if "." not in key]


def variables_differ(english: Language, other: Language) -> list[str]:
    ours, theirs = together(english), together(other)
    return [key for key in ours.keys() & theirs if Look(ours[key]).variables != Look(theirs[key]).variables]


def forms_differ(language: Language) -> list[str]:
    """Forms that a message needs and a name lacks, or that no message needs."""
    looks = [Look(pattern) for pattern in together(language).values()]
    needed = {f"{name}.{form}" for look in looks for value, form in look.forms for name in NAMED[value]}
    lacking = {form for look in looks for form in look.references} - forms(language)
    return sorted(needed ^ forms(language) | lacking)


def undeclined(language: Language) -> list[str]:
    """Messages with a name as it is, though their language declines names, behind a colon or an opening parenthesis."""
    names = {*NAMED} | {name for family in NAMED.values() for name in family}
    return [key for key, pattern in together(language).items() if names & set(re.findall(UNDECLINED, pattern_text(pattern)))]


def plurals_incomplete(language: str, words: Language) -> list[str]:
    """A selection by number has all of the language's categories; one by exact values ([8], *[other]) is no plural."""
    return [
        key
        for key, pattern in together(words).items()
        for selection in Look(pattern).selections
        if selection & (PLURALS - {"other"}) and selection & PLURALS != CATEGORIES[language]
    ]


def untranslated(english: Language, other: Language) -> set[str]:
    ours, theirs = together(english), together(other)
    return {key for key in ours.keys() & theirs if pattern_text(ours[key]) == pattern_text(theirs[key])}


def same_wrong(language: str, english: Language, other: Language, allowed: list[str]) -> list[str]:
    """Left as in English without being named in SAME.txt, or named there and not the same."""
    named = [line.split()[1] for line in allowed if line.split()[0] == language]
    return sorted(untranslated(english, other) ^ set(named))


def foreign_words(language: str, words: Language) -> list[str]:
    return [key for key, pattern in together(words).items() if re.search(FORBIDDEN[language], pattern_text(pattern))]


def family_gaps(words: Language) -> list[str]:
    return sorted(members() - together(words).keys())


def unknown_keys(words: Language, js: str) -> list[str]:
    return sorted({key for key, _ in calls(js)} - together(words).keys())


def values_missing(words: Language, js: str) -> list[str]:
    every = together(words)
    return [key for key, given in calls(js) if key in every and given is not None and Look(every[key]).variables - given]


def forms_missing(words: Language, js: str) -> list[str]:
    """Messages that ask for forms of a name and get the name alone."""
    every = together(words)
    return [key for key, given in calls(js) if key in every and given is not None and Look(every[key]).forms]


def unused_keys(words: Language, js: str) -> list[str]:
    return sorted(together(words).keys() - literals(js) - members())


def unused_families(js: str) -> list[str]:
    return sorted(FAMILIES.keys() - patterns(js))


# The real words.


@pytest.fixture(scope="module")
def english() -> Language:
    return read("en")


@pytest.fixture(scope="module")
def same() -> list[str]:
    return (LANG / "SAME.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_messages_with_the_same_variables(language, english):
    other = read(language)
    assert keys_differ(english, other) == []
    assert variables_differ(english, other) == []


@pytest.mark.parametrize("language", CATEGORIES)
def test_names_have_the_forms_that_messages_need(language):
    assert forms_differ(read(language)) == []


@pytest.mark.parametrize("language", DECLINES)
def test_names_are_declined_in_their_sentences(language):
    assert undeclined(read(language)) == []


@pytest.mark.parametrize("language", DECLINES)
def test_the_client_gives_names_in_their_forms(language):
    assert forms_missing(read(language), code()) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_is_translated_but_those_named(language, english, same):
    assert same_wrong(language, english, read(language), same) == []


def test_the_list_of_untranslated_messages_is_valid(same):
    assert len(same) == len(set(same))
    assert {line.split()[0] for line in same} <= set(TRANSLATIONS)


@pytest.mark.parametrize("language", CATEGORIES)
def test_plurals_are_complete(language):
    assert plurals_incomplete(language, read(language)) == []


@pytest.mark.parametrize("language", CATEGORIES)
def test_messages_avoid_the_listed_synonyms(language):
    assert foreign_words(language, read(language)) == []


def test_every_id_and_refusal_has_a_message(english):
    assert family_gaps(english) == []


def test_every_message_the_client_names_exists_and_gets_its_values(english):
    assert unknown_keys(english, code()) == []
    assert values_missing(english, code()) == []


def test_every_message_is_used_by_the_client(english):
    assert unused_keys(english, code()) == []
    assert unused_families(code()) == []


# The checks themselves.

GOOD = words_of("a = { $count ->\n    [one] an office\n   *[other] { $count } offices\n}: { $city }\nb = Hello\n")
RUSSIAN = "a = { $count ->\n    [one] A\n    [few] B\n    [many] C\n   *[other] D\n}: { $city }\nb = E\n"


def parse_texts(words: Words | str) -> Language:
    return {file: {} for file in FILES} | {"log": words_of(words) if isinstance(words, str) else words}


SPOILED: dict[str, tuple[Callable[[str], object], str, str]] = {
    "a message is missing": (lambda text: keys_differ(parse_texts(GOOD), parse_texts(text)), RUSSIAN, "a = A"),
    "a variable is missing": (
        lambda text: variables_differ(parse_texts(GOOD), parse_texts(text)),
        RUSSIAN,
        "a = { $count } A\nb = E",
    ),
    "a form is missing": (
        lambda text: forms_differ(parse_texts(text)),
        "a = { $official-genitive }\n" + "".join(f"official-{one} = A\n    .genitive = B\n" for one in OFFICIAL_IDS),
        "a = { $official-genitive }\n" + "".join(f"official-{one} = A\n" for one in OFFICIAL_IDS),
    ),
    "a form too many": (lambda text: forms_differ(parse_texts(text)), "city-ulm = A", "city-ulm = A\n    .in = B"),
    "a form that a lesson lacks": (
        lambda text: forms_differ(parse_texts(text)),
        "a = { $city-in } { city-ulm.in }\n" + "".join(f"city-{one} = A\n    .in = B\n" for one in CITY_IDS),
        "a = { $city-in } { city-ulm.to }\n" + "".join(f"city-{one} = A\n    .in = B\n" for one in CITY_IDS),
    ),
    "a name behind a colon": (lambda text: undeclined(parse_texts(text)), "a = { $who }: { $city-in }", "a = A: { $city }"),
    "a name behind a parenthesis": (lambda text: undeclined(parse_texts(text)), "a = ({ $who })", "a = A ({ $province })"),
    "a name behind a selection": (
        lambda text: undeclined(parse_texts(text)),
        "a = { $n ->\n   *[other] B:\n} { $cities }",
        "a = { $n ->\n   *[other] B:\n} { $city }",
    ),
    "a name of a lesson behind a colon": (
        lambda text: undeclined(parse_texts(text)),
        "a = A: { city-ulm.in }",
        "a = A: { city-ulm }",
    ),
    "a form that is not given": (
        lambda text: forms_missing(parse_texts("a = { $city-in }"), text),
        't("a", { ...forms, x })',
        't("a", { city })',
    ),
    "a category is missing": (
        lambda text: plurals_incomplete("ru", parse_texts(text)),
        RUSSIAN,
        RUSSIAN.replace("    [few] B\n", ""),
    ),
    "a category too many": (
        lambda text: plurals_incomplete("ja", parse_texts(text)),
        "a = { $n }",
        "a = { $n ->\n    [one] A\n   *[other] B\n}",
    ),
    "left in English": (
        lambda text: same_wrong("ru", parse_texts(GOOD), parse_texts(text), []),
        RUSSIAN,
        RUSSIAN.replace("= E", "= Hello"),
    ),
    "named for nothing": (
        lambda text: same_wrong("ru", parse_texts(GOOD), parse_texts(RUSSIAN), text.split("\n")),
        "de b",
        "ru b",
    ),
    "another word": (lambda text: foreign_words("de", parse_texts(text)), "a = Kein Bonusplättchen", "a = Keine Plakette"),
    "an unknown message": (lambda text: unknown_keys(parse_texts(GOOD), text), 't("b")', 't("c")'),
    "no values": (lambda text: values_missing(parse_texts(GOOD), text), 't("a", { count: f({ x }, 1), city })', 't("a")'),
    "a value missing": (
        lambda text: values_missing(parse_texts(GOOD), text),
        't("a", { ...known, city })',
        't("a", { city: count(1, 2) })',
    ),
    "an unused message": (lambda text: unused_keys(parse_texts(GOOD), text), 't(n ? "a" : "b")', 't("b")'),
    "an unused family": (
        lambda text: unused_families(text),
        " ".join(f"`{family.replace('*', '${id}')}`" for family in FAMILIES),
        " ".join(f"`{family.replace('*', '${id}')}`" for family in FAMILIES if family != "stack-*-how"),
    ),
}


@pytest.mark.parametrize("name", SPOILED)
def test_every_check_accepts_right_texts_and_finds_wrong_ones(name):
    check, right, wrong = SPOILED[name]
    assert not check(right)
    assert check(wrong)


def test_a_missing_name_is_found(english):
    spoiled = english | {"names": {key: value for key, value in english["names"].items() if key != "city-ulm"}}
    assert family_gaps(spoiled) == ["city-ulm"]


@pytest.mark.parametrize("language", CATEGORIES)
def test_no_line_begins_with_dots(language):
    """A space before the dots does not break."""
    lines = [line for file in (LANG / language).glob("*.ftl") for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if " …" in line] == []


def test_all_offered_levels_are_in_the_menu():
    menu = re.search(r"export const LEVELS = (\[.*?\]);", (WEB / "js/ui/levels.js").read_text(encoding="utf-8"))
    assert menu and json.loads(menu[1]) == list(OFFERED)
