/** The place of a replay in the address of its page, so that a link leads to the same position with the same eyes. */

import { useEffect } from "react";
import type { Place } from "../session/replay-messages.ts";

/** A finger on the timeline passes many positions; browsers refuse addresses that change too often. */
const REST = 300;

/** Says that the review is open. */
export const REVIEW = "review";

/** Where the address says nothing: the beginning, all-seeing. */
export function placeIn(query: URLSearchParams): Place {
  const at = countIn(query, "at");
  const eyes = countIn(query, "eyes");
  return { at: at ?? 0, eyes: eyes ?? "all" };
}

/** The query with this place in it. */
export function queryOf(query: URLSearchParams, { at, eyes }: Place): string {
  const next = new URLSearchParams(query);
  next.set("at", String(at));
  if (eyes === "all") next.delete("eyes");
  else next.set("eyes", String(eyes));
  return textOf(next);
}

/** The query with the review open, or put away. */
export function reviewQuery(query: URLSearchParams, isOpen: boolean): string {
  const next = new URLSearchParams(query);
  if (isOpen) next.set(REVIEW, "");
  else next.delete(REVIEW);
  return textOf(next);
}

/** The address follows what is looked at; a branch has none of its own. */
export function useAddress({ eyes, branch, ...place }: Place): void {
  const at = branch?.from ?? place.at;
  useEffect(() => {
    const timer = setTimeout(() => {
      const query = new URLSearchParams(location.search);
      history.replaceState(history.state, "", queryOf(query, { at, eyes }));
    }, REST);
    return () => clearTimeout(timer);
  }, [at, eyes]);
}

/** A name that has no value needs no sign for it. */
function textOf(query: URLSearchParams): string {
  return `?${query}`.replace(`${REVIEW}=`, REVIEW);
}

function countIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
