// The lands between the Alps and Rome, on the board of 100 by 100 that the stops are placed on.
import { roughened } from "./curve.js";
import { STOPS } from "./data.js";

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

/** The stops: near their places on the board, with some room between them. @type {Record<string, Point>} */
export const ROME_PLACES = {
  tuttlingen: [21, 0], freising: [59.5, -0.5], lorrach: [6.5, 7], "st-gallen": [44.5, -1.5], hallstatt: [93.5, 4], schaffhausen: [14.5, 11],
  andechs: [58, 12.5], einsiedeln: [32, 10.5], lienz: [81, 16.5], chur: [43.5, 18], villach: [94.5, 17.5], luzern: [6.5, 20], ettal: [52.5, 22.5],
  bellinzona: [13.5, 27], como: [26.5, 30.5], udine: [88, 32], bergamo: [49.5, 35], trento: [61.5, 38], milan: [11, 42], verona: [54.5, 45],
  venice: [76, 45.5], parma: [35, 53], genoa: [7.5, 53], bologna: [57, 52.5], ravenna: [82, 58.5], florence: [43.5, 63], pisa: [21, 69.5],
  ancona: [94, 66.5], arezzo: [60.5, 75], siena: [39, 77], assisi: [80, 78.5], grosseto: [22.5, 82], orvieto: [58, 85.5], viterbo: [45, 89],
  spoleto: [81.5, 94], civitavecchia: [26.5, 95], rome: [56, 98.5],
};

/** How far each road swings to the left of its way, in hundredths of its length; in the order of the roads. @type {number[]} */
export const ROME_BENDS = [
  -3, 3, -2, 3, -3, 3, -3, 3, -3, 3, -3, 6, -5, -1, -3, 4, 3, -3, 3, 6, -3, 3, -3, -4, -3, -3, -5, -2, 3, 7, -3, 3, -3, 3, -3, 3, -3, 12, 3, -5, -2, 5,
  -3, 3, -5, 3, -3, 3, -2, 3, -3, 3, -3, 3, -3, -3, -3, -3, -3, -4, 2,
];

/** Where each name stands beside its stop, by hand, on a narrow and on a broad sheet. @type {Record<string, Spot>} */
export const NARROW_SPOTS = {
  tuttlingen: [11, 8, "start"], freising: [8, 0, "start"], lorrach: [8, -4, "start"], "st-gallen": [-6, -16, "end"], hallstatt: [-8, 0, "end"],
  schaffhausen: [6, 12, "start"], andechs: [8, 0, "start"], einsiedeln: [11, -8, "start"], lienz: [-8, 4, "end"], chur: [-8, 0, "end"],
  villach: [-6, 15, "end"], luzern: [11, 8, "start"], ettal: [6, 12, "start"], bellinzona: [11, -4, "start"], como: [8, 0, "start"],
  udine: [-11, -8, "end"], bergamo: [-8, 4, "end"], trento: [11, -4, "start"], milan: [11, -8, "start"], verona: [-8, -4, "end"],
  venice: [16, 15, "middle"], parma: [-8, 0, "end"], genoa: [24, 15, "middle"], bologna: [8, 15, "middle"], ravenna: [6, 15, "end"],
  florence: [-11, -8, "end"], pisa: [-8, 0, "end"], ancona: [-8, 0, "end"], arezzo: [11, -4, "start"], siena: [-8, 0, "end"], assisi: [-8, 4, "end"],
  grosseto: [0, 15, "middle"], orvieto: [11, -8, "start"], viterbo: [8, 4, "start"], spoleto: [0, 15, "middle"], civitavecchia: [0, 15, "middle"],
  rome: [6, 12, "start"],
};
/** @type {Record<string, Spot>} */
export const BROAD_SPOTS = {
  tuttlingen: [11, 4, "start"], freising: [8, 0, "start"], lorrach: [8, -4, "start"], "st-gallen": [-6, -16, "end"], hallstatt: [-8, 0, "end"],
  schaffhausen: [6, 12, "start"], andechs: [8, -4, "start"], einsiedeln: [11, -8, "start"], lienz: [-8, 0, "end"], chur: [-8, 4, "end"],
  villach: [6, 15, "end"], luzern: [8, 0, "start"], ettal: [8, 0, "start"], bellinzona: [8, -4, "start"], como: [8, 4, "start"], udine: [-8, 0, "end"],
  bergamo: [-8, 4, "end"], trento: [11, -4, "start"], milan: [11, -4, "start"], verona: [-11, -8, "end"], venice: [8, 0, "start"],
  parma: [-11, 11, "end"], genoa: [11, -4, "start"], bologna: [8, 4, "start"], ravenna: [6, 15, "end"], florence: [11, 4, "start"],
  pisa: [-8, 0, "end"], ancona: [-11, 4, "end"], arezzo: [11, -8, "start"], siena: [8, -4, "start"], assisi: [-8, 8, "end"], grosseto: [0, 15, "end"],
  orvieto: [8, 0, "start"], viterbo: [11, 4, "start"], spoleto: [0, 15, "middle"], civitavecchia: [-8, 0, "end"], rome: [6, 12, "start"],
};
