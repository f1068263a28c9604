/** What the page offers whoever sets up a table. */

import { expect, it } from "vitest";
import { parseOptions } from "../../rules/options.ts";
import { module } from "../index.tsx";

it("[L17] every time to ask for the dictionary is one that the rules take", () => {
  const times = module.options.find(({ name }) => name === "challengeSeconds");
  expect(times?.choices).toContain(times?.default);
  for (const challengeSeconds of times?.choices ?? [])
    expect(parseOptions({ challengeSeconds })).toMatchObject({
      ok: true,
      value: { challengeSeconds },
    });
});
