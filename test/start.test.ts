/** `npm start`: no flag that Node might refuse, and a server that ends when it is told to, or left alone. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { heapFlags, knownFlags } from "../scripts/heap.mjs";
import { root } from "../scripts/root.mjs";

const fixture = fileURLToPath(new URL("apart.fixture.mjs", import.meta.url));

describe("the flags", () => {
  it("are all taken by this Node", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [...heapFlags(), "--print", "1"],
      { encoding: "utf8" },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(heapFlags()).not.toEqual([]);
  });

  it("are left out where Node does not list them", () => {
    const listed = [
      "  --heap-growing-percent (specifies heap growing factor)",
      "        type: int  default: --semi-space=0",
    ].join("\n");
    const flags = [
      "--heap-growing-percent=300",
      "--no-heap-growing-percent",
      "--semi-space=1",
      "--heap",
      "--no-heap",
    ];
    expect(knownFlags(flags, listed)).toEqual(flags.slice(0, 2));
    expect(knownFlags(flags, "")).toEqual([]);
  });

  it("stand in no command but for those that Node documents as its own", () => {
    const manifest = JSON.parse(read("package.json")) as {
      scripts: Record<string, string>;
    };
    const deployed = readdirSync(path.join(root, "deploy"))
      .map((name) => path.join("deploy", name))
      .filter((name) => statSync(path.join(root, name)).isFile());
    const commands = [
      ...Object.values(manifest.scripts),
      ...deployed.map(read),
    ].join("\n");
    // As words of a shell, or as strings in brackets.
    const given = commands.match(/\bnode"?(?:[ ,]*"?--[a-z][^\s",]*"?)+/g);
    const flags = given?.flatMap((text) => text.match(/--[a-z-]+/g));
    expect(new Set(flags)).toEqual(new Set(["--import"]));
  });

  it("are asked for before the tests use them", () => {
    const given = read("vitest.config.ts").match(/^.*--max-\S+.*$/gm);
    expect(given).toEqual([expect.stringContaining("flagsForThisNode(")]);
  });
});

describe.skipIf(process.platform === "win32")("the server's process", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "hears %s once, and its exit code is passed on",
    async (signal) => {
      const { program, lines } = start();
      expect((await lines.next()).value).toBe("ready");
      program.kill(signal);
      expect((await lines.next()).value).toBe(signal);
      expect((await lines.next()).done).toBe(true);
      await ended(program);
      expect(program.exitCode).toBe(7);
    },
  );

  it("stops when whoever started it is gone without a word", async () => {
    const { program, lines } = start();
    expect((await lines.next()).value).toBe("ready");
    program.kill("SIGKILL");
    expect((await lines.next()).value).toBe("SIGTERM");
    expect((await lines.next()).done).toBe(true);
  });
});

function read(name: string): string {
  return readFileSync(path.join(root, name), "utf8");
}

function start() {
  const program = spawn(process.execPath, [fixture], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
  return { program, lines };
}

async function ended(program: ReturnType<typeof spawn>): Promise<void> {
  if (program.exitCode === null) await once(program, "exit");
}
