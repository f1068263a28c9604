/** The laws of secret choices made at once: their order changes nothing, and nobody sees another's before all have chosen. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import { play } from "../../play.ts";
import { pick } from "../../random.ts";
import type { Random } from "../../random.ts";
import { toldTo } from "../../turn.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { some } from "../sampling.ts";

interface Choice {
  readonly seat: Seat;
  readonly move: unknown;
}

export const choicesCommute: Law = {
  name: "secret simultaneous choices commute",
  *check(moment, random) {
    if (!isSecret(moment)) return;
    const [one, other] = some(moment.toMove, 2, random).map((seat) =>
      choiceOf(moment, seat, random),
    );
    if (!one || !other) return;
    const ahead = inOrder(moment, one, other);
    const behind = inOrder(moment, other, one);
    if (typeof ahead === "string") yield ahead;
    else if (typeof behind === "string") yield behind;
    else if (!alike(ahead.state, behind.state))
      yield `the order of ${spell(one)} and ${spell(other)} matters`;
  },
};

export const choicesAreUnseen: Law = {
  name: "a secret choice is unseen until all have chosen",
  *check(moment, random) {
    if (!isSecret(moment)) return;
    const { game, plan, seats } = moment;
    const seat = pick(moment.toMove, random);
    const [one, other] = some(moment.listed(seat), 2, random).map((move) =>
      moment.playIn(moment.state, seat, move),
    );
    if (!one?.ok || !other?.ok) return;
    const first = one.value;
    const second = other.value;
    const states = [first.position.state, second.position.state];
    if (!states.every((state) => plan.simultaneous(state))) return;
    for (const seer of [...seats, null]) {
      if (seer === seat) continue;
      const [left, right] = states.map((state) => game.view(state, seer));
      if (!alike(left, right)) yield `${seer} sees what seat ${seat} chose`;
      if (!alike(toldTo(first.told, seer), toldTo(second.told, seer)))
        yield `${seer} is told what seat ${seat} chose`;
    }
  },
};

function isSecret({ plan, state, toMove }: Moment): boolean {
  return toMove.length > 1 && plan.simultaneous(state);
}

function choiceOf(moment: Moment, seat: Seat, random: Random): Choice {
  return { seat, move: pick(moment.listed(seat), random) };
}

function inOrder(
  { game, match, position }: Moment,
  first: Choice,
  second: Choice,
): { readonly state: unknown } | string {
  const { key } = match;
  const one = play(game, key, position, first.seat, first.move);
  if (!one.ok) return `${spell(first)} is refused`;
  const { position: between } = one.value;
  const two = play(game, key, between, second.seat, second.move);
  if (!two.ok) return `after ${spell(first)}, ${spell(second)} is refused`;
  return { state: two.value.position.state };
}

function spell({ seat, move }: Choice): string {
  return `seat ${seat}'s ${canonical(move)}`;
}
