/** The picture of the rulebook that is no position: a card and its back. */

import { RuleCards } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { CardBack, CardFront } from "../city-card.tsx";
import type { Words } from "../words.ts";

const ROMA = { latitude: 41, longitude: 12 } as const;

export function TwoSides(props: {
  readonly language: Language;
  readonly words: Words;
}) {
  return (
    <RuleCards>
      <CardFront city="roma" language={props.language} />
      <CardBack city="roma" point={ROMA} {...props} />
    </RuleCards>
  );
}
