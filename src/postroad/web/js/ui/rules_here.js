// The rules in this page, for what is done at once: reading a link, packing a game. Tables of the page have workers of their own.

import { moduleBytes } from "../app/runtime.js";
import { Module } from "../engine/module.js";
import { Rules } from "../engine/rules.js";

/** @type {Promise<Rules> | null} */
let rules = null;

/** @returns {Promise<Rules>} */
export function loadRules() {
  rules ??= moduleBytes()
    .then(Module.of)
    .then((module) => new Rules(module));
  rules.catch(() => (rules = null)); // asked for again, it is fetched again
  return rules;
}
