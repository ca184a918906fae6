// The moves of pieces between two views, for the animation.

/** @typedef {import("./memory_mode.js").Shown} View */
/** @typedef {import("./memory_mode.js").ShownSeat} Seat */
/**
 * @typedef {{ kind: "taken", seat: number, from: string, index: number }
 *   | { kind: "played", seat: number, city: string }
 *   | { kind: "refilled", slot: number }
 *   | { kind: "office", seat: number, city: string }
 *   | { kind: "tile", seat: number, stack: string, piece: string }
 *   | { kind: "carriage", seat: number }
 *   | { kind: "coach", coach: string }} Move
 */

/** @param {View} before @param {View} after @returns {Move[]} */
export const piecesMoved = (before, after) => [
  ...cardMoves(before, after),
  ...after.seats.flatMap((_, seat) => gains(before, after, seat)),
  ...coaches(before, after),
];

/** Cards taken, played and revealed. @param {View} before @param {View} after @returns {Move[]} */
function cardMoves(before, after) {
  const emptied = before.market.flatMap((city, slot) => (city && city !== after.market[slot] ? [slot] : []));
  const from = emptied.length ? `slot:${emptied[0]}` : "deck";
  const played = after.seats.flatMap((its, seat) => {
    const was = before.seats[seat];
    const fresh = its.route.find((city) => !was.route.includes(city));
    return [
      ...(its.hand_size > was.hand_size ? [/** @type {Move} */ ({ kind: "taken", seat, from, index: its.hand_size - 1 })] : []),
      ...(fresh ? [/** @type {Move} */ ({ kind: "played", seat, city: fresh })] : []),
    ];
  });
  const refilled = emptied.filter((slot) => after.market[slot]).map((slot) => /** @type {Move} */ ({ kind: "refilled", slot }));
  return [...played, ...refilled];
}

/** Offices, tiles and a carriage. @param {View} before @param {View} after @param {number} seat @returns {Move[]} */
function gains(before, after, seat) {
  const [was, its] = [before.seats[seat], after.seats[seat]];
  const offices = its.offices
    .filter((city) => !was.offices.includes(city))
    .map((city) => /** @type {Move} */ ({ kind: "office", seat, city }));
  const tiles = its.covered === undefined ? openTiles(was, its) : coveredTiles(before, after, was.covered ?? 0, its.covered);
  const taken = tiles.map(
    ([stack, piece]) => /** @type {Move} */ ({ kind: "tile", seat, stack, piece: `tile:${seat}:${piece}` }),
  );
  return [...offices, ...taken, ...(its.carriage > was.carriage ? [/** @type {Move} */ ({ kind: "carriage", seat })] : [])];
}

/** The stack of each new tile, and the piece that shows it now. @param {Seat} was @param {Seat} its @returns {[string, string][]} */
const openTiles = (was, its) =>
  Object.entries(its.tiles).flatMap(([stack, points]) =>
    points.slice(was.tiles[stack]?.length ?? 0).map((value) => /** @type {[string, string]} */ ([stack, `${stack}:${value}`])),
  );

/** The same in memory mode, where only the stacks show which tiles were taken. @param {View} before @param {View} after @param {number} had @param {number} has @returns {[string, string][]} */
const coveredTiles = (before, after, had, has) =>
  Object.keys(after.tiles)
    .filter((stack) => after.tiles[stack].length < before.tiles[stack].length)
    .slice(0, Math.max(0, has - had))
    .map((stack, index) => [stack, `covered:${had + index}`]);

/** @param {View} before @param {View} after @returns {Move[]} */
const coaches = (before, after) =>
  Object.entries(after.coaches ?? {}).flatMap(([coach, stop]) =>
    stop === before.coaches?.[coach] ? [] : [{ kind: "coach", coach }],
  );
