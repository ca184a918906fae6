/** A spoked wheel as an SVG path of one stroke. @param {number} x @param {number} y @param {number} r @param {number} spokes */
export function wheel(x, y, r, spokes) {
  const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  const circle = (/** @type {number} */ radius) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  let path = circle(r) + circle(1.2);
  for (let i = 0; i < spokes; i += 1) {
    const turn = ((i + 0.25) / spokes) * 2 * Math.PI;
    path += `M${round(x + Math.cos(turn) * 1.2)} ${round(y + Math.sin(turn) * 1.2)}L${round(x + Math.cos(turn) * r)} ${round(y + Math.sin(turn) * r)}`;
  }
  return path;
}
