/** The rulebook's chapters: which rules they hold, and which figure explains them. */

import type { ChapterName, FigureName, RuleId } from "@stolik/furniture";
import type en from "../../text/en.json";

type Texts = typeof en;

interface Rule {
  readonly id: RuleId<Texts>;
  readonly figure?: FigureName<Texts>;
}

interface Chapter {
  readonly name: ChapterName<Texts>;
  readonly rules: readonly Rule[];
}

export const chapters: readonly Chapter[] = [
  { name: "things", rules: [{ id: "S1" }] },
  { name: "setup", rules: [{ id: "S2" }, { id: "S3" }] },
  { name: "turn", rules: [{ id: "S4" }, { id: "S5", figure: "trick" }] },
  { name: "end", rules: [{ id: "S6" }] },
  { name: "knowledge", rules: [{ id: "S7" }] },
];
