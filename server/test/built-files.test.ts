/** Files of the built app in memory: read once, within bounds, and none stays open for whoever has gone. */

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtFiles } from "../http/built-files.ts";
import { ask, builtApp, script, SCRIPT } from "./built-app.ts";
import { testFolder, testServer } from "./server.ts";

const plain = ["identity"] as const;

/** A folder with a file for each letter, of so many bytes. */
function lettered(letters: string, size: number): string {
  const folder = testFolder();
  for (const letter of letters)
    writeFileSync(join(folder, letter), letter.repeat(size));
  return folder;
}

it("a file is read once, however many ask for it at the same time", async () => {
  const read = builtFiles(lettered("a", 10));
  const [one, other] = await Promise.all([read("a", plain), read("a", plain)]);
  expect(one?.bytes.toString()).toBe("a".repeat(10));
  expect(other?.bytes).toBe(one?.bytes);
  expect((await read("a", plain))?.bytes).toBe(one?.bytes);
});

it("a file that is replaced or gone is no longer what was read", async () => {
  const folder = lettered("ab", 10);
  const read = builtFiles(folder);
  const before = await read("a", plain);
  renameSync(join(folder, "b"), join(folder, "a"));
  const after = await read("a", plain);
  expect(after?.bytes.toString()).toBe("b".repeat(10));
  expect(after?.tag).not.toBe(before?.tag);
  rmSync(join(folder, "a"));
  expect(await read("a", plain)).toBeUndefined();
});

it("so much is kept in memory, of what was asked for last", async () => {
  const read = builtFiles(lettered("abc", 10), 20);
  const bytes = async (name: string) => (await read(name, plain))?.bytes;
  const [a, b] = [await bytes("a"), await bytes("b")];
  expect(await bytes("a")).toBe(a);
  await bytes("c");
  expect(await bytes("a")).toBe(a);
  expect(await bytes("b")).not.toBe(b);
  expect(await bytes("b")).toEqual(b);
});

it("a file larger than what is kept is read every time", async () => {
  const read = builtFiles(lettered("a", 10), 9);
  const first = await read("a", plain);
  const second = await read("a", plain);
  expect(second).toEqual(first);
  expect(second?.bytes).not.toBe(first?.bytes);
});

it.runIf(existsSync("/proc/self/fd"))(
  "no file stays open, though many were asked for ahead and nobody reads them",
  async () => {
    const webFolder = builtApp();
    const large = "0123456789abcdef".repeat(2 ** 19);
    writeFileSync(join(webFolder, "assets/large.js"), large);
    mkdirSync(join(webFolder, "folder.js"));
    const { url } = await testServer({ webFolder });
    await ask(`${url}/folder.js`);
    expect((await ask(`${url}/assets/large.js`)).body.toString()).toBe(large);

    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const ahead = `GET /assets/large.js HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`;
    socket.write(ahead.repeat(15));
    await new Promise((resolve) => socket.once("readable", resolve));
    const { body } = await ask(url + SCRIPT, { "accept-encoding": "identity" });
    expect(body.toString()).toBe(script);
    expect(openIn(webFolder)).toEqual([]);
    socket.destroy();
  },
);

function openIn(folder: string): readonly string[] {
  const real = realpathSync(folder);
  return readdirSync("/proc/self/fd")
    .map((descriptor) => {
      const link = `/proc/self/fd/${descriptor}`;
      return existsSync(link) ? readlinkSync(link) : "";
    })
    .filter((path) => path.startsWith(real));
}
