/** Puts the app on the page. */

import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@stolik/furniture/tokens.css";
import "./fonts.css";
import "./base.css";
import { App, loadPage } from "./app.tsx";
import { startLanguage } from "./language.ts";
import { followLinks } from "./router/history.ts";
import { parseRoute } from "./router/route.ts";
import { currentTheme, showTheme } from "./theme.ts";

const place = document.getElementById("app");
if (!place) throw new Error("The page has no place for the app.");

showTheme(currentTheme());
const page = loadPage(parseRoute(location.pathname, location.hash));
await startLanguage();
followLinks();
// Not awaited by the module: a page imports from the same file, and would wait for it in turn.
void page.then(() =>
  // As a transition, which waits a moment for a page that is loaded already.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
