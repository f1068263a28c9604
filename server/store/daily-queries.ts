/** The queries of what people reached in the deals of the days. */

import type { Kysely } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import { prepare } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";
import type { DealKey } from "./stored.ts";

type DailyQueries = Pick<
  Store,
  "saveDailyResult" | "dailyScore" | "dailyScores" | "deleteDailyResults"
>;

const made = ["contentVersion", "version"] as const;
type Marks = Readonly<Record<keyof DealKey, never>>;

export function dailyQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
): DailyQueries {
  const insert = prepare(
    ["day", "game", "person", "score", "at", ...made],
    ({ person, contentVersion, ...values }) =>
      db
        .insertInto("daily_results")
        .values({
          person_id: person,
          content_version: contentVersion,
          ...values,
        })
        .onConflict((conflict) => conflict.doNothing()),
  );
  /** A row without versions is taken to belong to this deal. */
  const ofDeal = ({ day, game, contentVersion, version }: Marks) =>
    db
      .selectFrom("daily_results")
      .where("day", "=", day)
      .where("game", "=", game)
      .where(({ eb, and }) =>
        eb.or([
          eb("content_version", "is", null),
          and({ content_version: contentVersion, version }),
        ]),
      );
  const find = prepare(["day", "game", "person", ...made], (marks) =>
    ofDeal(marks).select("score").where("person_id", "=", marks.person),
  );
  const count = prepare(["day", "game", ...made], (marks) =>
    ofDeal(marks)
      .select(({ fn }) => ["score", fn.countAll().as("people")])
      .groupBy("score")
      .orderBy("score"),
  );
  const remove = prepare(["before"], ({ before }) =>
    db.deleteFrom("daily_results").where("day", "<", before),
  );
  return {
    saveDailyResult: (result) => group.write(insert({ ...result })),
    async dailyScore(deal, person) {
      const { rows } = await db.executeQuery(find({ ...deal, person }));
      return rows[0]?.score;
    },
    async dailyScores(deal) {
      const { rows } = await db.executeQuery(count({ ...deal }));
      return rows.map(({ score, people }) => ({
        score,
        people: Number(people),
      }));
    },
    async deleteDailyResults(before) {
      await group.write(remove({ before }));
    },
  };
}
