// Texts: Fluent messages in the reader's language. t() reads a signal, so whatever shows a text follows a change of language.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { computed, signal } from "../vendor/signals.js";

/** Every language in its own words; the first one is the fallback. */
export const LANGUAGES = { en: "English", de: "Deutsch", ru: "Русский", pl: "Polski", ja: "日本語" };
const FILES = ["names", "reasons", "log", "table", "pages", "together"];

/** @type {import("../vendor/signals.js").Signal<FluentBundle | null>} */
const bundle = signal(null);

export const language = signal("en");

/** The first of the browser's languages that there is. */
export function browserLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} tag */
export async function speak(tag) {
  const texts = await Promise.all(FILES.map((file) => fetch(`/static/lang/${tag}/${file}.ftl`).then((answer) => answer.text())));
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  language.value = tag;
  bundle.value = made;
  document.documentElement.lang = tag;
}

/**
 * The text of a message. One that does not exist shows its key, so that it is noticed.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values) {
  const message = bundle.value?.getMessage(key);
  return message?.value ? /** @type {FluentBundle} */ (bundle.value).formatPattern(message.value, values ?? null, []) : key;
}

/** @param {string} key */
export const hasText = (key) => Boolean(bundle.value?.hasMessage(key));

const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

/** "Ulm, Linz and Passau". @param {string[]} words */
export const listed = (words) => lists.value.format(words);
