/** A worked example under a rule: drawn by the game's own board, with all it tells in sentences under it; one of several sentences moves. */

import { momentsOf } from "@stolik/kernel";
import type { Example, Moment } from "@stolik/kernel";
import { useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { Silence } from "./announcer.tsx";
import { ExampleButtons } from "./example-buttons.tsx";
import { FinalePlace } from "./finale.tsx";
import { HintsPlace } from "./hints.tsx";
import { Pacing } from "./pacing.tsx";
import styles from "./rule-example.module.css";
import { usePlayback } from "./use-playback.ts";

interface Props<View, Move, Event, Say extends string> {
  readonly name: string;
  readonly example: Example<View, Move, Event, Say>;
  readonly className?: string | undefined;
  readonly caption: (say: Say) => string;
  /** Draws one moment; `moments` are all, so that there is room for each of them. */
  readonly draw: (
    moment: Moment<View, Move, Event>,
    moments: readonly Moment<View, Move, Event>[],
  ) => ReactNode;
}

/** How long a move is seen coming, and what others do is seen done, before the next, in milliseconds. */
const GLANCE = 1100;
/** How long it takes to read a letter, and then to look up from the sentence. */
const LETTER = 45;
const LOOK = 1500;

export function RuleExample<View, Move, Event, Say extends string>(
  props: Props<View, Move, Event, Say>,
) {
  const { example, caption } = props;
  const drawing = useRef<HTMLDivElement>(null);
  const moments = useMemo(() => momentsOf(example), [example]);
  const sentences = example.steps.map(({ say }) => caption(say));
  const isStill = sentences.length === 1;
  const times = moments.map(({ step }, index) =>
    moments[index + 1]?.step === step && index > 0
      ? GLANCE
      : LOOK + (sentences[step]?.length ?? 0) * LETTER,
  );
  const playback = usePlayback(drawing, isStill ? [0] : times);
  const at = isStill ? moments.length - 1 : playback.at;
  const moment = moments[at];
  if (!moment) return null;
  return (
    <figure
      className={`${styles.example} ${props.className ?? ""}`}
      data-example={props.name}
      data-at={at}
    >
      <div ref={drawing} className={styles.drawing} inert aria-hidden>
        <LookedAt key={playback.run}>{props.draw(moment, moments)}</LookedAt>
      </div>
      {!isStill && (
        <ExampleButtons
          playback={playback}
          steps={moments.map(({ step }) => step)}
        />
      )}
      <figcaption className={styles.caption}>
        {isStill ? (
          sentences[0]
        ) : (
          <ol>
            {sentences.map((sentence, step) => (
              <li
                key={step}
                aria-current={step === moment.step ? "step" : undefined}
              >
                {sentence}
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}

const still = { told: ignore, hold: ignore };
const noHints = { areShown: false, show: ignore };

/** Has neither a voice nor a hold on the table that the rules were opened at. */
function LookedAt({ children }: { readonly children: ReactNode }) {
  return (
    <Silence>
      <Pacing value={still}>
        <FinalePlace value={ignore}>
          <HintsPlace value={noHints}>{children}</HintsPlace>
        </FinalePlace>
      </Pacing>
    </Silence>
  );
}

function ignore(): void {}
