// The one way to write markup: html`<p class="x">${text}</p>`.
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);
