// @vitest-environment happy-dom
/** The dictionary's progress: said with its share, gone once it is there. */

import { act } from "react";
import { expect, it } from "vitest";
import { loadGame } from "../game-module.ts";
import { findEntry } from "../games.ts";
import { LocalTable } from "../pages/local-table.tsx";
import { openLocal } from "../session/local.ts";
import type { Port } from "../session/local.ts";
import { openPaced } from "../session/paced.ts";
import { snapshots } from "../snapshots.ts";
import { DictionaryProgress } from "../table/dictionary-progress.tsx";
import { render } from "./render.tsx";

it("says how much has come", async () => {
  const place = await render(
    <DictionaryProgress dictionary={snapshots(0.452)} />,
  );
  expect(place.querySelector("label")?.textContent).toBe("Dictionary 45%");
  expect(place.querySelector("progress")?.value).toBe(45);
});

it("is gone once none is being fetched any more", async () => {
  const place = await render(
    <DictionaryProgress dictionary={snapshots(undefined)} />,
  );
  expect(place.textContent).toBe("");
});

it("is said while a match that was begun waits for it", async () => {
  const port: Port = {
    onmessage: null,
    onerror: null,
    postMessage: () => undefined,
    terminate: () => undefined,
  };
  const session = openLocal("solo/letters", { hasHiddenHands: true }, port);
  const paced = openPaced(session, "calm");
  const entry = findEntry("letters")!;
  const module = await loadGame("letters");
  const place = await render(
    <LocalTable mode="solo" {...{ entry, module, session, paced }} />,
  );
  const data = { type: "dictionary", share: 0.45 } as const;
  await act(async () => port.onmessage?.({ data }));
  expect(place.textContent).toContain("Dictionary 45%");
  paced.close();
  session.close();
});
