"""Generate layout.js, the memory and numbers of the WebAssembly module, and options.js, the options: `make generated`."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from postroad.analysis.action_values import ACTION_VALUES
from postroad.analysis.hints import MOST_WEIGHED, SAMPLES
from postroad.analysis.reason_codes import KINDS as GROUND_KINDS
from postroad.analysis.reason_codes import MOST_REASONS, REASON_ARGUMENTS
from postroad.analysis.reason_codes import WIDTH as GROUND_WIDTH
from postroad.analysis.review import CLEARLY, MOST_TURNING, POINTS_CLEARLY, TURNING
from postroad.bots import master, puct
from postroad.bots.network import ACTIVATIONS, NETWORK, layout
from postroad.bots.registry import LEVELS
from postroad.bots.tree import NODE, ROOT
from postroad.record import FORMAT, REQUIRED_OPTIONS
from postroad.rules import preview_engine
from postroad.rules.actions import ACTION_NAMES, CLOSES, KIND, MOST_LEGAL
from postroad.rules.board import CARRIAGE_POINTS, CITY_IDS, SEATS, STACK_IDS, STACK_SIZES, STACK_TILES
from postroad.rules.event_log import WIDTH
from postroad.rules.events import KINDS, Field
from postroad.rules.honours import CHIPS
from postroad.rules.jit_cache import digest
from postroad.rules.options import DEFAULTS, OPTIONS, Option, Options
from postroad.rules.phases import AT_REST, OVER
from postroad.rules.reason_text import REASON_IDS
from postroad.rules.rome import COACH_IDS, RANK_IDS, STOP_IDS
from postroad.rules.state import HIDDEN_RANK, NO_CITY, NO_OFFICIAL, NO_RANK, OFFICIAL_IDS, SPECTATOR, STATE
from tools.wasm.shapes import CHOOSERS, FIGURES, LOG, ORDERS, PATH_LOG

TARGET = Path(__file__).parents[1] / "src" / "postroad" / "web" / "js" / "engine" / "layout.js"
OPTIONS_TARGET = TARGET.with_name("options.js")
NUMBERS = 256  # to try for each table of words; no table is longer

Tables = dict[str, tuple[str, Any]]  # by name, a type and a value


def tables() -> Tables:
    """All exports by name: type and value."""
    return {
        **memory(),
        **words(),
        **numbers(),
        **record(),
        **bots(),
        "MOST_SEATS": ("number", SEATS),
        "RULES": ("string", digest("postroad.rules")[:16]),
        "NETWORK_BEGINS": ("number[]", list(layout().to_bytes(8, "little"))),
    }


def memory() -> Tables:
    """The layouts of records and the sizes of buffers."""
    record = "RecordLayout"
    sizes = {
        "grounds": MOST_REASONS,
        "ground": GROUND_WIDTH,
        "guidedDesk": puct.SCRATCH.itemsize,
        "nerves": ACTIVATIONS.itemsize,
        "network": NETWORK.itemsize,
        "legal": MOST_LEGAL,
        "log": LOG,
        "orders": ORDERS,
        "row": WIDTH,
        "wayLog": PATH_LOG,
        "waysFrom": preview_engine.FIRST,
    }
    return {
        "STATE": (record, fields_of(STATE)),
        "FIGURES": (record, fields_of(FIGURES)),
        "WAY": (record, fields_of(preview_engine.PATH)),
        "NODE": (record, fields_of(NODE)),
        "SCALES": (record, fields_of(ACTION_VALUES)),
        "SIZES": ("Record<string, number>", sizes),
    }


def words() -> Tables:
    """The names of numbers."""
    ids = "string[]"
    return {
        "ACTIONS": (ids, ACTION_NAMES),
        "CLOSINGS": ("number[]", [int(action) for action in np.flatnonzero(KIND == CLOSES)]),
        "PHASES": (ids, AT_REST),
        "REASONS": (ids, REASON_IDS),
        "ENDS": (ids, preview_engine.ENDS),
        "EVENTS": ("EventKind[]", [event_kind(number) for number in range(len(KINDS))]),
        "GROUNDS": ("[string, string[]][]", [[code, list(about)] for code, about in REASON_ARGUMENTS.items()]),
        "GROUND_KINDS": ("Record<string, string[] | null>", GROUND_KINDS),
        "CITIES": (ids, CITY_IDS),
        "STACKS": ("[string, number[]][]", [[stack, tiles(number)] for number, stack in enumerate(STACK_IDS)]),
        "OFFICIALS": (ids, OFFICIAL_IDS),
        "COACHES": (ids, COACH_IDS),
        "STOPS": (ids, STOP_IDS),
        "RANKS": (ids, RANK_IDS),
    }


def numbers() -> Tables:
    """Numbers of the rules without names."""
    none = {
        "city": NO_CITY,
        "official": NO_OFFICIAL,
        "rank": NO_RANK,
        "hiddenRank": HIDDEN_RANK,
        "spectator": SPECTATOR,
        "wish": preview_engine.NO_CHOICE,
    }
    return {
        "CARRIAGE_POINTS": ("number[]", CARRIAGE_POINTS.tolist()),
        "NONE": ("Record<string, number>", none),
        "COUNTS": ("Record<string, number>", {"chips": CHIPS, "over": OVER}),
    }


def record() -> Tables:
    """The format of records."""
    kind = "{ format: string, alwaysTold: string[] }"
    return {"RECORD": (kind, {"format": FORMAT, "alwaysTold": REQUIRED_OPTIONS})}


def options() -> Tables:
    """The options of a game, their values before each existed, and those of a new game. Forms load them without the rest."""
    return {
        "OPTIONS": ("GameOption[]", [option_entry(name, option) for name, option in OPTIONS.items()]),
        "BEFORE": ("GameOptions", DEFAULTS),
        "NEW_GAME": ("GameOptions", Options().newest()._asdict()),
    }


def option_entry(name: str, option: Option) -> dict[str, Any]:
    key = option.key or name.replace("_", "-")
    return {
        "name": name,
        "before": DEFAULTS[name],
        "choices": option.choices,
        "chosen": option.chosen,
        "key": key,
        "form": option.form or key,
        "linkSize": option.link_size,
        "linkVersion": option.link_version,
    }


def bots() -> Tables:
    """The bots, and the limits of hints and reviews."""
    return {
        "CHOOSERS": ("string[]", CHOOSERS),
        "LEVELS": ("Record<string, string>", LEVELS),
        "GUIDED": ("Record<string, number>", {"nodes": master.MOST_NODES, "root": ROOT}),
        "WEIGHING": ("Record<string, number>", {"most": MOST_WEIGHED, "worlds": SAMPLES}),
        "REVIEW": (
            "Record<string, number>",
            {"clearly": CLEARLY, "pointsClearly": POINTS_CLEARLY, "turning": TURNING, "most": MOST_TURNING},
        ),
    }


def fields_of(dtype: Any) -> dict[str, Any]:
    """The size of a record and its fields: offset, type of number, shape."""
    fields = {}
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        fields[name] = [offset, kind.base.str[1:], list(kind.shape)]
    return {"size": dtype.itemsize, "fields": fields}


def tiles(stack: int) -> list[int]:
    """The points of a stack's tiles, top first."""
    return [int(points) for points in STACK_TILES[stack, : STACK_SIZES[stack]]]


def event_kind(number: int) -> dict[str, Any]:
    kind = KINDS[number]
    fields = [field_entry(column, field, kind.gathered and field is kind.what) for column, field in kind.fields]
    return {"ev": kind.ev, "gathered": kind.gathered, "unordered": kind.unordered, "hidden": kind.hidden, "fields": fields}


def field_entry(column: int, field: Field, listed: bool) -> dict[str, Any]:
    """How a row's number becomes a value: by a table of words, as a flag, or as the number itself."""
    entry: dict[str, Any] = {"name": field.name, "column": column}
    if listed:
        entry["listed"] = True
    if field.flag:
        entry["flag"] = True
    elif field.limit is not None:
        entry["limit"] = field.limit
    else:
        entry["words"] = {number: field.write(number) for number in range(NUMBERS) if has_word(field, number)}
    return entry


def has_word(field: Field, number: int) -> bool:
    try:
        return field.read(field.write(number)) == number
    except (IndexError, ValueError):
        return False


HEAD = "// The module's memory and its numbers in words. Written by tools/wasm_layout.py; do not edit."
TYPES = """/** A field: its offset, kind of number (u1, i2, f8 …), shape. @typedef {[number, string, number[]]} NumberField */
/** @typedef {{ size: number, fields: Record<string, NumberField> }} RecordLayout */
/** In words, or as it is, up to a limit. @typedef {{ words?: Record<number, any>, limit?: number }} Written */
/** @typedef {{ name: string, column: number, flag?: boolean, listed?: boolean } & Written} EventField */
/** @typedef {{ ev: string, gathered: boolean, unordered: boolean, hidden: string | null, fields: EventField[] }} EventKind */
"""


OPTIONS_HEAD = "// The options of a game. Written by tools/wasm_layout.py from rules/options.py; do not edit."
OPTIONS_TYPES = """/** @import { GameOptions } from "../wire.d.ts" */
/**
 * @typedef {object} GameOption
 * @property {keyof GameOptions} name
 * @property {number | boolean} before its value in games from before it existed
 * @property {(number | boolean)[]} choices
 * @property {boolean} chosen by players
 * @property {string} key in texts and in stored choices
 * @property {string} form in the texts of the form
 * @property {number} linkSize the number of values that a link reserves
 * @property {number} linkVersion the first version of links with a place for the option
 */
"""


def text() -> str:
    """The text of layout.js."""
    return written(HEAD, TYPES, tables())


def options_text() -> str:
    """The text of options.js."""
    return written(OPTIONS_HEAD, OPTIONS_TYPES, options())


def written(head: str, types: str, exports: Tables) -> str:
    lines = [head, "", types]
    for name, (kind, value) in exports.items():
        lines += [f"/** @type {{{kind}}} */", f"export const {name} = {json.dumps(value)};", ""]
    return "\n".join(lines[:-1]) + "\n"


def main() -> None:
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
    OPTIONS_TARGET.write_text(options_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
