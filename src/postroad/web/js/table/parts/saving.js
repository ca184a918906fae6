// The game's record as a file, as far as this screen may know it.
import { saveJson } from "../../ui/save.js";
import { here, me } from "../session/current.js";
import { trouble } from "../session/decide.js";

export async function saveRecord() {
  const { host, id, notice } = here();
  await host.record(me.value).then(
    (record) => saveJson(`postroad-${id}.json`, record),
    (error) => (notice.value = trouble(error)),
  );
}
