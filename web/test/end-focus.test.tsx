// @vitest-environment happy-dom
/** The keyboard goes to where the end is told, unless it is on something that can be pressed. */

import type { AnyGameModule } from "@stolik/furniture";
import { useState } from "react";
import { expect, it } from "vitest";
import type { ShownMatch } from "../session/session.ts";
import { EndPlace } from "../table/end-place.tsx";
import { press, render } from "./render.tsx";

const module = {} as AnyGameModule;
const match = { id: "1", isEnded: true, players: [] } as unknown as ShownMatch;

function Page() {
  const [isTold, setTold] = useState(false);
  return (
    <>
      {isTold && (
        <EndPlace game="nsoe" module={module} match={match}>
          {null}
        </EndPlace>
      )}
      <p tabIndex={-1}>It is your turn.</p>
      <button type="button" onClick={() => setTold(true)}>
        The last move
      </button>
    </>
  );
}

/** What has the focus once the end is told. */
async function focusedAfter(
  hasBeenActive: boolean,
  before?: string,
): Promise<string | undefined> {
  Object.assign(navigator, { userActivation: { hasBeenActive } });
  const place = await render(<Page />);
  if (before) place.querySelector<HTMLElement>(before)?.focus();
  // A click made by a script leaves the focus where it is.
  await press(place.querySelector("button"));
  return document.activeElement?.tagName;
}

it("from nowhere, and from a line that says what to do", async () => {
  expect(await focusedAfter(true)).toBe("H2");
  expect(await focusedAfter(true, "p")).toBe("H2");
});

it("not from a button, nor on a page that was just opened", async () => {
  expect(await focusedAfter(true, "button")).toBe("BUTTON");
  expect(await focusedAfter(false)).toBe("BODY");
});
