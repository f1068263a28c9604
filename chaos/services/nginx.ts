/** An nginx of our own before all nodes. */

import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  answers,
  findProgram,
  freePort,
  startService,
  until,
} from "./processes.ts";
import type { Shelter } from "./processes.ts";

const locations = new URL("../../deploy/nginx/locations.conf", import.meta.url);

export function findNginx(): string | undefined {
  return findProgram("nginx");
}

/** Resolves with its address. */
export async function startNginx(
  shelter: Shelter,
  program: string,
  ports: readonly number[],
): Promise<string> {
  const folder = shelter.makeFolder("nginx");
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, ports));
  // Who runs nginx need not be allowed to read where we are.
  copyFileSync(locations, join(folder, "locations.conf"));
  const args = ["-p", folder, "-c", file, "-e", join(folder, "error.log")];
  startService(shelter, program, args, join(folder, "nginx.log"));
  await until(
    () => answers(port),
    () => "nginx",
  );
  return `http://127.0.0.1:${port}`;
}

/** As deploy/ has it, but for ports and folders. */
function configuration(
  folder: string,
  port: number,
  ports: readonly number[],
): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const nodes = ports.map(
    (one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=5s;`,
  );
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream stolik {
    zone stolik 64k;
    ${nodes.join("\n    ")}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    include ${folder}/locations.conf;
  }
}
`;
}
