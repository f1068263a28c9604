/** Somebody who does not see the page: hears its accessibility tree and live regions, and presses keys. */

import type { CDPSession, Page } from "playwright-core";
import { patience } from "../house.ts";
import { fits, readFocus, readTree } from "./tree.ts";
import type { Told, Tree, Wanted } from "./tree.ts";

/** More keys than any match here needs: past them the player is lost. */
const MOST_KEYS = 3000;
/** More than there are stops of the Tab key on any page. */
const MOST_TABS = 80;
/** How many of them before somebody listens whether what they want is still there. */
const TABS_UNHEARD = 20;

/** What was heard a moment ago is no longer there. */
export class Gone extends Error {}

export class Reader {
  readonly #page: Page;
  readonly #session: CDPSession;
  #keys = 0;
  #live = "";
  /** What was told last, and after how many changes of the page. */
  #last: { readonly tree: Tree; readonly changes: number } | undefined;
  /** What the live regions have said, one change after the other. */
  readonly heard: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async at(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page);
    // The browser keeps the tree from now on, and does not grow it anew each time.
    await session.send("Accessibility.enable");
    await page.evaluate(countChanges);
    return new Reader(page, session);
  }

  async look(): Promise<Tree> {
    const tree = await readTree(this.#session);
    const { live } = tree;
    if (live !== this.#live) this.heard.push(live);
    this.#live = live;
    return tree;
  }

  async press(key: string): Promise<void> {
    this.#keys += 1;
    if (this.#keys > MOST_KEYS) throw await this.lost("too many keys");
    await this.#page.keyboard.press(key);
  }

  /** Presses it and hears where it leads: what has the focus then, and nothing else of the page. */
  async go(key: string): Promise<Told | undefined> {
    await this.press(key);
    return readFocus(this.#session);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Listens until there is what is asked for. */
  async until<Found>(
    what: string,
    ask: (tree: Tree) => Found | undefined | false,
  ): Promise<Found> {
    const until = performance.now() + patience.timeout;
    do {
      const { tree, changes } = await this.#listen();
      const found = ask(tree);
      if (found !== undefined && found !== false) return found;
      await this.#change(changes);
      this.#last = undefined;
    } while (performance.now() < until);
    throw await this.lost(`waited in vain: ${what}`);
  }

  /** Nobody is told the same page twice. */
  async #listen() {
    const changes = await this.#changes();
    if (this.#last?.changes === changes) return this.#last;
    this.#last = { tree: await this.look(), changes };
    return this.#last;
  }

  /** How often the page has changed so far. */
  #changes(): Promise<number> {
    return this.#page.evaluate(() => Reflect.get(window, "changes") as number);
  }

  /** Waits until it changes again, or for a second: nobody reads all of it anew while it rests. */
  async #change(before: number): Promise<void> {
    await this.#page
      .waitForFunction(
        (seen) => Reflect.get(window, "changes") !== seen,
        before,
        { timeout: 1_000 },
      )
      .catch(() => undefined);
  }

  /** Goes there with the Tab key, the shorter way as the tree has it. */
  async tabTo(wanted: Wanted): Promise<Told> {
    const name = `${wanted.role} ${wanted.name}`;
    const tree = await this.until(name, (told) =>
      told.find(wanted) ? told : undefined,
    );
    const key = tree.isBeforeFocus(wanted) ? "Shift+Tab" : "Tab";
    let { focused } = tree;
    for (let tabs = 0; tabs <= MOST_TABS; tabs += 1) {
      if (focused && fits(focused, wanted)) return focused;
      const isToldAgain = tabs % TABS_UNHEARD === TABS_UNHEARD - 1;
      if (isToldAgain && !isOpen((await this.look()).find(wanted)))
        throw new Gone(name);
      focused = await this.go(key);
    }
    throw await this.lost(`no Tab leads to ${wanted.role} ${wanted.name}`);
  }

  /** Goes there and presses Enter. */
  async choose(wanted: Wanted): Promise<void> {
    await this.tabTo(wanted);
    await this.press("Enter");
  }

  /** What has the focus; the page must not lose it. */
  async focused(): Promise<Told> {
    const focused = await readFocus(this.#session);
    if (!focused || focused.role === "RootWebArea")
      throw await this.lost("the focus is nowhere");
    return focused;
  }

  /** An error that tells what the page told last. */
  async lost(why: string): Promise<Error> {
    const tree = await readTree(this.#session);
    return new Error(
      [why, `heard: ${this.heard.slice(-5).join(" | ")}`, tree].join("\n"),
    );
  }
}

/** Whether the keyboard can still get there. */
function isOpen(told: Told | undefined): boolean {
  return told !== undefined && !told.isDisabled;
}

/** Runs in the page: counts whatever a listener could be told of. */
function countChanges(): void {
  let changes = 0;
  const count = () => {
    changes += 1;
    Reflect.set(window, "changes", changes);
  };
  count();
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const event of ["focusin", "focusout", "input"])
    document.addEventListener(event, count);
}
