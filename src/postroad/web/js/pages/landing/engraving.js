// The picture of the title page: a post coach on the road, drawn in lines and hatching like a copper engraving.
import { html } from "../../ui/html.js";

/** A repeatable unevenness from -1 to 1, as if cut by hand. @param {number} n */
const uneven = (n) => 2 * (Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1) - 1;

/** @param {number} from @param {number} to @param {number} step @param {(at: number, n: number) => string} stroke */
function hatch(from, to, step, stroke) {
  let strokes = "";
  for (let at = from, n = 0; at < to; at += step, n++) strokes += stroke(at, n);
  return strokes;
}

/** @param {number} value */
const r = (value) => Math.round(value * 10) / 10;

/** Points of the ridge, valley and peak by turns. */
const PEAKS = [
  [-30, 186],
  [30, 138],
  [66, 178],
  [118, 88],
  [182, 170],
  [222, 128],
  [262, 178],
  [330, 98],
  [396, 174],
  [432, 146],
  [474, 182],
  [552, 108],
  [618, 178],
  [664, 126],
  [708, 172],
  [750, 140],
];

/** The ridge between two points, broken like rock. @param {number[]} from @param {number[]} to @param {number} n */
function rock([x, y], [toX, toY], n) {
  const parts = Math.ceil(Math.abs(toX - x) / 9);
  return hatch(1, parts + 1, 1, (k) => {
    const part = k / parts;
    const off = k < parts ? uneven(k * 5 + n) * 3.4 : 0;
    return `L${r(x + (toX - x) * part + off)} ${r(y + (toY - y) * part + off)}`;
  });
}

/** The Alps: an outline, and strokes down the side away from the light. */
function Mountains() {
  let ridge = `M${PEAKS[0]}`;
  let shade = "";
  PEAKS.forEach(([x, y], n) => {
    if (n) ridge += rock(PEAKS[n - 1], PEAKS[n], n);
    if (n % 2 === 0 || n + 1 === PEAKS.length) return;
    const [downX, downY] = PEAKS[n + 1];
    const [wide, high] = [downX - x, downY - y];
    shade += hatch(4, high * 0.96, 3.4, (fall, k) => {
      const from = Math.sin(fall / 7 + n) * 4 - fall * 0.16 + uneven(k + n) * 2;
      const length = wide * (0.98 - fall / high) * (0.8 + 0.18 * uneven(k * n + 3)) + 7;
      return `M${r(x + from)} ${r(y + fall)}l${r(length)} ${r((length * high * 0.9) / wide)}`;
    });
    shade += hatch(
      10,
      high * 0.7,
      6,
      (fall, k) => `M${r(x - fall * 0.72)} ${r(y + fall * 1.05)}l${r(-5 - 3 * uneven(k))} ${r(9 + 5 * uneven(k + 2))}`,
    );
  });
  return html`<path class="blank edgeless" d=${`${ridge}V260H-30Z`} /><path class="thin" d=${shade} /><path class="fine" d=${ridge} />`;
}

/** A hill: its outline, and the same line again and again below it, broken. @param {{ line: string, rows: number, gap: number, dash: string }} props */
function Hill({ line, rows, gap, dash }) {
  return html`<path class="blank edgeless" d=${`${line}V470H-20Z`} />
    <g class="thin" stroke-dasharray=${dash}>
      ${Array.from({ length: rows }, (_, n) => html`<path d=${line} transform=${`translate(0 ${(n + 1) * gap})`} stroke-dashoffset=${r(uneven(n) * 90)} />`)}
    </g>
    <path class="fine" d=${line} />`;
}

/** A house: wall, roof, and hatching on the side away from the light. @param {{ x: number, y: number, wide: number, high: number, roof: string, shade?: number }} props */
function House({ x, y, wide, high, roof, shade = 0.5 }) {
  const from = wide * (1 - shade);
  return html`<g transform=${`translate(${x} ${y})`}>
    <path class="blank fine" d=${`M0 0v${-high}h${wide}V0Z`} />
    <path class="thin" d=${hatch(2, high, 2.4, (at) => `M${r(from)} ${-at}h${r(wide - from)}`)} />
    <path class="blank fine" d=${roof} transform=${`translate(0 ${-high})`} />
  </g>`;
}

const ONION = "M-1 0h12c1-4 3-6 3-9 0-5-6-6-8-12v-5 5c-2 6-8 7-8 12 0 3 0 5 1 9ZM5 -26v-7M3 -31h5";

function Town() {
  return html`<g transform="translate(446 224)">
    <path class="fine" d="M-16 2c20-4 30 0 52-3s70 1 112 4" />
    <${House} x=${-6} y=${0} wide=${22} high=${12} roof="M-2 0 11-11 24 0Z" />
    <${House} x=${72} y=${-4} wide=${10} high=${52} roof=${ONION} />
    <${House} x=${90} y=${-4} wide=${10} high=${52} roof=${ONION} />
    <${House} x=${14} y=${-1} wide=${22} high=${20} roof="M-1 0v-5h4v-5h4v-5h4v-4h4v4h4v5h4v5h4v5Z" />
    <${House} x=${34} y=${0} wide=${34} high=${13} roof="M-3 0 6-12h22l9 12Z" />
    <${House} x=${58} y=${-1} wide=${30} high=${24} roof="M-2 0 15-15 32 0Z" />
    <${House} x=${98} y=${1} wide=${26} high=${15} roof="M-2 0 13-13 28 0Z" />
    <${House} x=${122} y=${2} wide=${12} high=${22} roof="M-2 0 6-30 14 0Z" />
    <${House} x=${132} y=${2} wide=${24} high=${11} roof="M-2 0 7-9h10l9 9Z" />
  </g>`;
}

/** A poplar beside the road. @param {{ x: number, y: number, size: number }} props */
const Poplar = ({ x, y, size }) => html`<g transform=${`translate(${x} ${y}) scale(${size})`}>
  <path class="fine" d="M0 0v-12" />
  <path class="blank fine" d="M0-8c-9-2-9-20-6-34 2-10 4-16 6-20 2 4 4 10 6 20 3 14 3 32-6 34Z" />
  <path class="thin" d=${hatch(12, 56, 3, (at, n) => `M${r(-1 + uneven(n) * 1.6)} ${-at}q${r(3.4 - Math.abs(at - 28) / 16)}-1 ${r(6.6 - Math.abs(at - 26) / 8)}-4`)} />
</g>`;

/** @param {{ x: number, y: number, radius: number }} props */
function Wheel({ x, y, radius }) {
  const spokes = hatch(
    0,
    10,
    1,
    (_, n) => `M0 0L${r(Math.cos(n * 0.6283 + 0.2) * radius)} ${r(Math.sin(n * 0.6283 + 0.2) * radius)}`,
  );
  return html`<g transform=${`translate(${x} ${y})`}>
    <path class="line" d=${spokes} />
    <circle class="rim" r=${radius} /><circle class="fine" r=${radius - 3.4} /><circle class="ink" r="4" />
  </g>`;
}

function CoachBody() {
  return html`<path class="line" d="M44 82c26-10 54-12 76-8M40 84c-6-18-2-34 12-34M118 76c12-14 12-28-2-32" />
    <path class="blank line" d="M118 60h22v14h-22ZM118 66h22" />
    <path class="blank line" d="M60 18v-9h26v9M90 18c0-9 18-9 18 0M66 18V9M80 18V9" />
    <path class="horn line" d="M50 32c-2 22 8 36 24 38h26c14-2 20-16 17-38Z" />
    <path class="ink" d="M45 32c10-12 66-14 77 0Z" />
    <path class="seam" d="M72 34v36M96 34v36M51 50h65" />
    <path class="blank line" d="M76 36h16v12H76ZM55 36h13v12H54.500ZM100 36h12v12h-12Z" />
    <path class="thin" d="M78 46l8-9M82 47l9-10M57 46l8-9M102 46l8-9" />
    <path class="seam" d="M89 56a5 5 0 1 1-5-3.500c5 0 6 5 10 5" />
    <path class="ink" d="M22 58c8 2 12-2 14-12h16v6H41c-2 10-8 16-18 13Z" />
    <path class="line" d="M46 38l-5-2v-8h5v8" />`;
}

const Coach = () => html`<g transform="translate(350 300)">
  <${Wheel} x=${46} y=${84} radius=${17} /><${CoachBody} /><${Wheel} x=${120} y=${77} radius=${24} />
</g>`;

const HORSE =
  "M83 27c-4-6-13-7-20-3-8 3-16 3-22 0-6-4-12-12-17-19l0-5-4 4c-4 3-8 7-11 12-3 3-5 5-5 8 1 3 5 2 7 1 3-2 5-4 8-4 3 2 4 7 5 11 0 6 3 11 8 13 10 3 22 3 31 0 8 2 15 1 18-3 3-5 4-10 2-15Z";
const TAIL = "M81 26c8 0 13 8 13 17 0 7-3 12-1 17-8-4-9-12-9-18 0-5-2-10-5-12Z";
const MANE = "M23 3c6 3 14 12 19 21-4 1-8 0-10-2-5-5-8-12-9-19Z";

/** One trotting to the left. @param {{ near: boolean }} props */
const Horse = ({ near }) => html`<g class=${near ? "near" : "far"}>
  <path class="thigh" d=${near ? "M34 40 22 49M74 38l9 18" : "M38 40l6 20M66 42l4 16"} />
  <path class="shank" d=${near ? "M22 49l3 13-5 3M83 56l2 17-5 5" : "M44 60l1 14-5 4M70 58l-9 13-5 1"} />
  <path class="ink" d=${HORSE} /><path class="ink" d=${TAIL} /><path class="mane" d=${MANE} />
</g>`;

const HORN = "M45-1 38-2a6 6 0 1 1 2-8 6 6 0 0 1-5 9l-7-6";

const Postilion = () => html`<path class="boot" d="M56 24 43 32l3 17-6 1" />
  <path class="horn line" d="M48 26c-2-10-2-16 2-22 4-3 10-1 11 4 1 8 2 14 4 22-5 1-12 0-17-4Z" />
  <path class="sleeve" d="M55 10 45 11l-5-9" />
  <path class="blank line" d="M48-8c-1 3-3 4-4 6l2 1c0 4 3 5 6 4l1 3 5-2c1-5 0-9-1-13Z" />
  <path class="ink" d="M42-7c5-1 5-9 10-9s7 5 9 11l-3 6-2-6c-5-3-9-3-14-2Z" />
  <path class="tube" d=${HORN} /><path class="tube-in" d=${HORN} /><path class="horn line" d="M29-11 17-21l-3 12c4-1 9 0 14 2Z" />`;

const Team = () => html`<g transform="translate(226 306) scale(1.1)">
  <g transform="translate(-13 -3)"><${Horse} near=${false} /></g>
  <path class="line" d="M38 34C70 44 110 46 150 58M10 22c14 2 24 0 32-8" />
  <${Horse} near=${true} /><path class="strap" d="M33 20c-3 8-3 16 1 24M66 25c3 8 3 14 0 20M36 34c14 4 24 4 32 2" />
  <${Postilion} />
</g>`;

/** A tree with a round crown. @param {{ x: number, y: number, size: number }} props */
const Linden = ({ x, y, size }) => html`<g transform=${`translate(${x} ${y}) scale(${size})`}>
  <path class="blank fine" d="M-3 0c2-8 2-12 1-20h5c-1 8 0 12 2 20Z" />
  <path class="blank fine" d="M-6-18c-10 2-18-6-13-14-8-6-4-18 5-18 0-10 14-14 20-7 9-5 18 3 15 11 8 4 7 16-2 18 0 9-11 13-17 7-3 4-6 5-8 3Z" />
  <path class="thin" d=${hatch(18, 52, 3.4, (at, n) => `M${r(2 + uneven(n) * 3)} ${-at}q7 0 ${r(16 - Math.abs(at - 34) / 4)}-6`)} />
  <path class="thin" d="M-13-32q3-4 7-2M-9-42q3-4 7-2M-3-28q3-4 7-2M-14-24q3-3 6-1" />
</g>`;

/** The post office's mark of distance: an obelisk with a horn. */
const Milestone = () => html`<g transform="translate(70 426)">
  <path class="blank line" d="M-12-10-7-104l7-10 7 10 5 94ZM-18 0v-10h36V0Z" />
  <path class="thin" d=${hatch(13, 104, 3, (at) => `M${r(2 + uneven(at) * 1.5)} ${-at}h${r(9 - at / 26)}`)} />
  <path class="thin" d="M4-1v-8M8-1v-8M12-1v-8M15-1v-8" />
  <path class="line" d="M3-63l-5 0a4.5 4.5 0 1 1 1-5c0 4-2 5-4 4" />
  <path class="fine" d="M-6-44H5M-6-37H5M-4-30H4" />
</g>`;

const SKY = hatch(12, 104, 5, (y, n) =>
  hatch(8 + (uneven(n) + 1) * 40, 712, 78, (x, k) => `M${r(x)} ${y}h${r(Math.min(710 - x, 34 + 40 * uneven(n * 7 + k)))}`),
);
const GRASS = hatch(
  4,
  716,
  3.2,
  (x, n) => `M${r(x + uneven(n) * 4)} ${r(462 + uneven(n * 3) * 12)}l${r(uneven(n + 9) * 4)} ${r(-8 - 5 * uneven(n * 5))}`,
);
const RUTS = hatch(
  20,
  690,
  17,
  (x, n) => `M${r(x + uneven(n) * 12)} ${r(420 + uneven(n * 2) * 12)}h${r(18 + 12 * uneven(n + 4))}`,
);
const SHADOW = hatch(0, 5, 1, (n) =>
  [150, 372].map((x, k) => `M${r(x + uneven(n + k) * 15)} ${r(426 + n * 2.2)}h${r(150 + k * 60 + uneven(n + 3) * 20)}`).join(""),
);

const CLOUDS =
  "M142 66c-16 0-18-16-4-17 0-14 20-18 26-7 8-14 32-8 32 6 16-4 24 14 8 18ZM504 50c-12 0-14-12-3-13 0-11 16-14 21-5 6-11 25-6 25 5 13-3 19 11 6 13Z";
const CLOUD_SHADE = "M150 62h44M160 58h40M172 54h26M512 46h36M522 42h26M532 38h14";

export const Engraving = () => html`<svg class="engraving" viewBox="0 0 720 470" aria-hidden="true">
  <path class="thin" d=${SKY} /><path class="blank fine" d=${CLOUDS} /><path class="thin" d=${CLOUD_SHADE} />
  <${Mountains} />
  <${Hill} line="M-20 202c80-28 170-8 250-18s140-20 230-2 200 4 290-14" rows=${7} gap=${5} dash="46 12 20 30 70 18" />
  <${Linden} x=${36} y=${236} size=${0.5} /><${Linden} x=${58} y=${238} size=${0.62} /><${Linden} x=${84} y=${238} size=${0.5} />
  <${Hill} line="M-20 246c110-34 220 14 330-8s170-32 260-20 120 14 170 10" rows=${16} gap=${7} dash="30 26 60 14 12 40" />
  <${Town} />
  <path class="blank fine" d="M536 226c-8 30-96 26-104 50-8 22 150 24 168 52 14 30-160 52-330 62l-290 10v44l760-2v-70c-60-20-96-34-104-56-20-32-150-30-140-48 8-14 66-20 56-44Z" />
  <${Poplar} x=${404} y=${268} size=${0.5} /><${Poplar} x=${408} y=${296} size=${0.62} /><${Poplar} x=${566} y=${272} size=${0.5} /><${Poplar} x=${624} y=${296} size=${0.75} /><${Poplar} x=${676} y=${334} size=${1.15} />
  <${Linden} x=${112} y=${344} size=${1} /><${Linden} x=${22} y=${366} size=${1.7} />
  <path class="thin" d=${RUTS} /><path class="thin" d=${SHADOW} />
  <g transform="translate(-172 -150) scale(1.44)"><${Coach} /><${Team} /></g>
  <${Hill} line="M-20 446c120-14 260 2 380-4s260 4 380-4" rows=${2} gap=${8} dash="30 26 60 14" />
  <path class="fine" d=${GRASS} /><${Milestone} />
</svg>`;
