/** The buttons beside the prompt: go, play, for whom, stay, end, discard. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { ReactNode } from "react";
import { RAISES } from "../rules/moves.ts";
import { isDailyDeal } from "./deal.ts";
import type { PromptProps } from "./prompt-props.ts";
import styles from "./prompt.module.css";

export function Actions(props: PromptProps) {
  const { shown, choice, wording, chosen, looked } = props;
  const { words } = wording;
  const story = looked && (
    <Press key="story" look="quiet" press={() => props.openCard(looked.card)}>
      {words("actions.story")}
    </Press>
  );
  if (!shown.canMove || shown.seat === null)
    return <div className={styles.actions}>{story}</div>;
  const { view, seat } = shown;
  const { phase } = view;
  const { aimed, card } = choice;
  const isStopped = (view.stops[seat] ?? 0) > 0;
  const hasDie = phase !== "die" || (choice.slot !== undefined && !isStopped);
  // In a daily deal nobody gains by waiting.
  const canStay =
    hasDie &&
    phase !== "play" &&
    phase !== "cut" &&
    !card &&
    !isDailyDeal(view);
  const canPlay = chosen?.isPlayable === true && hasDie && phase !== "cut";
  return (
    <div className={styles.actions}>
      {aimed !== undefined && (
        <Press look="main" press={() => choice.goTo(aimed)}>
          {words(card === "train" ? "actions.ride" : "actions.go")}
        </Press>
      )}
      {canPlay && chosen.steps > 0 && (
        <Press
          look="main"
          press={() => choice.send({ type: "advance", card: chosen.card })}
        >
          {words("actions.play", { steps: chosen.steps })}
        </Press>
      )}
      {canPlay &&
        chosen.card === "stop" &&
        [...view.pawns.keys()].map((target) =>
          target === seat ? null : (
            <Press
              key={target}
              look="main"
              press={() => choice.send({ type: "stop", target })}
            >
              <SeatMark seat={target} /> {nameOf(target, wording)}
            </Press>
          ),
        )}
      {canPlay &&
        chosen.card === "coach" &&
        RAISES.map((add) => (
          <Press
            key={add}
            look={choice.add === add ? "main" : "plain"}
            isPressed={choice.add === add}
            press={() => choice.chooseRaise(add)}
            weigh={(isLooked) => choice.weigh(isLooked ? add : undefined)}
          >
            {words("actions.raise", {
              add,
              die: choice.bare + add,
            })}
          </Press>
        ))}
      {phase === "cut" && chosen && (
        <Press
          look="main"
          press={() => choice.send({ type: "discard", card: chosen.card })}
        >
          {words("actions.discard")}
        </Press>
      )}
      {phase === "die" && choice.slot !== undefined && isStopped && (
        <Press
          look="main"
          press={() => choice.send({ type: "take", die: choice.die })}
        >
          {words("actions.take-halted")}
        </Press>
      )}
      {canStay && (
        <Press
          look="plain"
          press={() => choice.send({ type: "go", to: view.pawns[seat] ?? 0 })}
        >
          {words("actions.stay")}
        </Press>
      )}
      {phase === "play" && (
        <Press
          look={chosen ? "plain" : "main"}
          press={() => choice.send({ type: "end" })}
        >
          {words("actions.end")}
        </Press>
      )}
      {story}
    </div>
  );
}

function Press(props: {
  readonly look: "main" | "plain" | "quiet";
  readonly isPressed?: boolean;
  press(): void;
  /** Looked at by pointer or keyboard, before it is pushed. */
  weigh?(isLooked: boolean): void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles[props.look]}
      data-look={props.look}
      aria-pressed={props.isPressed}
      onClick={props.press}
      onPointerMove={({ pointerType }) =>
        pointerType === "mouse" && props.weigh?.(true)
      }
      onPointerLeave={() => props.weigh?.(false)}
      onFocus={() => props.weigh?.(true)}
      onBlur={() => props.weigh?.(false)}
    >
      {props.children}
    </button>
  );
}
