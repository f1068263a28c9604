/** A card as it lies: the side that is up, as large as there is room for words. */

import type { Language } from "@stolik/kernel";
import type { Card, Chance, Side } from "../../rules/index.ts";
import { cardText } from "../words.ts";
import { Back, ChanceDrawing, TinyBack, Unknown } from "./back.tsx";
import styles from "./card.module.css";
import { CARD, Front, TinyFront } from "./front.tsx";

/** From so many pixels on a card bears words; under so many, nothing but symbols. */
const WORDS = 88;
const TINY = 40;

interface Props {
  readonly card: Card;
  readonly up: Side;
  readonly language: Language;
  /** How wide it is seen, in pixels. */
  readonly pixels: number;
}

/** Inside a drawing, `CARD` by `CARD`. */
export function CardFace({ card, up, language, pixels }: Props) {
  const id = card[up];
  if (!id) return <Unknown />;
  if (pixels < TINY)
    return up === "front" ? <TinyFront card={id} /> : <TinyBack card={id} />;
  const text = pixels < WORDS ? undefined : cardText(id, language);
  return up === "front" ? (
    <Front card={id} title={text?.title} />
  ) : (
    <Back card={id} date={text?.date} />
  );
}

/** A drawing of its own. */
export function CardPicture(props: Props) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`-1 -1 ${CARD + 2} ${CARD + 2}`}
      aria-hidden
    >
      <CardFace {...props} />
    </svg>
  );
}

/** What a chance does, beside words. */
export function ChanceGlyph({ chance }: { readonly chance: Chance }) {
  return (
    <svg
      className={`${styles.glyph} ${styles.onPaper}`}
      viewBox="-32 -32 64 64"
      aria-hidden
    >
      <ChanceDrawing chance={chance} x={0} y={0} scale={1} />
    </svg>
  );
}
