/** The track of history (J2): 33 fields in order of date; the vision of a city of the future has none. */

export const trackIds = [
  "966",
  "1000",
  "1025",
  "1138",
  "1241",
  "1320",
  "1364",
  "1385",
  "1410",
  "1466",
  "1505",
  "1525",
  "1543",
  "1569",
  "1573",
  "1596",
  "1655",
  "1683",
  "1773",
  "1791",
  "1794",
  "1830",
  "1863",
  "1903",
  "1918",
  "1920",
  "1939",
  "1944",
  "1978",
  "1980",
  "1989",
  "2004",
  "future",
] as const;

/** An event on the track is named by its date. */
export type TrackId = (typeof trackIds)[number];

/** The dates of the fields; none stands on the last, for whoever reaches it has won. */
export const trackDates: readonly number[] = trackIds
  .filter((id) => id !== "future")
  .map(Number);
