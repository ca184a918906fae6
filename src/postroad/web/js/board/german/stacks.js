// The places of the regions' tile stacks.

const MOST = 4; // tiles in a stack
const COUNTED = 270; // px: on a lower map there is no room for what is left of a stack; a press tells it

/** @typedef {import("../sheet.js").BoardSheet} BoardSheet */

/** Does a map have room for the number of tiles left? @param {{ height: number }} sheet */
export const countsTiles = ({ height }) => height >= COUNTED;

/** The largest box of a stack with its number. @param {BoardSheet} sheet @param {string} region @returns {import("../labels.js").Box} */
export function stackBox(sheet, region) {
  const [x, y] = sheet.at(sheet.printing.stacks[region]);
  const bottom = (countsTiles(sheet) ? 21 : 11) + MOST * 1.5;
  return {
    left: x - 14 * sheet.scale,
    right: x + (14 + MOST) * sheet.scale,
    top: y - 11 * sheet.scale,
    bottom: y + bottom * sheet.scale,
  };
}

/** Where a stack lies, and what it covers. @param {BoardSheet} sheet @param {string} region */
export const stackPlace = (sheet, region) => ({ place: sheet.at(sheet.printing.stacks[region]), box: stackBox(sheet, region) });
