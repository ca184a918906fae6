"""What the bodies of all requests share: nothing but what is described, and numbers and names within bounds."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

LARGEST = 2**53 - 1  # the largest whole number that every client can hold

SeatNumber = Annotated[int, Field(ge=0, le=99)]
Seq = Annotated[int, Field(ge=0, le=LARGEST, description="of the last entry that the client knows")]
ActionName = Annotated[str, Field(max_length=80, description="a name of docs/actions.md", examples=["take:ulm"])]
RankName = Annotated[str, Field(max_length=80, examples=["bishop"])]


class Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
