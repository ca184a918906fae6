// A failed request, in words.

import { isLoopback } from "../app/address.js";
import { Refused, Unreachable } from "../app/api.js";
import { hasText, t } from "../app/texts.js";

/** @param {unknown} error */
export function trouble(error) {
  if (error instanceof Unreachable) return t(isLoopback() ? "server-silent" : "server-silent-guest");
  if (!(error instanceof Refused)) throw error;
  const words = `refused-${error.message}`;
  return hasText(words) ? t(words) : t("server-refused", { code: error.message });
}
