/** Under which address others open this page: on the server's own machine its name is of no use to them. */

import { useEffect, useState } from "react";
import { api } from "../api.ts";

export interface Reach {
  readonly origin: string;
  /** Who can open it: everyone, whoever is in the same network, or nobody on another device. */
  readonly among: "all" | "network" | "none";
}

export function useReach(): Reach {
  const [reach, setReach] = useState<Reach>({
    origin: location.origin,
    among: "all",
  });
  useEffect(() => {
    let isGone = false;
    void findReach().then((found) => {
      if (!isGone && found) setReach(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return reach;
}

/** Undefined: the page's own address is as good as any. */
async function findReach(): Promise<Reach | undefined> {
  if (!isLoopback(location.hostname)) return undefined;
  const answer = await api.addresses();
  if (!answer.ok) return undefined;
  const [origin] = answer.value.addresses;
  return origin === undefined
    ? { origin: location.origin, among: "none" }
    : { origin, among: "network" };
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname);
}
