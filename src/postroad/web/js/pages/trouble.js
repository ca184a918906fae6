// A failed request, in words.
import { t } from "../i18n.js";
import { Refused, Unreachable } from "../api.js";

/** @param {unknown} error */
export function trouble(error) {
  if (error instanceof Unreachable) return t("server-silent");
  if (error instanceof Refused) return t("server-refused", { code: error.message });
  throw error;
}
