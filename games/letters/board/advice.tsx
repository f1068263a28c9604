/** What somebody new should know by now, one thing a turn, before anything is laid; and why the first player is the first. */

import { nameOf, useHints } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { View } from "../rules/position.ts";
import styles from "./board.module.css";
import type { Wording } from "./describe.ts";

export function Advice(props: {
  readonly view: View;
  readonly seat: Seat;
  readonly wording: Wording;
}) {
  const { view, seat, wording } = props;
  const { areShown } = useHints();
  const sentences = [
    ...(view.sheet.length === 0 ? [whyFirst(view, wording)] : []),
    ...(areShown ? [advice(view, seat, wording)] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <p className={styles.advice} data-advice>
      {sentences.join(" ")}
    </p>
  );
}

/** L6 */
function whyFirst({ opening, first }: View, wording: Wording): string {
  const drawn = opening.at(-1)?.find(({ seat }) => seat === first);
  if (!drawn) return "";
  return wording.words("advice.first", {
    name: nameOf(first, wording),
    letter: drawn.letter,
  });
}

function advice(
  { sheet, reading, checking }: View,
  seat: Seat,
  { words }: Wording,
): string {
  const turns = sheet.filter((row) => row.seat === seat).length;
  switch (turns) {
    case 0:
      return words(`advice.word.${reading}`);
    case 1:
      return words("advice.bonus");
    case 2:
      return words(`advice.wrong.${checking}`);
    default:
      return words("advice.end");
  }
}
