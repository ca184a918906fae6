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
  tuttlingen: [19.5, 0], freising: [60.5, -1.5], lorrach: [9.5, 5], "st-gallen": [46.5, -4], hallstatt: [91, 6], schaffhausen: [13.5, 12.5],
  andechs: [58, 12.5], einsiedeln: [30.5, 9.5], lienz: [81, 17.5], chur: [42, 18], villach: [96.5, 19.5], luzern: [4, 18], ettal: [52.5, 22],
  bellinzona: [12, 27.5], como: [24.5, 31], udine: [89.5, 31], bergamo: [49.5, 35.5], trento: [63, 37], milan: [11, 40.5], verona: [57, 44.5],
  venice: [76, 45.5], parma: [37, 54], genoa: [6, 53.5], bologna: [57.5, 54.5], ravenna: [82, 58.5], florence: [44.5, 63], pisa: [21.5, 70.5],
  ancona: [94, 66.5], arezzo: [61.5, 75.5], siena: [38.5, 76], assisi: [79.5, 79], grosseto: [20.5, 84], orvieto: [57, 85], viterbo: [43.5, 89],
  spoleto: [82, 93], civitavecchia: [29, 94], rome: [51, 99],
};

/** How far each road swings to the left of its way, in hundredths of its length; in the order of the roads. @type {number[]} */
export const ROME_BENDS = [
  -3, 3, -4, 3, -3, 2, -3, 3, -3, 8, -3, 6, -5, -4, -3, 5, 7, -3, 3, 6, -3, 3, -3, -3, -3, -4, -7, 5, 3, 6, -3, 2, -3, 3, -3, 4, -3, 12, 3, -5, -2, 5,
  -3, 3, -5, 3, -3, 3, -3, 4, -3, -1, -3, 3, -1, -3, -3, -3, -3, -3, 3,
];

/** Where each name stands beside its stop, by hand, on a narrow and on a broad sheet. @type {Record<string, Spot>} */
export const NARROW_SPOTS = {
  tuttlingen: [8, 0, "start"], freising: [11, -8, "start"], lorrach: [11, -4, "start"], "st-gallen": [-11, -8, "end"], hallstatt: [-11, -8, "end"],
  schaffhausen: [8, 4, "start"], andechs: [8, 4, "start"], einsiedeln: [11, -4, "start"], lienz: [-8, 0, "end"], chur: [-8, 0, "end"],
  villach: [-8, 8, "end"], luzern: [6, 15, "start"], ettal: [0, 15, "start"], bellinzona: [8, -4, "start"], como: [8, 0, "start"],
  udine: [-8, 0, "end"], bergamo: [-8, 0, "end"], trento: [11, -4, "start"], milan: [11, -4, "start"], verona: [-8, -4, "end"],
  venice: [24, 15, "middle"], parma: [-11, -4, "end"], genoa: [24, 15, "middle"], bologna: [8, 0, "start"], ravenna: [0, 15, "end"],
  florence: [-11, -4, "end"], pisa: [-8, 0, "end"], ancona: [-8, 0, "end"], arezzo: [11, -8, "start"], siena: [-11, 0, "end"], assisi: [-8, 4, "end"],
  grosseto: [-8, 15, "middle"], orvieto: [11, -4, "start"], viterbo: [8, 0, "start"], spoleto: [8, 15, "middle"], civitavecchia: [6, 15, "end"],
  rome: [6, 12, "start"],
};
/** @type {Record<string, Spot>} */
export const BROAD_SPOTS = {
  tuttlingen: [11, 4, "start"], freising: [8, 0, "start"], lorrach: [8, 8, "start"], "st-gallen": [-11, -8, "end"], hallstatt: [-8, 0, "end"],
  schaffhausen: [8, 11, "start"], andechs: [8, 0, "start"], einsiedeln: [11, -4, "start"], lienz: [-8, 0, "end"], chur: [-8, 8, "end"],
  villach: [-8, 8, "end"], luzern: [8, 8, "start"], ettal: [8, 0, "start"], bellinzona: [11, -4, "start"], como: [8, 0, "start"],
  udine: [-8, 0, "end"], bergamo: [-8, 0, "end"], trento: [11, -4, "start"], milan: [11, -4, "start"], verona: [-11, -4, "end"],
  venice: [11, 4, "start"], parma: [-11, 11, "end"], genoa: [11, -4, "start"], bologna: [8, 4, "start"], ravenna: [-16, 15, "middle"],
  florence: [11, 4, "start"], pisa: [-8, 0, "end"], ancona: [-11, 4, "end"], arezzo: [11, -8, "start"], siena: [0, 15, "end"], assisi: [-8, 4, "end"],
  grosseto: [6, 15, "end"], orvieto: [8, 0, "start"], viterbo: [11, 4, "start"], spoleto: [0, 15, "middle"], civitavecchia: [-8, 0, "end"],
  rome: [6, 12, "start"],
};
