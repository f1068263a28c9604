/** `npm start`: no Node that the tools refuse, no flag that Node might refuse, and a server that ends when it is told to, or left alone. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { heapFlags, knownFlags } from "../scripts/heap.mjs";
import { isWithin } from "../scripts/install.mjs";
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

describe("the Nodes that are served", () => {
  const { engines } = JSON.parse(read("package.json")) as {
    engines: { node: string };
  };

  it.each([
    ["18.20.8", false],
    ["20.18.3", false],
    ["20.19.0", true],
    ["21.7.3", false],
    ["22.11.0", false],
    ["22.12.0", true],
    ["23.11.1", false],
    ["24.0.0", true],
    ["27.1.0", true],
  ])("%s: %s", (version, isServed) => {
    expect(isWithin(version, engines.node)).toBe(isServed);
  });

  it("are those of the README and of the lock file", () => {
    const oldest = engines.node.match(/\d+(?:\.\d+)?/g) ?? [];
    const [sentence = ""] =
      /^You need \[Node.*$/m.exec(read("README.md")) ?? [];
    expect(sentence.match(/\d+(?:\.\d+)?/g)?.slice(0, 3)).toEqual(oldest);
    const lock = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, { engines?: unknown }>;
    };
    expect(lock.packages[""]?.engines).toEqual(engines);
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
