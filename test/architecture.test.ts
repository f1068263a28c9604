/** The tables of folders in docs/ARCHITECTURE.md say what the linter allows. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { serverWalls } from "../scripts/lint/server-walls.mjs";
import { webFolders } from "../scripts/lint/web-folders.mjs";
import { root } from "../scripts/root.mjs";

const text = readFileSync(path.join(root, "docs/ARCHITECTURE.md"), "utf8");
const noFolders = ["nothing", "no code", "everything"];

const serverFolders = Object.fromEntries(
  serverWalls.map(({ name, may }) => {
    const own = name.replace("server/", "");
    const others = may.flatMap(
      (target) => /^server\/([a-z]+)\/\*\*$/.exec(target)?.[1] ?? [],
    );
    return [own, others.filter((folder) => folder !== own)];
  }),
);

describe.each([
  { where: "server", title: "### Inside the server", walls: serverFolders },
  { where: "web", title: "### Inside the app", walls: webFolders },
])("the table of $where", ({ where, title, walls }) => {
  const rows = rowsBelow(title);

  it("names every folder once", () => {
    const unnamed = ["test", "scripts"];
    const folders = foldersIn(where).filter((name) => !unnamed.includes(name));
    const named = rows.map(({ folder }) => folder);
    expect(named.toSorted()).toEqual(folders);
  });

  it.each(rows)("$folder", ({ folder, may }) => {
    const allowed: readonly string[] = walls[folder] ?? [];
    expect(may.toSorted()).toEqual(allowed.toSorted());
  });
});

interface Row {
  readonly folder: string;
  readonly may: readonly string[];
}

function rowsBelow(title: string): readonly Row[] {
  const [, section = ""] = text.split(title);
  const [table = ""] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  return table.split("\n").flatMap((line) => {
    const [, folders = "", , others = ""] = line.split("|");
    const plain = others.replace(/\(.*?\)/g, "").trim();
    const may = noFolders.includes(plain) ? [] : plain.split(/ *, */);
    return [...folders.matchAll(/`([a-z-]+)\/`/g)].map(
      ([, folder = ""]): Row => ({ folder, may }),
    );
  });
}

/** Those that git knows. */
function foldersIn(where: string): readonly string[] {
  const listed = execFileSync("git", ["ls-files", where], {
    cwd: root,
    encoding: "utf8",
  });
  const folders = listed.match(new RegExp(`(?<=^${where}/)[^/\n]+(?=/)`, "gm"));
  return [...new Set(folders)].toSorted();
}
