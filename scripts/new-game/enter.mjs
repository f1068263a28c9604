/** Enters a game where games are entered: the two registries and the manifests beside them. */

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * @param {string} name
 * @param {string} root
 */
export function enterGame(name, root) {
  edit(path.join(root, "games/registry/loaders.ts"), (text) =>
    replaced(
      text,
      /(const loaders\b[^]*?)(\n\};)/,
      `$1
  ${name}: () =>
    made(
      import("@stolik/${name}/rules"),
      import("@stolik/${name}/bot"),
      ({ ${name}: game }, { bot }) => ({ game, bot }),
    ),$2`,
    ),
  );
  edit(path.join(root, "web/games.ts"), (text) =>
    replaced(
      withImports(text, `import { ${name} } from "@stolik/${name}/entry";`),
      /(export const games\b[^]*?)(\n\];)/,
      `$1\n  ${name},$2`,
    ),
  );
  for (const folder of ["games/registry", "web"])
    edit(path.join(root, folder, "package.json"), (text) => {
      const manifest = JSON.parse(text);
      const all = { ...manifest.dependencies, [`@stolik/${name}`]: "*" };
      const sorted = Object.entries(all).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      manifest.dependencies = Object.fromEntries(sorted);
      return `${JSON.stringify(manifest, null, 2)}\n`;
    });
}

/**
 * @param {string} text
 * @param {readonly string[]} lines
 */
function withImports(text, ...lines) {
  return replaced(text, /([^]*\nimport [^;]*;\n)/, `$1${lines.join("\n")}\n`);
}

/**
 * @param {string} text
 * @param {RegExp} place
 * @param {string} by
 */
function replaced(text, place, by) {
  if (!place.test(text)) throw new Error(`There is no place for it: ${place}`);
  return text.replace(place, by);
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
