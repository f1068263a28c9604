/** A new game's name, and the letter of its rule ids. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { Failure } from "../say.mjs";

/** Folders and words of the house that a game would be taken for. */
const taken = ["games", "registry", "sample"];

/**
 * @param {string | undefined} name
 * @param {string} root
 */
export function checkName(name, root) {
  if (name === undefined)
    throw new Failure("Which name? npm run new-game NAME");
  if (!/^[a-z]{3,20}$/.test(name))
    throw new Failure(
      `"${name}" cannot name a game: take 3 to 20 small letters from a to z.`,
    );
  if (taken.includes(name) || !isVariable(name))
    throw new Failure(`"${name}" cannot name a game: the word is taken.`);
  if (existsSync(path.join(root, "games", name)))
    throw new Failure(`There is a game ${name} already.`);
  return name;
}

/**
 * The first letter of the name, or the next that no other rulebook uses.
 *
 * @param {string} name
 * @param {string} root
 */
export function freeLetter(name, root) {
  const games = path.join(root, "games");
  const books = readdirSync(games)
    .map((folder) => path.join(games, folder, "RULES.md"))
    .filter((book) => existsSync(book));
  const used = books.map(
    (book) => /^- ([A-Z])\d/m.exec(readFileSync(book, "utf8"))?.[1],
  );
  const letters = [...name.toUpperCase(), ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const free = letters.find((letter) => !used.includes(letter));
  if (!free) throw new Failure("Every letter stands for a game already.");
  return free;
}

/** The registries import the game under its name. @param {string} name */
function isVariable(name) {
  try {
    const script = new Script(`"use strict"; const ${name} = 0;`);
    return script instanceof Script;
  } catch {
    return false;
  }
}
