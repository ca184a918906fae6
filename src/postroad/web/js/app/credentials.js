// A player's credentials: devices, API keys, and codes that link another device.

import { call } from "./api.js";

/** @import * as Wire from "../wire.d.ts" */

/** Create a code that signs in another device as this player. @returns {Promise<Wire.DeviceCode>} */
export const createDeviceCode = () => call("POST", "me/device-link");
/** The player behind a code, without using it up. @param {string} code @returns {Promise<Wire.PlayerName>} */
export const getCodeOwner = (code) => call("POST", "me/device-link/owner", { code });
/** @param {string} code @returns {Promise<Wire.PlayerName>} */
export const acceptDeviceCode = (code) => call("POST", "me/device-link/accept", { code });

/** @returns {Promise<Wire.Devices>} */
export const listDevices = () => call("GET", "me/devices");
/** @param {string} id @param {string} label @returns {Promise<null>} */
export const nameDevice = (id, label) => call("POST", `me/devices/${id}`, { label });
/** @param {string} id @returns {Promise<null>} */
export const signOut = (id) => call("DELETE", `me/devices/${id}`);
/** Sign out all devices but this one. @returns {Promise<null>} */
export const signOutOthers = () => call("DELETE", "me/devices");

/** @returns {Promise<Wire.ApiKeys>} */
export const listApiKeys = () => call("GET", "me/keys");
/** @param {string} label @returns {Promise<Wire.NewApiKey>} */
export const createApiKey = (label) => call("POST", "me/keys", { label });
/** @param {string} id @returns {Promise<null>} */
export const deleteApiKey = (id) => call("DELETE", `me/keys/${id}`);
