// The two printings of the map: where cities, names and tile stacks are set, by hand, on a wide and on a tall sheet of 1000 by 1000.
// Cities lie near their real places, with some room between them; names are clear of every road, city and office in all languages.

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./labels.js").Spot} Spot */
/**
 * @typedef {object} Printing
 * @property {Record<string, Point>} places of the cities
 * @property {number[]} bends of the roads, in their order
 * @property {Record<string, Spot>} spots of the names, from their cities, on a map of scale 1
 * @property {number} room how wide a name may be on a map of scale 1
 * @property {Record<string, Point>} stacks of the regions' tiles
 * @property {Record<string, [number, number, number]>} letters the region's letter in each province: place and size
 */

/** @type {Printing} */
export const WIDE = {
  places: {
    mannheim: [155, 172], karlsruhe: [135, 347], freiburg: [70, 640], stuttgart: [260, 400], ulm: [334, 527], sigmaringen: [243, 682],
    wurzburg: [345, 95], nurnberg: [475, 173], regensburg: [655, 330], passau: [811, 507], ingolstadt: [561, 398], augsburg: [444, 592],
    munchen: [587, 636], kempten: [409, 772], basel: [52, 795], zurich: [157, 878], innsbruck: [530, 885], pilsen: [780, 139], budweis: [926, 306],
    salzburg: [766, 732], linz: [923, 583], lodz: [928, 112],
  },
  bends: [-6, 11, -4, -12, 4, -4, -6, 3, 3, 3, -4, 7, -3, 3, -10, -3, 0, 0, -5, -9, -5, -5, 3, 3, 2, 3, -3, 6, -2, 6, 1, -3, 4, 4, 3, 5, -3, 3, -3, 2, -3, 1, -3, -9, 5],
  spots: {
    mannheim: [-12, 12, "end"], karlsruhe: [-6, -19, "end"], freiburg: [6, -19, "start"], stuttgart: [-12, 6, "end"], ulm: [-15, 3, "end"],
    sigmaringen: [-6, -19, "end"], wurzburg: [12, -3, "start"], nurnberg: [0, -19, "middle"], regensburg: [12, 0, "start"], passau: [12, -3, "start"],
    ingolstadt: [-12, -9, "end"], augsburg: [-16, -22, "middle"], munchen: [-12, 6, "end"], kempten: [0, 22, "middle"], basel: [0, 19, "middle"],
    zurich: [-12, 3, "end"], innsbruck: [-12, 0, "end"], pilsen: [-12, -12, "end"], budweis: [-15, 0, "end"], salzburg: [12, 3, "start"],
    linz: [12, 0, "start"], lodz: [12, 0, "start"],
  },
  room: 92,
  stacks: {
    baden: [147, 487], "wurttemberg-hohenzollern": [260, 194], bavaria: [555, 71], "switzerland-tyrol": [303, 894], "bohemia-salzburg": [816, 369],
  },
  letters: {
    baden: [160, 545, 1], wurttemberg: [330, 330, 1.15], hohenzollern: [262, 610, 0.6], bavaria: [690, 570, 1.6], switzerland: [85, 900, 1],
    tyrol: [440, 925, 1], bohemia: [850, 300, 1.3], salzburg: [850, 660, 1.15], poland: [975, 45, 0.8],
  },
};

/** @type {Printing} */
export const TALL = {
  places: {
    mannheim: [155, 172], karlsruhe: [135, 347], freiburg: [70, 640], stuttgart: [260, 400], ulm: [334, 527], sigmaringen: [243, 682],
    wurzburg: [345, 95], nurnberg: [475, 173], regensburg: [655, 330], passau: [811, 507], ingolstadt: [561, 398], augsburg: [444, 592],
    munchen: [587, 636], kempten: [409, 772], basel: [52, 795], zurich: [157, 878], innsbruck: [530, 885], pilsen: [780, 139], budweis: [926, 306],
    salzburg: [766, 732], linz: [923, 583], lodz: [928, 112],
  },
  bends: [-6, 11, -4, -12, 4, -4, -6, 3, 3, 3, -4, 7, -3, 3, -10, -3, 0, 0, -5, -9, -5, -5, 3, 3, 2, 3, -3, 6, -2, 6, 1, -3, 4, 4, 3, 5, -3, 3, -3, 2, -3, 1, -3, -9, 5],
  spots: {
    mannheim: [0, -19, "middle"], karlsruhe: [-8, -22, "middle"], freiburg: [16, -22, "middle"], stuttgart: [12, 9, "start"], ulm: [8, -22, "middle"],
    sigmaringen: [-8, -19, "middle"], wurzburg: [-12, -9, "end"], nurnberg: [15, 6, "start"], regensburg: [-12, -3, "end"], passau: [-15, -3, "end"],
    ingolstadt: [-12, -9, "end"], augsburg: [24, -22, "middle"], munchen: [15, 0, "start"], kempten: [-15, 0, "end"], basel: [6, -22, "start"],
    zurich: [0, 19, "middle"], innsbruck: [12, 6, "start"], pilsen: [-12, -9, "end"], budweis: [-12, -3, "end"], salzburg: [12, 0, "start"],
    linz: [8, 22, "middle"], lodz: [0, -19, "middle"],
  },
  room: 84,
  stacks: {
    baden: [147, 487], "wurttemberg-hohenzollern": [260, 194], bavaria: [555, 71], "switzerland-tyrol": [303, 894], "bohemia-salzburg": [816, 369],
  },
  letters: {
    baden: [160, 545, 1], wurttemberg: [330, 330, 1.15], hohenzollern: [262, 610, 0.6], bavaria: [690, 570, 1.6], switzerland: [85, 900, 1],
    tyrol: [440, 925, 1], bohemia: [850, 300, 1.3], salzburg: [850, 660, 1.15], poland: [975, 45, 0.8],
  },
};
