// The message that a player reads after a failed request.

import { ConnectionFailed, HttpError } from "../app/api.js";
import { isLoopback } from "../app/router.js";
import { hasText, t } from "../app/texts.js";

/** @param {unknown} error */
export function requestErrorText(error) {
  if (error instanceof ConnectionFailed) return t(isLoopback() ? "server-silent" : "server-silent-guest");
  if (!(error instanceof HttpError)) throw error;
  const words = `refused-${error.message}`;
  return hasText(words) ? t(words) : t("server-refused", { code: error.message });
}
