/** The thread that makes the deals, as tests have built it and from its source. */

import { expect, it, onTestFinished, vi } from "vitest";
import { dealThread } from "../daily/deal-thread.ts";

it.each(["built", "from its source"])(
  "the real thread, %s, makes a deal and checks a solution",
  async (how) => {
    if (how !== "built") vi.stubEnv("STOLIK_WORKERS", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const maker = dealThread();
    onTestFinished(() => maker.close());
    const deal = await maker.make("letters", "2026-11-18", true);
    expect(deal).toMatchObject({ game: "letters", day: "2026-11-18" });
    const nothing = await maker.score(deal, []);
    expect(nothing).toMatchObject({ refusal: { code: "deal-unfinished" } });
  },
);
