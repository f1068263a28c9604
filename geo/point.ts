// A point on the globe, in decimal degrees, west and south negative.

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
