// What the host of the server asks for. See docs/api.md.

import { call } from "./api.js";

/** @import * as Wire from "../wire.d.ts" */

/** With the code of a link. @param {string} word @returns {Promise<null>} */
export const enterAsHost = (word) => call("POST", "host/enter", { word });
/** What the host looks for, and how many tables and players of it are shown. @typedef {{ find: string, tables: number, players: number }} Wanted */
/** @param {Wanted} wanted @returns {Promise<Wire.HostView>} */
export const getHost = ({ find, tables, players }) =>
  call("GET", `host?${new URLSearchParams({ find, tables: String(tables), players: String(players) })}`);
/** @param {string | null} line @returns {Promise<null>} */
export const setLine = (line) => call("POST", "host/line", { line });
/** The host is done with a complaint. @param {string} id @returns {Promise<null>} */
export const settle = (id) => call("POST", `host/complaints/${id}/settle`, {});
/** @param {string} id @param {Wire.PlayerMarks} marks @returns {Promise<null>} */
export const markPlayer = (id, marks) => call("POST", `host/players/${id}`, marks);
/** @param {string} id @returns {Promise<null>} */
export const deleteTable = (id) => call("DELETE", `host/tables/${id}`);
/** @param {boolean} read_only @returns {Promise<null>} */
export const setReadOnly = (read_only) => call("POST", "host/read-only", { read_only });
