/** The address at which others open this page: `localhost` on the server's own machine is of no use to them. */

import { useEffect, useState } from "react";
import { api } from "../api.ts";

export interface InviteAddress {
  readonly origin: string;
  /** Who can open it: everyone, whoever is in the same network, or nobody on another device. */
  readonly among: "all" | "network" | "none";
}

export function useInviteAddress(): InviteAddress {
  const [address, setAddress] = useState<InviteAddress>({
    origin: location.origin,
    among: "all",
  });
  useEffect(() => {
    let isGone = false;
    void findInviteAddress().then((found) => {
      if (!isGone && found) setAddress(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return address;
}

/** Undefined: the page's own address is as good as any. */
async function findInviteAddress(): Promise<InviteAddress | undefined> {
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
