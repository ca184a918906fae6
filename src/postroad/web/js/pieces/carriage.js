// A carriage: its silhouette, its number, and its points on a wax seal.

import { t } from "../app/texts.js";
import { CARRIAGE_POINTS } from "../board/data.js";
import { html } from "../ui/html.js";
import { lazy } from "../ui/loader.js";
import { Seal } from "./seal.js";

const CarriageArt = lazy(() => import("./carriage_silhouettes.js").then((art) => art.CarriageArt)); // no seat has a carriage at the start

/**
 * number 0: none yet. Not owned: still to be earned.
 * @param {{ number: number, owned?: boolean, size?: "small" | "medium", [rest: string]: any }} props
 */
export function Carriage({ number, owned = true, size = "medium", ...rest }) {
  const shape = `carriage carriage-${size}`;
  if (number === 0) return html`<span class=${`${shape} carriage-none`} aria-hidden="true" ...${rest}></span>`;
  return html`<span class=${`${shape} ${owned ? "" : "carriage-faint"}`} role="img" aria-label=${t("carriage", { number })} title=${t("carriage", { number })} ...${rest}>
    <span class="carriage-number">${number}</span>
    <${CarriageArt} number=${number} />
    ${size === "medium" && html`<${Seal} size=${26}>${CARRIAGE_POINTS[number]}<//>`}
  </span>`;
}
