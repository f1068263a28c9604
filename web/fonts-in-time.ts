/** The printed home waits for its fonts, and does without them if they are late: nothing on it moves when they come. */

/** After the first script, in milliseconds. */
const PATIENCE = 1000;

/** The page is out of sight meanwhile (fonts.css). */
export async function awaitFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset["fonts"] === undefined) return;
  const timer = setTimeout(() => {
    dataset["fonts"] = "late";
  }, PATIENCE);
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
      styled,
    ),
  );
  // Now all that the page sets is asked for, also in a tab that nobody sees yet.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  clearTimeout(timer);
  if (dataset["fonts"] === "awaited") forgetFonts();
}

/** From here on they are shown as they come. */
export function forgetFonts(): void {
  delete document.documentElement.dataset["fonts"];
}

async function styled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}
