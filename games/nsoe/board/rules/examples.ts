/** The worked examples of the rules, as they are seen. Written by `npm run examples` from test/examples.ts; a test plays them again. */

import type { FigureName } from "@stolik/furniture";
import type { Example } from "@stolik/kernel";
import type { Event, Move, View } from "../../rules/position.ts";
import type en from "./en.json";

/** What all of them begin with. */
const table = { rows: 3, columns: 5, first: 0, turn: 0, draws: 0, discard: [], atlas: null, swaps: 0, isLastRound: false } as const;

export type ExampleName =
  | "plate"
  | "piles"
  | "hands"
  | "lay"
  | "swap"
  | "every"
  | "milano-right"
  | "milano-east"
  | "kobenhavn-east"
  | "milano-row"
  | "napoli"
  | "kobenhavn"
  | "room"
  | "draw"
  | "last";

export const examples: Readonly<
  Record<ExampleName, Example<View, Move, Event, FigureName<typeof en>>>
> = {
  "plate": {
    seats: 2,
    eyes: null,
    start: { ...table, hands: [["milano","oslo"],["wien","paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"plate"},
    ],
  },
  "piles": {
    seats: 3,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo","wien"],["tirana","porto","kyiv"],["bern","napoli","riga"]], piles: [[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"paris"],[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"london"],[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"istanbul"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"piles"},
    ],
  },
  "hands": {
    seats: 3,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo","wien"],["tirana","porto","kyiv"],["bern","napoli","riga"]], piles: [[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"paris"],[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"london"],[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"istanbul"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"hands"},
    ],
  },
  "lay": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo","wien"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"lay-where"},
      {"say":"lay-right","plays":[{"by":0,"move":{"type":"lay","city":"milano","row":0,"column":1},"patch":["{",{"turn":["=",1],"hands":["[",2,{"0":["=",["oslo","wien"]]}],"laid":["[",2,{"1":["=",{"city":"milano","column":1,"row":0,"seat":0}]}],"backs":["{",{"milano":["=",{"latitude":45.4643,"longitude":9.1895}]},[]]},[]],"events":[{"type":"laid","seat":0,"city":"milano","row":0,"column":1,"back":{"latitude":45.4643,"longitude":9.1895},"contradictions":[]}]}]},
    ],
  },
  "swap": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["tirana","oslo","wien"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"swap-why"},
      {"say":"swap-done","plays":[{"by":0,"move":{"type":"swap","city":"tirana","pile":1},"patch":["{",{"turn":["=",1],"hands":["[",2,{"0":["[",3,{"0":["=","lisboa"]}]}],"piles":["[",3,{"1":["[",2,{"1":["=","madrid"]}]}],"swaps":["=",1]},[]],"events":[{"type":"swapped","seat":0,"gave":"tirana","took":"lisboa","pile":1}]}]},
    ],
  },
  "every": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["kobenhavn","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2},{"city":"barcelona","row":1,"column":1,"seat":1},{"city":"napoli","row":1,"column":3,"seat":1}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828},"barcelona":{"latitude":41.39,"longitude":2.17},"napoli":{"latitude":40.8358,"longitude":14.2486}} },
    steps: [
      {"say":"every-card"},
      {"say":"every-right","plays":[{"by":0,"move":{"type":"lay","city":"kobenhavn","row":0,"column":2},"patch":["{",{"turn":["=",1],"hands":["[",2,{"0":["=",["oslo"]]}],"laid":["[",4,{"3":["=",{"city":"kobenhavn","column":2,"row":0,"seat":0}]}],"backs":["{",{"kobenhavn":["=",{"latitude":55.6759,"longitude":12.5655}]},[]]},[]],"events":[{"type":"laid","seat":0,"city":"kobenhavn","row":0,"column":2,"back":{"latitude":55.6759,"longitude":12.5655},"contradictions":[]}]}]},
    ],
  },
  "milano-right": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"milano-right","plays":[{"by":0,"move":{"type":"lay","city":"milano","row":0,"column":1},"patch":["{",{"turn":["=",1],"hands":["[",2,{"0":["=",["oslo"]]}],"laid":["[",2,{"1":["=",{"city":"milano","column":1,"row":0,"seat":0}]}],"backs":["{",{"milano":["=",{"latitude":45.4643,"longitude":9.1895}]},[]]},[]],"events":[{"type":"laid","seat":0,"city":"milano","row":0,"column":1,"back":{"latitude":45.4643,"longitude":9.1895},"contradictions":[]}]}]},
    ],
  },
  "milano-east": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"milano-east","plays":[{"by":0,"move":{"type":"lay","city":"milano","row":0,"column":3},"patch":["{",{"draws":["=",2],"hands":["[",2,{"0":["=",["oslo"]]}],"discard":["=",["milano"]]},[]],"events":[{"type":"laid","seat":0,"city":"milano","row":0,"column":3,"back":{"latitude":45.4643,"longitude":9.1895},"contradictions":[{"city":"roma","axis":"longitude","type":"order"}]}]}]},
    ],
  },
  "kobenhavn-east": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["kobenhavn","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2},{"city":"napoli","row":1,"column":3,"seat":1}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828},"napoli":{"latitude":40.8358,"longitude":14.2486}} },
    steps: [
      {"say":"kobenhavn-east","plays":[{"by":0,"move":{"type":"lay","city":"kobenhavn","row":0,"column":4},"patch":["{",{"draws":["=",2],"hands":["[",2,{"0":["=",["oslo"]]}],"discard":["=",["kobenhavn"]]},[]],"events":[{"type":"laid","seat":0,"city":"kobenhavn","row":0,"column":4,"back":{"latitude":55.6759,"longitude":12.5655},"contradictions":[{"city":"napoli","axis":"longitude","type":"order"}]}]}]},
    ],
  },
  "milano-row": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"milano-row","plays":[{"by":0,"move":{"type":"lay","city":"milano","row":1,"column":1},"patch":["{",{"draws":["=",2],"hands":["[",2,{"0":["=",["oslo"]]}],"discard":["=",["milano"]]},[]],"events":[{"type":"laid","seat":0,"city":"milano","row":1,"column":1,"back":{"latitude":45.4643,"longitude":9.1895},"contradictions":[{"city":"roma","axis":"latitude","type":"apart"}]}]}]},
    ],
  },
  "napoli": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["napoli","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2},{"city":"barcelona","row":1,"column":0,"seat":1}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828},"barcelona":{"latitude":41.39,"longitude":2.17}} },
    steps: [
      {"say":"napoli","plays":[{"by":0,"move":{"type":"lay","city":"napoli","row":1,"column":3},"patch":["{",{"turn":["=",1],"hands":["[",2,{"0":["=",["oslo"]]}],"laid":["[",3,{"2":["=",{"city":"napoli","column":3,"row":1,"seat":0}]}],"backs":["{",{"napoli":["=",{"latitude":40.8358,"longitude":14.2486}]},[]]},[]],"events":[{"type":"laid","seat":0,"city":"napoli","row":1,"column":3,"back":{"latitude":40.8358,"longitude":14.2486},"contradictions":[]}]}]},
    ],
  },
  "kobenhavn": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["kobenhavn","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"kobenhavn","plays":[{"by":0,"move":{"type":"lay","city":"kobenhavn","row":0,"column":2},"patch":["{",{"turn":["=",1],"hands":["[",2,{"0":["=",["oslo"]]}],"laid":["[",2,{"1":["=",{"city":"kobenhavn","column":2,"row":0,"seat":0}]}],"backs":["{",{"kobenhavn":["=",{"latitude":55.6759,"longitude":12.5655}]},[]]},[]],"events":[{"type":"laid","seat":0,"city":"kobenhavn","row":0,"column":2,"back":{"latitude":55.6759,"longitude":12.5655},"contradictions":[]}]}]},
    ],
  },
  "room": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2},{"city":"barcelona","row":1,"column":1,"seat":1}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828},"barcelona":{"latitude":41.39,"longitude":2.17}} },
    steps: [
      {"say":"room-taken"},
      {"say":"room-none","plays":[{"by":0,"move":{"type":"lay","city":"milano","row":0,"column":2},"patch":["{",{"draws":["=",2],"hands":["[",2,{"0":["=",["oslo"]]}],"discard":["=",["milano"]]},[]],"events":[{"type":"laid","seat":0,"city":"milano","row":0,"column":2,"back":{"latitude":45.4643,"longitude":9.1895},"contradictions":[{"city":"roma","axis":"longitude","type":"apart"}]}]}]},
      {"say":"room-left"},
    ],
  },
  "draw": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["milano","oslo"],["paris"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"draw-wrong","plays":[{"by":0,"move":{"type":"lay","city":"milano","row":0,"column":3},"patch":["{",{"draws":["=",2],"hands":["[",2,{"0":["=",["oslo"]]}],"discard":["=",["milano"]]},[]],"events":[{"type":"laid","seat":0,"city":"milano","row":0,"column":3,"back":{"latitude":45.4643,"longitude":9.1895},"contradictions":[{"city":"roma","axis":"longitude","type":"order"}]}]}]},
      {"say":"draw-one","plays":[{"by":0,"move":{"type":"draw","pile":0},"patch":["{",{"draws":["=",1],"hands":["[",2,{"0":["[",2,{"1":["=","praha"]}]}],"piles":["[",3,{"0":["=",["berlin"]]}]},[]],"events":[{"type":"drew","seat":0,"city":"praha","pile":0}]}]},
      {"say":"draw-two","plays":[{"by":0,"move":{"type":"draw","pile":0},"patch":["{",{"turn":["=",1],"draws":["=",0],"hands":["[",2,{"0":["[",3,{"2":["=","berlin"]}]}],"piles":["[",3,{"0":["[",0,{}]}]},[]],"events":[{"type":"drew","seat":0,"city":"berlin","pile":0}]}]},
    ],
  },
  "last": {
    seats: 2,
    eyes: 0,
    start: { ...table, hands: [["napoli"],["kobenhavn","oslo"]], piles: [[null,"praha"],[null,"lisboa"],[null,"bern"]], laid: [{"city":"roma","row":1,"column":2}], backs: {"roma":{"latitude":41.8931,"longitude":12.4828}} },
    steps: [
      {"say":"last-card","plays":[{"by":0,"move":{"type":"lay","city":"napoli","row":1,"column":3},"patch":["{",{"turn":["=",1],"hands":["[",2,{"0":["[",0,{}]}],"laid":["[",2,{"1":["=",{"city":"napoli","column":3,"row":1,"seat":0}]}],"backs":["{",{"napoli":["=",{"latitude":40.8358,"longitude":14.2486}]},[]],"isLastRound":["=",true]},[]],"events":[{"type":"laid","seat":0,"city":"napoli","row":1,"column":3,"back":{"latitude":40.8358,"longitude":14.2486},"contradictions":[]},{"type":"last-round","seat":0}]}]},
      {"say":"last-round","plays":[{"by":1,"move":{"type":"lay","city":"kobenhavn","row":0,"column":2},"patch":["{",{"hands":["[",2,{"1":["=",["oslo"]]}],"laid":["[",3,{"2":["=",{"city":"kobenhavn","column":2,"row":0,"seat":1}]}],"backs":["{",{"kobenhavn":["=",{"latitude":55.6759,"longitude":12.5655}]},[]],"ending":["=","out"]},[]],"events":[{"type":"laid","seat":1,"city":"kobenhavn","row":0,"column":2,"back":{"latitude":55.6759,"longitude":12.5655},"contradictions":[]},{"type":"over","outcome":{"winners":[0],"scores":[0,1],"reason":"out"}}]}]},
    ],
  },
};
