/** The built app: hashed files may be cached for ever; every other path gets a page that reads the path itself and preloads what it will need. */

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { refusal } from "../protocol/refusals.ts";
import { preferredLanguage } from "./preferred-language.ts";
import { sendProblem } from "./problem.ts";
import { tableOfPage } from "./table-page.ts";

const UNBUILT =
  "Stolik's server is running, but the app is not built: run `npm run build` first.\n";

/** Pages of no game. */
const ALONE = ["/daily", "/games", "/map", "/me", "/train"];

/** Which game is played at a table, if there is such a table. */
type GameOf = (table: string) => Promise<string | undefined>;

export async function pages(
  app: FastifyInstance,
  folder: string | undefined,
  gameOf: GameOf,
): Promise<void> {
  const isBuilt =
    folder !== undefined && existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      cacheControl: false,
      dotfiles: "ignore",
      preCompressed: true,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(folder, "assets"));
        reply.header(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
    app.addHook("onRequest", (request, _reply, done) => {
      // A part is a part of the file itself, whatever encodings its reader knows.
      if (
        request.headers.range !== undefined &&
        !request.url.startsWith("/api/")
      )
        delete request.headers["accept-encoding"];
      done();
    });
  }

  const pageFor = async ({ url, headers }: FastifyRequest) => {
    const language = preferredLanguage(headers["accept-language"]);
    const page = `pages/${language}/${await pageName(url, gameOf)}.html`;
    return existsSync(join(folder ?? "", page)) ? page : "index.html";
  };
  /** Not awaited: whoever awaits a reply leaves listeners on it, and a page has passed through several hands. */
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isBuilt)
      return void reply.type("text/plain; charset=utf-8").send(UNBUILT);
    reply.header("vary", "accept-language");
    pageFor(request).then(
      (page) => void reply.sendFile(page),
      (error: unknown) => void reply.send(error),
    );
  };
  app.get("/", { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !request.url.startsWith("/api/") &&
      !request.url.startsWith("/.") &&
      !request.url.startsWith("/assets/");
    if (isPage) sendPage(request, reply);
    else sendProblem(reply, refusal("unknown-page"));
  });
}

/** A page as the build names it: after the first part of its address and the game, if it has one; of anything else "home". */
async function pageName(url: string, gameOf: GameOf): Promise<string> {
  const [path = ""] = url.split("?");
  const [, type = "", name = ""] = path.split("/");
  if (ALONE.includes(path)) return path.slice(1);
  const table = tableOfPage(url);
  const game = table === undefined ? name : await gameOf(table);
  const known = /^[a-z]+$/;
  return known.test(type) && game !== undefined && known.test(game)
    ? `${type}-${game}`
    : "home";
}
