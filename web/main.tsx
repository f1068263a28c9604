/** Puts the app on the page. */

import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "@stolik/furniture/tokens.css";
import "./fonts.css";
import "./base.css";
import "./early.ts";
import { App, beginMatch, loadGameOf, loadPage } from "./app.tsx";
import { watchLostFiles } from "./edition.ts";
import { chooseLanguage, startLanguage } from "./language.ts";
import { keepOffline } from "./offline/begin.ts";
import { showPalettes } from "./palettes.ts";
import { followLinks } from "./router/history.ts";
import { parseRoute } from "./router/route.ts";

const place = document.getElementById("app");
if (!place) throw new Error("The page has no place for the app.");

showPalettes();
watchLostFiles();
const route = parseRoute(location.pathname, location.hash);
const printedIn = document.documentElement.lang;
await Promise.all([
  loadPage(route),
  startLanguage().then(() => loadGameOf(route)),
]);
await beginMatch(route);
followLinks();
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const isPrinted =
  place.hasChildNodes() &&
  route.type === "home" &&
  document.documentElement.lang === printedIn;
if (isPrinted) hydrateRoot(place, app);
else createRoot(place).render(app);
keepOffline(async () => {
  const { fetchAhead } = await import("./daily/ahead.ts");
  await fetchAhead(chooseLanguage(document.documentElement.lang, []));
});
