// @vitest-environment happy-dom

import { describe, expect, it, vi } from "vitest";
import { RematchCall } from "../table/rematch-call.tsx";
import { buttonNamed, press, render } from "./render.tsx";

describe("the call to the table that follows", () => {
  it("says nothing before somebody asked, but is ready to be heard", async () => {
    const place = await render(<RematchCall call={undefined} />);
    expect(place.querySelector("[role=status]")?.textContent).toBe("");
    expect(place.querySelector("button")).toBeNull();
  });

  it("says who asked, and one press joins", async () => {
    const onJoin = vi.fn<() => void>();
    const text = "Ola is setting up another game.";
    const call = { text, answer: "Join", isBusy: false, onJoin };
    const place = await render(<RematchCall call={call} />);
    expect(place.querySelector("[role=status]")?.textContent).toBe(text);
    await press(buttonNamed(place, "Join"));
    expect(onJoin).toHaveBeenCalledOnce();
    const busy = await render(<RematchCall call={{ ...call, isBusy: true }} />);
    expect(buttonNamed(busy, "Join").disabled).toBe(true);
  });
});
