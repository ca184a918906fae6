// A bug report: everything that helps to see what this person saw, and nothing that they may not know.
import { recordAddress } from "../../app/api.js";
import { settings } from "../../app/settings.js";
import { language } from "../../app/texts.js";
import { me, notice, table, tableId, tableSeq, view } from "../session/store.js";

export async function saveReport() {
  const [about, record] = await Promise.all(
    ["/api/about", recordAddress(tableId(), me.value)].map((from) => fetch(from).then((answer) => answer.json())),
  );
  const report = {
    program: `${about.name} ${about.version}`,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: language.value,
    settings: { ...settings.value, name: undefined },
    seat: me.value,
    seq: tableSeq(),
    notice: notice.value,
    seats: table.value.seats,
    view: view.value,
    record,
  };
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(report, null, 1)], { type: "application/json" }));
  link.download = `postroad-report-${tableId()}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
