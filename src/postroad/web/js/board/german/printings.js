// The two printings of the map: where cities, names and tile stacks are set on a wide and on a tall sheet of 1000 by 1000.
// Cities lie near their real places, with some room between them. Searched for, then adjusted by eye, so that names are clear of every road, city and office
// in all languages; after a change run tests/web/test_board_data.py.

/** @typedef {import("../curve.js").Point} Point */
/** @typedef {import("../labels.js").Spot} Spot */
/**
 * @typedef {object} Printing
 * @property {Record<string, Point>} places of the cities
 * @property {number[]} bends of the roads, in their order
 * @property {Record<string, Spot>} spots of the names, from their cities, on a map of scale 1
 * @property {number} room how wide a name may be on a map of scale 1
 * @property {number} width of the sheet for which it was set; on a smaller one names are set narrower
 * @property {Record<string, Point>} stacks of the regions' tiles
 * @property {Record<string, [number, number, number]>} letters the region's letter in each province: place and size
 */

/** @type {Printing} */
export const WIDE = {
  places: {
    mannheim: [148, 182],
    karlsruhe: [135, 347],
    freiburg: [69, 631],
    stuttgart: [264, 403],
    ulm: [353, 534],
    sigmaringen: [241, 667],
    wurzburg: [344, 99],
    nurnberg: [492, 207],
    regensburg: [655, 342],
    passau: [816, 500],
    ingolstadt: [542, 406],
    augsburg: [441, 580],
    munchen: [599, 629],
    kempten: [378, 755],
    basel: [47, 797],
    zurich: [163, 877],
    innsbruck: [528, 891],
    pilsen: [770, 147],
    budweis: [932, 339],
    salzburg: [763, 732],
    linz: [916, 574],
    lodz: [928, 112],
  },
  bends: [
    -3, 8, -4, -8, 4, -4, -3, 3, 3, 3, -4, 4, -3, 3, -6, -4, 1, -1, -3, -2, -4, -5, 3, 3, 4, 3, -3, 6, -2, 6, 9, -3, -5, 4, 3, 3,
    -3, 3, -3, 3, -3, 1, -3, -9, 3,
  ],
  spots: {
    mannheim: [-12, 7, "end"],
    karlsruhe: [-6, -18, "end"],
    freiburg: [6, -18, "start"],
    stuttgart: [-12, 3, "end"],
    ulm: [-12, 1, "end"],
    sigmaringen: [-6, -18, "end"],
    wurzburg: [12, -1, "start"],
    nurnberg: [6, -20, "middle"],
    regensburg: [12, -1, "start"],
    passau: [12, -1, "start"],
    ingolstadt: [-12, -7, "end"],
    augsburg: [18, -1, "start"],
    munchen: [-12, 9, "end"],
    kempten: [12, -3, "start"],
    basel: [0, 20, "middle"],
    zurich: [-12, 1, "end"],
    innsbruck: [-12, 1, "end"],
    pilsen: [-12, -9, "end"],
    budweis: [-12, 3, "end"],
    salzburg: [12, 1, "start"],
    linz: [12, -1, "start"],
    lodz: [-12, -9, "end"],
  },
  room: 92,
  width: 800,
  stacks: {
    baden: [147, 487],
    "wurttemberg-hohenzollern": [260, 194],
    bavaria: [612, 72],
    "switzerland-tyrol": [303, 894],
    "bohemia-salzburg": [891, 409],
  },
  letters: {
    baden: [116, 432, 1],
    wurttemberg: [363, 456, 1.1],
    hohenzollern: [258, 584, 0.65],
    bavaria: [713, 626, 1.5],
    switzerland: [74, 876, 1],
    tyrol: [389, 917, 1],
    bohemia: [848, 300, 1.3],
    salzburg: [880, 698, 1.1],
    poland: [972, 48, 0.9],
  },
};

/** @type {Printing} */
export const TALL = {
  places: {
    mannheim: [197, 164],
    karlsruhe: [172, 340],
    freiburg: [78, 640],
    stuttgart: [282, 394],
    ulm: [364, 511],
    sigmaringen: [292, 632],
    wurzburg: [372, 91],
    nurnberg: [473, 191],
    regensburg: [656, 329],
    passau: [812, 519],
    ingolstadt: [566, 398],
    augsburg: [435, 600],
    munchen: [665, 643],
    kempten: [420, 764],
    basel: [60, 804],
    zurich: [186, 853],
    innsbruck: [546, 884],
    pilsen: [770, 138],
    budweis: [933, 308],
    salzburg: [761, 740],
    linz: [932, 596],
    lodz: [928, 112],
  },
  bends: [
    14, 4, -4, -3, 4, -4, -3, -10, 3, 3, -3, 4, -3, 0, -4, -4, -6, -2, -4, -3, -5, -3, 3, 3, 2, 3, -3, 6, 4, 8, 1, 3, 4, 3, -4, 3,
    -3, 3, -3, 3, -3, -3, -3, -11, 3,
  ],
  spots: {
    mannheim: [-12, -1, "end"],
    karlsruhe: [8, -20, "end", 78],
    freiburg: [8, -19, "start", 74],
    stuttgart: [12, 11, "start"],
    ulm: [12, 5, "start"],
    sigmaringen: [-16, 16, "end", 71],
    wurzburg: [-12, -3, "end"],
    nurnberg: [18, 3, "start"],
    regensburg: [15, 3, "start"],
    passau: [-6, -20, "start"],
    ingolstadt: [-12, -9, "end"],
    augsburg: [18, -7, "start", 66],
    munchen: [-12, 5, "end"],
    kempten: [-12, -3, "end"],
    basel: [6, 20, "middle"],
    zurich: [12, 5, "start"],
    innsbruck: [12, 3, "start"],
    pilsen: [-12, -7, "end"],
    budweis: [-20, -13, "end"],
    salzburg: [12, -1, "start"],
    linz: [-12, 3, "end"],
    lodz: [0, -20, "middle"],
  },
  room: 84,
  width: 390,
  stacks: {
    baden: [178, 472],
    "wurttemberg-hohenzollern": [283, 195],
    bavaria: [555, 71],
    "switzerland-tyrol": [309, 918],
    "bohemia-salzburg": [800, 862],
  },
  letters: {
    baden: [80, 507, 0.8],
    wurttemberg: [352, 250, 0.75],
    hohenzollern: [256, 560, 0.5],
    bavaria: [559, 734, 1.3],
    switzerland: [82, 898, 0.9],
    tyrol: [400, 925, 0.9],
    bohemia: [850, 393, 1.1],
    salzburg: [893, 672, 0.9],
    poland: [866, 42, 0.7],
  },
};
