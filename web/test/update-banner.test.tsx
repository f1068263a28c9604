// @vitest-environment happy-dom
/** A newer edition is offered, once, and the person decides. */

import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newer, noteEdition, noteReload, watchLostFiles } from "../edition.ts";
import { UpdateBanner } from "../parts/update-banner.tsx";
import { buttonNamed, press, render } from "./render.tsx";

beforeEach(() => {
  document.head.innerHTML = '<meta name="edition" content="own" />';
});
afterEach(async () => {
  localStorage.clear();
  await forget();
});

/** As a page that is loaded anew. */
const forget = () => act(async () => newer.set(undefined));
const hear = (edition?: string) => act(async () => noteEdition(edition));

it.each([undefined, "own"])(
  "a server that says %s has nothing newer",
  async (edition) => {
    const place = await render(<UpdateBanner />);
    await hear(edition);
    expect(place.textContent).toBe("");
  },
);

it("a page that names no edition, as while it is worked on, offers none", async () => {
  document.head.innerHTML = "";
  const place = await render(<UpdateBanner />);
  await hear("other");
  expect(place.textContent).toBe("");
});

it("another edition is offered, and can wait", async () => {
  const place = await render(<UpdateBanner />);
  await hear("other");
  expect(place.querySelector("[role=status]")?.textContent).toMatch(
    /^There’s a newer version of Stolik/,
  );
  expect(buttonNamed(place, "Reload").disabled).toBe(false);
  await press(buttonNamed(place, "Later"));
  expect(place.textContent).toBe("");
});

it("what was put off is not offered again, on no page, until there is a newer one", async () => {
  const place = await render(<UpdateBanner />);
  await hear("other");
  await press(buttonNamed(place, "Later"));
  await hear("other");
  expect(place.textContent).toBe("");
  const next = await render(<UpdateBanner />);
  await hear("other");
  expect(next.textContent).toBe("");
  await hear("third");
  expect(next.textContent).toContain("There’s a newer version of Stolik");
});

it("a file that is gone offers it again, by its name", async () => {
  watchLostFiles();
  const place = await render(<UpdateBanner />);
  await hear("other");
  await press(buttonNamed(place, "Later"));
  await act(async () => window.dispatchEvent(new Event("vite:preloadError")));
  expect(place.textContent).toContain("There’s a newer version of Stolik");
  expect(newer.get()?.edition).toBe("other");
});

it("whoever has reloaded for an edition is not asked for it again", async () => {
  const place = await render(<UpdateBanner />);
  await hear("other");
  noteReload();
  await forget();
  await hear("other");
  expect(newer.get()).toBeUndefined();
  await hear("third");
  expect(place.textContent).toContain("There’s a newer version of Stolik");
});

it("a file that is gone tells of another edition", async () => {
  watchLostFiles();
  const place = await render(<UpdateBanner />);
  await act(async () => window.dispatchEvent(new Event("vite:preloadError")));
  expect(place.textContent).toContain("There’s a newer version of Stolik");
});
