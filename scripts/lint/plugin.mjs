/** The lint rules this repository adds to oxlint's: import walls, declared packages, and a plainer TypeScript. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { judge, packageName, packageOf } from "./judge.mjs";

const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  "../..",
);

/**
 * @typedef {{ type: string, source?: unknown, importKind?: string, exportKind?: string, kind?: string, body?: Node[], specifiers?: Node[], declaration?: Node | null }} Node
 * @typedef {{ filename: string, report(problem: { node: unknown, message: string }): void }} Context
 */

/**
 * A rule that looks at every module a file names: import, export … from, import() and import types.
 *
 * @param {(file: string, source: string, isType: boolean) => string | undefined} check
 */
function importRule(check) {
  return {
    /** @param {Context} context */
    create(context) {
      const file = path.relative(root, context.filename).replaceAll("\\", "/");
      /** @param {Node} node */
      function visit(node) {
        const source = /** @type {{ value?: unknown } | null | undefined} */ (
          node.source
        );
        if (typeof source?.value !== "string") return;
        const message = check(file, source.value, isTypeOnly(node));
        if (message) context.report({ node: source, message });
      }
      return {
        ImportDeclaration: visit,
        ExportNamedDeclaration: visit,
        ExportAllDeclaration: visit,
        ImportExpression: visit,
        TSImportType: visit,
      };
    },
  };
}

/** @param {Node} node */
function isTypeOnly(node) {
  if (node.type === "TSImportType") return true;
  return (node.importKind ?? node.exportKind) === "type";
}

/**
 * @param {string} file
 * @param {string} source
 * @param {boolean} isType
 */
function undeclared(file, source, isType) {
  const name = packageName(source);
  // Types often come from a package's own dependencies (@types/geojson with @types/d3-geo).
  if (isType && !name?.startsWith("@stolik/")) return undefined;
  // What a wall forbids need not be declared: one report for one mistake.
  if (judge(file, source, isType)) return undefined;
  const own = packageOf(file);
  if (!name || name === ownName(own)) return undefined;
  const isTool =
    /(^|\/)(test|testing|build|scripts|e2e)\/|\.test\.tsx?$|\.config\.ts$/.test(
      file,
    );
  if (declared(own, isTool).has(name)) return undefined;
  if (isTool && declared("", true).has(name)) return undefined;
  return `${name} is not among the dependencies of ${path.posix.join(own, "package.json")}.`;
}

/** @type {Map<string, Record<string, unknown>>} */
const manifests = new Map();

/** @param {string} folder */
function manifest(folder) {
  const known = manifests.get(folder);
  if (known) return known;
  const file = path.join(root, folder, "package.json");
  const read = JSON.parse(readFileSync(file, "utf8"));
  manifests.set(folder, read);
  return read;
}

/** @param {string} folder */
function ownName(folder) {
  return manifest(folder)["name"];
}

/**
 * @param {string} folder
 * @param {boolean} isTool
 */
function declared(folder, isTool) {
  const own = manifest(folder);
  const lists = [
    "dependencies",
    "peerDependencies",
    ...(isTool ? ["devDependencies"] : []),
  ];
  return new Set(lists.flatMap((list) => Object.keys(own[list] ?? {})));
}

/**
 * A rule that forbids a kind of node.
 *
 * @param {readonly string[]} types
 * @param {string} message
 */
function banned(types, message) {
  return {
    /** @param {Context} context */
    create(context) {
      return Object.fromEntries(
        types.map((type) => [
          type,
          (/** @type {Node} */ node) => context.report({ node, message }),
        ]),
      );
    },
  };
}

const noModuleLet = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} program */
      Program(program) {
        for (const statement of program.body ?? []) {
          const node = statement.declaration ?? statement;
          if (node.type === "VariableDeclaration" && node.kind !== "const")
            context.report({
              node,
              message: "A module keeps no variable that changes.",
            });
        }
      },
    };
  },
};

export default {
  meta: { name: "stolik" },
  rules: {
    walls: importRule(judge),
    "declared-imports": importRule(undeclared),
    "no-enum": banned(
      ["TSEnumDeclaration"],
      "Use a list `as const` and derive the type from it.",
    ),
    "no-class": banned(
      ["ClassDeclaration", "ClassExpression"],
      "Rules are functions over plain data.",
    ),
    "no-module-let": noModuleLet,
  },
};
