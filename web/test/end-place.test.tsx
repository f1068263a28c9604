// @vitest-environment happy-dom
/** The end is told once the board has shown it, if it shows any. */

import { FinalePlace, useFinale } from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import { useState } from "react";
import { expect, it } from "vitest";
import { useEnd } from "../table/end-place.tsx";
import type { ShownMatch } from "../session/session.ts";
import { press, render } from "./render.tsx";

const outcome = { winners: [0], scores: [1, 0], reason: "full" };

/** A board that counts until its button is pressed. */
function Board() {
  const [isCounted, setCounted] = useState(false);
  useFinale(isCounted);
  return (
    <button type="button" onClick={() => setCounted(true)}>
      count
    </button>
  );
}

function Page(props: { readonly module: object; readonly match: object }) {
  const end = useEnd(
    props.module as AnyGameModule,
    { id: "1", ...props.match } as ShownMatch,
  );
  return (
    <FinalePlace value={end.done}>
      <p>{end.isTold ? "told" : "not told"}</p>
      <Board />
    </FinalePlace>
  );
}

const show = (module: object, match: object) =>
  render(<Page module={module} match={match} />);

it("at once where the board shows nothing, the match was ended by agreement, or it is looked at again", async () => {
  const said = async (module: object, match: object) =>
    (await show(module, match)).querySelector("p")?.textContent;
  expect(await said({}, { outcome: undefined })).toBe("not told");
  expect(await said({}, { outcome })).toBe("told");
  expect(await said({ hasFinale: true }, { isEnded: true })).toBe("told");
  const again = { outcome, isPast: true };
  expect(await said({ hasFinale: true }, again)).toBe("told");
});

it("after the count where there is one", async () => {
  const place = await show({ hasFinale: true }, { outcome });
  expect(place.querySelector("p")?.textContent).toBe("not told");
  await press(place.querySelector("button"));
  expect(place.querySelector("p")?.textContent).toBe("told");
});
