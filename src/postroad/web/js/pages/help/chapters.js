// The chapters of the help, each with the numbers of its rules.

/** @type {Record<string, string[]>} */
export const CHAPTERS = {
  goal: [],
  turn: [],
  setup: ["b1", "b2", "b3", "b4", "b5", "s1", "s2", "s3"],
  taking: ["d1", "d2"],
  laying: ["p1", "p2", "p3", "p5", "p6"],
  officials: ["d6", "d5", "d3", "d4", "p4", "v2", "d7"],
  closing: ["c1", "c2", "c3", "c4", "c5", "c6"],
  tiles: ["t1", "t2", "t3", "t4", "t5"],
  carriages: ["v1"],
  discarding: ["k1"],
  end: ["e1", "e2", "e3", "e4"],
  honours: ["h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8"],
  audience: ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"],
  seeing: ["i1", "i2", "i3"],
  keys: [],
  commands: [],
};
