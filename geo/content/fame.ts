// How well a place may be known.

/** 1: nearly everyone can point to it; 2: many; 3: few. */
const fames = [1, 2, 3] as const;

export type Fame = (typeof fames)[number];
