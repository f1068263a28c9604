/** The built app: hashed files for ever, every other path the page that reads the path itself. */

import fastifyStatic from "@fastify/static";
import { refusal } from "@stolik/kernel";
import type { FastifyInstance } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sendProblem } from "./problem.ts";

const UNBUILT =
  "Stolik's server is running, but the app is not built: run `npm run build` first.\n";

export async function pages(
  app: FastifyInstance,
  folder: string | undefined,
): Promise<void> {
  const isBuilt =
    folder !== undefined && existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      dotfiles: "ignore",
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(folder, "assets"));
        reply.header(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !request.url.startsWith("/api/") &&
      !request.url.startsWith("/.") &&
      !request.url.startsWith("/assets/");
    if (!isPage) return sendProblem(reply, refusal("unknown-page"));
    if (isBuilt) return reply.sendFile("index.html");
    return reply.type("text/plain; charset=utf-8").send(UNBUILT);
  });
}
