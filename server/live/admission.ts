/** How many connections there may be, from one address and in all, and how much each may say. */

import { ownLedger } from "../limits/ledger.ts";
import type { Ledger } from "../limits/ledger.ts";
import { monotonic, tokenBucket } from "../limits/token-bucket.ts";
import type { Budget, Clock, TokenBucket } from "../limits/token-bucket.ts";

export interface Limits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Of what one connection says. */
  readonly budget: Budget;
  /** Of what all connections from one address say. */
  readonly addressBudget: Budget;
}

/** A connection's place and its budget. */
export interface Pass {
  /** Called if it, of all from its address, has said too much. */
  onOverspent: () => void;
  /** Counts what it says, and may call `onOverspent`: its own, or that of the neighbour who says most. */
  spend(cost: number): void;
  leave(): void;
}

export interface Admission {
  /** Undefined: there are too many. */
  enter(address: string): Pass | undefined;
}

interface Member {
  readonly pass: Pass;
  readonly bucket: TokenBucket;
}

interface Address {
  readonly bucket: TokenBucket;
  readonly members: Set<Member>;
}

/** Before so many addresses are known nothing is swept. */
const FEW_ADDRESSES = 1_000;

export function admission(
  limits: Limits,
  clock: Clock = monotonic,
  ledger: Ledger = ownLedger,
): Admission {
  const addresses = new Map<string, Address>();
  let connections = 0;
  let sweepAt = FEW_ADDRESSES;

  /** An address nobody is connected from is forgotten once its budget is whole again. */
  const sweep = () => {
    if (addresses.size < sweepAt) return;
    for (const [key, { bucket, members }] of addresses)
      if (members.size === 0 && bucket.left() >= limits.addressBudget.burst)
        addresses.delete(key);
    sweepAt = Math.max(FEW_ADDRESSES, 2 * addresses.size);
  };

  const addressOf = (key: string): Address => {
    const known = addresses.get(key);
    if (known) return known;
    sweep();
    const bucket = tokenBucket(limits.addressBudget, clock);
    const made = { bucket, members: new Set<Member>() };
    addresses.set(key, made);
    return made;
  };

  return {
    enter(key) {
      if (connections >= limits.connections) return undefined;
      const { bucket: shared, members } = addressOf(key);
      const held = members.size + ledger.heldElsewhere(key);
      if (held >= limits.connectionsPerAddress || !shared.take(1))
        return undefined;
      const bucket = tokenBucket(limits.budget, clock);
      const pass: Pass = {
        onOverspent: () => {},
        spend(cost) {
          const now = clock();
          if (!bucket.take(cost, now)) return pass.onOverspent();
          if (!shared.take(cost, now)) loudest(members)?.pass.onOverspent();
        },
        leave() {
          if (!members.delete(member)) return;
          connections -= 1;
          ledger.hold(key, -1);
        },
      };
      const member = { pass, bucket };
      members.add(member);
      connections += 1;
      ledger.hold(key, 1);
      return pass;
    },
  };
}

/** A class shares one address: one who floods it must not cost the others their connection. */
function loudest(members: ReadonlySet<Member>): Member | undefined {
  let found: Member | undefined;
  let least = Infinity;
  for (const member of members) {
    const left = member.bucket.left();
    if (left >= least) continue;
    least = left;
    found = member;
  }
  return found;
}
