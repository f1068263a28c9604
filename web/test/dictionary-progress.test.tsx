// @vitest-environment happy-dom
/** The dictionary's progress: said with its share, gone once it is there. */

import { expect, it } from "vitest";
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
