// The icons of controls, in one style: 24 units, one stroke, no fills.

import { html } from "./html.js";
import { HORN_LINE } from "./ornament.js";

/** @type {Record<string, string>} */
const PATHS = {
  undo: "M8 4.5 3.8 8.8 8 13M4 8.8h10a5.6 5.6 0 0 1 0 11.2H8.5",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  settings: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  torn: "M11 4.5H3.5v15H9l-1.5-3 3-3-2.5-3.5 3.5-3ZM15 4.5h5.5v15H13l-1.5-3 3-3-2.5-3.5 3.5-3Z",
  close: "m5.5 5.5 13 13m0-13-13 13",
  "sound-on": "M4 9.5v5h3.5l5 4.5V5l-5 4.5ZM16 9a4.2 4.2 0 0 1 0 6M18.6 6.2a8 8 0 0 1 0 11.6",
  "sound-off": "M4 9.5v5h3.5l5 4.5V5l-5 4.5ZM16.5 9.5l5 5m0-5-5 5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7",
  moon: "M19.8 14.4A8.3 8.3 0 0 1 9.6 4.2a8.3 8.3 0 1 0 10.2 10.2Z",
  language:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.2 12h17.6M12 3c-5 5.2-5 12.8 0 18 5-5.2 5-12.8 0-18ZM5 7.5c4.2 2 9.8 2 14 0M5 16.5c4.2-2 9.8-2 14 0",
  keyboard: "M3 6h18v12H3ZM6.5 9.5h1m3 0h1m3 0h1m2.5 0h.5M6.5 12.2h1m3 0h1m3 0h1m2.5 0h.5M8 15h8",
  download: "M12 3.5V15m-4.5-4.5L12 15l4.5-4.5M4 17v3.5h16V17",
  upload: "M12 15V3.5M7.5 8 12 3.5 16.5 8M4 17v3.5h16V17",
  flag: "M5.5 21V3.5M5.5 4.5c4-2.2 7 2 13 0v9c-6 2-9-2.2-13 0",
  trash: "M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.3 10l.3 7m3.1-7-.3 7",
  eye: "M2.5 12c5-7.4 14-7.4 19 0-5 7.4-14 7.4-19 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  "eye-closed": "M2.5 10.5c5 6.6 14 6.6 19 0M5 13.3l-1.8 2.9m5.6-1-.9 3.4m7.3-3.4.9 3.4m2.9-5.3 1.8 2.9",
  play: "M7.5 4.5v15L19.5 12Z",
  skip: "M5 5v14l9-7ZM18 5v14",
  pause: "M8 5v14m8-14v14",
  speed: "M4 18.5a9.3 9.3 0 1 1 16 0M12 14.5l4.5-6M12 13.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z",
  fit: "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5M9.5 9.5h5v5h-5Z",
  road: "M5 16a3 3 0 1 0 0 .1M19 6a3 3 0 1 0 0 .1M7.6 14.3 16.4 8.5",
  plus: "M12 4.5v15M4.5 12h15",
  minus: "M4.5 12h15",
  idea: "M9 17.5c0-2.6-3-3.9-3-7.5a6 6 0 0 1 12 0c0 3.6-3 4.9-3 7.5ZM9.5 20.5h5",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.3 9.4c.2-3.4 5.6-3.3 5.4.1-.1 2-2.7 2.1-2.7 4.3M12 16.6v.6",
  more: "m9 5.5 6.5 6.5L9 18.5",
  check: "m4.5 12.8 5 5.2 10-12",
  "arrow-left": "M20 12H4.5m6-6.5L4 12l6.5 6.5",
  "arrow-right": "M4 12h15.5m-6-6.5L20 12l-6.5 6.5",
  "arrow-up": "M12 20V4.5m-6.5 6L12 4l6.5 6.5",
  horn: HORN_LINE,
  log: "M6 3.5h12.5v14a3 3 0 0 1-3 3H6.5a2.5 2.5 0 0 0 2.5-2.5V3.5M3.5 20.5h3M12 8h3.5M12 11.5h3.5M12 15h2",
  link: "M10.3 7.7l2.3-2.3a4.2 4.2 0 0 1 6 6l-3 3a4.2 4.2 0 0 1-6 0M13.7 16.3l-2.3 2.3a4.2 4.2 0 0 1-6-6l3-3a4.2 4.2 0 0 1 6 0",
};

/**
 * A control's icon; the control itself carries the accessible name.
 * @param {{ name: string, size?: number, [rest: string]: any }} props
 */
export function Icon({ name, size = 20, ...rest }) {
  return html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false" ...${rest}>
    <path d=${PATHS[name]} />
  </svg>`;
}
