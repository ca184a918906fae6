// A link to another screen of the game, which may carry a choice (?kind=…). New tabs are left to the browser.

import { followLink, href } from "../app/router.js";
import { html } from "./html.js";

/** @param {{ to: string, children?: any, [rest: string]: any }} props */
export const Link = ({ to, children, ...rest }) => html`<a href=${href(to)} onClick=${followLink} ...${rest}>${children}</a>`;
