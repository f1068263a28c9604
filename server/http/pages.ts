/** The built app: hashed files may be cached for ever; every other path gets a page that reads the path itself and preloads what it will need. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { refusal } from "../protocol/refusals.ts";
import { pageAddress } from "./page-address.ts";
import { preferredLanguage } from "./preferred-language.ts";
import { sendProblem } from "./problem.ts";
import { fileSender } from "./send-file.ts";
import type { Caching } from "./send-file.ts";

const UNBUILT =
  "Stolik's server is running, but the app is not built: run `npm run build` first.\n";

/** Pages of no game. */
const ALONE = ["/daily", "/games", "/map", "/me", "/r", "/train"];

/** As the build names files: nothing that begins with a dot is one, and no name leads out of their folder. */
const fileName = /^(?:[\w-]+\/)*[\w-][\w.-]*\.\w+$/;
/** Somebody who asks for these is no reader of pages. */
const noPage = /^(?:\.|api\/|assets\/)/;
const UNKNOWN = refusal("unknown-page");
const OF_PAGES: Caching = {
  "cache-control": "no-cache",
  vary: "accept-language, accept-encoding",
};

/** Which game is played at a table, if there is such a table. */
type GameOf = (table: string) => Promise<string | undefined>;

interface Route {
  readonly Params: { readonly "*": string };
}

export function pages(
  app: FastifyInstance,
  folder: string | undefined,
  gameOf: GameOf,
): void {
  const isBuilt =
    folder !== undefined && existsSync(join(folder, "index.html"));
  const sendFile = isBuilt ? fileSender(folder) : undefined;

  const answer = async (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
  ): Promise<void> => {
    const { "*": name } = request.params;
    const send = async (file: string, caching: Caching) =>
      sendFile !== undefined && sendFile(request, reply, file, caching);
    if (fileName.test(name) && (await send(name, cachingOf(name)))) return;
    if (noPage.test(name)) return void sendProblem(reply, UNKNOWN);
    if (!sendFile)
      return void reply.type("text/plain; charset=utf-8").send(UNBUILT);
    const language = preferredLanguage(request.headers["accept-language"]);
    const page = await pageName(request.url, gameOf);
    const isSent =
      (await send(`pages/${language}/${page}.html`, OF_PAGES)) ||
      (await send("index.html", OF_PAGES));
    // One build is just being put in the place of another.
    if (!isSent) sendProblem(reply, refusal("unavailable"));
  };
  app.route<Route>({
    method: ["GET", "HEAD"],
    url: "/*",
    schema: { hide: true },
    /** Not awaited: whoever awaits a reply leaves listeners on it. */
    handler(request, reply) {
      answer(request, reply).catch((error: unknown) => void reply.send(error));
    },
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, UNKNOWN));
}

/** Names with a hash in them never mean anything else. */
function cachingOf(name: string): Caching {
  const isHashed = name.startsWith("assets/");
  return {
    "cache-control": isHashed
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    vary: "accept-encoding",
  };
}

/** A page as the build names it: after the first part of its address and the game, if it has one; of anything else "home". */
async function pageName(url: string, gameOf: GameOf): Promise<string> {
  const { path, type, name, table } = pageAddress(url);
  if (ALONE.includes(path)) return path.slice(1);
  const game = table === undefined ? name : await gameOf(table);
  const known = /^[a-z]+$/;
  return known.test(type) && game !== undefined && known.test(game)
    ? `${type}-${game}`
    : "home";
}
