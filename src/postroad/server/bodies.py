"""What comes in, checked: names, options, new tables. What is asked for at a table in play is in messages.py."""

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from postroad.rules.steps import Options

LONGEST_NAME = 24
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # kinds of characters that no name needs


def printable(text: str) -> bool:
    return not any(unicodedata.category(letter) in UNSEEN for letter in text)


def _name(text: str) -> str:
    text = text.strip()
    if not 1 <= len(text) <= LONGEST_NAME or not printable(text):
        raise ValueError("no name")
    return text


Name = Annotated[str, Field(max_length=200), AfterValidator(_name)]
Level = Literal["apprentice", "postilion", "postmaster-general"]
SeatNumber = Annotated[int, Field(ge=0, le=99)]


class Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class Me(Body):
    name: Name


class TableOptions(Body):
    players: Annotated[int, Field(ge=2, le=4)]
    honours: bool = False
    audience: bool = False
    provinces_for_all: Literal[8, 9] = 9

    def options(self) -> Options:
        return Options(self.players, self.honours, self.audience, self.provinces_for_all)


class NewSeat(Body):
    name: Name
    level: Level | None = Field(default=None, description="of a bot; null for a person")


class NewTable(Body):
    options: TableOptions
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    shuffle: bool = Field(default=True, description="seat them in random order; seat 0 plays first")
