/** Fetches a file and tells how many of its bytes have come. */

export async function fetchCounted(
  address: string,
  count: (bytes: number) => void,
  options: RequestInit = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, options);
  if (!response.ok || !response.body)
    throw new Error(`${address}: ${response.status}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Uint8Array(await new Response(counted).arrayBuffer());
}
