/** What the page's own code asks of a browser, so that the clients can run it here: a window that hears nothing and is always looked at. */

import { setMaxListeners } from "node:events";

const window = new EventTarget();
const document = Object.assign(new EventTarget(), {
  /** There is nothing on it, not even the name of its edition. */
  querySelector: () => null,
  visibilityState: "visible",
});
// Every client listens to the same two.
setMaxListeners(0, window, document);
Object.assign(globalThis, { window, document });
