/** Runs before the app's own scripts: the chosen theme, the prerendered home or nothing in its place, and a head start for its page. */

import { awaitFonts, showFonts } from "./fonts-in-time.ts";
import {
  beginAnswer,
  beginRecord,
  beginTable,
  beginWorker,
  DEALS,
  OWN_TABLES,
} from "./head-start.ts";
import { hasSaved, readSaved } from "./saved.ts";
import { parseRoute } from "./router/route.ts";
import { seenAt } from "./session/seen-tables.ts";
import { currentTheme, showTheme } from "./theme.ts";

showTheme(currentTheme());
const route = parseRoute(location.pathname);
if (route.type === "home" && looksAsPrinted()) void awaitFonts();
else wipe();
if (route.type === "table") beginTable(route.table, seenAt(route.table));
if (route.type === "replay" && route.table) beginRecord(route.table);
if (route.type === "solo" || route.type === "hotseat") beginWorker(route.game);
if (route.type === "daily" || route.type === "deal") beginAnswer(DEALS);
if (route.type === "games") beginAnswer(OWN_TABLES);

/** Home is prerendered as a newcomer sees it; after a choice of theme or language, or an unfinished match, it looks different. */
function looksAsPrinted(): boolean {
  const { lang } = document.documentElement;
  return (
    currentTheme() === "auto" &&
    (readSaved("language") ?? lang) === lang &&
    !hasSaved("unfinished.")
  );
}

function wipe(): void {
  document.getElementById("app")?.replaceChildren();
  showFonts();
}
