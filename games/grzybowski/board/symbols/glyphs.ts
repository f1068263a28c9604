/** The thirteen symbols as they are cut: each its own shape around the origin, within a circle of radius 10. */

import type { CardSymbol } from "../../content/symbols.ts";

export interface Glyph {
  /** What stands in the ink of the symbol. */
  readonly solid?: string;
  /** Lines in the same ink, and how thick they are. */
  readonly lines?: string;
  readonly width?: number;
  /** What the gouge took away. */
  readonly cut?: string;
  /** Lines the gouge drew. */
  readonly scratches?: string;
}

const FLAMES = [-8, -5.3, -2.7, 0, 2.7, 5.3, 8]
  .map((x) => `M${x}-9.2l1 2a1 1 0 1 1-2 0Z`)
  .join("");

export const glyphs: Readonly<Record<CardSymbol, Glyph>> = {
  /** One head and shoulders. */
  personality: {
    solid:
      "M-4-4.8a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM-8.2 9C-8.2 2.8-4.4.4 0 .4S8.2 2.8 8.2 9Z",
    cut: "M-2.4.6L0 5.2L2.4.6C1.6.3-1.6.3-2.4.6Z",
    scratches: "M-5.6 8.6L-4.6 5M5.6 8.6L4.6 5M0 6V8.8",
  },
  /** A crowd of three. */
  varsovians: {
    solid:
      "M-2.7-5.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0ZM-3.9 8.4V2.4C-3.9-.4-2.2-1.8 0-1.8S3.9-.4 3.9 2.4V8.4ZM-8.6-2.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM4.2-2.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM-9.8 8.4V4C-9.8 1.6-8.4.5-6.6.5C-5.8.5-5.3.7-4.9 1V8.4ZM9.8 8.4V4C9.8 1.6 8.4.5 6.6.5C5.8.5 5.3.7 4.9 1V8.4Z",
  },
  /** A pair of scales. */
  trade: {
    solid:
      "M-9-6.6H9v1.8H-9ZM-1-9H1V6.4H-1ZM-4.6 6.4H4.6V8.8H-4.6ZM-10 1.2H-3A3.5 3.6 0 0 1-10 1.2ZM10 1.2H3A3.5 3.6 0 0 0 10 1.2Z",
    lines: "M-6.5-5L-9.2 1.2M-6.5-5L-3.8 1.2M6.5-5L9.2 1.2M6.5-5L3.8 1.2",
    width: 0.9,
  },
  /** The lamp with seven branches. */
  judaism: {
    solid: `M-4.4 7.4H4.4V9.2H-4.4Z${FLAMES}`,
    lines:
      "M-8-5V-3.2A8 7.4 0 0 0 8-3.2V-5M-5.3-5V-3.2A5.3 4.9 0 0 0 5.3-3.2V-5M-2.7-5V-3.2A2.7 2.5 0 0 0 2.7-3.2V-5M0-5V8",
    width: 1.5,
  },
  /** A gable on columns. */
  architecture: {
    solid:
      "M-9.4-2.8L0-9L9.4-2.8ZM-8.4-2H8.4V0H-8.4ZM-7.6.8h2.8V6h-2.8ZM-1.4.8H1.4V6H-1.4ZM4.8.8h2.8V6H4.8ZM-9.2 6.8H9.2V9H-9.2Z",
    cut: "M-3.4-3.8L0-6.1L3.4-3.8Z",
  },
  /** An open book. */
  culture: {
    solid:
      "M0-4.6C-2.2-6.8-5.6-7.4-9.4-6.8V6C-5.6 5.4-2.2 6 0 8.2C2.2 6 5.6 5.4 9.4 6V-6.8C5.6-7.4 2.2-6.8 0-4.6Z",
    scratches:
      "M0-4V7.4M-7.4-3.8Q-4.6-4-2.2-2.6M-7.4-.6Q-4.6-.8-2.2.6M-7.4 2.6Q-4.6 2.4-2.2 3.8M7.4-3.8Q4.6-4 2.2-2.6M7.4-.6Q4.6-.8 2.2.6M7.4 2.6Q4.6 2.4 2.2 3.8",
  },
  /** A flag of two stripes. */
  independence: {
    solid:
      "M-7.8-9.4h2V9.4h-2ZM-5-8.4C-1.2-10.4 2.4-6 9.4-8.4V1.8C2.4 4.2-1.2-.2-5 1.8Z",
    cut: "M-5-3.3C-1.2-5.3 2.4-.9 9.4-3.3V-1.9C2.4.5-1.2-3.9-5-1.9Z",
    scratches: "M-3.6.2Q-.4-.6 2.4.6M4-.2Q6 0 8 -.4",
  },
  /** Two rings, one in the other. */
  borderland: {
    lines:
      "M-9.2 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0M-2 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0",
    width: 2.3,
    scratches: "M-1.4 5.9L1.2 3.3",
  },
  /** A wheel. */
  transport: {
    lines:
      "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-8V8M-8 0H8M-5.7-5.7L5.7 5.7M5.7-5.7L-5.7 5.7",
    width: 1.5,
    solid: "M-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z",
  },
  /** A star of two triangles. */
  zionism: {
    lines: "M0-9L7.8 4.5H-7.8ZM0 9L7.8-4.5H-7.8Z",
    width: 1.9,
  },
  /** A Latin cross. */
  christianity: {
    solid: "M-2-9.6H2V-5H6.8V-1.2H2V9.6H-2V-1.2H-6.8V-5H-2Z",
    scratches: "M0-8.4V-4.4M0-1.4V8.4",
  },
  /** A flame. */
  unrest: {
    solid:
      "M1-10C2.2-5.8 7.4-3.6 7.4 2.4C7.4 6.8 4.2 9.6 0 9.6S-7.4 6.8-7.4 2.8C-7.4.2-6.2-1.9-4.7-3.2C-4.7-1.3-3.8-.4-3-.2C-3.4-4.3-1.7-7.9 1-10Z",
    cut: "M.2 1C1.4 2.9 3.2 3.8 3.2 6A3.2 2.8 0 0 1-3.2 6C-3.2 4-1 3.3.2 1Z",
  },
  /** An anvil. */
  iron: {
    solid:
      "M-9.6-5H-3.6V-6.8H9.2V-3.4C5.4-3 3-1.4 2.6 1C2.6 3.2 4.2 4.2 6.6 4.8V8.4H-5.8V4.8C-3.4 4.2-2 3.2-2 1C-2.4-.8-6-1.6-9.6-5Z",
    scratches: "M-2.6-5.4H8M-4.6 6.8H5.4",
  },
};
