// A part of the table that may fail alone: the session goes on, and the record can be saved.

import { load } from "../../app/loading.js";
import { Boundary } from "../../ui/boundary.js";
import { html } from "../../ui/html.js";

export const saveRecord = async () => (await load(() => import("./save_game.js"))).saveRecord();

/** @param {{ children?: any }} props */
export const Safe = ({ children }) => html`<${Boundary} save=${saveRecord}>${children}<//>`;
