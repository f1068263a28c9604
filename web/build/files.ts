/** The files that a page preloads: scripts with all that they import, the styles that go with them, and others by their names. */

import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
/** The file that is loaded in place of another. */
type Folded = ReadonlyMap<string, string>;

/** In the order in which a page names them. */
export class Files {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly assets: Set<string>;

  readonly #bundle: Bundle;
  readonly #folded: Folded;

  constructor(bundle: Bundle, folded: Folded, before?: Files) {
    this.#bundle = bundle;
    this.#folded = folded;
    this.scripts = new Set(before?.scripts);
    this.styles = new Set(before?.styles);
    this.assets = new Set(before?.assets);
  }

  /** A module that is loaded by itself, with all that it imports. */
  addModule(wanted: RegExp): void {
    for (const chunk of this.#chunks())
      if (wanted.test(chunk.facadeModuleId ?? "")) this.#add(chunk.fileName);
  }

  /** Preloaded like the page's own modules: the worker then finds them in the browser's cache. */
  addWorker(files: readonly string[]): void {
    for (const name of files) this.scripts.add(name);
  }

  addAssets(wanted: RegExp): void {
    for (const name of Object.keys(this.#bundle))
      if (wanted.test(name)) this.assets.add(name);
  }

  #add(name: string): void {
    const file = this.#folded.get(name) ?? name;
    const chunk = this.#bundle[file];
    if (chunk?.type !== "chunk" || this.scripts.has(file)) return;
    this.scripts.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? [])
      this.styles.add(style);
    for (const imported of chunk.imports) this.#add(imported);
  }

  #chunks(): Chunk[] {
    return Object.values(this.#bundle).filter((file) => file.type === "chunk");
  }
}
