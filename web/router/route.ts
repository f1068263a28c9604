/** The app's addresses: read from a path, and made into one. */

export type Route =
  | { readonly type: "home" }
  | { readonly type: "games" }
  | { readonly type: "map" }
  | { readonly type: "daily" }
  /** A game's deal of the day. */
  | { readonly type: "deal"; readonly game: string }
  | { readonly type: "me" }
  | { readonly type: "train" }
  | { readonly type: "new"; readonly game: string }
  | { readonly type: "table"; readonly table: string }
  | { readonly type: "solo"; readonly game: string }
  | { readonly type: "hotseat"; readonly game: string }
  | { readonly type: "learn"; readonly game: string }
  | { readonly type: "rules"; readonly game: string; readonly rule?: string }
  /** Of a table's match; of one that was kept in this browser; or of a record that somebody brings. */
  | {
      readonly type: "replay";
      readonly table?: string;
      readonly kept?: string;
      /** With its review open. */
      readonly isReview?: boolean;
    }
  | { readonly type: "missing" };

export function parseRoute(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (first === undefined) return { type: "home" };
  if (first === "games" && second === undefined) return { type: "games" };
  if (first === "map" && second === undefined) return { type: "map" };
  if (first === "daily" && second === undefined) return { type: "daily" };
  if (first === "me" && second === undefined) return { type: "me" };
  if (first === "train" && second === undefined) return { type: "train" };
  if (first === "r" && second === undefined) return { type: "replay" };
  if (second === undefined || rest.length > 0) return { type: "missing" };
  switch (first) {
    case "new":
    case "solo":
    case "hotseat":
    case "learn":
      return { type: first, game: second };
    case "daily":
      return { type: "deal", game: second };
    case "t":
      return { type: "table", table: second };
    case "r":
      return { type: "replay", table: second };
    case "rules": {
      const rule = decode(hash.replace(/^#/, ""));
      return { type: "rules", game: second, ...(rule ? { rule } : {}) };
    }
    default:
      return { type: "missing" };
  }
}

export function makePath(route: Route): string {
  switch (route.type) {
    case "home":
    case "missing":
      return "/";
    case "games":
    case "map":
    case "me":
    case "train":
    case "daily":
      return `/${route.type}`;
    case "deal":
      return `/daily/${encodeURIComponent(route.game)}`;
    case "new":
    case "solo":
    case "hotseat":
    case "learn":
      return `/${route.type}/${encodeURIComponent(route.game)}`;
    case "table":
      return `/t/${encodeURIComponent(route.table)}`;
    case "replay":
      return replayPath(route);
    case "rules": {
      const hash = route.rule ? `#${encodeURIComponent(route.rule)}` : "";
      return `/rules/${encodeURIComponent(route.game)}${hash}`;
    }
  }
}

function replayPath({
  table,
  kept,
  isReview,
}: Extract<Route, { type: "replay" }>): string {
  const path = table ? `/r/${encodeURIComponent(table)}` : "/r";
  const query = [
    ...(kept && !table ? [`kept=${encodeURIComponent(kept)}`] : []),
    ...(isReview ? ["review"] : []),
  ];
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A lone % is somebody's typing, not an error of ours.
  }
}
