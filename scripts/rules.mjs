/** `npm run rules`: lists every rule id of every game with the tests that name it; an id without one fails. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";
import { isProgram } from "./say.mjs";

/**
 * @typedef {object} Citation
 * @property {string} name the test's
 * @property {readonly string[]} ids
 *
 * @typedef {object} GameReport
 * @property {string} game
 * @property {readonly { id: string, tests: readonly string[] }[]} rules
 * @property {readonly string[]} problems
 */

/**
 * The ids a rulebook defines: bullets that begin with a capital letter and a number.
 *
 * @param {string} rulebook
 */
export function parseIds(rulebook) {
  return [...rulebook.matchAll(/^- ([A-Z]\d+)\b/gm)].map(([, id = ""]) => id);
}

/**
 * The test names in a file that cite rules, as in `[N1]`, `[N1, N4]` or `[N10–N12]`.
 * A table of rows may hold them too, as `rule: "N11"`, if its test is named `[$rule] …`.
 * A test that is skipped or still to be written proves nothing, so it does not count.
 *
 * @param {string} source
 * @returns {readonly Citation[]}
 */
export function parseCitations(source) {
  const name = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
  const row = /\brule: ['"`]([^'"`]+)['"`]/;
  const rowName = /['"`]([^'"`]*\[\$rule\][^'"`]*)['"`]/.exec(source)?.[1];
  const joined = source.replace(/\.(skip|todo)\(\s+/g, ".$1(");
  return joined.split("\n").flatMap((line) => {
    if (/^\s*(\/\/|\/?\*)|\.(skip|todo)\b/.test(line)) return [];
    const [, ruleOfRow] = (rowName && row.exec(line)) || [];
    if (rowName && ruleOfRow)
      return [{ name: rowName, ids: citedIds(`[${ruleOfRow}]`) }];
    return [...line.matchAll(name)].flatMap(([, , text = ""]) => {
      const ids = citedIds(text);
      return ids.length > 0 ? [{ name: text, ids }] : [];
    });
  });
}

/** @param {string} text */
function citedIds(text) {
  const one = String.raw`[A-Z]\d+(?:\s*[–-]\s*[A-Z]?\d+)?`;
  const list = new RegExp(String.raw`\[(${one}(?:\s*,\s*${one})*)\]`, "g");
  return [...text.matchAll(list)].flatMap(([, ids = ""]) =>
    ids.split(",").flatMap((item) => range(item.trim())),
  );
}

/** @param {string} item `N4` or `N10–N12` */
function range(item) {
  const [, letter = "", first = "", last = first] =
    /^([A-Z])(\d+)(?:\s*[–-]\s*[A-Z]?(\d+))?$/.exec(item) ?? [];
  const length = Number(last) - Number(first) + 1;
  return Array.from(
    { length: Math.max(length, 0) },
    (_, step) => `${letter}${Number(first) + step}`,
  );
}

/**
 * @param {string} folder the repository's, or one of the same layout
 * @returns {readonly GameReport[]}
 */
export function reportRules(folder) {
  const games = path.join(folder, "games");
  return readdirSync(games)
    .toSorted()
    .filter((game) => existsSync(path.join(games, game, "rules")))
    .map((game) => reportGame(game, path.join(games, game)));
}

/**
 * @param {string} game
 * @param {string} folder
 * @returns {GameReport}
 */
function reportGame(game, folder) {
  const rulebook = path.join(folder, "RULES.md");
  const ids = existsSync(rulebook)
    ? parseIds(readFileSync(rulebook, "utf8"))
    : [];
  const citations = testFiles(folder).flatMap((file) =>
    parseCitations(readFileSync(file, "utf8")).map((citation) => ({
      ...citation,
      file: path.relative(folder, file),
    })),
  );
  const rules = ids.map((id) => ({
    id,
    tests: citations
      .filter((cited) => cited.ids.includes(id))
      .map(({ name }) => name),
  }));
  return {
    game,
    rules,
    problems: [
      ...(ids.length === 0 ? [`${game}: RULES.md has no rule ids`] : []),
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${game}: ${id} is defined twice`),
      ...rules
        .filter(({ tests }) => tests.length === 0)
        .map(({ id }) => `${game}: no test names ${id}`),
      ...citations.flatMap(({ file, ids: cited, name }) =>
        cited
          .filter((id) => !ids.includes(id))
          .map(
            (id) => `${game}: there is no ${id}, cited by "${name}" in ${file}`,
          ),
      ),
    ],
  };
}

/** @param {string} folder */
function testFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"),
    )
    .toSorted()
    .map((file) => path.join(folder, file));
}

/**
 * @param {readonly GameReport[]} reports
 * @param {boolean} isBrief
 */
function print(reports, isBrief) {
  for (const { game, rules } of reports) {
    const tested = rules.filter(({ tests }) => tests.length > 0).length;
    console.log(`${game}: ${tested} of ${rules.length} rules have tests`);
    if (isBrief) continue;
    for (const { id, tests } of rules) {
      const [first = "–", ...others] = tests;
      const more = others.length > 0 ? ` (+${others.length})` : "";
      console.log(
        `  ${id.padEnd(4)} ${String(tests.length).padStart(3)}  ${first}${more}`,
      );
    }
  }
}

if (isProgram(import.meta.url)) {
  const args = process.argv.slice(2);
  const folder = args.find((arg) => !arg.startsWith("-")) ?? root;
  const reports = reportRules(folder);
  const problems = reports.flatMap((report) => report.problems);
  print(reports, args.includes("--brief"));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
