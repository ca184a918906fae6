// A failed request, in words.
import { t } from "../i18n.js";
import { Refused, Unreachable } from "../api.js";

/** @param {unknown} error @param {string} refused the message for a refusal, given { $code } */
export function trouble(error, refused) {
  if (error instanceof Unreachable) return t("server-silent");
  if (error instanceof Refused) return t(refused, { code: error.message });
  throw error;
}
