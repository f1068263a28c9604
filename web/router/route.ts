/** The app's addresses: read from a path, and made into one. */

export type Route =
  | { readonly type: "home" }
  | { readonly type: "new"; readonly game: string }
  | { readonly type: "table"; readonly table: string }
  | { readonly type: "solo"; readonly game: string }
  | { readonly type: "hotseat"; readonly game: string }
  | { readonly type: "rules"; readonly game: string; readonly rule?: string }
  | { readonly type: "missing" };

export function parseRoute(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (first === undefined) return { type: "home" };
  if (second === undefined || rest.length > 0) return { type: "missing" };
  switch (first) {
    case "new":
    case "solo":
    case "hotseat":
      return { type: first, game: second };
    case "t":
      return { type: "table", table: second };
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
    case "new":
    case "solo":
    case "hotseat":
      return `/${route.type}/${encodeURIComponent(route.game)}`;
    case "table":
      return `/t/${encodeURIComponent(route.table)}`;
    case "rules": {
      const hash = route.rule ? `#${encodeURIComponent(route.rule)}` : "";
      return `/rules/${encodeURIComponent(route.game)}${hash}`;
    }
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A lone % is somebody's typing, not an error of ours.
  }
}
