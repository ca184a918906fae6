// What the browser shows as the name of the page.
import { useEffect } from "../../vendor/hooks.js";
import { t } from "../app/texts.js";

/** @param {string | null} page null: the title page itself */
export function useTitle(page) {
  const title = page ? t("page-title", { page }) : "Postroad";
  useEffect(() => {
    document.title = title;
  }, [title]);
}
