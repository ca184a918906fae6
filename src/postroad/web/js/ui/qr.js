// A QR code, dark on light in every theme, so that every camera can read it.

import { useEffect, useState } from "../../vendor/hooks.js";
import { load } from "../app/loading.js";
import { html } from "./html.js";

const QUIET = 4; // blank modules around the code
const LONGEST = 1000; // characters: cameras hardly read a finer code from a screen

/** @param {boolean[][]} rows */
const outline = (rows) =>
  rows
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h${-length}z`)
        .join(""),
    )
    .join("");

/** The runs of dark modules in a row: start and length. @param {boolean[]} row */
function runs(row) {
  const found = /** @type {[number, number][]} */ ([]);
  row.forEach((dark, x) => {
    if (!dark) return;
    if (row[x - 1]) found[found.length - 1][1]++;
    else found.push([x, 1]);
  });
  return found;
}

/** A QR code, none if the text is too long. @param {{ text: string, label: string }} props */
export const QrCode = ({ text, label }) => text.length <= LONGEST && html`<${Code} text=${text} label=${label} />`;

/** @param {{ text: string, label: string }} props */
function Code({ text, label }) {
  const [made, setMade] = useState(/** @type {{ size: number, data: boolean[][] } | null} */ (null));
  useEffect(() => {
    void load(() => import("../../vendor/uqr.js")).then(({ encode }) => setMade(encode(text, { ecc: "M", border: 0 })));
  }, [text]);
  const side = (made?.size ?? 29) + 2 * QUIET;
  return html`<svg class="qr" viewBox=${`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label=${label} shape-rendering="crispEdges">
    ${made && html`<path d=${outline(made.data)} />`}
  </svg>`;
}
