/** Whether there is another Stolik than this page's: named by the server, waiting in the browser, or known because a file of this one is gone. */

import { readSaved, save } from "./saved.ts";
import { snapshots } from "./snapshots.ts";

/** Its name, where it is known. */
export interface Newer {
  readonly edition?: string;
}

/** A person decides when to go over to it; undefined: none is known. */
export const newer = snapshots<Newer | undefined>(undefined);

/** What somebody has put off; here, as every page has a banner of its own. */
export const putOff = snapshots<Newer | undefined>(undefined);

const RELOADED = "reloadedFor";

/** What a server says of itself; older ones say nothing. */
export function noteEdition(edition: string | undefined): void {
  const own = ownEdition();
  if (!edition || !own || edition === own) return;
  // While servers are renewed one by one, a page may have come from one and talk to another: it is told once.
  if (readSaved(RELOADED) === edition) return;
  // Every beat names the edition; it is offered once.
  if (newer.get()?.edition !== edition) newer.set({ edition });
}

/** To be called before the page is loaded anew. */
export function noteReload(): void {
  save(RELOADED, newer.get()?.edition);
}

/** Files have other names in every edition, and a server has those of one. */
export function watchLostFiles(): void {
  window.addEventListener("vite:preloadError", () => {
    // Offered again even if it was put off: without that file the page cannot go on.
    if (navigator.onLine) newer.set({ ...newer.get() });
  });
}

/** Written into the page by the build. */
function ownEdition(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="edition"]')
    ?.content;
}
