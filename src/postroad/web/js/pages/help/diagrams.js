// Diagrams of the rules, drawn on the table's own maps.

import { CITIES, COACHES, STACKS } from "../../board/data.js";
import { BoardMap } from "../../board/german/map.js";
import { RomeMap } from "../../board/rome/map.js";
import { neighbours } from "../../board/ways.js";
import { NEW_GAME } from "../../engine/options.js";
import { html } from "../../ui/html.js";

const ROUTE = ["karlsruhe", "stuttgart", "nurnberg", "regensburg"];
const CLOSED = ["sigmaringen", "stuttgart", "nurnberg", "regensburg", "ingolstadt", "augsburg"];
const IN_BAVARIA = CLOSED.filter((city) => CITIES[city].province === "bavaria");

/** Offices of the first seat. @param {string[]} cities @returns {Record<string, number[]>} */
const own = (cities) => Object.fromEntries(cities.map((city) => [city, [0]]));

/** The cities that fit at either end of a route. @param {string[]} route */
const fitting = (route) => [route[0], route[route.length - 1]].flatMap(neighbours).filter((city) => !route.includes(city));

const starts = Object.fromEntries(Object.entries(COACHES).map(([coach, { start }]) => [coach, start]));

/** @type {Record<string, () => any>} */
const DIAGRAMS = {
  roads: () => html`<${BoardMap} />`,
  fits: () => html`<${BoardMap} route=${ROUTE} targets=${new Set(fitting(ROUTE))} />`,
  each: () => html`<${BoardMap} route=${CLOSED} offices=${own(["sigmaringen", "stuttgart", "ingolstadt"])} />`,
  province: () => html`<${BoardMap} route=${CLOSED} offices=${own(IN_BAVARIA)} />`,
  region: () => html`<${BoardMap} tiles=${STACKS} offices=${own(["stuttgart"])} preview=${own(["sigmaringen", "ulm"])} />`,
  coaches: () =>
    html`<${RomeMap} map=${NEW_GAME.rome} coaches=${{ ...starts, bavaria: "andechs" }} targets=${{ ettal: ["bavaria"], trento: ["bavaria"] }} owed=${{ bavaria: 1 }} waiting=${{}} />`,
};

/** @param {{ what: string }} props */
export const Diagram = ({ what }) => DIAGRAMS[what]();
