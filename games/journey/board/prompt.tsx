/** One line that says what to do next, what the chosen card would do, and the buttons that do it. */

import { nameOf } from "@stolik/furniture";
import { HAND_LIMIT } from "../rules/turn.ts";
import { stepsAllowed } from "../rules/roads.ts";
import { Actions } from "./actions.tsx";
import { isDailyDeal } from "./deal.ts";
import { describe, titleOf } from "./describe.ts";
import { nameOfField } from "./explain.ts";
import type { PromptProps } from "./prompt-props.ts";
import styles from "./prompt.module.css";

export function Prompt(props: PromptProps) {
  const { shown, wording, looked, note } = props;
  const { words } = wording;
  return (
    <section
      className={styles.prompt}
      aria-label={words("prompt.label")}
      data-mine={shown.canMove}
      data-prompt
      tabIndex={-1}
    >
      <p className={styles.line}>{promptText(props)}</p>
      <p className={styles.effect} role="status" data-note>
        {!looked && note}
        {!looked &&
          !note &&
          !shown.canMove &&
          !isDailyDeal(shown.view) &&
          shown.news.map((event) => describe(event, wording)).join(" ")}
        {looked && (
          <>
            <strong>{titleOf(looked.card, wording)}</strong>
            {". "}
            {looked.sentence}
          </>
        )}
      </p>
      <Actions {...props} />
    </section>
  );
}

function promptText(props: PromptProps): string {
  const { shown, wording, choice } = props;
  const { words } = wording;
  const { view, seat } = shown;
  const name = nameOf(view.turn, wording);
  if (shown.outcome) return words("prompt.over");
  if (isDailyDeal(view)) return dealText(props);
  if (shown.pause !== undefined) return shown.pause;
  if (view.turn !== seat)
    return words(
      (view.stops[view.turn] ?? 0) > 0 ? "prompt.watch-stop" : "prompt.watch",
      { name },
    );
  if (!shown.canMove) return words("prompt.moment");
  if (choice.aimed !== undefined)
    return words("prompt.aimed", { place: nameOfField(choice.aimed, wording) });
  if (choice.card === "train" && choice.reach.size > 0)
    return words("prompt.train");
  const steps = stepsAllowed(choice.die);
  switch (view.phase) {
    case "die":
      if ((view.stops[seat] ?? 0) > 0) return words("prompt.halted");
      return choice.slot === undefined
        ? words("prompt.die")
        : words("prompt.die-chosen", { steps });
    case "act":
      return words("prompt.act", { steps });
    case "ride":
      return words("prompt.ride", { steps });
    case "play":
      return props.hasPlayable
        ? words("prompt.play", { left: 3 - view.played })
        : words("prompt.play-none");
    case "cut":
      return words("prompt.cut", {
        left: (view.hands[seat]?.length ?? 0) - HAND_LIMIT,
      });
  }
}

/** While somebody solves a daily deal; while its solution is shown, what has just been done. */
function dealText({ shown, choice, wording }: PromptProps): string {
  const { words } = wording;
  if (!shown.canMove)
    return (
      shown.news.map((event) => describe(event, wording)).join(" ") ||
      words("deal.begin")
    );
  if (choice.aimed !== undefined)
    return words("prompt.aimed", { place: nameOfField(choice.aimed, wording) });
  const steps = stepsAllowed(choice.die);
  return steps > 0 ? words("deal.act", { steps }) : words("deal.die");
}
