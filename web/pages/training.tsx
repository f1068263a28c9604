/** Training one's weak spots: a handful of questions about places that one got wrong. */

import { useEffect, useRef } from "react";
import { useLanguage } from "../language.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import form from "../parts/form.module.css";
import { Frame } from "../parts/frame.tsx";
import { useTitle } from "../parts/title.ts";
import { useProfileWords } from "../words.ts";
import { dayIn } from "../training/day.ts";
import { Question } from "../training/question.tsx";
import { useSitting } from "../training/use-sitting.ts";
import type { RunningSitting } from "../training/use-sitting.ts";

type Clock = () => number;

export function TrainingPage({ clock = Date.now }: { readonly clock?: Clock }) {
  const say = useProfileWords();
  const sitting = useSitting(clock);
  useTitle(say("train.title"));
  const { asked, answers, at } = sitting;
  const current = asked[at];
  return (
    <Frame>
      <div className={form.page}>
        <h1 className={form.heading}>{say("train.title")}</h1>
        {current ? (
          <Question
            {...current}
            step={say("train.step", { number: at + 1, all: asked.length })}
            answer={answers[at]}
            isLast={at === asked.length - 1}
            onAnswer={sitting.answer}
            onNext={sitting.next}
          />
        ) : (
          <Done sitting={sitting} now={clock()} />
        )}
      </div>
    </Frame>
  );
}

function Done({
  sitting,
  now,
}: {
  readonly sitting: RunningSitting;
  readonly now: number;
}) {
  const say = useProfileWords();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const all = sitting.answers.length;
  const { more, next } = sitting.rest();
  useEffect(() => {
    if (all > 0) heading.current?.focus({ preventScroll: true });
  }, [all]);
  const right = sitting.answers.filter(({ isRight }) => isRight).length;
  const isEmpty = all === 0 && more === 0 && next === undefined;
  const day = next === undefined ? "" : dayIn(language, next, now);
  return (
    <section className={form.part} aria-labelledby="done">
      <h2 id="done" ref={heading} className={form.heading} tabIndex={-1}>
        {say(isEmpty ? "train.emptyTitle" : "train.done")}
      </h2>
      {all > 0 && <p>{say("train.score", { right, all })}</p>}
      {more > 0 && <p>{say("train.more", { count: more })}</p>}
      {more === 0 && next !== undefined && <p>{say("train.after", { day })}</p>}
      {isEmpty && <p>{say("train.emptyText")}</p>}
      <div className={form.end}>
        {more > 0 && (
          <Button look="primary" onPress={sitting.begin}>
            {say("train.goOn")}
          </Button>
        )}
        <ButtonLink to={{ type: "me" }}>{say("title")}</ButtonLink>
      </div>
    </section>
  );
}
