// The frame of both maps: a sheet that fills its space, rendered once, with the pieces over it and a viewport that zooms.
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { t } from "../app/texts.js";
import { html } from "../ui/html.js";
import { Icon } from "../ui/icons.js";
import { Frame } from "./ornaments.js";
import { fitted } from "./sheet.js";
import { useElementSize } from "./use_element_size.js";
import { Viewport } from "./viewport.js";

/**
 * @typedef {object} Map
 * @property {string} kind the class of the drawing
 * @property {[number, number]} shapes the tallest and the widest sheet
 * @property {(width: number, height: number) => any} sheetOf
 * @property {any} Print component: what is printed on a `sheet`, and never changes but for the map's `name`
 * @property {any} Pieces component: what lies on the `sheet` now
 */
/** @typedef {{ map: Map, label?: string, name?: string, [rest: string]: any }} Props */

/** @param {Props} props */
export function PrintedMap(props) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useElementSize(box);
  return html`<div class="map-box" ref=${box}>${size && html`<${Sheet} ...${props} size=${fitted(size, props.map.shapes)} />`}</div>`;
}

/** @param {Props & { size: [number, number] }} props */
function Sheet({ size: [width, height], map, label, ...props }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const sheet = useMemo(() => map.sheetOf(width, height), [map, width, height]);
  const print = useMemo(() => html`<${map.Print} sheet=${sheet} name=${props.name} />`, [sheet, props.name]);
  const frame = useMemo(() => html`<${Frame} sheet=${sheet} />`, [sheet]);
  const viewport = useRef(/** @type {Viewport | null} */ (null));
  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const shown = new Viewport(element, width, height);
    viewport.current = shown;
    return () => shown.end();
  }, [width, height]);
  return html`<svg
    class=${map.kind}
    ref=${svg}
    width=${width}
    height=${height}
    viewBox=${`0 0 ${width} ${height}`}
    role="group"
    aria-label=${label}
    style=${{ "--map-scale": sheet.scale, "--map-font": `${sheet.font}px` }}
  >
    <g class="camera">${print}<${map.Pieces} ...${props} sheet=${sheet} /></g>
    ${frame}
  </svg>
  <button class="map-fit" type="button" aria-label=${t("map-fit")} title=${t("map-fit")} onClick=${() => viewport.current?.fit()}><${Icon} name="fit" /></button>`;
}
