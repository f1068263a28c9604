/** Runs around each test file that shares a module load and a page: it undoes the file's stubs and removes what it left. */

import { afterAll, vi } from "vitest";
import { noteNoOwnerStacks } from "./owner-stacks.ts";

declare global {
  interface Window {
    /** Only happy-dom has it. */
    readonly happyDOM?: { setURL(url: string): void };
  }
}

// Before the first entry of its history lies a blank page, where no address can be changed: whoever goes back must not come there.
if (typeof window !== "undefined" && window.happyDOM) {
  window.happyDOM.setURL("http://localhost:3000/");
  history.pushState(null, "", "/");
}

// Before anything replaces it: what a test does to a page is done when `act` returns.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
noteNoOwnerStacks();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // Motion asks once whether anything may move: the next file's page has an answer of its own.
  const { hasReducedMotionListener } = await import("motion/react");
  hasReducedMotionListener.current = false;
});
