/** Goes over to the newest edition: lets the service worker that has it take over, then loads the page anew. */

import { noteReload } from "../edition.ts";
import { TAKE_OVER } from "./names.ts";

export async function renew(): Promise<void> {
  // Without a worker, or without a network, a reload is all there is to do.
  await replaceWorker().catch(() => undefined);
  noteReload();
  location.reload();
}

async function replaceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Without a network, what waits in the browser takes over all the same.
  await registration?.update().catch(() => undefined);
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await reaches(next, "installed");
  next.postMessage(TAKE_OVER);
  await reaches(next, "activated");
}

/** Also once it is past that, or has failed. */
function reaches(
  worker: ServiceWorker,
  wanted: "installed" | "activated",
): Promise<void> {
  const states: readonly ServiceWorkerState[] =
    wanted === "installed"
      ? ["installed", "activating", "activated", "redundant"]
      : ["activated", "redundant"];
  return new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) return;
      worker.removeEventListener("statechange", look);
      resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
