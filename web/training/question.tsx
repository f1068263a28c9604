/** One exercise: which of two places lies further one way; once it is answered, both are on the map. */

import { ComparedPlaces, EuropeMap, Verdict } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { europe } from "@stolik/geo/projection";
import { useEffect, useRef } from "react";
import { useLanguage } from "../language.ts";
import { Button } from "../parts/button.tsx";
import type { TrainingCard } from "../profile/profile.ts";
import { useProfileWords } from "../words.ts";
import { dayIn } from "./day.ts";
import { answerTo, degreesApart } from "./exercises.ts";
import type { Exercise, Side, Way } from "./exercises.ts";
import styles from "./training.module.css";

/** What was answered, and when it comes again. */
export interface Answer {
  readonly side: Side;
  readonly isRight: boolean;
  readonly card: TrainingCard;
}

interface Props {
  readonly exercise: Exercise;
  readonly way: Way;
  /** "Question 2 of 5". */
  readonly step: string;
  readonly answer: Answer | undefined;
  readonly isLast: boolean;
  readonly onAnswer: (side: Side) => void;
  readonly onNext: () => void;
}

export function Question(props: Props) {
  const { exercise, way, answer } = props;
  const say = useProfileWords();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A new question begins at its words, for keys and screen readers.
    heading.current?.focus({ preventScroll: true });
  }, [exercise]);
  const right = answerTo(exercise, way);
  return (
    <div className={styles.question}>
      <div className={styles.asked}>
        <p className={styles.step}>{props.step}</p>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {say(`train.ask.${way}`)}
        </h2>
        <div className={styles.sides}>
          {exercise.sides.map((side) => (
            <button
              key={side.place}
              type="button"
              className={styles.side}
              data-side={side.place}
              disabled={answer !== undefined}
              data-sign={answer && signOf(side, right, answer)}
              onClick={() => props.onAnswer(side)}
            >
              {placeName(side.place, language)}
            </button>
          ))}
        </div>
        <div role="status">
          {answer && <Feedback {...props} right={right} answer={answer} />}
        </div>
        {answer && <Next isLast={props.isLast} onNext={props.onNext} />}
      </div>
      <QuestionMap exercise={exercise} right={right} answer={answer} />
    </div>
  );
}

/** The right one is marked, and the one that was taken for it. */
function signOf(
  side: Side,
  right: Side,
  answer: Answer,
): "right" | "wrong" | undefined {
  if (side === right) return "right";
  return side === answer.side ? "wrong" : undefined;
}

function Feedback(
  props: Pick<Props, "exercise" | "way"> & {
    readonly right: Side;
    readonly answer: Answer;
  },
) {
  const { exercise, way, right, answer } = props;
  const say = useProfileWords();
  const language = useLanguage();
  const { isRight, card } = answer;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <div className={styles.feedback} data-right={isRight}>
      <Verdict isRight={isRight}>
        {say(isRight ? "train.right" : "train.wrong")}
      </Verdict>
      <p>
        {say(`train.answer.${way}`, {
          place: placeName(right.place, language),
          degrees: format.format(degreesApart(exercise)),
        })}{" "}
        {say("train.again", { day: dayIn(language, card.due, card.answered) })}
      </p>
    </div>
  );
}

/** It has the focus, as the button that was pressed is gone. */
function Next({ isLast, onNext }: Pick<Props, "isLast" | "onNext">) {
  const say = useProfileWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place}>
      <Button look="primary" isLarge onPress={onNext}>
        {say(isLast ? "train.finish" : "train.next")}
      </Button>
    </div>
  );
}

const RATIO = europe.width / europe.height;

/** Before the answer there is only Europe to think with. */
function QuestionMap(
  props: Pick<Props, "exercise" | "answer"> & { readonly right: Side },
) {
  const { exercise, answer, right } = props;
  const say = useProfileWords();
  const language = useLanguage();
  if (!answer)
    return (
      <EuropeMap className={styles.map} label={say("train.map")}>
        {() => null}
      </EuropeMap>
    );
  const [one, other] = exercise.sides;
  const second = right === one ? other : one;
  const [name, otherName] = [right, second].map(({ place }) =>
    placeName(place, language),
  ) as [string, string];
  return (
    <div className={styles.map} data-right={answer.isRight}>
      <ComparedPlaces
        label={say("train.compared", { one: name, other: otherName })}
        place={{ name, point: right.truth }}
        other={{ name: otherName, point: second.truth, axis: exercise.axis }}
        ratio={RATIO}
      />
    </div>
  );
}
