/** Files that only pass on what another one has: the bundler makes one for every module that is loaded by itself and travels in a group. The build removes them, so that no page waits for them. */

import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

interface Facade {
  /** The file that has it all. */
  readonly behind: string;
  /** What is passed on, as an object of the names it is asked for by. */
  readonly names: string;
}

/** Lets every import lead to the file behind a facade; returns which that is, by the facade's own name. */
export function foldFacades(bundle: Bundle): ReadonlyMap<string, string> {
  const facades = new Map<string, Facade>();
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  for (const { fileName, code } of chunks) {
    const facade = facadeOf(code);
    if (facade) facades.set(nameOf(fileName), facade);
  }
  for (const chunk of chunks)
    chunk.code = chunk.code
      .replaceAll(
        /\bimport\(([`"'])\.\/([^`"']+)\1\)/g,
        (whole, _, name: string) => {
          const facade = facades.get(name);
          return facade
            ? `import("./${facade.behind}").then(_=>(${facade.names}))`
            : whole;
        },
      )
      // What the bundler preloads with an import.
      .replaceAll(/"assets\/([^"]+\.js)"/g, (whole, name: string) => {
        const facade = facades.get(name);
        return facade ? `"assets/${facade.behind}"` : whole;
      });
  return new Map(
    [...facades].map(([name, { behind }]) => [
      `assets/${name}`,
      `assets/${behind}`,
    ]),
  );
}

function facadeOf(code: string): Facade | undefined {
  const [, passed, behind] =
    /^\s*export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/.exec(code) ??
    [];
  if (passed === undefined || behind === undefined) return undefined;
  const names = passed.split(",").map((one) => {
    const [own = "", asked = own] = one.trim().split(/\s+as\s+/);
    return `${asked}:_.${own}`;
  });
  return { behind, names: `{${names.join(",")}}` };
}

function nameOf(file: string): string {
  return file.replace(/^assets\//, "");
}
