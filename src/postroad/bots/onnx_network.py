"""The shipped network as an ONNX model. It computes in 64-bit floats, in which all sums of the network are exact."""

from typing import Any

import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper

from postroad.bots.network import GAIN, STRONGEST
from postroad.observation import FEATURES, OBSERVATION_VERSION, PLAYERS_AT
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS

OPSET, IR = 17, 9  # versions that runtimes since 2023 read


class Graph:
    """A model in the making. Each method adds a constant or a node, and returns the name of its value."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def constant(self, value: Any) -> str:
        name = f"constant{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def node(self, operation: str, *inputs: str, result: str = "", **attributes: Any) -> str:
        name = result or f"value{len(self.nodes)}"
        self.nodes.append(helper.make_node(operation, list(inputs), [name], **attributes))
        return name

    def double(self, name: str) -> str:
        return self.node("Cast", name, to=TensorProto.DOUBLE)

    def trunk(self, inputs: str, stored: Any) -> str:
        """The outputs of one trunk; its weights stay integers of 8 bits in the file."""
        low, high = self.constant(0.0), self.constant(float(STRONGEST))
        for name in ("first", "second", "third", "last"):
            weights = stored[name] if name == "first" else stored[name].T
            sums = self.node("MatMul", inputs, self.double(self.constant(weights)))
            sums = self.node("Add", sums, self.double(self.constant(stored[f"{name}_bias"])))
            inputs = self.node("Mul", sums, self.constant(stored[f"{name}_scale"]))
            if name != "last":
                inputs = self.node("Floor", self.node("Clip", inputs, low, high))
        return inputs

    def part(self, name: str, begin: int, end: int, result: str = "") -> str:
        """These columns of a value."""
        first, beyond, axis = (self.constant(np.array([number], np.int64)) for number in (begin, end, 1))
        return self.node("Slice", name, first, beyond, axis, result=result)


def model(network: np.ndarray) -> Any:
    """The model: `observations` in, `logits`, `wins` and `points` out."""
    graph = Graph()
    given = graph.double("observations")
    inputs = graph.node("Mul", given, graph.constant(GAIN.astype(np.float64)))
    two = graph.node("Cast", graph.part(given, PLAYERS_AT, PLAYERS_AT + 1), to=TensorProto.BOOL)
    policies = [graph.trunk(inputs, network[name][0]) for name in ("policy_of_two", "policy_of_more")]
    graph.node("Where", two, *policies, result="logits")
    _value_head(graph, graph.part(given, PLAYERS_AT, PLAYERS_AT + SEATS - 1), graph.trunk(inputs, network["value"][0]))
    made = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "postroad",
            [helper.make_tensor_value_info("observations", TensorProto.INT8, ["N", FEATURES])],
            [
                helper.make_tensor_value_info(name, TensorProto.DOUBLE, ["N", size])
                for name, size in (("logits", ACTIONS), ("wins", SEATS), ("points", SEATS))
            ],
            graph.constants,
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=IR,
        producer_name="postroad",
    )
    helper.set_model_props(made, {"observation_version": str(OBSERVATION_VERSION)})
    checker.check_model(made)
    return made


def _value_head(graph: Graph, players: str, outputs: str) -> None:
    """Chances to win and points; seats that are not there have none. `players` has a 1 for two, three or four players."""
    seats_of = np.tri(SEATS)[1:]  # which seats are there, for two, three and four players
    there = graph.node("Cast", graph.node("MatMul", players, graph.constant(seats_of)), to=TensorProto.BOOL)
    wins, points = graph.part(outputs, 0, SEATS), graph.part(outputs, SEATS, 2 * SEATS)
    graph.node("Softmax", graph.node("Where", there, wins, graph.constant(-np.inf)), axis=1, result="wins")
    graph.node("Where", there, points, graph.constant(0.0), result="points")
