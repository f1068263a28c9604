/** The furniture: what all boards share, drawn in the colours of tokens.css; it speaks no language of its own. */

export { Announcer, useAnnounce } from "./announcer.tsx";
export { EuropeMap, mapSpot } from "./europe-map.tsx";
export type { MapRegion } from "./europe-map.tsx";
export { LogStrip } from "./log-strip.tsx";
export type { LogLine } from "./log-strip.tsx";
export { SeatMark, SeatShape, seatMark } from "./seat-mark.tsx";
export { TurningCard } from "./turning-card.tsx";
