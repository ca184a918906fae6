// The map to Rome: a narrow strip with the five coaches, and the waiting room below or beside it.

import { useMemo, useRef, useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { COACHES, RANKS, ROME_ROADS } from "../data.js";
import { pressed, touchRadii } from "../focus.js";
import { Name, Plan } from "../german/cities.js";
import { namesFrom, townAt } from "../label_zoom.js";
import { roomyBox } from "../labels.js";
import { PrintedMap } from "../printed_map.js";
import { CoachDrawing, CoachPlate } from "./coaches.js";
import { movesToRome } from "./distance.js";
import { RomeTerrain, romeSheetOf } from "./sheet.js";
import { stands, toward } from "./stands.js";
import { around, typeset } from "./typesetting.js";
import { WaitingRoom } from "./waiting.js";

/** @typedef {import("./sheet.js").RomeSheet} RomeSheet */

/**
 * @typedef {object} RomeMapProps
 * @property {number} map which one, by its number
 * @property {Record<string, string>} coaches coach: the stop where it is
 * @property {Record<string, string[]>} [targets] stop: the coaches that may move there now
 * @property {string | null} [selectedCoach]
 * @property {Record<string, number>} [owed] coach: moves still to be made
 * @property {Record<string, string | null> | null} [clergy] coach: the rank of the own clergy in it
 * @property {Record<string, number[]>} [waiting] rank: seats
 * @property {(stop: string) => void} [onStop]
 * @property {(coach: string) => void} [onCoach]
 * @property {(stop: string) => string} [stopLabel] accessible name
 * @property {(coach: string) => string} [coachLabel] accessible name
 * @property {string} [label] accessible name of the map
 */

/** By the number of the map. @type {Record<string, import("../printed_map.js").Map>} */
const MAPS = Object.fromEntries(
  Object.keys(ROME_ROADS).map((map) => [
    map,
    {
      kind: "rome-map",
      shapes: [0.38, 1.45],
      sheetOf: (/** @type {number} */ width, /** @type {number} */ height) => romeSheetOf(Number(map), width, height),
      Print: RomeTerrain,
      Pieces,
    },
  ]),
);

/** @param {RomeMapProps} props */
export const RomeMap = ({ map, ...props }) => html`<${PrintedMap} map=${MAPS[map]} ...${props} />`;

/** @typedef {Omit<RomeMapProps, "map">} PieceProps */

/** @param {PieceProps & { sheet: RomeSheet }} props */
function Pieces({ sheet, ...props }) {
  const names = Object.fromEntries(sheet.stops.map((stop) => [stop, t(`stop-${stop}`)]));
  const { coaches, targets = {}, owed = {}, clergy } = props;
  const plain = useMemo(() => typeset(sheet, names), [sheet, Object.values(names).join()]);
  const signs = Object.fromEntries(Object.keys(COACHES).map((coach) => [coach, points(clergy?.[coach])]));
  const marks = Object.fromEntries(
    Object.keys(COACHES).map((coach) => [coach, { owed: Boolean(owed[coach]), sign: signs[coach] !== null }]),
  );
  const needed = new Set([...Object.values(coaches), ...Object.keys(targets)]);
  const [places, set] = useMemo(() => {
    const boxes = Object.fromEntries(Object.entries(plain).map(([stop, one]) => [stop, roomyBox(sheet, stop, one)]));
    const found = stands(sheet, coaches, boxes, needed, marks);
    /** @type {Record<string, import("../labels.js").Box[]>} */
    const groups = {};
    for (const [coach, stop] of Object.entries(coaches)) (groups[stop] ??= []).push(found[coach].box);
    return [found, around(sheet, names, plain, groups, needed)];
  }, [plain, [...needed, ...Object.values(coaches), JSON.stringify(marks)].join()]);
  const unnamed = sheet.stops
    .filter((stop) => !set[stop])
    .map((stop) => ({ place: sheet.place(stop), box: townAt(sheet, stop) }));
  const from = namesFrom(sheet, set, needed, [...Object.values(places).map(({ box, at }) => ({ place: at, box })), ...unnamed]);
  return html`
    <g class="names" aria-hidden="true">${Object.keys(set).map((stop) => html`<${Name} key=${stop} id=${stop} sheet=${sheet} set=${set[stop]} from=${from[stop]} onChoose=${props.onStop} />`)}</g>
    <${Stops} sheet=${sheet} ...${props} />
    <${CoachPieces} sheet=${sheet} places=${places} signs=${signs} ...${props} />
    <${WaitingRoom} sheet=${sheet} waiting=${props.waiting ?? {}} />
  `;
}

/** The points of the player's clergy in a coach. @param {string | null | undefined} rank */
const points = (rank) => (rank ? (RANKS.find(({ id }) => id === rank)?.points ?? null) : null);

/** @param {PieceProps & { sheet: RomeSheet }} props */
function Stops({ sheet, targets = {}, selectedCoach, onStop, stopLabel = (stop) => t(`stop-${stop}`) }) {
  const [home, setHome] = useState("rome");
  const group = useRef(/** @type {SVGGElement | null} */ (null));
  const places = useMemo(() => Object.fromEntries(sheet.stops.map((stop) => [stop, sheet.place(stop)])), [sheet]);
  const radii = useMemo(() => touchRadii(places, 22), [places]);
  const choose = (/** @type {string} */ stop) => onStop?.(stop);
  const element = (/** @type {string} */ stop) => group.current?.querySelector(`[data-stop="${stop}"]`);
  return html`<g class="stops" ref=${group}>${Object.entries(places).map(([stop, [x, y]]) => {
    const legal = (targets[stop] ?? []).some((coach) => !selectedCoach || coach === selectedCoach);
    return html`<g key=${stop} class="stop" data-stop=${stop} data-legal=${legal} role="button" tabindex=${stop === home ? 0 : -1} aria-label=${stopLabel(stop)} aria-disabled=${!legal}
      transform=${`translate(${round(x)} ${round(y)})`} onClick=${() => choose(stop)} onFocus=${() => setHome(stop)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => pressed(event, stop, places, choose, element)}>
      <title>${t(`stop-${stop}`)}</title>
      <circle class="city-touch" r=${radii[stop]} />
      <g class="mark"><g transform=${`scale(${(sheet.scale * 0.8).toFixed(2)})`}>
        <circle class="city-focus" r="12" />
        ${legal && html`<circle class="ring-case" r="8.8" /><circle class="ring" r="8.8" />`}
        ${stop === "rome" ? html`<${Dome} />` : html`<${Plan} />`}
      </g></g>
    </g>`;
  })}</g>`;
}

/** The goal: a dome between two towers. */
function Dome() {
  return html`<g class="dome"><path class="dome-wall" d="M-20 6V-4H-16V-7H-12V-4H-9V-6H9V-4H12V-7H16V-4H20V6Z" />
    <path class="dome-roof" d="M-8 -6C-8 -15 -4 -18 0 -19C4 -18 8 -15 8 -6Z" /><path class="dome-line" d="M0 -19V-24M-2 -22H2M0 -18V-6M-4 -17Q-5 -12 -4.5 -6M4 -17Q5 -12 4.5 -6M-14 6V1M-8 6V0M-3 6V0H3V6M8 6V0M14 6V1" /></g>`;
}

/** @param {PieceProps & { sheet: RomeSheet, places: Record<string, import("./stands.js").Stand>, signs: Record<string, number | null> }} props */
function CoachPieces({
  sheet,
  places,
  signs,
  coaches,
  targets = {},
  selectedCoach,
  owed = {},
  onCoach,
  coachLabel = (coach) => t(`region-${coach}`),
}) {
  const movable = new Set(Object.values(targets).flat());
  return html`<g class="coaches">${Object.keys(COACHES).map((coach) => {
    const [x, y] = sheet.place(coaches[coach]);
    const { form, box, size, at } = places[coach];
    const plate = form !== "whole";
    const [dx, dy] = toward(box, [x, y]);
    const choose = () => onCoach?.(coach);
    return html`<g key=${coach} class="coach" data-coach=${coach} data-piece=${`coach:${coach}`} data-drag=${`coach:${coach}`} data-selected=${coach === selectedCoach} data-movable=${movable.has(coach)}
      role="button" tabindex=${movable.has(coach) ? 0 : -1} aria-label=${coachLabel(coach)} aria-pressed=${coach === selectedCoach} aria-disabled=${!movable.has(coach)}
      transform=${`translate(${round(x)} ${round(y)})`} onClick=${choose}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          choose();
        }
      }}>
      <g class="mark"><path class="coach-way" d=${`M0 0L${round(dx)} ${round(dy)}`} /><g transform=${`translate(${round(at[0] - x)} ${round(at[1] - y)}) scale(${size.toFixed(2)})`}>
        ${
          plate
            ? html`<rect class="coach-focus" x="-2" y="-2" width=${(box.right - box.left) / size + 3} height="19" rx="3" />
        <${CoachPlate} coach=${coach} ...${form === "plate" && { owed: owed[coach], sign: signs[coach] }} />`
            : html`<rect class="coach-focus" x="-14" y="-19" width="28" height="21" rx="3" />
        <${CoachDrawing} coach=${coach} left=${movesToRome(sheet.map, coaches[coach])} owed=${owed[coach]} sign=${signs[coach]} />`
        }
      </g></g>
    </g>`;
  })}</g>`;
}
