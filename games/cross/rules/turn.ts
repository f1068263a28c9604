/** A turn: lay the top card, hear what the others say of it, check a doubt, pass on. */

import type { Seat, Turn } from "@stolik/kernel";
import { isOrdered, measure } from "./judging.ts";
import type {
  Answer,
  Asking,
  Card,
  Event,
  Move,
  Slot,
  State,
} from "./position.ts";
import { innerOf } from "./slots.ts";
import { beginStop, estimate } from "./stop.ts";
import { pay } from "./tokens.ts";

export function apply(
  state: State,
  seat: Seat,
  move: Move,
  turn: Turn<Event>,
): void {
  switch (move.type) {
    case "lay":
      return lay(state, seat, move, turn);
    case "agree":
    case "doubt":
      return answer(state, seat, move, turn);
    case "estimate":
      return estimate(state, seat, move.wrong, turn);
  }
}

function lay(
  state: State,
  seat: Seat,
  { arm, index }: Slot,
  turn: Turn<Event>,
): void {
  const card = state.deck.pop();
  if (!card || card === "stop") throw new Error("There is no card to lay.");
  state.arms[arm].splice(index, 0, card);
  const top = state.deck.at(-1);
  if (top && top !== "stop") turn.reveal(); // C4: the next name can be read
  turn.emit({ type: "laid", seat, card, arm, index });
  const seats = state.tokens.length;
  state.awaited = Array.from(
    { length: seats - 1 },
    (_, step) => (seat + 1 + step) % seats,
  );
  const answers = Array.from({ length: seats }, () => "none" as const);
  state.stage = { type: "ask", arm, index, heard: 0, answers };
}

/** C8: heard at once if all before have agreed, else kept until they have. */
function answer(
  state: State,
  seat: Seat,
  said: Answer,
  turn: Turn<Event>,
): void {
  const { stage } = state;
  if (stage.type !== "ask") throw new Error("Nobody is asked.");
  const asking = { ...stage, answers: stage.answers.with(seat, said) };
  state.awaited = state.awaited.filter((other) => other !== seat);
  if (seat === seatAsked(state, stage.heard))
    return hear(state, asking, seat, turn);
  state.stage = asking;
  turn.emit({ type: "answered", seat });
}

/** Goes on clockwise as far as there are answers. */
function hear(
  state: State,
  asking: Asking<never>,
  mover: Seat,
  turn: Turn<Event>,
): void {
  const agreed: Seat[] = [];
  const others = state.tokens.length - 1;
  let { heard } = asking;
  for (; heard < others; heard += 1) {
    const seat = seatAsked(state, heard);
    const said = asking.answers[seat];
    if (!said || said === "none") break;
    if (said.type === "doubt") {
      // After a check no view tells any more who had agreed before it.
      for (const other of agreed) turn.show({ type: "agreed", seat: other });
      return check(state, asking, seat, said.neighbour, turn);
    }
    if (seat !== mover) turn.reveal(); // what was said in advance is heard only now
    agreed.push(seat);
  }
  for (const seat of agreed) turn.emit({ type: "agreed", seat });
  if (heard === others) passOn(state, turn);
  else state.stage = { ...asking, heard };
}

/** C9–C12: the new card against the one neighbour named. */
function check(
  state: State,
  { arm, index }: Slot,
  doubter: Seat,
  neighbour: Card,
  turn: Turn<Event>,
): void {
  const { variant, backs, turn: layer } = state;
  const card = state.arms[arm][index];
  if (!card) throw new Error("The card asked about does not lie there.");
  const mine = measure(variant, arm, backs[card]);
  const other = measure(variant, arm, backs[neighbour]);
  const isRight =
    neighbour === innerOf(state, { arm, index })
      ? isOrdered(arm, other, mine)
      : isOrdered(arm, mine, other);
  const isFromPool = isRight
    ? pay(state.tokens, layer, doubter) // C11
    : pay(state.tokens, doubter, layer); // C10
  turn.show({
    type: "checked",
    layer,
    doubter,
    arm,
    card,
    neighbour,
    backs: { card: backs[card], neighbour: backs[neighbour] },
    isRight,
    isFromPool,
  });
  if (state.openBook) leaveOpen(state, [card, neighbour]); // C14
  if (!isRight) state.gone.push(...state.arms[arm].splice(index, 1)); // C10
  passOn(state, turn);
}

function leaveOpen(state: State, shown: readonly Card[]): void {
  for (const card of shown)
    if (!state.open.includes(card)) state.open.push(card);
}

export function passOn(state: State, turn: Turn<Event>): void {
  state.turn = (state.turn + 1) % state.tokens.length;
  const top = state.deck.at(-1);
  if (!top || top === "stop") return beginStop(state, turn); // C15
  state.awaited = [state.turn];
  state.stage = { type: "lay" };
}

/** Who is asked next when `heard` players have agreed. */
function seatAsked(state: State, heard: number): Seat {
  return (state.turn + 1 + heard) % state.tokens.length;
}
