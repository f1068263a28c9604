/** Who plays in the worked examples of the rules. */

import type { Player } from "@stolik/kernel";

const names = ["Ola", "Bruno", "Iris", "Leo", "Ewa", "Ugo"] as const;

export const examplePlayers: readonly Player[] = names.map((name) => ({
  type: "person",
  name,
  isOnline: true,
}));
