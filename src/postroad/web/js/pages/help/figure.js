// A small map beside a rule, drawn when it comes near the screen; its space is reserved, so that nothing moves.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { hasText, t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { lazy } from "../../ui/loader.js";

const Diagram = lazy(() => import("./diagrams.js").then((diagrams) => diagrams.Diagram));
const NEAR = "400px";

/** The zoom of each sheet, and the point of it that is centred (x and y from 0 to 1). @type {Record<string, [number, number, number]>} */
const PARTS = {
  roads: [1, 0.5, 0.5],
  fits: [1.15, 0.43, 0.4],
  each: [1.35, 0.42, 0.45],
  province: [1.35, 0.42, 0.45],
  region: [1.4, 0.3, 0.42],
  coaches: [1, 0.5, 0.5],
};

/** The offset of the sheet, clamped so that nothing beyond its edges shows. @param {number} zoom @param {number} middle */
const begin = (zoom, middle) => `${-100 * Math.min(Math.max(zoom * middle - 0.5, 0), zoom - 1)}%`;

/** @param {{ what: string }} props */
export function Figure({ what }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const [zoom, x, y] = PARTS[what];
  const sheet = { inlineSize: `${100 * zoom}%`, blockSize: `${100 * zoom}%`, left: begin(zoom, x), top: begin(zoom, y) };
  return html`<figure class=${`diagram diagram-${what}`}>
    <div class="diagram-place" ref=${place} aria-hidden="true" inert><div class="diagram-sheet" style=${sheet}>${near && html`<${Diagram} what=${what} />`}</div></div>
    ${hasText(`help-figure-${what}`) && html`<figcaption class="muted">${t(`help-figure-${what}`)}</figcaption>`}
  </figure>`;
}
