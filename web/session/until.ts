/** Waits until a session shows something, but not for ever. */

interface Shown<Now> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): Now;
}

/** Done when it is there, or when `patience` has run out. */
export function until<Now>(
  session: Shown<Now>,
  isThere: (now: Now) => boolean,
  patience: number,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const look = () => {
      if (isThere(session.getSnapshot())) done();
    };
    const leave = session.subscribe(look);
    look();
  });
}
