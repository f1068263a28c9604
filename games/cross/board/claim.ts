/** What a card claims by where it lies, in words: how it compares with each of its neighbours (C7, C9, C20). */

import { listOf } from "@stolik/furniture";
import type { Variant } from "../rules/options.ts";
import type { Arm, Card, Slot, View } from "../rules/position.ts";
import { neighboursOf } from "../rules/slots.ts";
import { cardName } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { besides } from "./stations.ts";
import type { Shown } from "./stations.ts";

type Side = "west" | "east" | "north" | "south" | "fewer" | "more";

export interface Claim {
  readonly neighbour: Card;
  /** On which side of its neighbour the card is said to be. */
  readonly side: Side;
  /** Where it is if the claim is wrong. */
  readonly opposite: Side;
}

/** Of the card that everyone is asked about; none while nobody is. */
export function claimsAsked(view: View): readonly Claim[] {
  const { stage, variant } = view;
  return stage.type === "ask"
    ? claims(variant, stage.arm, neighboursOf(view, stage))
    : [];
}

/** Of whatever would be laid in this slot. */
export function claimsAt(shown: Shown, slot: Slot): readonly Claim[] {
  return claims(shown.variant, slot.arm, besides(shown, slot));
}

/** "further west than Trieste and further east than Lisbon" */
export function claimText(claimed: readonly Claim[], wording: Wording): string {
  const parts = claimed.map(({ side, neighbour }) =>
    sideText(side, neighbour, wording),
  );
  return listOf(parts, wording);
}

/** What somebody says who doubts it: beside one neighbour the direction is enough. */
export function doubtText(
  { opposite, neighbour }: Claim,
  isOnly: boolean,
  wording: Wording,
): string {
  if (isOnly) return wording.words(`ask.further.${opposite}`);
  return wording.words("ask.no", {
    claim: sideText(opposite, neighbour, wording),
  });
}

function sideText(side: Side, neighbour: Card, wording: Wording): string {
  return wording.words(`claim.${side}`, { card: cardName(neighbour, wording) });
}

/** The inner neighbour comes first: seen from it the card lies outwards, seen from the outer one inwards. */
function claims(
  variant: Variant,
  arm: Arm,
  neighbours: readonly Card[],
): readonly Claim[] {
  const [outwards, inwards] = sides[variant][arm];
  return neighbours.map((neighbour, index) =>
    index === 0
      ? { neighbour, side: outwards, opposite: inwards }
      : { neighbour, side: inwards, opposite: outwards },
  );
}

const fewer = ["fewer", "more"] as const;
const more = ["more", "fewer"] as const;

const sides: Readonly<
  Record<Variant, Readonly<Record<Arm, readonly [Side, Side]>>>
> = {
  coordinates: {
    west: ["west", "east"],
    east: ["east", "west"],
    north: ["north", "south"],
    south: ["south", "north"],
  },
  people: { west: fewer, east: more, south: fewer, north: more },
};
