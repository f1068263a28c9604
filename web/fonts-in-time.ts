/** The printed home waits for its fonts, and does without them if they are late: nothing on it moves when they come. */

/** Milliseconds for which a page that could be shown is kept out of sight for them. */
const FONT_PATIENCE = 800;

/** Begins when the page is parsed and styled (build/route-pages.ts); it is out of sight meanwhile (fonts.css). */
export async function awaitFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset["fonts"] === undefined) return;
  // Now all that the page sets is asked for, also in a tab that nobody sees yet.
  document.body.getBoundingClientRect();
  await Promise.race([
    document.fonts.ready,
    new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE)),
  ]);
  if (dataset["fonts"] === undefined) return;
  if (document.fonts.status === "loading") dataset["fonts"] = "late";
  else showFonts();
}

/** From here on they are shown as soon as they are there, and so is a page that waited for them. */
export function showFonts(): void {
  delete document.documentElement.dataset["fonts"];
}
