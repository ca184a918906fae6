// The settings of notification channels, which tell absent players that it is their turn.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { HttpError } from "../../app/api.js";
import {
  addChannel,
  canUsePush,
  changeChannel,
  deleteChannel,
  getPushEndpoint,
  listChannels,
  subscribePush,
  testChannel,
  unsubscribePush,
} from "../../app/notifications.js";
import { language, t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { inputValue } from "../../ui/input_value.js";
import { useSerialized } from "../../ui/use_serialized.js";
import { loadOnOpen } from "./load_on_open.js";

/** @import { NotificationChannel, ChannelKind, ChannelList } from "../../wire.d.ts" */
/** @import { RunSerialized } from "../../ui/use_serialized.js" */

/** @type {ChannelKind[]} */
const BY_ADDRESS = ["ntfy", "webhook"];
const LONGEST = 1000;

/** The address with its scheme, which people leave out. @param {string} address */
const withScheme = (address) => (address.includes("://") ? address : `https://${address}`);

/** @param {unknown} error */
const errorText = (error) =>
  error instanceof HttpError && error.message === "bad-request" ? t("herald-wrong") : requestErrorText(error);

export function NotificationSettings() {
  const [answer, setAnswer] = useState(/** @type {ChannelList | null} */ (null));
  const [here, setHere] = useState(/** @type {string | null} */ (null));
  const [result, setResult] = useState("");
  const read = async () => {
    setAnswer(await listChannels());
    setHere(await getPushEndpoint());
  };
  const request = useSerialized(read, errorText);
  /** @type {RunSerialized} */
  const then = (what) => {
    setResult("");
    return request.run(what);
  };
  useSameLanguage(answer, then);
  /** @param {string} id */
  const test = async (id) => {
    const { trouble: failed } = await testChannel(id);
    setResult(t(failed ? `herald-trouble-${failed}` : "herald-tried"));
  };
  return html`<details class="settings-more" onToggle=${loadOnOpen(then)}>
    <summary>${t("herald-title")}</summary>
    <p class="muted small">${t("herald-about")}</p>
    <ul class="channels">
      ${answer?.channels.map((channel) => html`<${ChannelRow} key=${channel.id} channel=${channel} here=${here} then=${then} test=${() => then(() => test(channel.id))} />`)}
    </ul>
    <p role="status">${result}</p>
    <p class="wrong" role="alert">${request.error}</p>
    ${answer?.push_key && canUsePush() && !answer.channels.some(({ address }) => address === here) && html`<${ThisBrowser} server=${answer.push_key} then=${then} />`}
    <${ChannelForm} then=${then} added=${test} />
  </details>`;
}

/** Keep the language of all channels equal to the page's. @param {ChannelList | null} answer @param {RunSerialized} then */
function useSameLanguage(answer, then) {
  const other = answer?.channels.filter((channel) => channel.language !== language.value) ?? [];
  useEffect(() => {
    if (other.length) void then(() => Promise.all(other.map(({ id, active }) => changeChannel(id, active))));
  }, [language.value, answer === null]);
}

/** The name and the state of a channel, in words. @param {NotificationChannel} channel @param {string | null} here */
function describe({ kind, address, active, trouble: failed }, here) {
  const { host, pathname } = new URL(address);
  const name = kind !== "push" ? `${host}${pathname}` : t(address === here ? "herald-here" : "herald-there", { service: host });
  const state = failed && t(`herald-trouble-${failed}`);
  return {
    name,
    state: state && !active ? t("herald-off", { why: state }) : (state ?? (kind === "push" ? "" : t(`herald-${kind}`))),
  };
}

/** A channel with a switch, a test button, and deletion in two steps. @param {{ channel: NotificationChannel, here: string | null, then: RunSerialized, test: () => void }} props */
function ChannelRow({ channel, here, then, test }) {
  const [sure, setSure] = useState(false);
  const { id, active, address } = channel;
  const { name, state } = describe(channel, here);
  const remove = t("herald-delete", { name });
  const drop = () => then(() => Promise.all([deleteChannel(id), address === here ? unsubscribePush() : null]));
  return html`<li class="channel">
    <label class="switch-row">
      <span class="switch-words"><span class="channel-name">${name}</span><small class=${channel.trouble ? "wrong" : "muted"}>${state}</small></span>
      <input class="switch" type="checkbox" role="switch" checked=${active} onChange=${() => then(() => changeChannel(id, !active))} />
    </label>
    <div class="row row-end">
      <button class="button" type="button" aria-label=${t("herald-try-which", { name })} onClick=${test}>${t("herald-try")}</button>
      ${
        sure
          ? html`<button class="button-wax" type="button" aria-label=${remove} onClick=${drop}>${t("landing-delete")}</button>`
          : html`<button class="button-quiet button-icon" type="button" aria-label=${remove} title=${remove} onClick=${() => setSure(true)}><${Icon} name="trash" /></button>`
      }
    </div>
  </li>`;
}

/** @param {{ server: string, then: RunSerialized }} props */
function ThisBrowser({ server, then }) {
  const [refused, setRefused] = useState(false);
  const start = () => then(async () => setRefused(!(await subscribePush(server))));
  return html`<p>
    <button class="button" type="button" onClick=${start}>${t("herald-subscribe")}</button>
    ${refused && html`<small class="wrong" role="alert">${t("notify-refused")}</small>`}
  </p>`;
}

/** The form for a channel with an address; a test message is sent once it is added. @param {{ then: RunSerialized, added: (id: string) => Promise<void> }} props */
function ChannelForm({ then, added }) {
  const [kind, setKind] = useState(/** @type {ChannelKind} */ ("ntfy"));
  const [address, setAddress] = useState("");
  const add = () =>
    address.trim() &&
    then(async () => {
      const { id } = await addChannel(kind, withScheme(address.trim()));
      setAddress("");
      await added(id);
    });
  return html`<div class="channel-new">
    <p class="field">
      <label for="channel-kind">${t("herald-kind")}</label>
      <select id="channel-kind" onChange=${(/** @type {Event} */ event) => setKind(/** @type {ChannelKind} */ (inputValue(event)))}>
        ${BY_ADDRESS.map((one) => html`<option key=${one} value=${one} selected=${one === kind}>${t(`herald-${one}`)}</option>`)}
      </select>
      <small class="muted">${t(`herald-${kind}-about`)}</small>
    </p>
    <p class="field"><label for="channel-address">${t("herald-address")}</label></p>
    <div class="row">
      <input id="channel-address" class="row-rest" inputmode="url" autocomplete="off" maxlength=${LONGEST} placeholder=${kind === "ntfy" ? "ntfy.sh/…" : ""} value=${address} onInput=${(/** @type {Event} */ event) => setAddress(inputValue(event))} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && add()} />
      <button class="button" type="button" disabled=${!address.trim()} onClick=${add}>${t("herald-add")}</button>
    </div>
  </div>`;
}
