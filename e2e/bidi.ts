/** A connection by WebDriver BiDi, the protocol in which a browser is told what to do: commands, their answers, and events. */

import { WebSocket } from "ws";

export interface Bidi {
  send<Answer>(method: string, params?: object): Promise<Answer>;
  on(event: string, hear: (params: unknown) => void): void;
  close(): void;
}

/** What comes over the wire: an answer has the id of its command, an event a method. */
type Message =
  | { readonly type: "success"; readonly id: number; readonly result: unknown }
  | {
      readonly type: "error";
      readonly id: number | null;
      readonly error: string;
      readonly message: string;
    }
  | {
      readonly type: "event";
      readonly method: string;
      readonly params: unknown;
    };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const hearing = new Map<string, (params: unknown) => void>();
  let sent = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === "event") {
      hearing.get(message.method)?.(message.params);
      return;
    }
    const asked = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === "success") asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values())
      reject(new Error("The browser has gone."));
    waiting.clear();
  });
  return {
    send<Answer>(method: string, params: object = {}) {
      sent += 1;
      const id = sent;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, {
          resolve: (answer) => resolve(answer as Answer),
          reject,
        });
      });
    },
    on: (event, hear) => void hearing.set(event, hear),
    close: () => socket.close(),
  };
}
