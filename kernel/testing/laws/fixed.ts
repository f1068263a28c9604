/** The law of fixed and untouched members: what is not copied for a move must exist and stay the same. Items of shallow members are frozen, so a move that changes one throws. */

import type { Members } from "../../parse.ts";
import type { Law } from "../law.ts";

export const fixedStays: Law = {
  name: "what is fixed is never changed",
  isQuick: true,
  *check({ chosen, game, position, state }) {
    const before = state as Members;
    for (const name of [...(game.fixed ?? []), ...(game.shallow ?? [])])
      if (position.seq === 0 && !Object.hasOwn(before, name))
        yield `the state has no member ${name}`;
    if (!chosen?.result.ok) return;
    const after = chosen.result.value.position.state as Members;
    const fixed = game.fixed ?? [];
    const untouched = game.untouched?.(chosen.move) ?? fixed;
    for (const name of untouched)
      if (!Object.hasOwn(before, name))
        yield `the state has no member ${name} to be left untouched`;
    for (const name of new Set([...fixed, ...untouched]))
      if (after[name] !== before[name])
        yield `a move of seat ${chosen.seat} changes ${name}`;
    for (const name of fixed)
      if (!untouched.includes(name))
        yield `a move of seat ${chosen.seat} copies ${name}, which is fixed`;
  },
};
