/** The copy of a card that hangs on the pointer while it is dragged. */

import { LiftedCopy } from "@stolik/furniture";
import type { Lifted } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import type { Cell, View } from "../rules/index.ts";
import { CardPicture } from "./cards/card.tsx";

export function LiftedCard(props: {
  readonly lifted: Lifted<number, Cell>;
  readonly market: View["market"];
  readonly language: Language;
}) {
  const { lifted } = props;
  const place = props.market[lifted.item];
  if (!place?.card) return null;
  return (
    <LiftedCopy lifted={lifted} isAimed={lifted.target !== undefined}>
      <CardPicture
        card={place.card}
        up={place.up}
        language={props.language}
        pixels={lifted.width}
      />
    </LiftedCopy>
  );
}
