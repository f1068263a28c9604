/** Waits for what a page loads apart, such as what draws maps. */

import { act } from "react";
import { vi } from "vitest";

/** It has come, and is shown. */
export async function allCome(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
}
