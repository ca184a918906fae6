// A link to another screen of the game, which may carry a choice (?kind=…). New tabs are left to the browser.
import { html } from "../html.js";
import { go } from "../router.js";

/** @param {{ to: string, children?: any, [rest: string]: any }} props */
export function Link({ to, children, ...rest }) {
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return html`<a href=${to} onClick=${follow} ...${rest}>${children}</a>`;
}
