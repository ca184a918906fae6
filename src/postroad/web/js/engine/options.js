// The options of a game. Written by tools/wasm_layout.py from rules/options.py; do not edit.

/** @import { GameOptions } from "../wire.d.ts" */
/**
 * @typedef {object} GameOption
 * @property {keyof GameOptions} name
 * @property {number | boolean} before its value in games from before it existed
 * @property {(number | boolean)[]} choices
 * @property {boolean} chosen by players
 * @property {string} key in texts and in stored choices
 * @property {string} form in the texts of the form
 * @property {number} linkSize the number of values that a link reserves
 * @property {number} linkVersion the first version of links with a place for the option
 */

/** @type {GameOption[]} */
export const OPTIONS = [{"name": "players", "before": 2, "choices": [2, 3, 4], "chosen": true, "key": "players", "form": "players", "linkSize": 16, "linkVersion": 1}, {"name": "honours", "before": false, "choices": [true, false], "chosen": true, "key": "honours", "form": "honours", "linkSize": 2, "linkVersion": 1}, {"name": "audience", "before": false, "choices": [true, false], "chosen": true, "key": "audience", "form": "audience", "linkSize": 2, "linkVersion": 1}, {"name": "provinces_for_all", "before": 9, "choices": [9, 8], "chosen": true, "key": "provinces", "form": "all-provinces", "linkSize": 16, "linkVersion": 1}, {"name": "rulings", "before": 1, "choices": [1], "chosen": false, "key": "rulings", "form": "rulings", "linkSize": 64, "linkVersion": 1}, {"name": "rome", "before": 1, "choices": [1, 2], "chosen": false, "key": "rome", "form": "rome", "linkSize": 64, "linkVersion": 1}];

/** @type {GameOptions} */
export const BEFORE = {"players": 2, "honours": false, "audience": false, "provinces_for_all": 9, "rulings": 1, "rome": 1};

/** @type {GameOptions} */
export const NEW_GAME = {"players": 2, "honours": false, "audience": false, "provinces_for_all": 9, "rulings": 1, "rome": 2};
