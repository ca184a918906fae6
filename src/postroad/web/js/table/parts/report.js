// A bug report: everything that helps to see what this person saw, and nothing that they may not know.
import { getAbout } from "../../app/api.js";
import { settings } from "../../app/settings.js";
import { language } from "../../app/texts.js";
import { here, me, notice, table, view } from "../session/current.js";

export async function saveReport() {
  const { host, id, seq } = here();
  const [about, record] = await Promise.all([getAbout(), fetch(host.record(me.value)).then((answer) => answer.json())]);
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
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(report, null, 1)], { type: "application/json" }));
  link.download = `postroad-report-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
