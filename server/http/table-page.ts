/** The table that a page shows or replays, as its address names it: whoever asks for such a page makes the server look for that table. */

export function tableOfPage(url: string): string | undefined {
  const [path = ""] = url.split("?");
  const [, type, table = ""] = path.split("/");
  const isOfTable = (type === "t" || type === "r") && table !== "";
  return isOfTable ? table : undefined;
}
