// @vitest-environment happy-dom
/** Who is asked to the seats of a new table. */

import { useState } from "react";
import { expect, it } from "vitest";
import { loadGame } from "../game-module.ts";
import { GuestSeats } from "../lobby/guest-seats.tsx";
import type { Plan } from "../lobby/plan.ts";
import { press, radioNamed, render } from "./render.tsx";

it("says of each bot what its level means in this game", async () => {
  await render(null);
  await loadGame("cross");
  const place = await render(<NewSeats />);
  const seat = place.querySelectorAll("li")[1]!;
  const levels = {
    2: "Knows when it isn’t sure and remembers the checks. Never bluffs.",
    3: "Knows its way around Europe, bluffs, and knows when a doubt pays off. Never sees the back of a card.",
  };
  expect(seat.textContent).not.toContain(levels[2]);

  await press(radioNamed(seat, "bot"));
  expect(seat.querySelector("p")?.textContent).toBe(levels[2]);
  await press(radioNamed(seat, "master"));
  expect(seat.querySelector("p")?.textContent).toBe(levels[3]);
  await press(radioNamed(seat, "a friend"));
  expect(seat.querySelector("p")).toBeNull();
});

function NewSeats() {
  const [plan, setPlan] = useState<Plan>({
    guests: [{ type: "open" }],
    options: {},
  });
  return <GuestSeats game="cross" name="Ola" plan={plan} onChange={setPlan} />;
}
