/** The order of test files: those that can share a load of the sources one after the other, and the longest first. */

import { readFileSync } from "node:fs";
import path from "node:path";
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Those that take longest, longest first: one that begins last lets all but one worker wait for it. The others follow by their size. */
const longest = [
  "chaos/test/chaos.test.ts",
  "test/new-game.test.ts",
  "games/grzybowski/test/assess.test.ts",
  "test/running/server.test.ts",
  "kernel/test/planted-bugs.test.ts",
  "server/test/kill.test.ts",
  "test/running/continue.test.ts",
  "games/grzybowski/test/daily.test.ts",
  "games/grzybowski/test/bot.test.ts",
  "games/grzybowski/test/exact.test.ts",
  "server/test/nodes.test.ts",
  "e2e/daily.test.ts",
  "e2e/measure.test.ts",
  "e2e/pages.test.ts",
  "e2e/offline.test.ts",
  "e2e/review.test.ts",
  "e2e/reader.test.ts",
  "e2e/grzybowski.test.ts",
  "e2e/after-match.test.ts",
  "e2e/lesson.test.ts",
  "e2e/pace.test.ts",
];

export class ByCost extends BaseSequencer {
  override async sort(
    files: TestSpecification[],
  ): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const sorted = await super.sort(files);
    const keys = new Map(sorted.map((file) => [file, keyOf(root, file)]));
    return sorted.toSorted((one, other) =>
      compare(keys.get(one) ?? "", keys.get(other) ?? ""),
    );
  }
}

/** A worker is kept for the next file only if that one is of the same project and wants the same environment. */
function keyOf(root: string, { project, moduleId }: TestSpecification): string {
  const text = readFileSync(moduleId, "utf8");
  const environment = /@vitest-environment (\S+)/.exec(text)?.[1] ?? "node";
  const name = path.relative(root, moduleId).replaceAll(path.sep, "/");
  const at = longest.indexOf(name);
  const rank = String(at < 0 ? longest.length : at).padStart(3, "0");
  return `${project.name} ${environment} ${rank}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
