/** What a page says of itself before it is opened, in the language it is asked for. */

import { languages } from "@stolik/kernel";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withHead } from "../build/page-head.ts";
import { headOf, startLanguageIn } from "../language.ts";

const index = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");

describe("a page's head", () => {
  it("names and describes the page, for tabs, searches and shared links", () => {
    const head = { title: "Cities & seas", description: 'North is "up".' };
    const html = withHead(index, head);
    expect(html).toContain("<title>Cities &amp; seas</title>");
    expect(html).toContain('property="og:title" content="Cities &amp; seas"');
    const description = 'content="North is &quot;up&quot;."';
    expect(html.split(description)).toHaveLength(3);
    expect(html).not.toContain("Five tabletop games");
  });

  it("is home's own in every language, and each game's", async () => {
    const said = new Set<string>();
    for (const language of languages) {
      await startLanguageIn(language);
      expect(headOf().title).toBe("Stolik");
      expect(headOf("nsoe").title).toMatch(/^[^.]+ · Stolik$/);
      said.add(headOf().description).add(headOf("nsoe").description);
    }
    expect(said).toHaveLength(6);
  });
});
