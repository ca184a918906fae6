// Texts as Fluent messages in the player's language; t() reads a signal, so that components follow a change of language.
import { FluentBundle, FluentResource } from "../../vendor/fluent.js";
import { computed, signal } from "../../vendor/signals.js";
import { load } from "./loading.js";
import { readAsset } from "./runtime.js";

/** The name of each language in that language; the first one is the fallback. */
export const LANGUAGES = { en: "English", de: "Deutsch", ru: "Русский", pl: "Polski", ja: "日本語" };
/** A hyphen before a number, where a minus belongs. */
const HYPHEN = /(^|[^\p{L}\d])-(?=\d)/gu;
/** The text files that every language needs. */
const needed = new Set(["names", "reasons", "log", "table"]);
/** @type {Map<string, Promise<FluentResource>>} */
const loaded = new Map();

let lastLoad = Promise.resolve(); // the last load, finished or not

/** @type {import("../../vendor/signals.js").Signal<FluentBundle | null>} */
const bundle = signal(null);

export const language = signal("en");
let wanted = "en"; // the language chosen last, whose texts may still be loading

/** The first of the browser's languages that Postroad has. */
export function browserLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} path */
function loadFile(path) {
  const found = loaded.get(path) ?? load(() => readTexts(path));
  loaded.set(path, found);
  return found;
}

/** @param {string} path */
async function readTexts(path) {
  const texts = new FluentResource(await readAsset(`lang/${path}.ftl`));
  if (!texts.body.length) throw new Error(`${path} has no texts`); // the page of a network that wants a login first
  return texts;
}

/** @param {string} tag */
export async function setLanguage(tag) {
  wanted = tag;
  if (!bundle.peek()) document.documentElement.lang = tag; // for the words of index.html
  const resources = await Promise.all([...needed].map((file) => loadFile(`${tag}/${file}`)));
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const resource of resources) made.addResource(resource);
  if (tag !== wanted) return;
  language.value = tag;
  bundle.value = made;
  document.documentElement.lang = tag;
}

/** Load these text files now, and with each language chosen later. @param {string[]} files */
export async function loadTexts(...files) {
  const fresh = files.filter((file) => !needed.has(file));
  if (!fresh.length) return lastLoad; // another caller asked for them, and they may still be loading
  await Promise.all(fresh.map((file) => loadFile(`${wanted}/${file}`))); // before they are needed: a file that is missing must hold up no other
  for (const file of fresh) needed.add(file);
  lastLoad = setLanguage(wanted);
  return lastLoad;
}

/**
 * The text of a message; its key if there is no such message, so that the gap is noticed.
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
 * A name as a value for another message, with its grammatical forms: `coach`, and `coach-genitive` if its message has
 * the attribute `.genitive`.
 * @param {string} value
 * @param {string} key the name's message
 * @returns {Record<string, string>}
 */
export function nameForms(value, key) {
  const message = bundle.value?.getMessage(key);
  const forms = Object.entries(message?.attributes ?? {});
  const inForm = (/** @type {any} */ form) => /** @type {FluentBundle} */ (bundle.value).formatPattern(form, null, []);
  return { [value]: t(key), ...Object.fromEntries(forms.map(([form, pattern]) => [`${value}-${form}`, inForm(pattern)])) };
}

/** The text of a message, null if there is no such message or a value is missing. @param {string} key @param {Record<string, string | number>} values */
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
