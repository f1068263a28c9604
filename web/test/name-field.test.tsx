// @vitest-environment happy-dom
/** The nickname comes back, and its hint says so. */

import { expect, it, vi } from "vitest";
import { api } from "../api.ts";
import { becomeKnown } from "../lobby/guest.ts";
import { JoinForm } from "../lobby/join-form.tsx";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { render } from "./render.tsx";

it("a name is saved on the device, and its field says so each time", async () => {
  vi.spyOn(api, "becomeGuest").mockResolvedValue({
    ok: true,
    value: { id: "1", name: "Ola" },
  });
  const first = field(await form());
  expect(first.value).toBe("");
  const hint = hintOf(first);
  expect(hint).toContain("saved on this device, and you can change it here");
  expect(hint).toContain("nobody could mistake for another player or a bot");

  await becomeKnown("Ola");
  const second = field(await form());
  expect(second.value).toBe("Ola");
  expect(hintOf(second)).toBe(hint);
});

it("a name that the server refused is not saved, and the field says why", async () => {
  await becomeKnown("Ola");
  const refusal = { code: "name-of-bot", values: { name: "Ada" } };
  vi.spyOn(api, "becomeGuest").mockResolvedValue({ ok: false, refusal });
  expect(await becomeKnown("Аda")).toEqual({ ok: false, refusal });
  expect(field(await form()).value).toBe("Ola");
  const note = await render(<RefusalNote refusal={refusal} />);
  expect(note.textContent).toContain("The bots here have names like Ada");
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
