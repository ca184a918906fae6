// Who plays in this browser: a guest with a name; the server keeps the rest behind a cookie.
import { signal } from "../vendor/signals.js";
import * as api from "./api.js";
import { t } from "./i18n.js";
import { settings } from "./settings.js";

/** @type {import("../vendor/signals.js").Signal<{ id: string, name: string } | null>} */
export const me = signal(null);

export const guestName = () => settings.value.name.trim() || t("landing-guest");

/** Take the name of the settings; who has none yet becomes a guest. */
export async function introduce() {
  me.value = await api.signAs(guestName());
}

api.introduceWith(introduce);
