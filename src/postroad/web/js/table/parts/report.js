// A bug report: everything that helps to see what this person saw, and nothing that they may not know.
import { getAbout } from "../../app/api.js";
import { settings } from "../../app/settings.js";
import { language } from "../../app/texts.js";
import { saveJson } from "../../ui/save.js";
import { here, me, notice, table, view } from "../session/current.js";

export async function saveReport() {
  const { host, id, seq } = here();
  const [about, record] = await Promise.all([getAbout(), host.record(me.value)]);
  const report = {
    program: `${about.name} ${about.version}`,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: language.value,
    settings: { ...settings.value, name: undefined },
    seat: me.value,
    seq: seq.value,
    notice: notice.value,
    seats: table.value.seats,
    view: view.value,
    record,
  };
  saveJson(`postroad-report-${id}.json`, report);
}
