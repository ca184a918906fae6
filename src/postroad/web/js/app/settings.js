// The player's settings, stored in the browser.
import { effect, signal } from "../../vendor/signals.js";
import { setSound } from "./sound.js";
import { browserLanguage, language, setLanguage } from "./texts.js";

const KEY = "postroad.settings";

/** `pace`: seconds that bots wait before each decision; `motion`: ms that pieces take to move. */
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
 * @property {boolean} confirm ask before a decision that cannot be undone
 * @property {boolean} marks market cards show how they help the route
 * @property {boolean} shortcuts single keys are shortcuts
 * @property {boolean} sound
 * @property {"brief" | "full"} speech how much a screen reader hears of other players' turns
 * @property {boolean} notify show a notification when it is the player's turn and the page is hidden
 * @property {string} name the player's
 * @property {string[]} quiet ids of players whose chat messages are hidden
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
    return {}; // unreadable, or the browser stores nothing
  }
}

/** Changes that could not be stored. @type {Partial<Settings>} */
let unsaved = {};

/** Change settings on top of the stored ones: another tab may have changed others. @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  settings.value = { ...settings.value, ...readStored(), ...unsaved, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
    unsaved = {};
  } catch {
    unsaved = { ...unsaved, ...changes }; // a private window may store nothing: the change lasts until the page closes
  }
}

/** Apply the settings now and at each change; resolves when the texts are loaded. */
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

/** Does the system ask for reduced motion? Then pieces fade instead of travelling. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
