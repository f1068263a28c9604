/** What a tap or a key that is meant for nothing in particular looks like. */

const CONTROLS =
  "a, button, input, select, textarea, label, summary, dialog, [contenteditable], [role='button']";

/** Whether a tap there is meant for nothing in particular. */
export function isIdle(target: Element): boolean {
  return target.isConnected && target.closest(CONTROLS) === null;
}

/** Whether the keyboard is at nothing that keys do something with. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return !activeElement?.matches(`${CONTROLS}, [tabindex='0']`);
}
