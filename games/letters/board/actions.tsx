/** What one may do instead of reading a word: exchange tiles, or pass; in a daily deal stop. Each asks once more before it is done. */

import { poolLeft } from "../rules/moves.ts";
import type { View } from "../rules/position.ts";
import { bestTry, shareOf } from "../rules/tries.ts";
import type { Desk } from "./draft.ts";
import styles from "./actions.module.css";
import type { Words } from "./words.ts";

/** What the rack's tiles are tapped for. */
const modes = ["word", "exchange", "pass"] as const;
export type Mode = (typeof modes)[number];

export function Actions(props: {
  readonly desk: Desk;
  readonly mode: Mode;
  readonly given: readonly number[];
  readonly words: Words;
  setMode(mode: Mode): void;
  exchange(): void;
  pass(): void;
}) {
  const { desk, mode, given, words } = props;
  const { view } = desk;
  const left = poolLeft(view);
  const isDeal = view.task !== undefined;
  const hasRead = view.sheet.length > 0;
  const stop = hasRead ? words("deal.stop") : words("deal.give-up");
  const back = (
    <button
      type="button"
      className={styles.action}
      onClick={() => props.setMode("word")}
    >
      {words("actions.back")}
    </button>
  );
  switch (mode) {
    case "word":
      return (
        <div className={styles.actions}>
          {!isDeal && (
            <button
              type="button"
              className={styles.action}
              disabled={left === 0}
              data-action="exchange"
              onClick={() => props.setMode("exchange")}
            >
              {words("actions.exchange")}
            </button>
          )}
          <button
            type="button"
            className={styles.action}
            data-action="pass"
            onClick={() => props.setMode("pass")}
          >
            {isDeal ? stop : words("actions.pass")}
          </button>
        </div>
      );
    case "exchange":
      return (
        <div className={styles.actions}>
          <p>{words("actions.exchange-how", { left })}</p>
          <button
            type="button"
            className={styles.sure}
            data-action="sure"
            disabled={given.length === 0 || given.length > left}
            onClick={props.exchange}
          >
            {words("actions.exchange-sure", { count: given.length })}
          </button>
          {back}
        </div>
      );
    case "pass":
      return (
        <div className={styles.actions}>
          <p>{isDeal ? stopHow(view, words) : words("actions.pass-how")}</p>
          <button
            type="button"
            className={styles.sure}
            data-action="sure"
            onClick={props.pass}
          >
            {words(isDeal ? "deal.stop-sure" : "actions.pass-sure")}
          </button>
          {back}
        </div>
      );
  }
}

/** What would count, if anything. */
function stopHow({ sheet, task }: View, words: Words): string {
  const best = bestTry(sheet);
  if (!best || !task) return words("deal.give-up-how");
  const { word, total } = best;
  return words("deal.stop-how", { word, percent: shareOf(total, task) });
}
