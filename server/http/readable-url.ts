/** An address that somebody has mistyped or cut off in the middle of a letter is still that of a page. */

/** Percent signs that encode nothing are taken as they stand; the API refuses them. */
export function readableUrl(url: string): string {
  if (url.startsWith("/api/")) return url;
  const [path = "", ...query] = url.split("?");
  if (isReadable(path)) return url;
  return [path.replaceAll("%", "%25"), ...query].join("?");
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
