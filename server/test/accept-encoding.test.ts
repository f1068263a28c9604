/** What a reader accepts, by its header: RFC 9110, 12.5.3. */

import { expect, it } from "vitest";
import { acceptedEncodings } from "../http/accept-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["br, gzip", "br gzip identity"],
  ["gzip, deflate, br, zstd", "br gzip identity"],
  ["GZIP", "gzip identity"],
  ["x-gzip", "gzip identity"],
  ["gzip;q=0.5, br;q=0.1", "gzip br identity"],
  ["br;q=0,gzip", "gzip identity"],
  ["br ; q=0 , gzip ; q=1.000", "gzip identity"],
  ["*", "br gzip identity"],
  ["*;q=0", ""],
  ["gzip, *;q=0", "gzip"],
  ["br;q=0.1, *", "gzip identity br"],
  ["identity, gzip;q=0.9", "identity gzip"],
  ["identity;q=0, br", "br"],
  ["br;q=high, gzip;q=2, deflate", "identity"],
  ["abrupt, bro", "identity"],
] as const)("%s: %s", (header, accepted) => {
  expect(acceptedEncodings(header).join(" ")).toBe(accepted);
});
