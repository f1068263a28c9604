// The shape of an outline: the countries within a frame, each as one SVG path.

export interface Outline {
  readonly viewBox: string;
  readonly land: readonly Land[];
}

export interface Land {
  /** ISO 3166-1 alpha-2, and XK for Kosovo. */
  readonly code: string;
  readonly d: string;
}
