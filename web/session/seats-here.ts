/** The seats of the people who play on this device: whose view is shown, and who waits for the screen. */

import type { Player, Seat } from "@stolik/kernel";

/** The seat whose view the page shows: the only person's; where several share the device, the one that holds it, else the one whose turn it is. */
export function eyes(
  players: readonly Player[],
  toMove: readonly Seat[],
  holder: Seat | null,
): Seat | null {
  const people = peopleOf(players);
  if (people.length === 1) return people[0] ?? null;
  // The match is over: everyone sees the same.
  if (toMove.length === 0) return null;
  return holder ?? toMove.find((seat) => people.includes(seat)) ?? null;
}

/** The person who waits for the screen while another one has it. */
export function waitsFor(
  players: readonly Player[],
  toMove: readonly Seat[],
  looking: Seat | null,
): Seat | null {
  if (looking === null || toMove.includes(looking)) return null;
  const people = peopleOf(players);
  return toMove.find((seat) => people.includes(seat)) ?? null;
}

export function peopleOf(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ type }, seat) => (type === "person" ? [seat] : []));
}
