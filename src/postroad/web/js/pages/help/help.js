// The help: the rules with their numbers and addresses, keys and commands, and a search over all of it.

import { useEffect, useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { language, t } from "../../app/texts.js";
import { OfficeSymbols } from "../../board/german/offices.js";
import { RegionPatterns } from "../../board/patterns.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { inputValue } from "../../ui/input_value.js";
import { Link } from "../../ui/link.js";
import { Lessons } from "../lesson/lessons.js";
import { CHAPTERS } from "./chapters.js";
import { Commands, Keys } from "./keys.js";
import { Goal, Turn } from "./overview.js";
import { Rule } from "./rule.js";
import { RULE_OF } from "./rule_links.js";
import { filter, unmark } from "./search.js";
import { searchWords } from "./search_words.js";

/** Chapters with text of their own before the rules. @type {Record<string, () => any>} */
const CHAPTER_TEXTS = { goal: Goal, turn: Turn, keys: Keys, commands: Commands };

/**
 * @param {object} props the part to show first: a chapter, a rule, or the rule behind a phase, a refusal or a piece
 * @param {string} [props.chapter]
 * @param {string} [props.phase]
 * @param {string} [props.reason]
 * @param {string} [props.piece]
 * @param {boolean} [props.page] is it a screen of its own, not an overlay?
 */
export function Help({ chapter, phase, reason, piece, page = false }) {
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const side = useRef(/** @type {HTMLElement | null} */ (null));
  const away = useOutOfSight(side);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState(0);
  const asked = chapter ?? ruleOf({ phase, reason, piece });
  const open = (/** @type {string} */ id) => {
    setQuery("");
    const look = () => {
      const place = text.current?.querySelector(`#help-${CSS.escape(id)}`);
      if (place?.getClientRects().length) scrollAndFocus(place);
      else if (place) requestAnimationFrame(look); // an overlay becomes visible only once it is complete
    };
    requestAnimationFrame(look);
  };
  useLayoutEffect(() => {
    if (text.current) setFound(filter(text.current, query));
  }, [query, language.value]);
  useEffect(() => unmark, []);
  useEffect(() => {
    if (asked) open(asked);
  }, [asked]);
  useEffect(() => {
    const slash = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", slash);
    return () => removeEventListener("keydown", slash);
  }, []);
  const back = () => {
    side.current?.scrollIntoView();
    const chapters = /** @type {HTMLElement | null | undefined} */ (side.current?.querySelector("nav"));
    (chapters?.getClientRects().length ? chapters : field.current)?.focus({ preventScroll: true });
  };
  const first = () => scrollAndFocus(text.current?.querySelector(".help-part:not([hidden])"));
  return html`<div class=${`help ${query.trim() ? "help-finding" : ""}`}>
    <${RegionPatterns} /><${OfficeSymbols} />
    <div class="help-side" ref=${side}>
    <search class="help-find">
      <input class="input" type="search" ref=${field} placeholder=${t("help-search")} aria-label=${t("help-search")} aria-keyshortcuts="/" autocomplete="off" value=${query}
        onInput=${(/** @type {Event} */ event) => setQuery(inputValue(event))} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && query && first()} />
      <p class="muted" role="status">${query.trim() && (found ? t("help-found", { count: found }) : t("help-found-none"))}</p>
      ${query.trim() && !found && html`<${SearchExamples} look=${setQuery} />`}
    </search>
    <nav tabindex="-1" aria-label=${t("help-chapters")}>
      <ol>
        ${Object.keys(CHAPTERS).map((id) => html`<li key=${id}>${page ? html`<${Link} class="button-quiet" to=${`/help/${id}`}>${t(`help-${id}`)}<//>` : html`<button class="button-quiet" type="button" onClick=${() => open(id)}>${t(`help-${id}`)}</button>`}</li>`)}
      </ol>
    </nav>
    </div>
    <div class="help-text" ref=${text}>
      <section class="help-lessons" aria-labelledby="help-lessons" data-words=${searchWords("lessons")}>
        <${page ? "h2" : "h3"} id="help-lessons">${t("help-lessons")}<//>
        <div class="help-part"><${Lessons} /></div>
      </section>
      ${Object.entries(CHAPTERS).map(([id, rules]) => html`<${Chapter} key=${id} id=${id} rules=${rules} page=${page} />`)}
    </div>
    ${away && html`<p class="help-back"><button class="button" type="button" onClick=${back}><${Icon} name="arrow-up" />${t("help-back")}</button></p>`}
  </div>`;
}

/** Examples of searches, for a search that finds nothing. @param {{ look: (word: string) => void }} props */
const SearchExamples = ({ look }) =>
  html`<p class="row help-tries">${t("help-tries")
    .split(" ")
    .map((word) => html`<button key=${word} class="button" type="button" onClick=${() => look(word)}>${word}</button>`)}</p>`;

/** Has the element scrolled out of sight? @param {{ current: HTMLElement | null }} place */
function useOutOfSight(place) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((seen) => setAway(!seen.at(-1)?.isIntersecting));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return away;
}

/** @param {{ phase?: string, reason?: string, piece?: string }} asked the phase, the refusal or the piece (`kind:id`) to explain */
const ruleOf = ({ phase = "", reason = "", piece = "" }) =>
  RULE_OF.reason[reason] ?? RULE_OF.phase[phase] ?? RULE_OF.piece[piece] ?? RULE_OF.piece[piece.split(":")[0]];

/** @param {Element | null | undefined} place */
function scrollAndFocus(place) {
  place?.scrollIntoView();
  /** @type {HTMLElement | null | undefined} */ (place)?.focus({ preventScroll: true });
}

/** @param {{ id: string, rules: string[], page: boolean }} props */
function Chapter({ id, rules, page }) {
  const ChapterText = CHAPTER_TEXTS[id];
  return html`<section aria-labelledby=${`help-${id}`} data-words=${searchWords(id)}>
    <${page ? "h2" : "h3"} id=${`help-${id}`} tabindex="-1">${t(`help-${id}`)}<//>
    ${ChapterText && html`<${ChapterText} />`} ${rules.map((number) => html`<${Rule} key=${number} id=${number} page=${page} />`)}
  </section>`;
}
