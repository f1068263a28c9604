/** Begins to keep the app on the device, once the page that was opened has all it needs; and hears of a newer edition. */

import { newer } from "../edition.ts";
import { whenShown } from "../when-shown.ts";
import { fetchDictionary } from "./dictionary.ts";

/** Where the browser has no service workers, as over plain http in a network at home, the page works as ever. */
export async function register(beside: () => Promise<unknown>): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/sw.js");
  watch(await serviceWorker.ready);
  await Promise.allSettled([beside(), fetchDictionary()]);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // A server may have named it already, and somebody may have put it off.
    if (registration.waiting && !newer.get()) newer.set({});
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  // The browser looks only when a page is opened, and a table may be open for days.
  whenShown(() => void registration.update().catch(() => undefined));
}
