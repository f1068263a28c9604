/** What whoever watches over the server can read: probes and metrics, over real ports. */

import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { becomeGuest, openPage, request, startedTable } from "./client.ts";
import { faultyStore } from "./faulty-store.ts";
import { nsoe, playOn, sendMove } from "./play.ts";
import { testServer } from "./server.ts";

it("counts moves, refusals, connections and tables", async () => {
  const { url, metricsUrl } = await testServer({ metricsPort: 0 });
  const ala = await becomeGuest(url, "Ala");
  const table = await startedTable([ala], 1, { first: 1 });
  const page = await openPage(url, ala.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq > 0 && nsoe().toMove(page.view)[0] === 0);
  await sendMove(page, table, "early", { type: "draw", pile: 0 });
  await sendMove(page, table, "foreign", { type: "no such move" });
  await ala.get("/api/tables/none");
  await playOn(nsoe(), table, [page, undefined], 1);

  const figures = await read(metricsUrl);
  expect(figures.get('stolik_moves_total{by="person"}')).toBe(1);
  expect(figures.get('stolik_moves_total{by="bot"}')).toBeGreaterThan(0);
  const made = figures.get("stolik_move_commit_seconds_count") ?? 0;
  expect(made).toBeGreaterThan(1);
  expect(figures.get("stolik_move_sent_seconds_count")).toBe(made);
  expect(figures.get("stolik_commit_writes_sum")).toBeGreaterThan(made);
  expect(figures.get('stolik_refusals_total{code="rule"}')).toBe(1);
  expect(figures.get('stolik_refusals_total{code="malformed-move"}')).toBe(1);
  expect(figures.get('stolik_refusals_total{code="unknown-table"}')).toBe(1);
  expect(figures.get("stolik_connections")).toBe(1);
  expect(figures.get("stolik_tables")).toBe(1);
  expect(figures.get("stolik_idle_tables")).toBe(0);
  expect(figures.get("stolik_bot_queue")).toBe(0);
  expect(figures.get("stolik_ready")).toBe(1);
  expect(figures.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  expect(figures.has("process_resident_memory_bytes")).toBe(true);
});

it("answers probes on both ports, and metrics on their own alone", async () => {
  const { url, metricsUrl, lines } = await testServer({
    metricsPort: 0,
    hosts: ["stolik.example"],
    requestsPerMinute: 4,
  });
  const before = lines.length;
  for (let asked = 0; asked < 20; asked += 1)
    for (const base of [url, metricsUrl]) {
      const { status, body } = await request(`${base}/healthz`);
      expect({ status, body }).toEqual({ status: 200, body: "ok\n" });
      const ready = await request(`${base}/readyz`);
      expect(ready).toMatchObject({ status: 200, body: "ready\n" });
    }
  expect(lines).toHaveLength(before);
  const headers = { host: "stolik.example" };
  const { body } = await request<string>(`${url}/metrics`, { headers });
  expect(body).not.toContain("stolik_moves_total");
});

it("answers, but is not ready, while its store fails", async () => {
  const faulty = faultyStore();
  const { url } = await testServer({ openStore: faulty.open });
  faulty.fail();
  expect(await request(`${url}/readyz`)).toMatchObject({
    status: 503,
    body: "store\n",
  });
  expect(await request(`${url}/healthz`)).toMatchObject({ status: 200 });
});

it("says which port cannot be had", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void other.close());
  const address = other.address();
  const metricsPort = typeof address === "object" ? address?.port : undefined;
  await expect(testServer({ metricsPort })).rejects.toThrow(
    `STOLIK_METRICS_PORT: 127.0.0.1:${metricsPort} cannot be used.`,
  );
});

/** Every figure by its name and labels. */
async function read(url: string | undefined): Promise<Map<string, number>> {
  const { body, headers } = await request<string>(`${url}/metrics`);
  expect(headers.get("content-type")).toContain("version=0.0.4");
  const lines = body.split("\n").filter((line) => /^[a-z]/.test(line));
  return new Map(
    lines.map((line) => {
      const [name = "", value] = line.split(/ (?=\S+$)/);
      return [name, Number(value)];
    }),
  );
}
