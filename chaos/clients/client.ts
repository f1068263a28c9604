/** One person: a cookie, and requests to whichever node is found, repeated until one of them answers. */

import { fastRandom, fraction, pick } from "@stolik/kernel";
import type { Random, Refusal } from "@stolik/kernel";
import type { History } from "../history.ts";

const PATIENCE = 5_000;
const LONGEST_PAUSE = 500;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** What all clients share. */
export interface Crowd {
  readonly history: History;
  /** Where nodes can be reached: each by itself, and through the proxy. */
  readonly urls: readonly string[];
  /** How long a person thinks on average, in milliseconds. */
  readonly thinking: number;
  /** Aborted when the play is over: nobody asks for anything new. */
  readonly ending: AbortSignal;
}

export interface Client {
  readonly name: string;
  readonly crowd: Crowd;
  readonly random: Random;
  cookie: string;
  /** Any address at which somebody may answer. */
  url(): string;
  /** Answers with the body. A refusal is thrown, but for those that mean later. */
  ask<Body>(path: string, body?: unknown): Promise<Body>;
}

/** The play was over before anybody answered. */
export class PlayIsOver extends Error {
  override readonly name = "PlayIsOver";
}

/** Somebody was refused what should have been done. */
export class Refused extends Error {
  override readonly name = "Refused";
  constructor(
    path: string,
    readonly refusal: Refusal,
  ) {
    super(`${path}: ${JSON.stringify(refusal)}`);
  }
}

export async function openClient(
  crowd: Crowd,
  name: string,
  seed: number,
): Promise<Client> {
  const random = fastRandom(seed);
  const client: Client = {
    name,
    crowd,
    random,
    cookie: "",
    url: () => pick(crowd.urls, random),
    async ask<Body>(path: string, body?: unknown) {
      for (;;) {
        const answer = await tryOnce(client, path, body);
        if (answer) return answer as Body;
        if (crowd.ending.aborted) throw new PlayIsOver();
        await pauseFor(LONGEST_PAUSE * fraction(random));
      }
    },
  };
  await client.ask("/api/guest", { name });
  return client;
}

/** Undefined: nobody answered, or later. */
async function tryOnce(
  client: Client,
  path: string,
  body: unknown,
): Promise<unknown> {
  const { cookie } = client;
  const response = await fetch(`${client.url()}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { cookie, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  if (!response || response.status >= SERVER_ERROR) return undefined;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === TOO_MANY) return undefined;
  if (!response.ok) throw new Refused(path, answer as Refusal);
  const fresh = response.headers.get("set-cookie")?.split(";")[0];
  if (fresh) client.cookie = fresh;
  return answer;
}

export function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
