// What a person prefers, kept in the browser.
import { effect, signal } from "../../vendor/signals.js";
import { setSound } from "./sound.js";
import { browserLanguage, language, setLanguage } from "./texts.js";

const KEY = "postroad.settings";

/** How long the bots wait before each decision, in seconds, and how long pieces take to move, in ms. */
export const SPEEDS = {
  slow: { pace: 1.6, motion: 420 },
  normal: { pace: 0.8, motion: 260 },
  fast: { pace: 0.3, motion: 160 },
  instant: { pace: 0, motion: 0 },
};

/**
 * @typedef {object} Settings
 * @property {string | null} language null: the browser's
 * @property {"auto" | "light" | "dark"} theme
 * @property {keyof typeof SPEEDS} speed
 * @property {boolean} confirm ask before what cannot be taken back
 * @property {boolean} marks cards of the market show what they are good for
 * @property {boolean} shortcuts single keys act
 * @property {boolean} sound
 * @property {"brief" | "full"} speech how much is read aloud of what others do
 * @property {boolean} notify tell when it is my turn and I look elsewhere
 * @property {string} name of the person at this screen
 * @property {string[]} quiet ids of players whose talk is not shown here
 */
/** @type {Settings} */
const DEFAULTS = {
  language: null,
  theme: "auto",
  speed: "normal",
  confirm: true,
  marks: true,
  shortcuts: true,
  sound: false,
  speech: "brief",
  notify: false,
  name: "",
  quiet: [],
};

export const settings = signal(loadSettings());

/** @returns {Settings} */
function loadSettings() {
  return { ...DEFAULTS, ...readStored() };
}

/** @returns {Partial<Settings>} */
function readStored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // unreadable, or the browser keeps nothing
  }
}

/** What could not be kept. @type {Partial<Settings>} */
let unsaved = {};

/** Onto what is kept: another tab may have changed something else. @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  settings.value = { ...settings.value, ...readStored(), ...unsaved, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
    unsaved = {};
  } catch {
    unsaved = { ...unsaved, ...changes }; // a private window may keep nothing: the setting holds until the page is closed
  }
}

/** Put the settings into effect, now and whenever they change. Resolves when the texts are there. */
export async function applySettings() {
  await setLanguage(settings.value.language ?? browserLanguage());
  effect(() => {
    const wanted = settings.value.language ?? browserLanguage();
    if (wanted !== language.peek()) void setLanguage(wanted);
  });
  effect(() => {
    const { theme } = settings.value;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
  effect(() => setSound(settings.value.sound));
}

/** Should pieces fade instead of travelling? */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
