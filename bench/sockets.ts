/** The sockets of the measurements, from this package: a folder below that installs its own would have them, and their types, twice. */

export { WebSocket, WebSocketServer } from "ws";
