// By what the server knows me: devices, access keys of programs, codes that make another device mine.

import { call } from "./api.js";

/** @import * as Wire from "../wire.d.ts" */

/** A code that takes this player to another device. @returns {Promise<Wire.DeviceCode>} */
export const askCode = () => call("POST", "me/device-link");
/** Whom a code would bring here; it is not used up. @param {string} code @returns {Promise<Wire.PlayerName>} */
export const whoseCode = (code) => call("POST", "me/device-link/owner", { code });
/** @param {string} code @returns {Promise<Wire.PlayerName>} */
export const useCode = (code) => call("POST", "me/device-link/accept", { code });

/** @returns {Promise<Wire.Devices>} */
export const listDevices = () => call("GET", "me/devices");
/** @param {string} id @param {string} label @returns {Promise<null>} */
export const nameDevice = (id, label) => call("POST", `me/devices/${id}`, { label });
/** @param {string} id @returns {Promise<null>} */
export const signOut = (id) => call("DELETE", `me/devices/${id}`);
/** All devices but this one. @returns {Promise<null>} */
export const signOutOthers = () => call("DELETE", "me/devices");

/** @returns {Promise<Wire.ApiKeys>} */
export const listKeys = () => call("GET", "me/keys");
/** @param {string} label @returns {Promise<Wire.NewApiKey>} */
export const makeKey = (label) => call("POST", "me/keys", { label });
/** @param {string} id @returns {Promise<null>} */
export const deleteKey = (id) => call("DELETE", `me/keys/${id}`);
