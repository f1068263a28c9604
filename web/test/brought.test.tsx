// @vitest-environment happy-dom
/** A record that somebody brings stays on the page, whatever the page showed or was looking for. */

import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { App, loadPage } from "../app.tsx";
import { navigate } from "../router/history.ts";
import type { ReplayPort } from "../session/replay.ts";
import { breakDatabase } from "./broken-database.ts";
import { render } from "./render.tsx";

/** The records on the page: what each worker was given to open, until it was ended. */
let shown: Map<object, unknown>;

beforeEach(() => {
  shown = new Map();
  vi.stubGlobal(
    "Worker",
    class {
      postMessage({ record }: { readonly record: unknown }) {
        shown.set(this, record);
      }
      terminate() {
        shown.delete(this);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(path: string): Promise<void> {
  history.replaceState(null, "", "/");
  history.pushState(null, "", path);
  await loadPage({ type: "replay" });
  await render(<App />);
  await settle();
}

async function drop(record: unknown): Promise<void> {
  const file = new File([JSON.stringify(record)], "match.json");
  const event = new Event("drop", { bubbles: true });
  Object.assign(event, { dataTransfer: { files: [file], types: ["Files"] } });
  await act(async () => document.dispatchEvent(event));
  await settle();
}

/** Reading files and asking servers takes some turns of the loop. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });

const records = () => [...shown.values()];

/** As when a sheet is put over the page. */
async function move(): Promise<void> {
  await act(async () => window.dispatchEvent(new Event("stolik:moved")));
  await settle();
}

it("in place of a match that was kept, and of another that was brought", async () => {
  await open("/r?kept=none");
  for (const game of ["first", "second"]) {
    await drop({ game });
    await move();
    expect(location.pathname + location.search).toBe("/r");
    expect(records()).toEqual([{ game }]);
  }
});

it("while a table’s record is still on its way", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () => new Promise<Response>((resolve) => answers.push(resolve)),
  );
  await open("/r/table");
  await drop({ game: "brought" });
  for (const answer of answers)
    answer(Response.json({ code: "unknown-table" }, { status: 404 }));
  await settle();
  expect(records()).toEqual([{ game: "brought" }]);
  await move();
  expect(records()).toEqual([{ game: "brought" }]);
});

it("and is there again when one comes back to it, but not elsewhere", async () => {
  await open("/r");
  await drop({ game: "brought" });
  await act(async () => navigate({ type: "replay" }));
  await settle();
  expect(records()).toEqual([]);
  await act(async () => history.back());
  await settle();
  expect(records()).toEqual([{ game: "brought" }]);
});

it("is asked for where what was kept cannot be read", async () => {
  breakDatabase();
  await open("/r?kept=any");
  expect(document.querySelector("[aria-busy]")).toBeNull();
  expect(document.querySelector("input[type=file]")).not.toBeNull();
});

it("says how much has come of the dictionary that it waits for", async () => {
  await open("/r");
  await drop({ game: "letters" });
  const data = { type: "dictionary", share: 0.45 };
  await act(async () => {
    for (const worker of shown.keys())
      (worker as ReplayPort).onmessage?.({ data } as never);
  });
  expect(document.body.textContent).toContain("Dictionary 45%");
});
