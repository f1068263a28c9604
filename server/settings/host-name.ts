/** The name of a host, written in the one way in which names are compared. */

/** Without its port, in small letters; undefined: it is no host. */
export function hostName(host: string | undefined): string | undefined {
  const url = `http://${host ?? ""}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, search, username } = new URL(url);
  const isHost = pathname === "/" && search === "" && username === "";
  return isHost ? hostname.replace(/\.$/, "") : undefined;
}
