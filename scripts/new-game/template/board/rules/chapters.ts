/** The rulebook's chapters: which rules they hold, and which figure explains them. */

import type { ExplainedRule, FigureName, RuleChapter } from "@stolik/furniture";
import type en from "./en.json";

interface Rule extends ExplainedRule<typeof en> {
  readonly figure?: FigureName<typeof en>;
}

export const chapters: readonly RuleChapter<typeof en, Rule>[] = [
  { name: "things", rules: [{ id: "S1" }] },
  { name: "setup", rules: [{ id: "S2" }, { id: "S3" }] },
  { name: "turn", rules: [{ id: "S4" }, { id: "S5", figure: "trick" }] },
  { name: "end", rules: [{ id: "S6" }] },
  { name: "knowledge", rules: [{ id: "S7" }] },
];
