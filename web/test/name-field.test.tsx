// @vitest-environment happy-dom
/** The nickname comes back, and its hint says so. */

import { expect, it, vi } from "vitest";
import { api } from "../api.ts";
import { becomeKnown } from "../lobby/guest.ts";
import { JoinForm } from "../lobby/join-form.tsx";
import { render } from "./render.tsx";

it("is kept on the device, and its field says so each time", async () => {
  vi.spyOn(api, "becomeGuest").mockResolvedValue({
    ok: true,
    value: { id: "1", name: "Ola" },
  });
  const first = field(await form());
  expect(first.value).toBe("");
  const hint = hintOf(first);
  expect(hint).toContain("kept on this device; you can change it here");

  await becomeKnown("Ola");
  const second = field(await form());
  expect(second.value).toBe("Ola");
  expect(hintOf(second)).toBe(hint);
});

function form(): Promise<HTMLElement> {
  return render(<JoinForm isBusy={false} onJoin={() => undefined} />);
}

function field(place: HTMLElement): HTMLInputElement {
  const found = place.querySelector("input");
  if (!found) throw new Error("There is no field for a nickname.");
  return found;
}

function hintOf(input: HTMLInputElement): string | null | undefined {
  const id = input.getAttribute("aria-describedby") ?? "";
  return document.getElementById(id)?.textContent;
}
