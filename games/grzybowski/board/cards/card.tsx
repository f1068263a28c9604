/** A card as it lies: the side that is up, as large as there is room for words. */

import { legibleIn } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import type { BackId, Card, Chance, Side } from "../../rules/index.ts";
import { backText, frontText } from "../words.ts";
import { Back, ChanceDrawing, TinyBack, Unknown } from "./back.tsx";
import styles from "./card.module.css";
import { CARD, Front, TinyFront } from "./front.tsx";

/** From how many pixels on a card bears words, and below how many nothing but symbols. */
const WORDS = 84;
const TINY = 40;
/** A drawing of its own has a hair of room around the card. */
const ROOM = 1;
const DRAWING = CARD + 2 * ROOM;

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
  if (!id) return <Unknown legible={legibleIn(CARD, pixels)} />;
  if (pixels < TINY) return <TinyFront id={id} />;
  const text = pixels < WORDS ? undefined : frontText(id, language);
  return (
    <Front id={id} title={text?.title} legible={legibleIn(CARD, pixels)} />
  );
}

function BackFace(props: Size & { readonly id: Card["back"] }) {
  const { id, language, pixels } = props;
  if (!id) return <Unknown legible={legibleIn(CARD, pixels)} />;
  if (pixels < TINY) return <TinyBack id={id} />;
  const text = pixels < WORDS ? undefined : backText(id, language);
  return <Back id={id} date={text?.date} legible={legibleIn(CARD, pixels)} />;
}

/** A drawing of its own; as many pixels are its whole width. */
export function CardPicture(props: Props) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-ROOM} ${-ROOM} ${DRAWING} ${DRAWING}`}
      aria-hidden
    >
      <CardFace {...props} pixels={(props.pixels * CARD) / DRAWING} />
    </svg>
  );
}

/** What a back draws, beside its name: the value is told there. */
export function BackGlyph({ id }: { readonly id: BackId }) {
  return (
    <svg className={styles.back} viewBox="5 5 90 64" aria-hidden>
      <Back id={id} legible={0} />
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
