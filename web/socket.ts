/** What a link needs of a WebSocket. */

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event?: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}
