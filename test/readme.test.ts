/** The pictures of the README and the docs: each is there, small and described, and none lies about unused. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../scripts/root.mjs";

const LARGEST = 1_000_000;
const LARGEST_IN_ALL = 6_000_000;

const folder = path.join(root, "docs/images");
const files = readdirSync(folder).map((name) => path.join(folder, name));
const pages = ["README.md", ...pagesIn("docs")];
const pictures = pages.flatMap(picturesOf);

describe("a picture of the docs", () => {
  it("is looked at", () => {
    expect(pictures.map(({ file }) => file)).toContain(
      path.join(folder, "nsoe-loop.webp"),
    );
  });

  it.each(pictures)("$page: $file is there, below 1 MB", ({ file }) => {
    expect(statSync(file).size).toBeLessThan(LARGEST);
  });

  it.each(pictures)("$page: $file says what is seen", ({ alt }) => {
    // A source of a picture is described by its image.
    if (alt !== undefined) expect(alt.length).toBeGreaterThan(20);
  });

  it("is shown somewhere", () => {
    const shown = new Set(pictures.map(({ file }) => file));
    expect(files.filter((file) => !shown.has(file))).toEqual([]);
  });

  it("leaves the clone small", () => {
    const sizes = files.map((file) => statSync(file).size);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeLessThan(LARGEST_IN_ALL);
  });
});

describe("the README", () => {
  const games = ["nsoe", "cross", "letters", "grzybowski", "journey"];

  it.each(games)("shows %s in a picture and a loop", (game) => {
    const shown = picturesOf("README.md").map(({ file }) =>
      path.basename(file, ".webp"),
    );
    expect(shown).toEqual(
      expect.arrayContaining([game, `${game}-loop`, `${game}-phone`]),
    );
  });
});

interface Picture {
  readonly page: string;
  readonly file: string;
  readonly alt: string | undefined;
}

function picturesOf(page: string): readonly Picture[] {
  const text = read(page);
  const found = [
    ...text.matchAll(/!\[(?<alt>[^\]]*)\]\((?<address>[^)]+)\)/g),
    ...text.matchAll(/<img src="(?<address>[^"]+)"[^>]* alt="(?<alt>[^"]*)">/g),
    ...text.matchAll(/<source [^>]*srcset="(?<address>[^"]+)">/g),
  ];
  expect(found.length, page).toBe(text.split(/!\[|<img |<source /).length - 1);
  return found.map(({ groups }) => ({
    page,
    file: path.join(root, path.dirname(page), groups?.["address"] ?? ""),
    alt: groups?.["alt"],
  }));
}

function pagesIn(where: string): readonly string[] {
  return readdirSync(path.join(root, where))
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(where, name));
}

function read(page: string): string {
  return readFileSync(path.join(root, page), "utf8");
}
