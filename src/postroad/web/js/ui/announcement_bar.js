// The operator's announcement at the top of every page; a table, which fills the window, makes room for it.

import { render } from "../../vendor/preact.js";
import { announcement, followAnnouncements } from "../app/announcement.js";
import { loadTexts, t } from "../app/texts.js";
import { html } from "./html.js";
import { loadStyle } from "./loader.js";
import { PostHorn } from "./ornament.js";

function AnnouncementBar() {
  const { text, read_only } = announcement.value;
  if (!text && !read_only) return null;
  return html`<p class="announcement-bar">
    <${PostHorn} size="1.25em" />
    <span>
      ${text && html`<span class="visually-hidden">${t("notice-from")} </span><bdi>${text}</bdi> `}
      ${read_only && html`<span class="announcement-read-only">${t("notice-read-only")}</span>`}
    </span>
  </p>`;
}

/** Show announcements until the page closes; screen readers read each change aloud. */
export async function showAnnouncements() {
  await Promise.all([loadTexts("announcement"), loadStyle("announcement")]);
  const container = document.createElement("div");
  container.className = "announcement-place";
  container.setAttribute("role", "status");
  document.body.prepend(container);
  render(html`<${AnnouncementBar} />`, container);
  new ResizeObserver(() =>
    document.documentElement.style.setProperty("--announcement-height", `${container.offsetHeight}px`),
  ).observe(container);
  followAnnouncements();
}
