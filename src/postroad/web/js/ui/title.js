// The hook that sets the document's title.
import { useEffect } from "../../vendor/hooks.js";
import { t } from "../app/texts.js";

/** @param {string | null} page null: the landing page */
export function useTitle(page) {
  const title = page ? t("page-title", { page }) : "Postroad";
  useEffect(() => {
    document.title = title;
  }, [title]);
}
