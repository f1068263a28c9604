/** Judges one import against the walls. */

import { isBuiltin } from "node:module";
import path from "node:path";
import { walls } from "./walls.mjs";
import { aboveAll, assembling, belowRoot, webFolders } from "./web-folders.mjs";

const folders = [
  "kernel",
  "geo",
  "lexicon",
  "furniture",
  "server",
  "cli",
  "web",
  "e2e",
  "bench",
  "chaos",
];

/**
 * Why `file` may not import `source`, or undefined if it may.
 *
 * @param {string} file path from the root, with forward slashes
 * @param {string} source what stands between the quotes
 * @param {boolean} isType
 * @returns {string | undefined}
 */
export function judge(file, source, isType) {
  const wall = walls.find(({ files }) => files.test(file));
  if (!wall)
    return "No wall covers this folder: give it a row in scripts/lint/walls.mjs.";
  const target = targetOf(file, source);
  const own = packageOf(file);
  const other = packageOf(target);
  if (isRelative(source) && own !== "" && other !== "" && own !== other)
    return `"${source}" leaves the package ${own}: import the other package by its name.`;
  const name = wall.files.exec(file)?.groups?.["game"] ?? "";
  /** @param {readonly string[]} [patterns] */
  const isIn = (patterns = []) =>
    patterns.some((pattern) => fits(pattern, name, target));
  if (isIn(wall.may) && !isIn(wall.never)) return judgeInWeb(file, target);
  if (isIn(wall.types))
    return isType
      ? undefined
      : `${wall.name} may import ${target} as a type only.`;
  return `${wall.name} may not import ${target}.`;
}

/**
 * Within web/ a file may import its own folder, the files at the root, and the folders below its own.
 *
 * @param {string} file
 * @param {string} target
 */
function judgeInWeb(file, target) {
  if (!file.startsWith("web/") || !target.startsWith("web/")) return undefined;
  if (aboveAll.some((files) => files.test(file))) return undefined;
  const folder = webFolderOf(file);
  const may = folder === "" ? belowRoot : webFolders[folder];
  if (!may)
    return `No row covers web/${folder}: give it one in scripts/lint/web-folders.mjs.`;
  const other = webFolderOf(target);
  const isBelow =
    other === ""
      ? !assembling.test(target)
      : [folder, ...may].some((below) => target.startsWith(`web/${below}/`));
  return isBelow ? undefined : `web/${folder} may not import ${target}.`;
}

/**
 * Empty for a file at the root.
 *
 * @param {string} file in web/
 */
function webFolderOf(file) {
  return /^web\/([^/]+)\//.exec(file)?.[1] ?? "";
}

/**
 * The package a bare specifier names: `@noble/hashes` of `@noble/hashes/sha2.js`; none for a path or `node:`.
 *
 * @param {string} source
 */
export function packageName(source) {
  if (isRelative(source) || isBuiltin(source)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(source)?.[0];
}

/**
 * The folder whose package.json speaks for a file; empty for the root's.
 *
 * @param {string} file
 */
export function packageOf(file) {
  const folder = /^games\/[^/]+|^[^/]+/.exec(file)?.[0] ?? "";
  return folders.includes(folder) || folder.startsWith("games/") ? folder : "";
}

/**
 * @param {string} file
 * @param {string} source
 */
function targetOf(file, source) {
  // A suffix such as ?raw or ?worker is the bundler's.
  const plain = source.replace(/\?.*$/, "");
  if (isRelative(plain))
    return path.posix.join(path.posix.dirname(file), plain);
  const own = /^@stolik\/([^/]+)(.*)$/.exec(plain);
  if (!own) return isBuiltin(plain) ? withNode(plain) : `npm:${plain}`;
  const [, name = "", rest = ""] = own;
  if (name === "games") return `games/registry${rest}`;
  return (folders.includes(name) ? name : `games/${name}`) + rest;
}

/** @param {string} builtin `fs` is `node:fs` */
function withNode(builtin) {
  return builtin.startsWith("node:") ? builtin : `node:${builtin}`;
}

/** @param {string} source */
function isRelative(source) {
  return source.startsWith(".");
}

/**
 * @param {string} pattern
 * @param {string} ownGame
 * @param {string} target
 */
function fits(pattern, ownGame, target) {
  if (pattern === "**") return true;
  const isTree = pattern.endsWith("**");
  const stem = (isTree ? pattern.slice(0, -2) : pattern)
    .replace("{game}", ownGame)
    .replace("*", "[^/]+")
    .replace(/\/$/, "(/|$)");
  return new RegExp(isTree ? `^${stem}` : `^${stem}$`).test(target);
}
