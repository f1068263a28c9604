/** A folder for one test, and what the command printed. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";

export interface Terminal {
  /** Empty, and gone after the test. */
  folder: string;
  out: string[];
  error: string[];
}

/** Anew for every test of the file. */
export function testTerminal(): Terminal {
  const terminal: Terminal = { folder: "", out: [], error: [] };
  beforeEach(() => {
    terminal.folder = mkdtempSync(join(tmpdir(), "stolik-"));
    terminal.out = [];
    terminal.error = [];
    vi.spyOn(console, "log").mockImplementation((line: string) =>
      terminal.out.push(line),
    );
    vi.spyOn(console, "error").mockImplementation((line: string) =>
      terminal.error.push(line),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(terminal.folder, { recursive: true });
  });
  return terminal;
}
