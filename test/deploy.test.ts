/** What `deploy/` holds is checked as far as that goes without a container engine: by the programs that read it, else against what it names. */

import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { heapFlags } from "../scripts/heap.mjs";
import { root } from "../scripts/root.mjs";
import { variables } from "../server/settings/settings.ts";
import {
  becomeGuest,
  openPage,
  request,
  startedTable,
} from "../server/test/client.ts";
import { nsoe, playOn } from "../server/test/play.ts";
import { testServer } from "../server/test/server.ts";

const isCi = process.env["CI"] === "true";
/** Read by the command and by the stores. */
const known = [...variables, "PORT", "HOST", "DATABASE_URL", "REDIS_URL"];

/** Where a program is missing its tests are skipped with a line; in CI they run, and fail, if it must be there. */
function unless(program: string, isNeeded = isCi): boolean {
  const isMissing = find(program) === undefined && !isNeeded;
  if (isMissing) console.log(`SKIPPED: there is no ${program} here.`);
  return isMissing;
}

function find(program: string): string | undefined {
  const folders = [
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    "/usr/sbin",
  ];
  return folders
    .map((folder) => path.join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** By its path; by its name, which fails loudly, where it is missing. */
function program(name: string): string {
  return find(name) ?? name;
}

function read(name: string): string {
  return readFileSync(path.join(root, "deploy", name), "utf8");
}

function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stolik-deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** nginx with this site in a folder of its own, as it is laid out on a server. */
function nginxFolder(site: string): string {
  const folder = testFolder();
  // Long bodies pass through a file, by workers of another user where root starts them.
  chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, "stolik"));
  cpSync(
    path.join(root, "deploy/nginx/locations.conf"),
    path.join(folder, "stolik/locations.conf"),
  );
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const lines = places.map((place) => `${place}_temp_path ${folder}/${place};`);
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log stderr;
     events {} http { access_log off; ${lines.join(" ")} include site.conf; }`,
  );
  writeFileSync(path.join(folder, "site.conf"), site);
  return folder;
}

const nginxArguments = (folder: string) => [
  "-p",
  folder,
  "-c",
  path.join(folder, "nginx.conf"),
];

function checkSite(folder: string): void {
  const { status, stderr } = spawnSync(
    program("nginx"),
    ["-t", ...nginxArguments(folder)],
    { encoding: "utf8" },
  );
  expect(stderr).toContain("test is successful");
  expect(stderr).not.toContain("[warn]");
  expect(status).toBe(0);
}

describe.skipIf(unless("nginx"))("nginx", () => {
  it.skipIf(unless("openssl"))("takes the site with https", () => {
    const folder = nginxFolder("");
    const [key, certificate] = ["key.pem", "certificate.pem"].map((name) =>
      path.join(folder, name),
    ) as [string, string];
    execFileSync(
      program("openssl"),
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=stolik.example -days 1`
        .split(" ")
        .concat("-keyout", key, "-out", certificate),
      { stdio: "ignore" },
    );
    const site = read("nginx/site.conf")
      .replace("/etc/ssl/stolik.example.pem", certificate)
      .replace("/etc/ssl/stolik.example.key", key);
    expect(site).not.toContain("/etc/ssl/");
    writeFileSync(path.join(folder, "site.conf"), site);
    checkSite(folder);
  });

  it("takes the site of the compose file", () => {
    const site = read("nginx/compose.conf").replaceAll(/node-\d/g, "127.0.0.1");
    checkSite(nginxFolder(site));
  });

  it("passes requests on to the node that is up, past those that are down", async () => {
    const node = await testServer({ trustProxy: ["loopback"] });
    const port = await freePort();
    const gone = [await freePort(), await freePort()];
    const places = [...gone, Number(new URL(node.url).port)].values();
    const site = read("nginx/compose.conf")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replaceAll(
        /node-\d:8080/g,
        () => `127.0.0.1:${String(places.next().value)}`,
      );
    const url = await startNginx(nginxFolder(site), port);

    const ala = await becomeGuest(url, "Ala");
    const table = await startedTable([ala], 1);
    const page = await openPage(url, ala.cookie, { origin: url });
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq >= 0);
    expect(await playOn(nsoe(), table, [page, undefined], 3)).toBe(3);
    expect(page.frames[0]).toContain('"type":"beat"');
    await page.close();

    const foreign = await request(`${url}/api/guest`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: "https://elsewhere.example",
      },
      body: JSON.stringify({ name: "Ugo" }),
    });
    expect(foreign.status).toBe(403);
    const long = goldenRecord("journey/test/golden/deck-6-seats.json");
    expect(JSON.stringify(long).length).toBeGreaterThan(16 * 1024);
    const continued = await ala.post("/api/tables", {
      game: long.game,
      options: {},
      seats: [{ type: "me" }, ...Array<unknown>(5).fill({ type: "open" })],
      origin: { record: long, at: 20, seat: 0 },
    });
    expect(continued).toMatchObject({ status: 200, body: { game: long.game } });
    const large = await ala.post("/api/guest", { name: "x".repeat(20_000) });
    expect(large).toMatchObject({ status: 413, body: { code: "too-large" } });
    const larger = await ala.post("/api/guest", { name: "x".repeat(300_000) });
    expect(larger.status).toBe(413);
  });
});

async function startNginx(folder: string, port: number): Promise<string> {
  const nginx = spawn(program("nginx"), nginxArguments(folder), {
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => nginx.once("exit", resolve));
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start.");
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return url;
  }
}

function goldenRecord(name: string): { readonly game: string } {
  return JSON.parse(readFileSync(path.join(root, "games", name), "utf8")) as {
    readonly game: string;
  };
}

/** Nobody listens there. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string")
    throw new Error("It listened on no port.");
  return address.port;
}

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly ports?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

describe("the compose file", () => {
  const { services, volumes } = parse(read("compose.yaml"), {
    merge: true,
  }) as Compose;
  const nodes = Object.entries(services).filter(([name]) =>
    name.startsWith("node-"),
  );

  it("names files and services that exist", () => {
    for (const { build, volumes: mounts = [], depends_on } of Object.values(
      services,
    )) {
      if (build) {
        const context = path.join(root, "deploy", build.context);
        expect(existsSync(path.join(context, build.dockerfile))).toBe(true);
      }
      for (const mount of mounts) {
        const [from = ""] = mount.split(":");
        if (from.startsWith("."))
          expect(existsSync(path.join(root, "deploy", from)), from).toBe(true);
        else expect(volumes).toHaveProperty(from);
      }
      const needed = Array.isArray(depends_on)
        ? (depends_on as readonly string[])
        : Object.keys(depends_on ?? {});
      for (const name of needed) expect(services).toHaveProperty(name);
    }
  });

  it("sets variables that the nodes know, and opens no port but nginx's", () => {
    expect(nodes).toHaveLength(3);
    for (const [, { environment = {}, ports }] of nodes) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
      // A number of proxies believes whoever connects.
      expect(environment["STOLIK_TRUST_PROXY"]).toBe("1");
      expect(ports).toBeUndefined();
    }
    const proxied = read("nginx/compose.conf").match(/node-\d(?=:8080)/g);
    expect(proxied).toEqual(nodes.map(([name]) => name));
  });
});

describe("the Dockerfile", () => {
  const text = read("Dockerfile").replaceAll(/\\\n\s*/g, "");
  const lines = text.split("\n");

  it("runs a command that exists, as a user without rights", () => {
    const user = lines.findLast((line) => line.startsWith("USER "));
    expect(user).toBe("USER node");
    const last = lines.findLast((line) => line.startsWith("CMD ")) ?? "";
    const command = JSON.parse(last.slice(4)) as string[];
    const script = command.find((word) => word.endsWith(".sh")) ?? "";
    expect(existsSync(path.join(root, script))).toBe(true);
    expect(lines.indexOf(last)).toBeGreaterThan(lines.indexOf("USER node"));
  });

  it("copies files that exist or that the build makes", () => {
    const copied = [...text.matchAll(/^COPY --from=build \/app\/(\S+)/gm)];
    const sources = copied.map(([, source = ""]) => source);
    expect(sources).toContain("cli/dist");
    expect(sources).toContain("web/dist");
    for (const source of sources) {
      const isMade = source === "node_modules" || source.endsWith("/dist");
      const place = isMade ? path.dirname(source) : source;
      expect(existsSync(path.join(root, place)), source).toBe(true);
    }
    const ignored = readFileSync(path.join(root, ".dockerignore"), "utf8");
    for (const made of ["**/node_modules", "**/dist", "/data", ".git"])
      expect(ignored.split("\n")).toContain(made);
  });

  it("checks its health at a path that the server answers", () => {
    expect(text).toMatch(/HEALTHCHECK .*\/healthz/);
  });
});

describe.skipIf(process.platform === "win32")("what both run", () => {
  it("serves with the flags of npm start, in place of the shell", () => {
    const folder = testFolder();
    // Tells how it was called, but for the question which flags this Node knows.
    const node = path.join(folder, "node");
    const script = `#!/bin/sh
      case $1 in scripts/heap-flags.mjs) exec "${process.execPath}" "$@";; esac
      echo $$ "$@"`;
    writeFileSync(node, script, { mode: 0o755 });
    const PATH = [folder, process.env["PATH"]].join(path.delimiter);
    const { pid, stdout } = spawnSync(
      "sh",
      ["deploy/serve.sh", "--data", "/data"],
      { cwd: root, encoding: "utf8", env: { ...process.env, PATH } },
    );
    const server = ["scripts/serve.mjs", "--data", "/data"];
    const called = [pid, ...heapFlags(), ...server].join(" ");
    expect(stdout).toBe(`${called}\n`);
  });
});

describe("the systemd unit", () => {
  const unit = read("stolik@.service");

  it("names files and variables that exist", () => {
    const script = /^ExecStart=.* (\S+\.sh)/m.exec(unit)?.[1] ?? "";
    expect(existsSync(path.join(root, script))).toBe(true);
    const told = [...unit.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, line = ""]) => line.split(" "))
      .map((assigned) => assigned.split("=")[0]);
    const file = [...read("stolik.env").matchAll(/^#?([A-Z_]+)=/gm)];
    for (const name of [...told, ...file.map(([, variable]) => variable)])
      expect([...known, "NODE_ENV"]).toContain(name);
  });

  it.skipIf(unless("systemd-analyze", false))(
    "is what systemd can read",
    () => {
      const file = path.join(testFolder(), "stolik@8081.service");
      writeFileSync(file, unit);
      const { status, stderr } = spawnSync(
        program("systemd-analyze"),
        ["verify", "--man=no", file],
        { encoding: "utf8" },
      );
      const own = stderr.split("\n").filter((line) => line.includes("stolik"));
      expect(own).toEqual([]);
      expect(status).toBe(0);
    },
  );
});
