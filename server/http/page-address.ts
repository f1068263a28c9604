/** What the address of a page says: of which type the page is, and which game or table it names. */

export interface PageAddress {
  /** Without what is asked. */
  readonly path: string;
  /** Both may be empty. */
  readonly type: string;
  readonly name: string;
  /** The table that the page shows or replays: whoever asks for it makes the server look for that table. */
  readonly table: string | undefined;
}

export function pageAddress(url: string): PageAddress {
  const [path = ""] = url.split("?");
  const [, type = "", name = ""] = path.split("/");
  const isOfTable = (type === "t" || type === "r") && name !== "";
  return { path, type, name, table: isOfTable ? name : undefined };
}
