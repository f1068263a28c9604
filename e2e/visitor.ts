/** Somebody in front of Firefox, with a mouse and a keyboard. */

import { vi } from "vitest";
import type { Bidi } from "./bidi.ts";
import { desktop, patience } from "./house.ts";

/** Elements are named by CSS selectors, and by what is written in them where several match. */
export interface Visitor {
  goto(url: string): Promise<void>;
  resize(size: {
    readonly width: number;
    readonly height: number;
  }): Promise<void>;
  /** Waits until it is there to be seen. */
  see(selector: string, text?: string): Promise<void>;
  /** Waits until nothing lies above it, then clicks in its middle. */
  click(selector: string, text?: string): Promise<void>;
  /** Presses keys one after the other: letters, or names such as "Enter". */
  press(...keys: readonly string[]): Promise<void>;
  focus(selector: string): Promise<void>;
  /** By how many pixels the page is wider than the window. */
  surplus(): Promise<number>;
  /** A picture as a PNG in base64. */
  picture(): Promise<string>;
  leave(): Promise<void>;
}

const keys: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** A window of their own; they have never been here. */
export async function enter(bidi: Bidi): Promise<Visitor> {
  const { userContext } = await bidi.send<{ userContext: string }>(
    "browser.createUserContext",
  );
  const { context } = await bidi.send<{ context: string }>(
    "browsingContext.create",
    { type: "tab", userContext },
  );
  const run = <Result>(code: string, ...args: readonly unknown[]) =>
    evaluate<Result>(bidi, context, code, args);
  const until = <Result>(ask: () => Promise<Result>) =>
    vi.waitFor(ask, { ...patience, interval: 50 });
  const visitor: Visitor = {
    async goto(url) {
      await bidi.send("browsingContext.navigate", {
        context,
        url,
        wait: "complete",
      });
    },
    async resize(viewport) {
      await bidi.send("browsingContext.setViewport", { context, viewport });
    },
    see: (selector, text) =>
      until(() =>
        run(`${find} if (!box(found)) throw hidden();`, selector, text),
      ),
    async click(selector, text) {
      const at = await until(() => run<Point>(spot, selector, text));
      await bidi.send("input.performActions", {
        context,
        actions: [clickAt(at)],
      });
    },
    async press(...names) {
      const actions = names.flatMap((name) =>
        ["keyDown", "keyUp"].map((type) => ({
          type,
          value: keys[name] ?? name,
        })),
      );
      await bidi.send("input.performActions", {
        context,
        actions: [{ type: "key", id: "keyboard", actions }],
      });
    },
    focus: (selector) => until(() => run(`${find} found.focus();`, selector)),
    surplus: () =>
      run(
        "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth;",
      ),
    async picture() {
      const { data } = await bidi.send<{ data: string }>(
        "browsingContext.captureScreenshot",
        { context },
      );
      return data;
    },
    async leave() {
      await bidi.send("browser.removeUserContext", { userContext });
    },
  };
  await visitor.resize(desktop);
  return visitor;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Run in the page: the first element that can be seen, matches and says what it should. */
const find = `
  const [selector, text] = args;
  const hidden = () => new Error([selector, text].join(" ") + " is not to be seen");
  const box = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const all = [...document.querySelectorAll(selector)].filter((element) =>
    text ? element.textContent.includes(text) : true);
  const found = all.find(box) ?? all[0];
  if (!found) throw hidden();`;

/** Run in the page: where to click, once the element has come to rest and nothing lies above its middle. */
const spot = `${find}
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  if (!box(found) || found.disabled) throw hidden();
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) throw new Error(selector + " still moves");
  const top = document.elementFromPoint(x, y);
  if (!found.contains(top) && !found.closest("label")?.contains(top))
    throw new Error(selector + " lies below " + top?.outerHTML.slice(0, 200));
  return { x, y };`;

function clickAt({ x, y }: Point): object {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

async function evaluate<Result>(
  bidi: Bidi,
  context: string,
  code: string,
  args: readonly unknown[],
): Promise<Result> {
  const { result } = await bidi.send<{ result: { value: string } }>(
    "script.callFunction",
    {
      target: { context },
      awaitPromise: true,
      // What is thrown there comes back as a value too: Firefox cannot tell of an error without a stack.
      functionDeclaration: `async (json) => {
        const args = JSON.parse(json);
        try {
          const value = await (async () => { ${code} })();
          return JSON.stringify({ value: value ?? null });
        } catch (error) {
          return JSON.stringify({ failure: String(error) });
        }
      }`,
      arguments: [{ type: "string", value: JSON.stringify(args) }],
    },
  );
  const answer = JSON.parse(result.value) as
    | { readonly value: Result }
    | { readonly failure: string };
  if ("failure" in answer) throw new Error(answer.failure);
  return answer.value;
}
