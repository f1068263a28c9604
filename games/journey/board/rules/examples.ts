/** The worked examples of the rules, as they are seen. Written by `npm run examples` from test/examples.ts; a test plays them again. */

import type { FigureName } from "@stolik/furniture";
import type { Example } from "@stolik/kernel";
import type { Event, Move, View } from "../../rules/position.ts";
import type en from "./en.json";

/** What all of them begin with. */
const table = { first: 0, turns: 0, stirred: 0, played: 0, stops: [0,0], used: [], taken: [], beside: [null,null,null,null,null,null,null,null,null,null] } as const;

export type ExampleName =
  | "map"
  | "dice"
  | "order-right"
  | "order-wrong"
  | "long"
  | "marker"
  | "grey-same"
  | "grey-other"
  | "blue-earlier"
  | "blue-later"
  | "eagle"
  | "stop"
  | "end";

export const examples: Readonly<
  Record<ExampleName, Example<View, Move, Event, FigureName<typeof en>>>
> = {
  "map": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "die", dice: [1,2,3,4,5,5,6], die: 0, pawns: [0,0], progress: [0,0], hands: [[],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [2,5,15,7,8,12,14] },
    steps: [
      {"say":"map"},
    ],
  },
  "dice": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 1, phase: "die", dice: [4], die: 0, pawns: [52,34], progress: [0,0], hands: [[],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"dice-last"},
      {"say":"dice-roll","plays":[{"by":1,"move":{"type":"take","die":4},"patch":["{",{"phase":["=","act"],"dice":["[",0,{}],"die":["=",4]},[]],"events":[{"type":"took","seat":1,"die":4}]},{"by":1,"move":{"type":"go","to":34},"patch":["{",{"turn":["=",0],"turns":["=",1],"phase":["=","die"],"dice":["=",[3,2,2,2,3,2,6]],"die":["=",0]},[]],"events":[{"type":"moved","seat":1,"by":"foot","path":[34]},{"type":"rolled","seat":0,"dice":[3,2,2,2,3,2,6]}]}]},
      {"say":"dice-take","plays":[{"by":0,"move":{"type":"take","die":3},"patch":["{",{"phase":["=","act"],"dice":["=",[2,2,2,3,2,6]],"die":["=",3]},[]],"events":[{"type":"took","seat":0,"die":3}]}]},
    ],
  },
  "order-right": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [7,0], hands: [["grey-1385","grey-1466"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"order-right-start"},
      {"say":"order-right-one","plays":[{"by":0,"move":{"type":"advance","card":"grey-1385"},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"progress":["[",2,{"0":["=",9]}],"hands":["[",2,{"0":["=",["grey-1466"]]}],"used":["=",["grey-1385"]]},[]],"events":[{"type":"advanced","seat":0,"card":"grey-1385","from":7,"to":9}]}]},
      {"say":"order-right-two","plays":[{"by":0,"move":{"type":"advance","card":"grey-1466"},"patch":["{",{"played":["=",2],"progress":["[",2,{"0":["=",11]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["[",2,{"1":["=","grey-1466"]}]},[]],"events":[{"type":"advanced","seat":0,"card":"grey-1466","from":9,"to":11}]}]},
    ],
  },
  "order-wrong": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [7,0], hands: [["grey-1385","grey-1466"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"order-wrong-start"},
      {"say":"order-wrong-one","plays":[{"by":0,"move":{"type":"advance","card":"grey-1466"},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"progress":["[",2,{"0":["=",8]}],"hands":["[",2,{"0":["[",1,{}]}],"used":["=",["grey-1466"]]},[]],"events":[{"type":"advanced","seat":0,"card":"grey-1466","from":7,"to":8}]}]},
      {"say":"order-wrong-two","plays":[{"by":0,"move":{"type":"advance","card":"grey-1385"},"patch":["{",{"played":["=",2],"progress":["[",2,{"0":["=",9]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["[",2,{"1":["=","grey-1385"]}]},[]],"events":[{"type":"advanced","seat":0,"card":"grey-1385","from":8,"to":9}]}]},
    ],
  },
  "long": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "die", dice: [1,2,3,4,5,5,6], die: 0, pawns: [0,36], progress: [0,0], hands: [[],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"long-take","plays":[{"by":0,"move":{"type":"take","die":1},"patch":["{",{"phase":["=","act"],"dice":["=",[2,3,4,5,5,6]],"die":["=",1]},[]],"events":[{"type":"took","seat":0,"die":1}]}]},
      {"say":"long-go","plays":[{"by":0,"move":{"type":"go","to":28},"patch":["{",{"turn":["=",1],"turns":["=",1],"phase":["=","die"],"die":["=",0],"pawns":["[",2,{"0":["=",28]}]},[]],"events":[{"type":"moved","seat":0,"by":"foot","path":[0,75,20,21,59,34,1,10,23,44,28]}]}]},
    ],
  },
  "marker": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "die", dice: [1,2,3,4,5,5,6], die: 0, pawns: [52,70], progress: [0,0], hands: [[],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [1,2,17,15,7,8,12] },
    steps: [
      {"say":"marker-take","plays":[{"by":0,"move":{"type":"take","die":3},"patch":["{",{"phase":["=","act"],"dice":["[",6,{"2":["=",4],"3":["=",5],"5":["=",6]}],"die":["=",3]},[]],"events":[{"type":"took","seat":0,"die":3}]}]},
      {"say":"marker-stop"},
      {"say":"marker-go","plays":[{"by":0,"move":{"type":"go","to":6},"patch":["{",{"turn":["=",1],"turns":["=",1],"stirred":["=",1],"phase":["=","die"],"die":["=",0],"pawns":["[",2,{"0":["=",6]}],"hands":["[",2,{"0":["=",["grey-1410","city-torun","blue-1853"]]}],"deck":["[",52,{}],"markers":["=",[2,17,15,7,8,12]],"taken":["=",[1]]},[]],"events":[{"type":"moved","seat":0,"by":"foot","path":[52,0,6]},{"type":"collected","seat":0,"location":1,"cards":3},{"type":"drew","seat":0,"cards":["grey-1410","city-torun","blue-1853"]}]}]},
    ],
  },
  "grey-same": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [8,0], hands: [["grey-1410"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"grey-same","plays":[{"by":0,"move":{"type":"advance","card":"grey-1410"},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"progress":["[",2,{"0":["=",10]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["=",["grey-1410"]]},[]],"events":[{"type":"advanced","seat":0,"card":"grey-1410","from":8,"to":10}]}]},
    ],
  },
  "grey-other": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [8,0], hands: [["grey-1791"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"grey-other","plays":[{"by":0,"move":{"type":"advance","card":"grey-1791"},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"progress":["[",2,{"0":["=",9]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["=",["grey-1791"]]},[]],"events":[{"type":"advanced","seat":0,"card":"grey-1791","from":8,"to":9}]}]},
    ],
  },
  "blue-earlier": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [8,0], hands: [["blue-1364"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"blue-earlier","plays":[{"by":0,"move":{"type":"advance","card":"blue-1364"},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"progress":["[",2,{"0":["=",10]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["=",["blue-1364"]]},[]],"events":[{"type":"advanced","seat":0,"card":"blue-1364","from":8,"to":10}]}]},
    ],
  },
  "blue-later": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [8,0], hands: [["blue-1807"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"blue-later","plays":[{"by":0,"move":{"type":"advance","card":"blue-1807"},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"progress":["[",2,{"0":["=",9]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["=",["blue-1807"]]},[]],"events":[{"type":"advanced","seat":0,"card":"blue-1807","from":8,"to":9}]}]},
    ],
  },
  "eagle": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [8,0], hands: [["eagle"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"eagle","plays":[{"by":0,"move":{"type":"advance","card":"eagle"},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"progress":["[",2,{"0":["=",11]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["=",["eagle"]]},[]],"events":[{"type":"advanced","seat":0,"card":"eagle","from":8,"to":11}]}]},
    ],
  },
  "stop": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,4,5,6], die: 3, pawns: [52,34], progress: [7,10], hands: [["stop","grey-1385"],[null]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"stop-lay","plays":[{"by":0,"move":{"type":"stop","target":1},"patch":["{",{"stirred":["=",1],"phase":["=","play"],"played":["=",1],"hands":["[",2,{"0":["=",["grey-1385"]]}],"stops":["[",2,{"1":["=",1]}]},[]],"events":[{"type":"stopped","seat":0,"target":1}]}]},
      {"say":"stop-turn","plays":[{"by":0,"move":{"type":"end"},"patch":["{",{"turn":["=",1],"turns":["=",1],"phase":["=","die"],"die":["=",0],"played":["=",0]},[]],"events":[]},{"by":1,"move":{"type":"take","die":6},"patch":["{",{"turn":["=",0],"turns":["=",2],"dice":["[",3,{}],"stops":["[",2,{"1":["=",0]}],"used":["=",["stop"]]},[]],"events":[{"type":"took","seat":1,"die":6},{"type":"halted","seat":1,"left":0}]}]},
    ],
  },
  "end": {
    seats: 2,
    eyes: 0,
    start: { ...table, turn: 0, phase: "act", dice: [2,2,4,5,6,1], die: 3, pawns: [52,34], progress: [31,0], hands: [["blue-1932"],[]], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null], markers: [9,8,6,12,13,11,7] },
    steps: [
      {"say":"end","plays":[{"by":0,"move":{"type":"advance","card":"blue-1932"},"patch":["{",{"stirred":["=",1],"played":["=",1],"progress":["[",2,{"0":["=",32]}],"hands":["[",2,{"0":["[",0,{}]}],"used":["=",["blue-1932"]],"ending":["=","arrived"]},[]],"events":[{"type":"advanced","seat":0,"card":"blue-1932","from":31,"to":32},{"type":"over","outcome":{"winners":[0],"scores":[32,0],"reason":"arrived"}}]}]},
    ],
  },
};
