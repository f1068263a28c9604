/** A card as it lies: the side that is up, as large as there is room for words. */

import type { Language } from "@stolik/kernel";
import type { Card, Chance, Side } from "../../rules/index.ts";
import { backText, frontText } from "../words.ts";
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
  return up === "front" ? (
    <FrontFace id={card.front} language={language} pixels={pixels} />
  ) : (
    <BackFace id={card.back} language={language} pixels={pixels} />
  );
}

type Size = Pick<Props, "language" | "pixels">;

function FrontFace(props: Size & { readonly id: Card["front"] }) {
  const { id, language, pixels } = props;
  if (!id) return <Unknown />;
  if (pixels < TINY) return <TinyFront id={id} />;
  const text = pixels < WORDS ? undefined : frontText(id, language);
  return <Front id={id} title={text?.title} />;
}

function BackFace(props: Size & { readonly id: Card["back"] }) {
  const { id, language, pixels } = props;
  if (!id) return <Unknown />;
  if (pixels < TINY) return <TinyBack id={id} />;
  const text = pixels < WORDS ? undefined : backText(id, language);
  return <Back id={id} date={text?.date} />;
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
