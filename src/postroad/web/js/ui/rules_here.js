// The rules in the page's own thread, for short tasks as reading a link; the page's tables use workers.

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
  rules.catch(() => (rules = null)); // a failed load is repeated at the next call
  return rules;
}
