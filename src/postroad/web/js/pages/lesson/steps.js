// The steps of the lessons: position, goal, and wrong tries with an answer of their own.

/**
 * A step of a lesson. A pattern is an action, or the beginning of an action followed by a star.
 * @typedef {object} Step
 * @property {string} id of its position and of its texts
 * @property {string[][]} goal the decisions to take in this order, each as a list of patterns that fit
 * @property {string[]} [free] patterns that are allowed in between
 * @property {{ try: string, says: string, at?: number }[]} [wrong] legal but wrong tries, and the text that answers each; with `at`, only while exactly that many parts of the goal are reached
 */

/** @type {Record<string, Step[]>} */
export const LESSONS = {
  base: [
    {
      id: "take",
      goal: [["take:ulm"], ["take:deck"]],
      wrong: [
        { try: "take:deck", says: "take-wrong-deck", at: 0 },
        { try: "take:*", says: "take-wrong-other", at: 0 },
        { try: "take:*", says: "take-wrong-second", at: 1 },
      ],
    },
    { id: "lay", goal: [["start:*"], ["end"]] },
    {
      id: "extend",
      goal: [["take:augsburg", "take:mannheim"], ["right:*", "left:*"], ["end"]],
      wrong: [
        { try: "take:deck", says: "extend-wrong-deck" },
        { try: "take:*", says: "extend-wrong-far" },
        { try: "start:*", says: "extend-wrong-lost" },
        { try: "call:*", says: "extend-wrong-alone" },
        { try: "close:*", says: "extend-wrong-close" },
      ],
    },
    {
      id: "lose",
      goal: [["take:munchen"], ["right:munchen"], ["end"]],
      wrong: [
        { try: "take:deck", says: "lose-wrong-deck" },
        { try: "take:*", says: "lose-wrong-far" },
        { try: "start:*", says: "lose-wrong-lost" },
        { try: "close:*", says: "lose-wrong-close" },
      ],
    },
    {
      id: "postmaster",
      goal: [["take:salzburg", "take:linz"], ["call:postmaster"], ["take:linz", "take:salzburg"], ["right:salzburg"], ["end"]],
      wrong: [
        { try: "call:administrator", says: "postmaster-wrong-administrator", at: 0 },
        { try: "take:*", says: "postmaster-wrong-other" },
        { try: "right:*", says: "postmaster-wrong-late", at: 1 },
        { try: "start:*", says: "postmaster-wrong-lost" },
        { try: "close:*", says: "postmaster-wrong-close" },
      ],
    },
    {
      id: "carrier",
      goal: [["right:salzburg", "right:passau"], ["call:carrier"], ["right:*", "left:*"], ["end"]],
      wrong: [
        { try: "call:postmaster", says: "carrier-wrong-postmaster", at: 0 },
        { try: "start:*", says: "carrier-wrong-lost", at: 0 },
        { try: "end", says: "carrier-wrong-early", at: 1 },
        { try: "close:*", says: "carrier-wrong-close" },
      ],
    },
    {
      id: "administrator",
      goal: [["call:administrator"], ["take:ulm", "take:karlsruhe"], ["right:*", "left:*"], ["end"]],
      wrong: [
        { try: "take:deck", says: "administrator-wrong-deck", at: 0 },
        { try: "take:*", says: "administrator-wrong-none", at: 0 },
        { try: "take:*", says: "administrator-wrong-far", at: 1 },
        { try: "start:*", says: "administrator-wrong-lost" },
        { try: "close:*", says: "administrator-wrong-close" },
      ],
    },
    {
      id: "each",
      goal: [["close:each"], ["end"]],
      wrong: [
        { try: "close:*", says: "each-wrong-province", at: 0 },
        { try: "end", says: "each-wrong-end", at: 0 },
      ],
    },
    {
      id: "province",
      goal: [["close:bavaria"], ["discard:*"], ["end"]],
      wrong: [
        { try: "close:each", says: "province-wrong-each", at: 0 },
        { try: "close:*", says: "province-wrong-other", at: 0 },
        { try: "end", says: "province-wrong-end", at: 0 },
      ],
    },
    {
      id: "cartwright",
      goal: [["close:each"], ["call:cartwright"], ["end"]],
      wrong: [
        { try: "close:*", says: "cartwright-wrong-other", at: 0 },
        { try: "end", says: "cartwright-wrong-open", at: 0 },
        { try: "end", says: "cartwright-wrong-without", at: 1 },
      ],
    },
    {
      id: "tiles",
      goal: [["close:each"], ["end"]],
      wrong: [
        { try: "close:*", says: "tiles-wrong-other", at: 0 },
        { try: "end", says: "tiles-wrong-end", at: 0 },
      ],
    },
    {
      id: "end",
      goal: [["close:*"], ["call:cartwright"], ["end"]],
      free: ["office:*"],
      wrong: [
        { try: "end", says: "end-wrong-open", at: 0 },
        { try: "end", says: "end-wrong-without", at: 1 },
      ],
    },
  ],
  honours: [
    {
      id: "token",
      goal: [["call:carrier"], ["end"]],
      wrong: [
        { try: "end", says: "token-wrong-end", at: 0 },
        { try: "close:*", says: "token-wrong-close" },
      ],
    },
    {
      id: "chip",
      goal: [["close:each"], ["call:cartwright"], ["return:postmaster+carrier+cartwright"]],
      wrong: [
        { try: "end", says: "chip-wrong-end" },
        { try: "close:*", says: "chip-wrong-close", at: 0 },
        { try: "call:carrier", says: "chip-wrong-carrier", at: 0 },
        { try: "return:*", says: "chip-wrong-fewer", at: 2 },
      ],
    },
    {
      id: "office",
      goal: [["return:postmaster+administrator+carrier+cartwright"], ["office:mannheim"]],
      wrong: [
        { try: "return:*", says: "office-wrong-fewer", at: 0 },
        { try: "office:*", says: "office-wrong-elsewhere", at: 1 },
        { try: "decline", says: "office-wrong-declined", at: 1 },
      ],
    },
  ],
  audience: [
    { id: "clergy", goal: [["clergy:*"], ["clergy:*"], ["clergy:*"], ["clergy:*"]] },
    {
      id: "drive",
      goal: [["close:each"], ["coach:bavaria:*"]],
      free: ["office:*"],
      wrong: [
        { try: "close:bavaria", says: "drive-wrong-bavaria", at: 0 },
        { try: "close:*", says: "drive-wrong-twice", at: 0 },
        { try: "end", says: "drive-wrong-end", at: 0 },
      ],
    },
    {
      id: "arrive",
      goal: [["close:each"], ["coach:bavaria:rome"]],
      free: ["office:*"],
      wrong: [
        { try: "close:bavaria", says: "arrive-wrong-bavaria", at: 0 },
        { try: "end", says: "arrive-wrong-end", at: 0 },
        { try: "coach:bavaria:*", says: "arrive-wrong-detour", at: 1 },
      ],
    },
  ],
};
