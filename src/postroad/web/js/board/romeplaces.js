// The lands between the Alps and Rome, on the board of 100 by 100 that the stops are placed on.
import { roughened } from "./curve.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./labels.js").Spot} Spot */

/** @typedef {{ id: string, coast: Point[], beyond: Point[] }} Sea a coast, and points beyond the sheet's edge that close it */

/** @type {Sea[]} */
export const SEAS = [
  { id: "west", coast: roughened([[-15, 62], [2, 58.5], [8, 58.5], [15, 63], [16, 69], [14, 76], [17, 84], [21, 93], [31, 98], [44, 106], [48, 120]]), beyond: [[-15, 120]] },
  { id: "east", coast: roughened([[115, 36], [95, 38], [86, 41], [82, 47], [87, 52], [86, 58], [91, 63], [98, 68], [103, 76], [115, 84]]), beyond: [] },
];

/** Mountains: place and size. @type {[number, number, number][]} */
export const ALPS = [
  [20, 22, 0.8], [33, 21, 0.9], [22, 24.5, 0.7], [36, 25, 0.8], [48, 26, 0.9], [64, 26, 0.8], [70, 21, 0.9], [73, 28, 0.8], [86, 24, 0.8], [55, 30, 0.7], [4, 24, 0.7], [97, 25, 0.7], [66, 17, 0.7], [3, 34, 0.8], [78, 35, 0.7],
];

/**
 * The two printings of the roads to Rome: stops near their places on the board, with some room between them.
 * @typedef {object} RomePrinting
 * @property {Record<string, Point>} places of the stops
 * @property {number[]} bends of the roads, in their order
 * @property {Record<string, Spot>} spots of the names, from their stops, on a map of scale 1
 */

/** @type {RomePrinting} */
export const NARROW = {
  places: {
    tuttlingen: [22, 5.5], freising: [65, 0], lorrach: [9, 5.5], "st-gallen": [43, -3], hallstatt: [91, 2], schaffhausen: [16.5, 13.5],
    andechs: [62.5, 13.5], einsiedeln: [33, 9.5], lienz: [81, 17.5], chur: [41.5, 17.5], villach: [96, 20], luzern: [5.5, 18.5], ettal: [52, 23],
    bellinzona: [11.5, 26], como: [27, 32.5], udine: [90, 28.5], bergamo: [48, 37.5], trento: [62, 35.5], milan: [8, 41.5], verona: [56, 46],
    venice: [76, 45.5], parma: [35, 54], genoa: [6, 54.5], bologna: [60.5, 53], ravenna: [82, 58.5], florence: [46, 64.5], pisa: [21.5, 70.5],
    ancona: [94, 67], arezzo: [60.5, 72], siena: [39, 76], assisi: [79, 79], grosseto: [22.5, 82.5], orvieto: [57, 85.5], viterbo: [43.5, 89],
    spoleto: [83, 93.5], civitavecchia: [27, 94.5], rome: [54.5, 99],
  },
  bends: [
    -3, 3, -3, -7, -3, 2, 6, 3, 2, -3, -5, -4, 3, -3, -5, 7, 7, -3, 3, 3, -4, 3, -3, -3, 3, 1, -5, 3, 3, -4, -3, 2, 4, 3, -3, -9, -3, 7, 3, -8, 3, 3,
    -3, 3, -3, 9, 3, 3, 14, 5, -3, -7, -3, 3, -8, -7, -3, -3, -3, -3, 4,
  ],
  spots: {
    tuttlingen: [14, -3, "start"], freising: [-8, 3, "end"], lorrach: [8, 14, "middle"], "st-gallen": [-14, -9, "end"], hallstatt: [-8, 14, "middle"],
    schaffhausen: [8, 0, "start"], andechs: [8, 0, "start"], einsiedeln: [8, 0, "start"], lienz: [-8, 0, "end"], chur: [-8, 0, "end"],
    villach: [-11, 6, "end"], luzern: [8, 11, "start"], ettal: [0, 14, "start"], bellinzona: [8, 0, "start"], como: [8, 0, "start"],
    udine: [-8, 14, "middle"], bergamo: [-8, 0, "end"], trento: [8, 3, "start"], milan: [11, 0, "start"], verona: [-11, 0, "end"],
    venice: [24, 14, "middle"], parma: [-8, 0, "end"], genoa: [-6, 16, "start"], bologna: [0, 14, "middle"], ravenna: [6, 16, "end"],
    florence: [-14, -6, "end"], pisa: [-8, 0, "end"], ancona: [-8, 0, "end"], arezzo: [14, -3, "start"], siena: [-14, -6, "end"],
    assisi: [-14, -6, "end"], grosseto: [-8, 14, "middle"], orvieto: [14, -6, "start"], viterbo: [8, 3, "start"], spoleto: [8, 14, "middle"],
    civitavecchia: [0, 14, "middle"], rome: [6, 12, "start"],
  },
};

/** @type {RomePrinting} */
export const BROAD = {
  places: {
    tuttlingen: [19.5, 1.5], freising: [59, 1.5], lorrach: [7.5, 3.5], "st-gallen": [46.5, -1.5], hallstatt: [90, 4], schaffhausen: [13.5, 12.5],
    andechs: [59.5, 11], einsiedeln: [29.5, 9], lienz: [80.5, 16.5], chur: [43.5, 18.5], villach: [93, 16.5], luzern: [4.5, 18], ettal: [52.5, 22],
    bellinzona: [12, 27.5], como: [27.5, 32.5], udine: [91, 32.5], bergamo: [47, 34.5], trento: [62.5, 35.5], milan: [11, 42], verona: [57.5, 45.5],
    venice: [76.5, 46], parma: [36.5, 54], genoa: [7.5, 55], bologna: [57, 55], ravenna: [82, 58.5], florence: [44, 65.5], pisa: [21.5, 69.5],
    ancona: [93.5, 66.5], arezzo: [62, 75.5], siena: [40.5, 76], assisi: [79.5, 79], grosseto: [22, 81], orvieto: [58.5, 84.5], viterbo: [46, 89],
    spoleto: [82, 89], civitavecchia: [27, 92.5], rome: [55.5, 99],
  },
  bends: [
    -3, -3, -4, 3, -3, 3, -3, 3, -3, 2, -3, 6, -4, 3, -3, 5, 3, -3, 3, 3, -3, 3, -3, -3, -3, -4, -3, 5, 3, 6, -3, 2, -3, 3, -3, 4, -3, 2, 3, -3, -2, 0,
    -3, 3, -5, 3, -3, 3, -3, 4, -3, -4, -3, 3, 2, -3, -3, -3, -3, -3, 3,
  ],
  spots: {
    tuttlingen: [14, 3, "start"], freising: [14, -9, "start"], lorrach: [0, 14, "start"], "st-gallen": [-14, -9, "end"], hallstatt: [-8, 0, "end"],
    schaffhausen: [8, 3, "start"], andechs: [8, 0, "start"], einsiedeln: [14, -6, "start"], lienz: [-8, 0, "end"], chur: [-8, 0, "end"],
    villach: [-8, 14, "middle"], luzern: [8, 0, "start"], ettal: [11, -3, "start"], bellinzona: [14, -9, "start"], como: [14, 0, "start"],
    udine: [-14, -9, "end"], bergamo: [-8, 9, "end"], trento: [14, -3, "start"], milan: [14, 0, "start"], verona: [-14, -9, "end"],
    venice: [8, 3, "start"], parma: [14, 0, "start"], genoa: [8, 0, "start"], bologna: [8, 3, "start"], ravenna: [-16, 14, "middle"],
    florence: [14, 3, "start"], pisa: [-8, 0, "end"], ancona: [-11, 3, "end"], arezzo: [14, -9, "start"], siena: [0, 14, "end"],
    assisi: [-8, 6, "end"], grosseto: [0, 14, "end"], orvieto: [8, 3, "start"], viterbo: [11, 3, "start"], spoleto: [-6, 14, "start"],
    civitavecchia: [-8, 0, "end"], rome: [6, 12, "start"],
  },
};
