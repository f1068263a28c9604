/** Connections are pinged a few at a time: pinging all at once would hold up everybody's moves. */

export interface Beating {
  /** Called once in every period. */
  beat(): void;
}

export interface Heartbeat {
  /** Returns how to leave. */
  join(beating: Beating): () => void;
  stop(): void;
}

const ROUNDS = 30;

export function startHeartbeat(period: number): Heartbeat {
  const rounds = Array.from({ length: ROUNDS }, () => new Set<Beating>());
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % ROUNDS;
    for (const beating of rounds[turn] ?? []) beating.beat();
  }, period / ROUNDS);
  return {
    join(beating) {
      const round = rounds.reduce((smallest, other) =>
        other.size < smallest.size ? other : smallest,
      );
      round.add(beating);
      return () => round.delete(beating);
    },
    stop: () => clearInterval(timer),
  };
}
