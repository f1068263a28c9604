/** What is to be trained today, on a person's own page, and the way to it. */

import { useLanguage } from "../language.ts";
import { ButtonLink } from "../parts/button.tsx";
import form from "../parts/form.module.css";
import type { Profile } from "../profile/profile.ts";
import { useProfileWords } from "../words.ts";
import { dayIn } from "./day.ts";
import { exercisesOf } from "./exercises.ts";
import { sittingAt } from "./sitting.ts";

export function TrainPart({
  profile,
  now,
}: {
  readonly profile: Profile;
  readonly now: number;
}) {
  const say = useProfileWords();
  const language = useLanguage();
  const { map, cards } = profile;
  const sitting = sittingAt(exercisesOf(map.arrows), cards, now);
  const due = sitting.now.length + sitting.more;
  const { next } = sitting;
  return (
    <section className={form.part} aria-labelledby="train">
      <h2 id="train" className={form.heading}>
        {say("train.title")}
      </h2>
      {due === 0 && next === undefined && (
        <p>
          {say("train.emptyTitle")}. {say("train.emptyText")}
        </p>
      )}
      {due === 0 && next !== undefined && (
        <p>{say("train.later", { day: dayIn(language, next, now) })}</p>
      )}
      {due > 0 && (
        <>
          <p>{say("train.about")}</p>
          <div className={form.end}>
            <ButtonLink to={{ type: "train" }} look="primary" isLarge>
              {say("train.start")}
            </ButtonLink>
            <strong>{say("train.due", { count: due })}</strong>
          </div>
        </>
      )}
    </section>
  );
}
