// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followLinks, here, navigate } from "../router/history.ts";

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
  stop = followLinks();
});
afterEach(() => stop());

describe("links", () => {
  it("change the address without loading the page", () => {
    expect(isTaken('<a href="/rules/nsoe#N7">rule</a>')).toBe(true);
    expect(location.pathname + location.hash).toBe("/rules/nsoe#N7");
  });

  it.each([
    ["a download", '<a href="/api/tables/x/record" download>x</a>', {}],
    ["a file of the server", '<a href="/api/openapi.json">x</a>', {}],
    ["another place", '<a href="https://example.org/">x</a>', {}],
    ["another tab", '<a href="/new/nsoe" target="_blank">x</a>', {}],
    ["a new tab by keys", '<a href="/new/nsoe">x</a>', { ctrlKey: true }],
  ])("leave %s to the browser", (_name, html, keys) => {
    expect(isTaken(html, keys)).toBe(false);
  });

  it("can be followed from code", () => {
    navigate({ type: "table", table: "abc" });
    expect(location.pathname).toBe("/t/abc");
    expect(here()).toEqual({ isInside: true });
  });
});

/** Whether the app took the click; what it leaves, the test takes, so that no page is loaded. */
function isTaken(html: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let taken = false;
  const look = (late: Event) => {
    taken = late.defaultPrevented;
    late.preventDefault();
  };
  window.addEventListener("click", look, { once: true });
  document.querySelector("a")!.dispatchEvent(
    new MouseEvent("click", {
      bubbles: true,
      cancelable: true,
      button: 0,
      ...keys,
    }),
  );
  return taken;
}
