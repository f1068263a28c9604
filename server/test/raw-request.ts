/** Bytes sent to a server as they stand, and what comes back until it closes the connection. */

import { connect } from "node:net";

export function rawRequest(url: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
