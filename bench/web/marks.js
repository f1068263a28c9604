/** Runs in a page before anything else: marks when what `window.wanted` selects is shown, when a tap would be answered, and what shifts. */

{
  // A task that waits longer for the page's thread than this is felt.
  const FREE = 50;
  /** @type {{ shift: number, moved: string, shown?: number, usable?: number }} */
  const marks = { shift: 0, moved: "" };
  window.marks = marks;

  let largest = 0;
  // Those after recent input too: nobody touches the page, and the emulated window's size counts as input.
  new PerformanceObserver((list) => {
    for (const { value, sources } of /** @type {any[]} */ (list.getEntries())) {
      marks.shift += value;
      if (value <= largest) continue;
      largest = value;
      marks.moved = nameOf(sources[0]?.node);
    }
  }).observe({ type: "layout-shift", buffered: true });

  /** @param {Node | null | undefined} node */
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return "something that is gone";
    return [element.localName, ...element.classList].join(".");
  };

  const look = () => {
    const found = document.querySelector(window.wanted);
    if (!found?.checkVisibility({ visibilityProperty: true })) {
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
