/** What the page's own code asks of a browser, so that the clients can run it here: a window that hears nothing and is always looked at. */

import { setMaxListeners } from "node:events";

const window = new EventTarget();
const document = Object.assign(new EventTarget(), {
  visibilityState: "visible",
});
// Every client listens to the same two.
setMaxListeners(0, window, document);
Object.assign(globalThis, { window, document });
