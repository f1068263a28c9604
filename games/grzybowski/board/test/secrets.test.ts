/** The board's bundle cannot look under a card: nothing it imports leads to which back is on which front. */

import path from "node:path";
import { fileURLToPath } from "node:url";
import { reach } from "@stolik/furniture/testing";
import { expect, it } from "vitest";

it.each(["../index.tsx", "../../rules/turns.ts"])(
  "[G6] no import of %s leads to the backs of the cards",
  (entry) => {
    const file = fileURLToPath(new URL(entry, import.meta.url));
    const reached = [...reach(file)].map((found) => path.basename(found));
    expect(reached).toContain("back-sides.ts");
    for (const secret of ["backs.ts", "setup.ts", "knowledge.ts"])
      expect(reached).not.toContain(secret);
  },
);
