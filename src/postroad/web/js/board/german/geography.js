// The geography of the main map: borders, rivers and mountains on a sheet of 1000 by 1000, for every format.
// A border belongs to both its neighbours, so that they touch exactly.
import { roughened } from "../curve.js";

/** @typedef {import("../curve.js").Point} Point */

/** Where borders meet. @type {Record<string, Point>} */
const CORNERS = {
  bergstrasse: [118, 95],
  tauber: [268, 125],
  upperNeckar: [186, 585],
  linzgau: [240, 738],
  konstanz: [255, 778],
  lindau: [318, 800],
  bregenz: [340, 822],
  rhineKnee: [24, 762],
  untersberg: [692, 792],
  threeLakes: [858, 455],
  eger: [632, 58],
  freiwald: [985, 458],
  tauern: [700, 935],
};

/** Each border once: from, the points between, to. @type {Record<string, [Point, Point[], Point]>} */
const BORDERS = {
  rhine: [
    CORNERS.bergstrasse,
    [
      [106, 165],
      [114, 235],
      [98, 300],
      [90, 360],
      [66, 435],
      [52, 510],
      [34, 580],
      [30, 650],
      [18, 705],
    ],
    CORNERS.rhineKnee,
  ],
  odenwald: [
    CORNERS.bergstrasse,
    [
      [160, 78],
      [205, 108],
      [242, 92],
    ],
    CORNERS.tauber,
  ],
  blackForest: [
    CORNERS.tauber,
    [
      [250, 190],
      [226, 250],
      [224, 330],
      [222, 420],
      [186, 500],
    ],
    CORNERS.upperNeckar,
  ],
  heuberg: [
    CORNERS.upperNeckar,
    [
      [214, 640],
      [204, 695],
    ],
    CORNERS.linzgau,
  ],
  alb: [
    CORNERS.upperNeckar,
    [
      [226, 540],
      [270, 552],
      [318, 592],
      [334, 655],
      [300, 715],
    ],
    CORNERS.linzgau,
  ],
  linzgau: [CORNERS.linzgau, [[250, 756]], CORNERS.konstanz],
  highRhine: [
    CORNERS.rhineKnee,
    [
      [70, 752],
      [112, 772],
      [152, 745],
      [200, 772],
    ],
    CORNERS.konstanz,
  ],
  iller: [
    CORNERS.tauber,
    [
      [300, 182],
      [362, 228],
      [398, 300],
      [388, 378],
      [418, 440],
      [406, 505],
      [404, 565],
      [378, 640],
      [360, 705],
    ],
    CORNERS.lindau,
  ],
  lakeNorth: [CORNERS.konstanz, [[285, 792]], CORNERS.lindau],
  lakeEast: [CORNERS.lindau, [], CORNERS.bregenz],
  alpineRhine: [
    CORNERS.bregenz,
    [
      [326, 862],
      [338, 920],
      [322, 965],
    ],
    [332, 1040],
  ],
  jura: [CORNERS.rhineKnee, [[6, 795]], [-40, 830]],
  franconia: [
    CORNERS.tauber,
    [
      [252, 72],
      [290, 32],
      [358, 18],
      [420, 46],
      [472, 28],
      [530, 68],
      [582, 40],
    ],
    CORNERS.eger,
  ],
  bohemianForest: [
    CORNERS.eger,
    [
      [656, 112],
      [642, 172],
      [682, 232],
      [702, 292],
      [758, 350],
      [800, 408],
    ],
    CORNERS.threeLakes,
  ],
  ore: [CORNERS.eger, [[682, 18]], [722, -40]],
  karwendel: [
    CORNERS.bregenz,
    [
      [376, 828],
      [412, 802],
      [442, 840],
      [500, 816],
      [546, 828],
      [600, 800],
      [650, 816],
    ],
    CORNERS.untersberg,
  ],
  salzach: [
    CORNERS.untersberg,
    [
      [706, 752],
      [714, 708],
      [728, 660],
      [772, 602],
      [806, 552],
      [840, 530],
      [852, 488],
    ],
    CORNERS.threeLakes,
  ],
  zillertal: [
    CORNERS.untersberg,
    [
      [702, 840],
      [674, 882],
    ],
    CORNERS.tauern,
  ],
  tauernSouth: [CORNERS.tauern, [], [690, 1040]],
  mill: [
    CORNERS.threeLakes,
    [
      [900, 468],
      [945, 448],
    ],
    CORNERS.freiwald,
  ],
  enns: [
    CORNERS.freiwald,
    [
      [972, 540],
      [990, 622],
      [956, 690],
      [900, 722],
      [872, 782],
      [884, 850],
      [828, 905],
      [760, 925],
    ],
    CORNERS.tauern,
  ],
  moravia: [CORNERS.freiwald, [], [1040, 430]],
};

/** Each province: its borders in order round it; "-" = walked backwards; a point = beyond the sheet's edge. @type {Record<string, (string | Point)[]>} */
const RINGS = {
  baden: ["odenwald", "blackForest", "heuberg", "linzgau", "-highRhine", "-rhine"],
  wurttemberg: ["iller", "-lakeNorth", "-linzgau", "-alb", "-blackForest"],
  hohenzollern: ["alb", "-heuberg"],
  bavaria: ["franconia", "bohemianForest", "-salzach", "-karwendel", "-lakeEast", "-iller"],
  switzerland: ["highRhine", "lakeNorth", "lakeEast", "alpineRhine", [-40, 1040], "-jura"],
  tyrol: ["karwendel", "zillertal", "tauernSouth", [332, 1040], "-alpineRhine"],
  bohemia: ["ore", [1040, -40], "-moravia", "-mill", "-bohemianForest"],
  salzburg: ["mill", "enns", "-zillertal", "salzach"],
};

const LINES = Object.fromEntries(
  Object.entries(BORDERS).map(([name, [from, between, to]]) => [name, roughened([from, ...between, to])]),
);

/** @param {string | Point} part @returns {Point[]} */
function line(part) {
  if (typeof part !== "string") return [part];
  return part.startsWith("-") ? [...LINES[part.slice(1)]].reverse() : LINES[part];
}

/** Every border as a line. @type {Point[][]} */
export const BORDER_LINES = Object.values(LINES);

/** The outline of each province (Poland has an inset of its own). @type {Record<string, Point[][]>} */
export const OUTLINES = Object.fromEntries(Object.entries(RINGS).map(([province, parts]) => [province, joined(parts.map(line))]));

/** Lines that begin where the one before ended. @param {Point[][]} lines @returns {Point[][]} */
function joined(lines) {
  return lines.map((points, index) => {
    const before = lines[(index + lines.length - 1) % lines.length];
    return index && before.at(-1) !== points[0] ? [/** @type {Point} */ (before.at(-1)), ...points] : points;
  });
}

/** @type {Record<string, Point[]>} */
export const RIVERS = {
  rhine: [[84, -20], [96, 40], ...LINES.rhine],
  highRhine: LINES.highRhine,
  alpineRhine: LINES.alpineRhine,
  neckar: roughened([
    [150, 590],
    [190, 530],
    [232, 470],
    [274, 418],
    [262, 350],
    [236, 300],
    [205, 232],
    [170, 196],
    [108, 190],
  ]),
  danube: roughened([
    [138, 622],
    [180, 662],
    [240, 666],
    [300, 606],
    [352, 558],
    [408, 486],
    [470, 438],
    [545, 430],
    [590, 392],
    [640, 355],
    [700, 414],
    [760, 448],
    [812, 503],
    [862, 545],
    [912, 592],
    [960, 602],
    [1040, 582],
  ]),
  isar: roughened([
    [486, 850],
    [540, 750],
    [596, 640],
    [640, 560],
    [692, 492],
    [752, 445],
  ]),
  inn: roughened([
    [350, 1040],
    [412, 945],
    [470, 925],
    [530, 906],
    [598, 858],
    [648, 800],
    [668, 720],
    [706, 655],
    [742, 634],
    [776, 600],
    [816, 506],
  ]),
};

/** Lake Constance, with its two western arms. @type {Point[]} */
export const LAKE = [
  [214, 752],
  [232, 762],
  [252, 764],
  [274, 776],
  [300, 782],
  [324, 794],
  [344, 814],
  [338, 828],
  [318, 824],
  [296, 818],
  [274, 806],
  [256, 794],
  [236, 796],
  [218, 786],
  [240, 782],
  [250, 778],
  [230, 770],
  [214, 752],
];

/** The small map of the far city: its left edge and its lower edge; it reaches to the sheet's corner. @type {Point} */
export const INSET = [842, 190];

/** Mountains: place and size; those behind come first. @type {[number, number, number][]} */
export const PEAKS = [
  [820, 800, 0.6],
  [770, 828, 0.7],
  [440, 866, 0.6],
  [365, 868, 0.7],
  [720, 868, 0.7],
  [225, 890, 0.6],
  [405, 892, 0.8],
  [258, 908, 0.7],
  [740, 902, 0.9],
  [615, 915, 0.9],
  [60, 930, 0.8],
  [655, 938, 1],
  [205, 945, 1],
  [575, 962, 1],
  [470, 965, 1],
  [100, 962, 1],
  [715, 966, 0.9],
  [20, 976, 0.9],
  [425, 985, 1.1],
  [520, 986, 1.2],
  [150, 987, 1.1],
  [245, 988, 1.2],
  [620, 986, 1.1],
  [345, 990, 1.2],
  [670, 988, 1.1],
];

/** Trees of the Black Forest and of the Bohemian Forest. @type {Point[]} */
export const WOODS = [
  [170, 400],
  [180, 425],
  [164, 440],
  [178, 520],
  [160, 560],
  [130, 580],
  [148, 600],
  [700, 262],
  [720, 285],
  [728, 318],
  [748, 322],
  [772, 345],
  [790, 385],
  [822, 415],
  [836, 432],
];
