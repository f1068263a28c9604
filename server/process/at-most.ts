/** Work that may take so long and no longer; it goes on unheard. */

/** Whether it was done within so many milliseconds. What it throws in time is thrown. */
export async function atMost(
  milliseconds: number,
  work: Promise<unknown>,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
