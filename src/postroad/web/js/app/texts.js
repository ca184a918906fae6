// Texts: Fluent messages in the reader's language. t() reads a signal, so whatever shows a text follows a change of language.
import { FluentBundle, FluentResource } from "../../vendor/fluent.js";
import { computed, signal } from "../../vendor/signals.js";
import { readAsset } from "./runtime.js";

/** Every language in its own words; the first one is the fallback. */
export const LANGUAGES = { en: "English", de: "Deutsch", ru: "Русский", pl: "Polski", ja: "日本語" };
/** Before a number, where a minus belongs. */
const HYPHEN = /(^|[^\p{L}\d])-(?=\d)/gu;
/** The files of texts that are needed so far; pages ask for theirs when they are shown. */
const needed = new Set(["names", "reasons", "log", "table"]);
/** @type {Map<string, Promise<FluentResource>>} */
const loaded = new Map();

let lastLoad = Promise.resolve(); // what was asked for last

/** @type {import("../../vendor/signals.js").Signal<FluentBundle | null>} */
const bundle = signal(null);

export const language = signal("en");
let wanted = "en"; // what was chosen last: its texts may still be on their way

/** The first of the browser's languages that there is. */
export function browserLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} path */
function loadFile(path) {
  const found = loaded.get(path) ?? readAsset(`lang/${path}.ftl`).then((text) => new FluentResource(text));
  loaded.set(path, found);
  found.catch(() => loaded.delete(path)); // the next who asks may have more luck
  return found;
}

/** @param {string} tag */
export async function setLanguage(tag) {
  wanted = tag;
  const resources = await Promise.all([...needed].map((file) => loadFile(`${tag}/${file}`)));
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const resource of resources) made.addResource(resource);
  if (tag !== wanted) return;
  language.value = tag;
  bundle.value = made;
  document.documentElement.lang = tag;
}

/** See to it that these texts are there, in every language spoken from now on. @param {string[]} files */
export async function loadTexts(...files) {
  if (files.every((file) => needed.has(file))) return lastLoad.catch(() => {}); // others have asked for them, perhaps just now
  for (const file of files) needed.add(file);
  lastLoad = setLanguage(wanted);
  lastLoad.catch(() => files.forEach((file) => void needed.delete(file)));
  return lastLoad;
}

/**
 * The text of a message. One that does not exist shows its key, so that it is noticed.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values) {
  const message = bundle.value?.getMessage(key);
  if (!message?.value) return key;
  const text = /** @type {FluentBundle} */ (bundle.value).formatPattern(message.value, values ?? null, []);
  return Object.values(values ?? {}).some((value) => Number(value) < 0) ? text.replace(HYPHEN, "$1\u2212") : text;
}

/**
 * A name as a value of a message, with the forms that its language has of it: `coach`, and `coach-genitive` if its message has
 * the attribute `.genitive`.
 * @param {string} value
 * @param {string} key of the name
 * @returns {Record<string, string>}
 */
export function nameForms(value, key) {
  const message = bundle.value?.getMessage(key);
  const forms = Object.entries(message?.attributes ?? {});
  const inForm = (/** @type {any} */ form) => /** @type {FluentBundle} */ (bundle.value).formatPattern(form, null, []);
  return { [value]: t(key), ...Object.fromEntries(forms.map(([form, pattern]) => [`${value}-${form}`, inForm(pattern)])) };
}

/** The text of a message, or null if there is none, or if it names something of which nothing is known here. @param {string} key @param {Record<string, string | number>} values */
export function completeText(key, values) {
  const message = bundle.value?.getMessage(key);
  /** @type {Error[]} */
  const gaps = [];
  if (message?.value) bundle.value?.formatPattern(message.value, values, gaps);
  return message?.value && !gaps.length ? t(key, values) : null;
}

/** @param {string} key */
export const hasText = (key) => Boolean(bundle.value?.hasMessage(key));

const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

/** "Ulm, Linz and Passau". @param {string[]} words */
export const joinNames = (words) => lists.value.format(words);
