/** What strangers try at the door: bodies that never end, forged cookies, names that deceive, answers kept by others, another scheme's page, the build's own files. */

import { connect } from "node:net";
import { pause } from "../measure.ts";
import { withServer } from "./command.ts";
import { newGuest, newTable, send } from "./people.ts";

const SLOW = 50;
/** In milliseconds; the server's own patience is set to a third of it. */
const WATCHED = 15_000;
const FORGED = 200;
const names = [
  "Al\u200ba",
  "Ala\u202eoxe",
  "\u2800",
  "\u3164",
  "A\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307",
  "Al\u00ada",
  "Ala\u0000",
  "A\ufeffla",
];

export async function slowBodies(folder: string): Promise<string> {
  const env = { STOLIK_REQUEST_TIMEOUT: `${WATCHED / 3}` };
  return withServer(folder, env, async ({ url }) => {
    const { hostname, port } = new URL(url);
    let closed = 0;
    const sockets = Array.from({ length: SLOW }, () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      socket.once("close", () => (closed += 1));
      socket.resume();
      socket.write(
        "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n",
      );
      return socket;
    });
    for (let waited = 0; waited < WATCHED; waited += 500) {
      for (const socket of sockets) if (socket.writable) socket.write(" ");
      await pause(500);
    }
    const isHeld = SLOW - closed;
    for (const socket of sockets) socket.destroy();
    return `${isHeld} of ${SLOW} requests still held after ${WATCHED / 1000} s`;
  });
}

export function forgedCookies(folder: string): Promise<string> {
  return withServer(folder, {}, async ({ url, printed }) => {
    const { cookie } = await newGuest(url, "Ala");
    const linesNow = () => printed().split("\n").length;
    const before = linesNow();
    for (let count = 0; count < FORGED; count += 1)
      await send({ url, cookie: `${cookie}${count}` }, "/api/me");
    return `${linesNow() - before} lines in the log of ${FORGED} of them`;
  });
}

export function deceivingNames(folder: string): Promise<string> {
  return withServer(folder, {}, async ({ url }) => {
    let taken = 0;
    for (const name of names) {
      const { status, body } = await send({ url, cookie: "" }, "/api/guest", {
        name,
      });
      if (status === 200 && (body as { name: string }).name === name)
        taken += 1;
    }
    return `${taken} of ${names.length} names with invisible or stacked characters taken`;
  });
}

export function keptAnswers(folder: string): Promise<string> {
  return withServer(folder, {}, async ({ url }) => {
    const guest = await newGuest(url, "Ala");
    const table = await newTable(guest);
    const paths = [
      "/api/me",
      "/api/addresses",
      `/api/tables/${table}`,
      `/api/tables/${table}/view`,
      "/api/tables/unknown",
      "/api/nothing",
    ];
    let kept = 0;
    for (const path of paths) {
      const { headers } = await send(guest, path);
      if (!headers.get("cache-control")?.includes("no-store")) kept += 1;
    }
    return `${kept} of ${paths.length} answers may be kept by a cache`;
  });
}

export function strangers(folder: string): Promise<string> {
  return withServer(folder, {}, async ({ url }) => {
    const nobody = { url, cookie: "" };
    const origin = url.replace("http", "https");
    const asked = { name: "Ala" };
    const page = await send(nobody, "/api/guest", asked, { origin });
    const stamp = await fetch(`${url}/.stamp`);
    const isStamp = /^[\da-f]+$/i.test((await stamp.text()).trim());
    return `a page of another scheme is answered ${page.status}; the build's stamp is ${isStamp ? "served" : "not served"}`;
  });
}
