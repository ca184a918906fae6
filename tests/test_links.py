"""Links that hold a whole game: kept links open as the same game in every version, and broken links are refused."""

import json
import random
import re
import string
from pathlib import Path
from typing import Any

import pytest

from postroad import Game, RecordError
from postroad.bots.baselines import Greedy
from postroad.cli import main
from postroad.link import link_in, unpack
from tests.links import KEPT, facts, page_answers
from tests.wasm_games import digest

LETTERS = string.digits + string.ascii_letters
LINKS = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]

pytestmark = pytest.mark.usefixtures("compiled_engine")


def state_of_record(record: dict[str, Any]) -> dict[str, Any]:
    """The state of a record's game, as the lines in tests/links have it."""
    game = Game.from_record(record)
    told = {"decisions": game.decisions, "over": game.over, "points": game.points(), "legal": game.legal()}
    return {**told, "facts": digest(facts({**record, "names": []}))}


def stored_state(link: dict[str, Any]) -> dict[str, Any]:
    return {key: link[key] for key in ("decisions", "over", "points", "legal", "facts")}


# Round trips


def test_links_open_for_ever() -> None:
    assert len(LINKS) == 25 and {link["over"] for link in LINKS} == {True, False}
    for link, told in zip(LINKS, page_answers([{"link": link["link"]} for link in LINKS]), strict=True):
        assert state_of_record(told["record"]) == stored_state(link), link["name"]
        assert told["again"] == link["link"] and told["id"] == link["id"]
        assert told["named"] == (link["names"] is not None)
        assert link["names"] in (None, told["record"]["names"])


def test_python_opens_links_like_the_page() -> None:
    """Python has a second reader, written from docs/links.md."""
    pages = page_answers([{"link": link["link"]} for link in LINKS])
    for link, page in zip(LINKS, pages, strict=True):
        assert unpack(link["link"]) == page["record"]


def test_opening_a_running_game_shuffles_the_rest_of_the_deck() -> None:
    questions = [{"link": link["link"], "mixed": True} for link in LINKS]
    mixed = 0
    for link, one, other in zip(LINKS, page_answers(questions), page_answers(questions), strict=True):
        first, second = one["record"], other["record"]
        assert facts(first) == facts(second) and state_of_record(first) == stored_state(link)
        assert first == second or not link["over"]
        mixed += first != second
    assert mixed > len(LINKS) / 3, "every running game with cards left in the deck"


def test_packing_and_unpacking_keeps_the_stored_records() -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in sorted((KEPT.parents[1] / "records").glob("*.json"))]
    links = page_answers([{"record": record, "named": True, "id": None} for record in records])
    for record, told in zip(records, page_answers([{"link": one["link"]} for one in links]), strict=True):
        assert facts(told["record"]) == facts(record)


def finished_record(game: Game, bot: Greedy) -> dict[str, Any]:
    while not game.over:
        game.play(bot.decide(game.view(game.seat)))
    return game.record()


def test_a_link_is_short(request: pytest.FixtureRequest) -> None:
    """Games of four `greedy` bots with both modules: 99% have links under 400 characters, all under 600."""
    count = 100 if request.config.getoption("--long") else 10
    records = [finished_record(Game.new(4, honours=True, audience=True, seed=seed), Greedy(seed)) for seed in range(count)]
    sizes = sorted(
        len(told["link"]) for told in page_answers([{"record": record, "named": False, "id": None} for record in records])
    )
    assert sizes[int(count * 0.99) - 1] < 400 and sizes[-1] < 600


# Broken links


def broken(rng: random.Random, link: str) -> str:
    at = rng.randrange(len(link))
    match rng.randrange(4):
        case 0:
            return link[:at]
        case 1:
            return link[:at] + rng.choice(LETTERS.replace(link[at], "")) + link[at + 1 :]
        case 2:
            return link[:at] + rng.choice(LETTERS) + link[at:]
        case _:
            return "".join(rng.choice(LETTERS) for _ in range(at))


def refused_here(link: str) -> None:
    with pytest.raises(RecordError, match=r"broken|newer|know"):
        unpack(link)


def test_broken_links_are_refused(request: pytest.FixtureRequest) -> None:
    rng = random.Random(4)
    links = [broken(rng, rng.choice(LINKS)["link"]) for _ in range(2000 if request.config.getoption("--long") else 300)]
    odd = ["", "1", "https://example.org", "%", "1" * 5000, "é" * 20, "0" * 20_000, "../../x", "1 2 3 4 5 6 7 8"]
    assert {told["code"] for told in page_answers([{"link": link} for link in links + odd])} == {"no-link", "broken"}
    for link in links:
        refused_here(link)


def resealed(link: str) -> str:
    """The link with a correct checksum, which a forger can compute too."""
    text = link[0] + link[6:]
    check = 0x811C9DC5
    for byte in text.encode():
        check = (check ^ byte) * 0x01000193 & 0xFFFFFFFF
    digits = [(string.digits + string.ascii_uppercase + string.ascii_lowercase)[check // 62**place % 62] for place in range(5)]
    return link[0] + "".join(digits[::-1]) + link[6:]


def test_a_forged_link_is_refused_or_opens_as_a_legal_game() -> None:
    """A link encodes each decision as an index into the legal actions, so it cannot hold an illegal one."""
    rng = random.Random(5)
    links = [resealed("1" + broken(rng, rng.choice(LINKS)["link"])[1:].ljust(7, "0")) for _ in range(200)]
    for link, told in zip(links, page_answers([{"link": link} for link in links]), strict=True):
        if "code" in told:
            assert told["code"] in ("broken", "newer")
            refused_here(link)
        else:
            Game.from_record(told["record"])
            assert unpack(link) == told["record"]


def test_a_newer_link_has_another_error_than_a_broken_one() -> None:
    link = LINKS[0]["link"]
    later = resealed("2" + link[1:])
    assert [told["code"] for told in page_answers([{"link": later}, {"link": "2" + link[1:]}])] == ["newer", "broken"]
    with pytest.raises(RecordError, match="newer"):
        unpack(later)


# On the command line


def test_check_reads_a_link(capsys: pytest.CaptureFixture[str]) -> None:
    link = next(link for link in LINKS if link["over"] and link["names"])
    assert main(["check", f"https://example.org/games/#/game/{link['link']}?at=12"]) == 0
    said = capsys.readouterr().out
    assert re.fullmatch(rf"link: true, 2 players, {link['decisions']} decisions, .* won with .* points\n", said)
    assert main(["check", f"https://example.org/#/game/{link['link'][:-1]}"]) == 1
    assert capsys.readouterr().err == "link: this link is broken: a part is missing or was changed\n"
    assert link_in(KEPT) is None
    assert main(["check", f"https://example.org/#/take/{link['link']}~p1"]) == 0
    assert main(["check", f"https://example.org/#/beat/{link['link']}~p3?seat=0"]) == 0


def test_check_ranks_a_resigned_winner_last(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """In links and in records; the winner by the rules is named too."""
    link = next(link for link in LINKS if link["over"] and link["names"])["link"]
    record = unpack(link)
    winner, (one, other) = record["events"][-1]["winner"], record["names"]
    first, second = (one, other) if winner == 0 else (other, one)
    for code, why in (("r", "resigned"), ("t", "ran out of time")):
        codes = f"{code}p" if winner == 0 else f"p{code}"
        assert main(["check", f"https://example.org/#/game/{link}~pp~{codes}"]) == 0
        assert capsys.readouterr().out.endswith(f"points by the rules but {why}, so {second} ranks first\n")
    for codes in ("pp", "ll", "rr"):  # both stayed, both may return, both resigned
        assert main(["check", f"https://example.org/#/game/{link}~pp~{codes}"]) == 0
        assert re.search(rf"{first} won with -?\d+ points\n$", capsys.readouterr().out)
    record["options"]["away"] = ["resigned" if seat == winner else None for seat in range(2)]
    (tmp_path / "game.json").write_text(json.dumps(record))
    assert main(["check", str(tmp_path / "game.json")]) == 0
    assert f"so {second} ranks first" in capsys.readouterr().out
