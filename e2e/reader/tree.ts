/** What the browser tells a screen reader of a page: its accessibility tree, in reading order. */

import type { CDPSession } from "playwright-core";

/** One thing of a page, as it is told. */
export interface Told {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  /** A change of it is said aloud. */
  readonly isLive: boolean;
  /** How deep it lies; what lies in it follows it, one deeper. */
  readonly depth: number;
}

/** What a tree is asked for: a role, and the name or what the name is like. */
export interface Wanted {
  readonly role: string;
  readonly name?: string | RegExp;
}

export class Tree {
  constructor(readonly told: readonly Told[]) {}

  all(wanted: Wanted): readonly Told[] {
    return this.told.filter((one) => fits(one, wanted));
  }

  find(wanted: Wanted): Told | undefined {
    return this.told.find((one) => fits(one, wanted));
  }

  get focused(): Told | undefined {
    return this.told.findLast(({ isFocused }) => isFocused);
  }

  /** What lies in the first of this role and name. */
  within(wanted: Wanted): Tree {
    const start = this.told.findIndex((one) => fits(one, wanted));
    return start === -1 ? new Tree([]) : this.#inside(start);
  }

  #inside(start: number): Tree {
    const depth = this.told[start]?.depth ?? 0;
    const after = this.told.slice(start + 1);
    const end = after.findIndex((one) => one.depth <= depth);
    return new Tree(end === -1 ? after : after.slice(0, end));
  }

  /** What the live regions say now. */
  get live(): string {
    const said: string[] = [];
    for (const [index, one] of this.told.entries())
      if (one.isLive) {
        const text = this.#inside(index).text;
        if (text !== "") said.push(text);
      }
    return said.join("\n");
  }

  /** Whether the first of this role and name is read before what has the focus. */
  isBeforeFocus(wanted: Wanted): boolean {
    const place = this.told.findIndex((one) => fits(one, wanted));
    return place < this.told.findLastIndex(({ isFocused }) => isFocused);
  }

  /** All the words in it, one line for each text. */
  get text(): string {
    return this.all({ role: "StaticText" })
      .map(({ name }) => name)
      .join("\n");
  }

  /** As somebody may read it who wants to know why a player was stuck. */
  toString(): string {
    return this.told.map(line).join("\n");
  }
}

export function fits(told: Told | undefined, { role, name }: Wanted): boolean {
  if (told?.role !== role) return false;
  if (name === undefined) return true;
  return typeof name === "string" ? told.name === name : name.test(told.name);
}

function line(told: Told): string {
  const marks = [
    told.value && `= ${told.value}`,
    told.description && `(${told.description})`,
    told.isDisabled && "disabled",
    told.isLive && "live",
    told.isFocused && "<- focus",
  ].filter((mark) => mark !== false && mark !== "");
  return [" ".repeat(told.depth) + told.role, told.name, ...marks].join(" ");
}

/** The part of the protocol's node that is read here. */
interface Node {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

export async function readTree(session: CDPSession): Promise<Tree> {
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as {
    nodes: readonly Node[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told: Told[] = [];
  const walk = (node: Node | undefined, depth: number): void => {
    // Lines of a text as they are broken on the screen: a listener hears the text.
    if (!node || node.role?.value === "InlineTextBox") return;
    if (!node.ignored) told.push(toldOf(node, depth));
    const inside = depth + (node.ignored ? 0 : 1);
    for (const id of node.childIds ?? []) walk(byId.get(id), inside);
  };
  walk(nodes[0], 0);
  return new Tree(told);
}

/** What has the focus, without all the rest of the page; undefined: nothing has it. */
export async function readFocus(
  session: CDPSession,
): Promise<Told | undefined> {
  const { result } = await session.send("Runtime.evaluate", {
    expression: "document.activeElement",
  });
  if (result.objectId === undefined) return undefined;
  const { nodes } = (await session.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: false,
  })) as { nodes: readonly Node[] };
  const told = nodes[0] && toldOf(nodes[0], 0);
  return told?.isFocused ? told : undefined;
}

function toldOf(node: Node, depth: number): Told {
  const property = (wanted: string): unknown =>
    node.properties?.find(({ name }) => name === wanted)?.value.value;
  const text = (field: { readonly value?: unknown } | undefined): string =>
    typeof field?.value === "string" ? field.value : "";
  return {
    role: text(node.role),
    name: text(node.name),
    description: text(node.description),
    value: text(node.value),
    isFocused: property("focused") === true,
    isDisabled: property("disabled") === true,
    isLive: ["polite", "assertive"].includes(String(property("live"))),
    depth,
  };
}
