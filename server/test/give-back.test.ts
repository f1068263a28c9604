/** Memory is given back after a busy time, and nobody is held up for nothing. */

import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { collectGarbage, startGiveBack } from "../process/give-back.ts";

const MB = 2 ** 20;

function aMachine() {
  const machine = {
    megabytes: 100,
    share: 0,
    collected: 0,
    memory: () => machine.megabytes * MB,
    busy: () => machine.share,
    collect() {
      machine.collected += 1;
      machine.megabytes = 120;
      return Promise.resolve();
    },
  };
  const giveBack = startGiveBack(fastify().log, machine);
  onTestFinished(() => giveBack.stop());
  return { machine, giveBack };
}

it("collects once it is idle and holds much more than it did", async () => {
  const { machine, giveBack } = aMachine();
  await giveBack.check();
  machine.megabytes = 400;
  machine.share = 0.5;
  await giveBack.check();
  expect(machine.collected).toBe(0);
  machine.share = 0.01;
  await giveBack.check();
  expect(machine.collected).toBe(1);
  machine.megabytes = 160;
  await giveBack.check();
  expect(machine.collected).toBe(1);
});

it("does not try again for what it could not give back", async () => {
  const { machine, giveBack } = aMachine();
  machine.collect = () => {
    machine.collected += 1;
    return Promise.resolve();
  };
  machine.megabytes = 400;
  for (let time = 0; time < 3; time += 1) await giveBack.check();
  expect(machine.collected).toBe(1);
});

it("what nobody holds is gone after a collection", async () => {
  const garbage = new WeakRef({});
  await new Promise((resolve) => setImmediate(resolve));
  await collectGarbage();
  expect(garbage.deref()).toBeUndefined();
});
