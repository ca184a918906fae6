// The operator's requests, see docs/api.md.

import { call } from "./api.js";

/** @import * as Wire from "../wire.d.ts" */

/** Sign in with the code of an operator's link. @param {string} word @returns {Promise<null>} */
export const enterAsOperator = (word) => call("POST", "operator/enter", { passphrase: word });
/** The search text, and how many tables and players to list. @typedef {{ find: string, tables: number, players: number }} OperatorQuery */
/** @param {OperatorQuery} wanted @returns {Promise<Wire.OperatorView>} */
export const getOperator = ({ find, tables, players }) =>
  call("GET", `operator?${new URLSearchParams({ find, tables: String(tables), players: String(players) })}`);
/** @param {string | null} text @returns {Promise<null>} */
export const setAnnouncement = (text) => call("POST", "operator/announcement", { text });
/** Mark a player report as resolved. @param {string} id @returns {Promise<null>} */
export const resolveReport = (id) => call("POST", `operator/reports/${id}/resolve`, {});
/** @param {string} id @param {Wire.PlayerMarks} marks @returns {Promise<null>} */
export const markPlayer = (id, marks) => call("POST", `operator/players/${id}`, marks);
/** @param {string} id @returns {Promise<null>} */
export const deleteTable = (id) => call("DELETE", `operator/tables/${id}`);
/** @param {boolean} read_only @returns {Promise<null>} */
export const setReadOnly = (read_only) => call("POST", "operator/read-only", { read_only });
