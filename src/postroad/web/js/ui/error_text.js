// The message that a player reads after a failed request.

import { ConnectionFailed, HttpError } from "../app/api.js";
import { isLoopback } from "../app/router.js";
import { hasText, t } from "../app/texts.js";
import { ServiceFailed } from "../local/local_client.js";

/** @param {unknown} error */
export function requestErrorText(error) {
  if (error instanceof ServiceFailed) return t(`${error.why}-text`);
  if (error instanceof ConnectionFailed) return t(isLoopback() ? "server-silent" : "server-silent-guest");
  if (!(error instanceof HttpError)) {
    reportError(Object.assign(/** @type {Error} */ (error), { shown: true }));
    return t("unexpected-text");
  }
  const words = `refused-${error.message}`;
  return hasText(words) ? t(words) : t("server-refused", { code: error.message });
}
