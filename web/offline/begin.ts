/** When to begin keeping the app on the device: a while after the page has loaded, when its thread is idle, so that no board waits for it. */

/** By then a board is shown on a slow phone too. */
const AFTER_LOAD = 3_000;
const LONGEST_WAIT = 5_000;

/** What comes beside it is fetched once the app itself is there. */
export function keepOffline(beside: () => Promise<unknown>): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = () => {
    // A page that is older than the server may not find it; the app works without.
    import("./register.ts").then(
      ({ register }) => register(beside).catch(() => undefined),
      () => undefined,
    );
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(begin, { timeout: LONGEST_WAIT });
    else begin();
  };
  const wait = () => setTimeout(whenIdle, AFTER_LOAD);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
