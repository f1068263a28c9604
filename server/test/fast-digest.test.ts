/** The server's fast digest is the same as the kernel's. */

import {
  commitment,
  copy,
  diff,
  digest,
  fastRandom,
  play,
  randomMove,
  seedFrom,
  seedToHex,
  share,
  start,
} from "@stolik/kernel";
import fc from "fast-check";
import { expect, it } from "vitest";
import { fastCommitment, fastDigest } from "../tables/fast-digest.ts";
import { nsoe } from "./play.ts";

it("any JSON value has the kernel's digest", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(fastDigest(value)).toBe(digest(value));
    }),
  );
});

it("so have the views of a whole match, which share what did not change", () => {
  const game = nsoe();
  const key = seedFrom("spelling");
  const random = fastRandom(1);
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error("The options are unfit.");
  let { position } = start(game, { seats: 2, options: options.value, key });
  let view = game.view(position.state, 0);
  for (;;) {
    const [seat] = game.toMove(position.state);
    if (seat === undefined) break;
    const move = randomMove(game, position.state, seat, random);
    const step = play(game, key, position, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    ({ position } = step.value);
    const after = share(view, game.view(position.state, 0));
    expect(fastDigest(after)).toBe(digest(after));
    expect(diff(view, after)).toEqual(diff(copy(view), copy(after)));
    view = after;
  }
});

it("a seed has the kernel's commitment", () => {
  const seed = seedFrom("any");
  expect(fastCommitment(seedToHex(seed))).toBe(commitment(seed));
});
