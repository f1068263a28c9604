/** Where the page is: the browser's history as something to subscribe to, and links that stay in the page. */

import { useSyncExternalStore } from "react";
import { makePath, parseRoute } from "./route.ts";
import type { Route } from "./route.ts";

export const MOVED = "stolik:moved";

/** What the app notes with an entry of the history. */
export interface Here {
  /** Whether the page was reached from another page of the app, rather than opened. */
  readonly isInside: boolean;
  /** The sheet that lies over the page, and where it is open. */
  readonly sheet?: string;
  readonly at?: string;
  /** The record that somebody has brought to it, where the address names none. */
  readonly brought?: string;
}

/** Entries that the app did not make carry nothing. */
export function here(): Here {
  return (history.state as Here | null) ?? { isInside: false };
}

export function navigate(route: Route): void {
  go(makePath(route));
}

/** The entry stays in its place of the history, and is another from now on. */
export function replaceHere(state: Here, path: string): void {
  history.replaceState(state, "", path);
  window.dispatchEvent(new Event(MOVED));
}

export function useRoute(): Route {
  const address = useSyncExternalStore(
    subscribe,
    currentAddress,
    // Home alone is printed before anybody asks for it.
    () => "/",
  );
  const [path, hash] = address.split("#");
  return parseRoute(path ?? "/", hash);
}

/** The values after the question mark: a seed, a pace. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(
    useSyncExternalStore(subscribe, () => location.search),
  );
}

/** Makes every plain link inside the app change the page without loading it anew. Returns how to stop. */
export function followLinks(): () => void {
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

export function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(MOVED, listener);
  };
}

function currentAddress(): string {
  return location.pathname + location.hash;
}

function go(path: string): void {
  const inside: Here = { isInside: true };
  history.pushState(inside, "", path);
  window.dispatchEvent(new Event(MOVED));
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/"))
    return;
  const isOnThisPage = url.pathname === location.pathname && url.hash !== "";
  if (isOnThisPage) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
