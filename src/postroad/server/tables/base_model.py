"""Base class and field types of all request bodies: unknown fields are refused, numbers and names have bounds."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

MAX_INTEGER = 2**53 - 1  # the largest integer that every JSON client represents exactly

SeatNumber = Annotated[int, Field(ge=0, le=99)]
Seq = Annotated[int, Field(ge=0, le=MAX_INTEGER, description="seq of the last entry that the client knows")]
ActionName = Annotated[str, Field(max_length=80, description="an action's name, see docs/actions.md", examples=["take:ulm"])]
RankName = Annotated[str, Field(max_length=80, examples=["bishop"])]


class Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
