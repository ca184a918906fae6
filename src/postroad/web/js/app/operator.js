// What the host of the server asks for. See docs/api.md.

import { call } from "./api.js";

/** @import * as Wire from "../wire.d.ts" */

/** With the code of a link. @param {string} word @returns {Promise<null>} */
export const enterAsOperator = (word) => call("POST", "operator/enter", { passphrase: word });
/** What the host looks for, and how many tables and players of it are shown. @typedef {{ find: string, tables: number, players: number }} OperatorQuery */
/** @param {OperatorQuery} wanted @returns {Promise<Wire.OperatorView>} */
export const getOperator = ({ find, tables, players }) =>
  call("GET", `operator?${new URLSearchParams({ find, tables: String(tables), players: String(players) })}`);
/** @param {string | null} text @returns {Promise<null>} */
export const setAnnouncement = (text) => call("POST", "operator/announcement", { text });
/** The host is done with a report. @param {string} id @returns {Promise<null>} */
export const resolveReport = (id) => call("POST", `operator/reports/${id}/resolve`, {});
/** @param {string} id @param {Wire.PlayerMarks} marks @returns {Promise<null>} */
export const markPlayer = (id, marks) => call("POST", `operator/players/${id}`, marks);
/** @param {string} id @returns {Promise<null>} */
export const deleteTable = (id) => call("DELETE", `operator/tables/${id}`);
/** @param {boolean} read_only @returns {Promise<null>} */
export const setReadOnly = (read_only) => call("POST", "operator/read-only", { read_only });
