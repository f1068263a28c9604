/** The worked examples of the rules, as they are seen. Written by `npm run examples` from test/examples.ts; a test plays them again. */

import type { FigureName } from "@stolik/furniture";
import type { Example } from "@stolik/kernel";
import type { Event, Move, View } from "../../rules/position.ts";
import type en from "./en.json";

/** What all of them begin with. */
const table = { challengeSeconds: 10, repeats: true, opening: [], first: 0, turn: 0, scores: [0,0], best: [0,0], idle: 0, sheet: [] } as const;

export type ExampleName =
  | "square"
  | "deal"
  | "torba"
  | "exchange"
  | "tower"
  | "corner"
  | "dach"
  | "krab"
  | "koniec"
  | "doubt"
  | "referee"
  | "fence"
  | "flower"
  | "snake-right"
  | "snake-wrong";

export const examples: Readonly<
  Record<ExampleName, Example<View, Move, Event, FigureName<typeof en>>>
> = {
  "square": {
    seats: 2,
    eyes: null,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","","T","","","","","","","","","","","","","","","","","","","",""], racks: [[null,null,null,null,null,null],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"square"},
    ],
  },
  "deal": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","","T","","","","","","","","","","","","","","","","","","","",""], racks: [["O","R","B","A","Z","E"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"deal"},
    ],
  },
  "torba": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","T","O","R","","","","","","","","","","","","","","","","","","",""], racks: [["B","A","K","Ł","Ż","E"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"torba-old"},
      {"say":"torba","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"B","field":15},{"letter":"A","field":27}],"word":[19,20,21,15,27]},"patch":["{",{"turn":["=",1],"tiles":["[",41,{"15":["=","B"],"27":["=","A"]}],"racks":["[",2,{"0":["=",["K","Ł","Ż","E"]]}],"sheet":["[",1,{"0":["=",{"type":"word","seat":0,"word":"TORBA","points":9,"bonus":0,"status":"open"}]}],"open":["=",{"seat":0,"laid":[{"letter":"B","field":15},{"letter":"A","field":27}],"word":[19,20,21,15,27],"accepted":[]}]},[]],"events":[{"type":"word","seat":0,"word":"TORBA","laid":[{"letter":"B","field":15},{"letter":"A","field":27}],"fields":[19,20,21,15,27],"points":9,"fenced":[],"bonus":0}]},{"by":1,"move":{"type":"accept"},"patch":["{",{"racks":["[",2,{"0":["[",6,{"4":["=","Z"],"5":["=","Z"]}]}],"pool":["[",25,{}],"scores":["[",2,{"0":["=",9]}],"best":["[",2,{"0":["=",9]}],"sheet":["[",1,{"0":["{",{"status":["=","stands"]},[]]}]},["open"]],"events":[{"type":"accepted","seat":1},{"type":"stands","seat":0,"word":"TORBA","points":9,"bonus":0},{"type":"drew","seat":0,"count":2},{"type":"received","letters":["Z","Z"]}]}]},
    ],
  },
  "exchange": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","","T","","","","","","","","","","","","","","","","","","","",""], racks: [["Ć","Ń","F","E","A","S"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"exchange-given"},
      {"say":"exchange","plays":[{"by":0,"move":{"type":"exchange","letters":["Ć","Ń","F"]},"patch":["{",{"turn":["=",1],"racks":["[",2,{"0":["=",["E","A","S","I","K","O"]]}],"idle":["=",1],"sheet":["[",1,{"0":["=",{"type":"exchange","seat":0,"count":3}]}]},[]],"events":[{"type":"exchanged","seat":0,"count":3},{"type":"drew","seat":0,"count":3},{"type":"received","letters":["I","K","O"]}]}]},
    ],
  },
  "tower": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","T","O","R","","","","","","","","","","","","","","","","","","",""], racks: [["A","B","K","Ł","Ż","E"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"tower","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"A","field":13},{"letter":"B","field":8}],"word":[8,13,19]},"refusal":{"code":"touches-new-only","rule":"L11","values":{"letter":"B"}},"events":[]}]},
    ],
  },
  "corner": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","T","O","R","","","","","","","","","","","","","","","","","","",""], racks: [["B","K","Ł","Ż","E","I"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"corner","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"B","field":16}],"word":[19,20,21,16]},"refusal":{"code":"no-contact","rule":"L11"},"events":[]}]},
    ],
  },
  "dach": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","T","O","R","","","","","","","","","","","","","","","","","","",""], racks: [["D","A","C","H","K","Ł"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"dach","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"D","field":13},{"letter":"A","field":14},{"letter":"C","field":15},{"letter":"H","field":27}],"word":[13,14,15,27]},"refusal":{"code":"no-old-tile","rule":"L12"},"events":[]}]},
    ],
  },
  "krab": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","T","O","R","","","","","","","","","","","","","","","","","","",""], racks: [["B","A","Ł","Ż","E","I"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"krab-before","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"B","field":15},{"letter":"A","field":27}],"word":[19,20,21,15,27]},"patch":["{",{"turn":["=",1],"tiles":["[",41,{"15":["=","B"],"27":["=","A"]}],"racks":["[",2,{"0":["=",["Ł","Ż","E","I"]]}],"sheet":["[",1,{"0":["=",{"type":"word","seat":0,"word":"TORBA","points":9,"bonus":0,"status":"open"}]}],"open":["=",{"seat":0,"laid":[{"letter":"B","field":15},{"letter":"A","field":27}],"word":[19,20,21,15,27],"accepted":[]}]},[]],"events":[{"type":"word","seat":0,"word":"TORBA","laid":[{"letter":"B","field":15},{"letter":"A","field":27}],"fields":[19,20,21,15,27],"points":9,"fenced":[],"bonus":0}]}]},
      {"say":"krab","plays":[{"by":1,"move":{"type":"word","lay":[{"letter":"K","field":14}],"word":[14,21,27,15]},"patch":["{",{"turn":["=",0],"tiles":["[",41,{"14":["=","K"]}],"racks":["[",2,{"0":["[",6,{"4":["=","Z"],"5":["=","Ź"]}],"1":["[",5,{}]}],"pool":["[",25,{}],"scores":["[",2,{"0":["=",9]}],"best":["[",2,{"0":["=",9]}],"sheet":["[",2,{"0":["{",{"status":["=","stands"]},[]],"1":["=",{"type":"word","seat":1,"word":"KRAB","points":8,"bonus":0,"status":"open"}]}],"open":["{",{"seat":["=",1],"laid":["[",1,{"0":["{",{"letter":["=","K"],"field":["=",14]},[]]}],"word":["=",[14,21,27,15]]},[]]},[]],"events":[{"type":"stands","seat":0,"word":"TORBA","points":9,"bonus":0},{"type":"drew","seat":0,"count":2},{"type":"received","letters":["Z","Ź"]},{"type":"word","seat":1,"word":"KRAB","laid":[{"letter":"K","field":14}],"fields":[14,21,27,15],"points":8,"fenced":[],"bonus":0}]},{"by":0,"move":{"type":"accept"},"patch":["{",{"racks":["[",2,{"1":["[",6,{"5":["=",null]}]}],"pool":["[",24,{}],"scores":["[",2,{"1":["=",8]}],"best":["[",2,{"1":["=",8]}],"sheet":["[",2,{"1":["{",{"status":["=","stands"]},[]]}]},["open"]],"events":[{"type":"accepted","seat":0},{"type":"stands","seat":1,"word":"KRAB","points":8,"bonus":0},{"type":"drew","seat":1,"count":1}]}]},
    ],
  },
  "koniec": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","I","","","","K","O","N","","","","","","","","","","","","","","","","","","",""], racks: [["E","B","A","Ł","Ż","S"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"koni"},
      {"say":"konie","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"E","field":14}],"word":[19,20,21,15,14]},"patch":["{",{"turn":["=",1],"tiles":["[",41,{"14":["=","E"]}],"racks":["[",2,{"0":["=",["B","A","Ł","Ż","S"]]}],"sheet":["[",1,{"0":["=",{"type":"word","seat":0,"word":"KONIE","points":5,"bonus":0,"status":"open"}]}],"open":["=",{"seat":0,"laid":[{"letter":"E","field":14}],"word":[19,20,21,15,14],"accepted":[]}]},[]],"events":[{"type":"word","seat":0,"word":"KONIE","laid":[{"letter":"E","field":14}],"fields":[19,20,21,15,14],"points":5,"fenced":[],"bonus":0}]}]},
      {"say":"koniec","plays":[{"by":1,"move":{"type":"word","lay":[{"letter":"C","field":13}],"word":[19,20,21,15,14,13]},"patch":["{",{"turn":["=",0],"tiles":["[",41,{"13":["=","C"]}],"racks":["[",2,{"0":["[",6,{"5":["=","Ź"]}],"1":["[",5,{}]}],"pool":["[",25,{}],"scores":["[",2,{"0":["=",5]}],"best":["[",2,{"0":["=",5]}],"sheet":["[",2,{"0":["{",{"status":["=","stands"]},[]],"1":["=",{"type":"word","seat":1,"word":"KONIEC","points":8,"bonus":0,"status":"open"}]}],"open":["{",{"seat":["=",1],"laid":["[",1,{"0":["{",{"letter":["=","C"],"field":["=",13]},[]]}],"word":["[",6,{"5":["=",13]}]},[]]},[]],"events":[{"type":"stands","seat":0,"word":"KONIE","points":5,"bonus":0},{"type":"drew","seat":0,"count":1},{"type":"received","letters":["Ź"]},{"type":"word","seat":1,"word":"KONIEC","laid":[{"letter":"C","field":13}],"fields":[19,20,21,15,14,13],"points":8,"fenced":[],"bonus":0}]},{"by":0,"move":{"type":"accept"},"patch":["{",{"racks":["[",2,{"1":["[",6,{"5":["=",null]}]}],"pool":["[",24,{}],"scores":["[",2,{"1":["=",8]}],"best":["[",2,{"1":["=",8]}],"sheet":["[",2,{"1":["{",{"status":["=","stands"]},[]]}]},["open"]],"events":[{"type":"accepted","seat":0},{"type":"stands","seat":1,"word":"KONIEC","points":8,"bonus":0},{"type":"drew","seat":1,"count":1}]}]},
    ],
  },
  "doubt": {
    seats: 2,
    eyes: 1,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","T","O","R","","","","","","","","","","","","","","","","","","",""], racks: [[null,null,null,null,null,null],["K","I","N","Y","C","S"]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"doubt-read","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"B","field":15},{"letter":"A","field":27}],"word":[15,27,21,20,19]},"patch":["{",{"turn":["=",1],"tiles":["[",41,{"15":["=","B"],"27":["=","A"]}],"racks":["[",2,{"0":["[",4,{}]}],"sheet":["[",1,{"0":["=",{"type":"word","seat":0,"word":"BAROT","points":9,"bonus":0,"status":"open"}]}],"open":["=",{"seat":0,"laid":[{"letter":"B","field":15},{"letter":"A","field":27}],"word":[15,27,21,20,19],"accepted":[]}]},[]],"events":[{"type":"word","seat":0,"word":"BAROT","laid":[{"letter":"B","field":15},{"letter":"A","field":27}],"fields":[15,27,21,20,19],"points":9,"fenced":[],"bonus":0}]}]},
      {"say":"doubt-asked","plays":[{"by":1,"move":{"type":"challenge"},"patch":["{",{"tiles":["[",41,{"15":["=",""],"27":["=",""]}],"racks":["[",2,{"0":["[",6,{"4":["=",null],"5":["=",null]}]}],"idle":["=",1],"sheet":["[",1,{"0":["{",{"status":["=","refused"],"asked":["=",1]},[]]}]},["open"]],"events":[{"type":"challenged","seat":1,"word":"BAROT","isWord":false},{"type":"refused","seat":0,"word":"BAROT","returned":[{"letter":"B","field":15},{"letter":"A","field":27}]}]}]},
    ],
  },
  "referee": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "referee", tiles: ["","","","","","","","","","","","","","","","","","","","T","O","R","","","","","","","","","","","","","","","","","","",""], racks: [["B","A","K","Ł","Ż","E"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"referee","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"B","field":15},{"letter":"A","field":27}],"word":[15,27,21,20,19]},"refusal":{"code":"not-in-dictionary","rule":"L18","values":{"word":"BAROT","order":"TORBA"}},"events":[]}]},
    ],
  },
  "fence": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "square", reading: "free", contact: "strict", checking: "challenge", tiles: ["","","","","A","","","","R","Y","","","","T","N","K","","","","","O","","","","","","","","","","","","","","","","","","","",""], racks: [["Ż","B","A","Ł","E","S"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"fence-open"},
      {"say":"fence","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"Ż","field":3}],"word":[14,20,3,9,15]},"patch":["{",{"turn":["=",1],"tiles":["[",41,{"3":["=","Ż"]}],"racks":["[",2,{"0":["=",["B","A","Ł","E","S"]]}],"sheet":["[",1,{"0":["=",{"type":"word","seat":0,"word":"NOŻYK","points":14,"bonus":10,"status":"open"}]}],"open":["=",{"seat":0,"laid":[{"letter":"Ż","field":3}],"word":[14,20,3,9,15],"accepted":[]}]},[]],"events":[{"type":"word","seat":0,"word":"NOŻYK","laid":[{"letter":"Ż","field":3}],"fields":[14,20,3,9,15],"points":14,"fenced":[1],"bonus":10}]},{"by":1,"move":{"type":"accept"},"patch":["{",{"racks":["[",2,{"0":["[",6,{"5":["=","Z"]}]}],"pool":["[",22,{}],"scores":["[",2,{"0":["=",24]}],"best":["[",2,{"0":["=",14]}],"sheet":["[",1,{"0":["{",{"status":["=","stands"]},[]]}]},["open"]],"events":[{"type":"accepted","seat":1},{"type":"stands","seat":0,"word":"NOŻYK","points":14,"bonus":10},{"type":"drew","seat":0,"count":1},{"type":"received","letters":["Z"]}]}]},
    ],
  },
  "flower": {
    seats: 2,
    eyes: null,
    start: { ...table, board: "flower", reading: "snake", contact: "chain", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","","","","","","","T","","","","","","","","","","","","","","","","","","","",""], racks: [[null,null,null,null,null,null],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"flower"},
    ],
  },
  "snake-right": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "flower", reading: "snake", contact: "chain", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","R","","","","","","O","","","","","","T","","","","","","","","","","","","","",""], racks: [["B","A","K","Ł","Ż","E"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"snake-right","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"B","field":16},{"letter":"A","field":10}],"word":[27,21,15,16,10]},"patch":["{",{"turn":["=",1],"tiles":["[",42,{"10":["=","A"],"16":["=","B"]}],"racks":["[",2,{"0":["=",["K","Ł","Ż","E"]]}],"sheet":["[",1,{"0":["=",{"type":"word","seat":0,"word":"TORBA","points":9,"bonus":0,"status":"open"}]}],"open":["=",{"seat":0,"laid":[{"letter":"B","field":16},{"letter":"A","field":10}],"word":[27,21,15,16,10],"accepted":[]}]},[]],"events":[{"type":"word","seat":0,"word":"TORBA","laid":[{"letter":"B","field":16},{"letter":"A","field":10}],"fields":[27,21,15,16,10],"points":9,"fenced":[],"bonus":0}]}]},
    ],
  },
  "snake-wrong": {
    seats: 2,
    eyes: 0,
    start: { ...table, board: "flower", reading: "snake", contact: "chain", checking: "challenge", tiles: ["","","","","","","","","","","","","","","","R","","","","","","O","","","","","","T","","","","","","","","","","","","","",""], racks: [["B","A","K","Ł","Ż","E"],[null,null,null,null,null,null]], pool: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null] },
    steps: [
      {"say":"snake-wrong","plays":[{"by":0,"move":{"type":"word","lay":[{"letter":"B","field":16},{"letter":"A","field":10}],"word":[16,10,27]},"refusal":{"code":"letters-apart","rule":"L25"},"events":[]}]},
    ],
  },
};
