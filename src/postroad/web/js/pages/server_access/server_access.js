// The sign-in page of a private server: takes a passphrase or an invitation, then opens the requested page.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { enterServer } from "../../app/api.js";
import { t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { LanguageSelect } from "../../ui/languages.js";
import { PostHorn } from "../../ui/ornament.js";
import { ThemeButton } from "../../ui/theme.js";
import { useTitle } from "../../ui/title.js";

/** The requested address on this server; absolute, because a path such as `//host` would lead to another server. */
function requestedAddress() {
  try {
    const to = new URL(new URLSearchParams(location.search).get("to") ?? "/", location.origin);
    return to.origin === location.origin && to.pathname !== "/enter" ? to.origin + to.pathname + to.search + location.hash : "/";
  } catch {
    return "/"; // an invalid address
  }
}

/** The code of an invitation, which is removed from the address; with `?to=` the fragment belongs to the requested page. */
function takeCode() {
  if (location.search) return "";
  const code = location.hash.slice(1);
  history.replaceState(null, "", "/enter");
  return code;
}

export function ServerAccessScreen() {
  const [code] = useState(takeCode);
  const [passphrase, setPassphrase] = useState("");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(Boolean(code));
  useTitle(t("enter-title"));
  const signIn = async (/** @type {string} */ secret, /** @type {string} */ refused) => {
    setBusy(true);
    setWrong("");
    try {
      await enterServer(secret);
      location.replace(requestedAddress());
    } catch (error) {
      const words = requestErrorText(error);
      setWrong(words === t("refused-wrong-passphrase") ? refused : words);
      setBusy(false);
    }
  };
  useEffect(() => {
    if (code) void signIn(code, t("enter-used"));
  }, []);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (passphrase.trim()) void signIn(passphrase.trim(), t("refused-wrong-passphrase"));
  };
  return html`<main class="opening move" aria-busy=${busy}>
    <h1><${PostHorn} size="1em" />${t("enter-title")}</h1>
    <p>${t("enter-about")}</p>
    <form class="row" onSubmit=${submit}>
      <label class="field"
        ><span>${t("enter-word")}</span>
        <input id="word" type="password" autocomplete="current-password" maxlength="200" value=${passphrase} onInput=${(/** @type {Event} */ event) => setPassphrase(inputValue(event))}
      /></label>
      <button class="button-primary" type="submit" disabled=${busy}>${t("enter-go")}</button>
    </form>
    <p class="wrong" role="alert">${wrong}</p>
    <nav class="row"><${LanguageSelect} /><${ThemeButton} /></nav>
  </main>`;
}
