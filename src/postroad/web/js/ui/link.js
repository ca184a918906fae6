// A link to another screen, perhaps with a query (?kind=…); the browser handles clicks that open a new tab.

import { followLink, href } from "../app/router.js";
import { html } from "./html.js";

/** @param {{ to: string, children?: any, [rest: string]: any }} props */
export const Link = ({ to, children, ...rest }) => html`<a href=${href(to)} onClick=${followLink} ...${rest}>${children}</a>`;
