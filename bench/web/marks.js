/** Runs in a page before anything else: marks when what `window.wanted` selects is shown, when a tap would be answered, and what shifts. */

{
  // A task that waits longer for the page's thread than this is felt.
  const FREE = 50;
  /** @type {{ shift: number, shown?: number, usable?: number }} */
  const marks = { shift: 0 };
  window.marks = marks;

  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries()))
      if (!entry.hadRecentInput) marks.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  const look = () => {
    const found = document.querySelector(window.wanted);
    if (!found || found.getBoundingClientRect().width === 0) {
      requestAnimationFrame(look);
      return;
    }
    marks.shown = performance.now();
    live();
  };
  // What was printed into the page is there before it answers.
  const live = () => {
    if (performance.getEntriesByName("live").length > 0) rest();
    else setTimeout(live, 10);
  };
  const rest = () => {
    const since = performance.now();
    setTimeout(() => {
      if (performance.now() - since > FREE) rest();
      else {
        marks.usable = performance.now();
        window.tellUsable("");
      }
    });
  };
  requestAnimationFrame(look);
}
