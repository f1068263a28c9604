/** What the bot believes a thing to be worth. */

/** Estimates, in fields of the track or as chances. */
export const weights = {
  /** What playing a card costs: the place of another in a turn of three. */
  slot: 0.1,
  /** A card not known, as steps. */
  unknown: 1.5,
  /** How far a pawn comes in a turn, and what a turn later is worth. */
  stride: 5,
  later: 0.6,
  /** How often another seat goes for a marker it can reach: its nearest one, or any. */
  nearestTaken: 0.6,
  otherTaken: 0.15,
  /** A second marker within reach. */
  second: 0.25,
  /** A city card, by how many fields the city is away. */
  city: [3, 1.6, 1.6, 1.2, 1.2, 0.9, 0.9, 0.6, 0.6, 0.6, 0.6],
  cityAfar: 0.3,
  stop: 1,
  train: 1.7,
  coach: 0.75,
  place: 0.35,
};
