// @vitest-environment happy-dom

import { expect, it, vi } from "vitest";
import { findGame } from "@stolik/games/node";
import { makeHeader, openRecord, seedFrom } from "@stolik/kernel";
import { KeptMatch } from "../lobby/kept-match.tsx";
import { buttonNamed, press, render } from "./render.tsx";

const header = makeHeader(findGame("nsoe")!.game, {
  seats: 2,
  options: {},
  seed: seedFrom("a match that cannot go on"),
  entropy: ["", ""],
});
const record = openRecord(header, {});

it("says why, hands over the record, and begins anew only when asked", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:record";
  });
  const onNew = vi.fn<() => void>();
  const place = await render(<KeptMatch record={record} onNew={onNew} />);
  expect(place.querySelector("h1")?.textContent).toBe("This game can’t go on");
  expect(place.textContent).toContain("older rules");
  await press(buttonNamed(place, "Save this game to a file"));
  expect(JSON.parse((await files[0]?.text()) ?? "")).toEqual(record);
  expect(onNew).not.toHaveBeenCalled();
  await press(buttonNamed(place, "New game"));
  expect(onNew).toHaveBeenCalledOnce();
});
