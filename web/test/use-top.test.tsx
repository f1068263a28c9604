// @vitest-environment happy-dom

import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useTop } from "../table/use-top.ts";

function Table({ match }: { readonly match: string }) {
  useTop(match);
  return null;
}

it("a new match begins at the top; the same one stays where it is", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const scrolled = vi.spyOn(window, "scrollTo").mockReturnValue();
  const root = createRoot(document.createElement("div"));
  const show = (match: string) =>
    act(async () => root.render(<Table match={match} />));
  await show("1");
  await show("1");
  expect(scrolled).not.toHaveBeenCalled();
  await show("2");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
});
