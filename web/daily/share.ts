/** A result as others may see it: the day, the game, the score and how each part went. No name, and nothing of the solution. */

import type { Day, Language, Mark } from "@stolik/kernel";

const symbols: Readonly<Record<Mark, string>> = {
  right: "🟩",
  near: "🟨",
  wrong: "🟥",
};
/** More in one line are hard to count. */
const IN_LINE = 10;

export interface SharedResult {
  readonly day: Day;
  readonly title: string;
  readonly score: string;
  readonly marks: readonly Mark[];
  readonly address: string;
}

export function shareText(
  { day, title, score, marks, address }: SharedResult,
  language: Language,
): string {
  const lines = [`Stolik · ${title} · ${dateOf(day, language)}`, score];
  for (let at = 0; at < marks.length; at += IN_LINE)
    lines.push(
      marks
        .slice(at, at + IN_LINE)
        .map((mark) => symbols[mark])
        .join(""),
    );
  return [...lines, address].join("\n");
}

/** A day as it is written in a language. */
export function dateOf(
  day: Day,
  language: Language,
  style: "long" | "short" = "short",
): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    ...(style === "long"
      ? { weekday: "long", day: "numeric", month: "long" }
      : { day: "numeric", month: "numeric", year: "numeric" }),
  });
  return format.format(new Date(`${day}T12:00:00Z`));
}

export type Shared = "shared" | "copied" | "cancelled";

/** How the text left the page, or that it was not to; undefined: it could not. */
export async function share(text: string): Promise<Shared | undefined> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ text });
      return "shared";
    }
  } catch (cause) {
    // Whoever closed the sheet has thought better of it.
    if (cause instanceof DOMException && cause.name === "AbortError")
      return "cancelled";
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return undefined;
  }
}
