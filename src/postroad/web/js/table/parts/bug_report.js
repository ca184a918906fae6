// The bug report file: all that the player saw, without hidden information.
import { version } from "../../app/runtime.js";
import { settings } from "../../app/settings.js";
import { language } from "../../app/texts.js";
import { saveJson } from "../../ui/save.js";
import { currentSession, me, notice, table, view } from "../session/current.js";

export async function saveBugReport() {
  const { transport, id, seq } = currentSession();
  const report = {
    program: `Postroad ${version}`,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: language.value,
    settings: { ...settings.value, name: undefined },
    seat: me.value,
    seq: seq.value,
    notice: notice.value,
    seats: table.value.seats,
    view: view.value,
    record: await transport.record(me.value),
  };
  saveJson(`postroad-report-${id}.json`, report);
}
