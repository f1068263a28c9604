/** What a text says as JSON; undefined: it is none. */
export function fromJson(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
