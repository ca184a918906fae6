// Help: the rules on one page, then keys and commands. A chapter can be asked for.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Commands, Keys } from "./keys.js";
import { Audience, Honours } from "./modules.js";
import { Carriages, Closing, End, Goal, Officials, Tiles, Turn } from "./rules.js";

/** @type {Record<string, () => any>} */
const CHAPTERS = {
  goal: Goal,
  turn: Turn,
  officials: Officials,
  closing: Closing,
  tiles: Tiles,
  carriages: Carriages,
  end: End,
  honours: Honours,
  audience: Audience,
  keys: Keys,
  commands: Commands,
};

/** @param {{ chapter?: string }} props one of the keys of CHAPTERS */
export function Help({ chapter }) {
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  const open = (/** @type {string} */ id) => {
    const heading = /** @type {HTMLElement | null | undefined} */ (page.current?.querySelector(`#help-${id}`));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (chapter) open(chapter);
  }, [chapter]);
  return html`<div class="help" ref=${page}>
    <nav aria-label=${t("help-chapters")}>
      <ol>
        ${Object.keys(CHAPTERS).map(
          (id) =>
            html`<li key=${id}><button class="button-quiet" type="button" onClick=${() => open(id)}>${t(`help-${id}`)}</button></li>`,
        )}
      </ol>
    </nav>
    <div class="help-text">
      ${Object.entries(CHAPTERS).map(
        ([id, Chapter]) => html`<section key=${id} aria-labelledby=${`help-${id}`}>
          <h3 id=${`help-${id}`} tabindex="-1">${t(`help-${id}`)}</h3>
          <${Chapter} />
        </section>`,
      )}
    </div>
  </div>`;
}
