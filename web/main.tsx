/** Puts the app on the page. */

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@stolik/furniture/tokens.css";
import "./fonts.css";
import "./base.css";
import { App } from "./app.tsx";
import { startLanguage } from "./language.ts";
import { followLinks } from "./router/history.ts";
import { currentTheme, showTheme } from "./theme.ts";

const place = document.getElementById("app");
if (!place) throw new Error("The page has no place for the app.");

showTheme(currentTheme());
await startLanguage();
followLinks();
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
