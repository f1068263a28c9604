/** The worked examples of the rules, as they are seen. Written by `npm run examples` from test/examples.ts; a test plays them again. */

import type { FigureName } from "@stolik/furniture";
import type { Example } from "@stolik/kernel";
import type { Event, Move, View } from "../../rules/position.ts";
import type en from "./en.json";

/** What all of them begin with. */
const table = { isOpen: false, first: 0, turn: 0, isChanceUsed: false, isOver: false } as const;

export type ExampleName =
  | "places"
  | "fed"
  | "one-pair"
  | "two-pairs"
  | "shared"
  | "chance"
  | "outside";

export const examples: Readonly<
  Record<ExampleName, Example<View, Move, Event, FigureName<typeof en>>>
> = {
  "places": {
    seats: 2,
    eyes: 0,
    start: { ...table, market: [{"up":"back","card":{"front":null,"back":"chance-turn-joker"}},{"up":"back","card":{"front":null,"back":"chance-diagonal"}},{"up":"front","card":{"front":"rabbinical-school","back":null}},{"up":"front","card":{"front":"esther-kaminska","back":null}},{"up":"front","card":{"front":"haberbusch-brewery","back":null}},{"up":"front","card":{"front":"iron-gate","back":null}}], stack: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,{"front":"vienna-railway","back":null}], grids: [{"cards":[{"cell":36,"card":{"front":"prozna-street","back":null},"up":"front"},{"cell":37,"card":{"front":"electric-trams","back":null},"up":"front"},{"cell":38,"card":{"front":null,"back":"pair-varsovians-unrest"},"up":"back"},{"cell":39,"card":{"front":"iron-shops","back":null},"up":"front"},{"cell":40,"card":{"front":"pogrom-of-1881","back":null},"up":"front"},{"cell":49,"card":{"front":"krochmalna-street","back":null},"up":"front"}],"left":3},{"cards":[]}] },
    steps: [
      {"say":"places","plays":[{"by":0,"move":{"type":"take","slot":2},"patch":["{",{"market":["[",6,{"2":["{",{},["card"]]}],"hand":["=",{"card":{"front":"rabbinical-school","back":"chance-draw"},"up":"front"}]},[]],"events":[{"type":"took","seat":0,"slot":2,"up":"front","card":{"front":"rabbinical-school","back":null}}]}]},
    ],
  },
  "fed": {
    seats: 2,
    eyes: 0,
    start: { ...table, market: [{"up":"back","card":{"front":null,"back":"line-personality-borderland-personality"}},{"up":"back","card":{"front":null,"back":"culture-in-its-lines"}},{"up":"front","card":{"front":"grzybow-town","back":null}},{"up":"front","card":{"front":"antoni-czarnecki","back":null}},{"up":"front","card":{"front":"bagno-street","back":null}},{"up":"front","card":{"front":"rabbinical-school","back":null}}], stack: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,{"front":"esther-kaminska","back":null}], grids: [{"cards":[{"cell":36,"card":{"front":null,"back":"pair-varsovians-unrest"},"up":"back"},{"cell":37,"card":{"front":"boycott","back":null},"up":"front"}]},{"cards":[]}] },
    steps: [
      {"say":"fed-goal","look":"cell=36"},
      {"say":"fed-take","plays":[{"by":0,"move":{"type":"take","slot":2},"patch":["{",{"market":["[",6,{"2":["{",{},["card"]]}],"hand":["=",{"card":{"front":"grzybow-town","back":"trade-on-the-edge"},"up":"front"}]},[]],"events":[{"type":"took","seat":0,"slot":2,"up":"front","card":{"front":"grzybow-town","back":null}}]}]},
      {"say":"fed-lay","plays":[{"by":0,"move":{"type":"lay","cell":48,"up":"front"},"patch":["{",{"grids":["[",2,{"0":["{",{"cards":["[",3,{"2":["=",{"cell":48,"card":{"front":"grzybow-town","back":null},"up":"front"}]}]},[]]}],"laid":["=",48]},["hand"]],"events":[{"type":"laid","seat":0,"cell":48,"up":"front","card":{"front":"grzybow-town","back":null}}]}]},
    ],
  },
  "one-pair": {
    seats: 2,
    eyes: 0,
    start: { ...table, market: [{"up":"back","card":{"front":null,"back":"line-personality-borderland-personality"}},{"up":"back","card":{"front":null,"back":"culture-in-its-lines"}},{"up":"front","card":{"front":"electric-trams","back":null}},{"up":"front","card":{"front":"antoni-czarnecki","back":null}},{"up":"front","card":{"front":"bagno-street","back":null}},{"up":"front","card":{"front":"rabbinical-school","back":null}}], stack: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,{"front":"esther-kaminska","back":null}], grids: [{"cards":[{"cell":36,"card":{"front":"grzybow-town","back":null},"up":"front"},{"cell":37,"card":{"front":"boycott","back":null},"up":"front"},{"cell":48,"card":{"front":null,"back":"pair-varsovians-unrest"},"up":"back"}]},{"cards":[]}] },
    steps: [
      {"say":"one-pair","plays":[{"by":0,"move":{"type":"take","slot":2},"patch":["{",{"market":["[",6,{"2":["{",{},["card"]]}],"hand":["=",{"card":{"front":"electric-trams","back":"staircase-varsovians"},"up":"front"}]},[]],"events":[{"type":"took","seat":0,"slot":2,"up":"front","card":{"front":"electric-trams","back":null}}]},{"by":0,"move":{"type":"lay","cell":38,"up":"front"},"patch":["{",{"grids":["[",2,{"0":["{",{"cards":["[",4,{"3":["=",{"cell":38,"card":{"front":"electric-trams","back":null},"up":"front"}]}]},[]]}],"laid":["=",38]},["hand"]],"events":[{"type":"laid","seat":0,"cell":38,"up":"front","card":{"front":"electric-trams","back":null}}]}]},
    ],
  },
  "two-pairs": {
    seats: 2,
    eyes: 0,
    start: { ...table, market: [{"up":"back","card":{"front":null,"back":"line-personality-borderland-personality"}},{"up":"back","card":{"front":null,"back":"culture-in-its-lines"}},{"up":"front","card":{"front":"antisemitic-campaign","back":null}},{"up":"front","card":{"front":"antoni-czarnecki","back":null}},{"up":"front","card":{"front":"bagno-street","back":null}},{"up":"front","card":{"front":"rabbinical-school","back":null}}], stack: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,{"front":"esther-kaminska","back":null}], grids: [{"cards":[{"cell":36,"card":{"front":"grzybow-town","back":null},"up":"front"},{"cell":37,"card":{"front":"boycott","back":null},"up":"front"},{"cell":38,"card":{"front":null,"back":"pair-varsovians-unrest"},"up":"back"},{"cell":47,"card":{"front":"electric-trams","back":null},"up":"front"}]},{"cards":[]}] },
    steps: [
      {"say":"two-pairs","plays":[{"by":0,"move":{"type":"take","slot":2},"patch":["{",{"market":["[",6,{"2":["{",{},["card"]]}],"hand":["=",{"card":{"front":"antisemitic-campaign","back":"no-trade-1936"},"up":"front"}]},[]],"events":[{"type":"took","seat":0,"slot":2,"up":"front","card":{"front":"antisemitic-campaign","back":null}}]},{"by":0,"move":{"type":"lay","cell":48,"up":"front"},"patch":["{",{"grids":["[",2,{"0":["{",{"cards":["[",5,{"4":["=",{"cell":48,"card":{"front":"antisemitic-campaign","back":null},"up":"front"}]}]},[]]}],"laid":["=",48]},["hand"]],"events":[{"type":"laid","seat":0,"cell":48,"up":"front","card":{"front":"antisemitic-campaign","back":null}}]}]},
    ],
  },
  "shared": {
    seats: 2,
    eyes: 0,
    start: { ...table, market: [{"up":"back","card":{"front":null,"back":"chance-turn-joker"}},{"up":"back","card":{"front":null,"back":"chance-diagonal"}},{"up":"front","card":{"front":"esther-kaminska","back":null}},{"up":"front","card":{"front":"haberbusch-brewery","back":null}},{"up":"front","card":{"front":"iron-gate","back":null}},{"up":"front","card":{"front":"vienna-railway","back":null}}], stack: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,{"front":"market-moves","back":null}], grids: [{"cards":[{"cell":36,"card":{"front":null,"back":"tee-personality-architecture"},"up":"back"},{"cell":37,"card":{"front":"great-synagogue","back":null},"up":"front"},{"cell":38,"card":{"front":null,"back":"line-personality-culture-borderland"},"up":"back"},{"cell":47,"card":{"front":"prozna-street","back":null},"up":"front"},{"cell":48,"card":{"front":"peretz","back":null},"up":"front"},{"cell":49,"card":{"front":"nozyk-synagogue","back":null},"up":"front"},{"cell":59,"card":{"front":"bersohn-museum","back":null},"up":"front"},{"cell":70,"card":{"front":"rabbinical-school","back":null},"up":"front"}]},{"cards":[]}] },
    steps: [
      {"say":"shared-tee","look":"cell=36"},
      {"say":"shared-line","look":"cell=38"},
      {"say":"shared-both"},
    ],
  },
  "chance": {
    seats: 2,
    eyes: 0,
    start: { ...table, market: [{"up":"back","card":{"front":null,"back":"chance-swap-1939"}},{"up":"back","card":{"front":null,"back":"chance-turn-joker"}},{"up":"front","card":{"front":"bagno-street","back":null}},{"up":"front","card":{"front":"rabbinical-school","back":null}},{"up":"front","card":{"front":"esther-kaminska","back":null}},{"up":"front","card":{"front":"haberbusch-brewery","back":null}}], stack: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,{"front":"vienna-railway","back":null}], grids: [{"cards":[{"cell":36,"card":{"front":"grzybow-town","back":null},"up":"front"},{"cell":37,"card":{"front":"iron-gate","back":null},"up":"front"},{"cell":38,"card":{"front":"boycott","back":null},"up":"front"},{"cell":47,"card":{"front":null,"back":"pair-varsovians-unrest"},"up":"back"}]},{"cards":[]}] },
    steps: [
      {"say":"chance-lay","plays":[{"by":0,"move":{"type":"take","slot":0},"patch":["{",{"market":["[",6,{"0":["{",{},["card"]]}],"hand":["=",{"card":{"front":"gmina-starozakonnych","back":"chance-swap-1939"},"up":"back"}]},[]],"events":[{"type":"took","seat":0,"slot":0,"up":"back","card":{"front":null,"back":"chance-swap-1939"}}]},{"by":0,"move":{"type":"lay","cell":48,"up":"back"},"patch":["{",{"grids":["[",2,{"0":["{",{"cards":["[",5,{"4":["=",{"cell":48,"card":{"front":null,"back":"chance-swap-1939"},"up":"back"}]}]},[]]}],"laid":["=",48]},["hand"]],"events":[{"type":"laid","seat":0,"cell":48,"up":"back","card":{"front":null,"back":"chance-swap-1939"}}]}]},
      {"say":"chance-wait","plays":[{"by":0,"move":{"type":"end"},"patch":["{",{"turn":["=",1],"market":["[",6,{"0":["{",{"card":["=",{"front":null,"back":"chance-move-1845"}]},[]]}],"stack":["[",44,{"43":["=",{"front":"market-moves","back":null}]}]},["laid"]],"events":[{"type":"refilled","slot":0,"up":"back","card":{"front":null,"back":"chance-move-1845"}}]},{"by":1,"move":{"type":"take","slot":2},"patch":["{",{"market":["[",6,{"2":["{",{},["card"]]}],"hand":["=",{"card":{"front":"bagno-street","back":null},"up":"front"}]},[]],"events":[{"type":"took","seat":1,"slot":2,"up":"front","card":{"front":"bagno-street","back":null}}]},{"by":1,"move":{"type":"lay","cell":60,"up":"front"},"patch":["{",{"grids":["[",2,{"1":["{",{"cards":["[",1,{"0":["=",{"cell":60,"card":{"front":"bagno-street","back":null},"up":"front"}]}]},[]]}],"laid":["=",60]},["hand"]],"events":[{"type":"laid","seat":1,"cell":60,"up":"front","card":{"front":"bagno-street","back":null}}]},{"by":1,"move":{"type":"end"},"patch":["{",{"turn":["=",0],"market":["[",6,{"2":["{",{"card":["=",{"front":"market-moves","back":null}]},[]]}],"stack":["[",43,{"42":["=",{"front":"ludwik-zamenhof","back":null}]}]},["laid"]],"events":[{"type":"refilled","slot":2,"up":"front","card":{"front":"market-moves","back":null}}]}]},
      {"say":"chance-use","plays":[{"by":0,"move":{"type":"swap","chance":48,"one":37,"other":38},"patch":["{",{"grids":["[",2,{"0":["{",{"cards":["[",5,{"1":["{",{"cell":["=",38]},[]],"2":["{",{"cell":["=",37]},[]],"4":["{",{"card":["{",{"front":["=","gmina-starozakonnych"],"back":["=",null]},[]],"up":["=","front"]},[]]}]},[]]}],"isChanceUsed":["=",true]},[]],"events":[{"type":"swapped","seat":0,"one":37,"other":38},{"type":"used","seat":0,"chance":"swap","cell":48,"card":{"front":"gmina-starozakonnych","back":null}}]}]},
    ],
  },
  "outside": {
    seats: 2,
    eyes: 0,
    start: { ...table, market: [{"up":"back","card":{"front":null,"back":"chance-turn-joker"}},{"up":"back","card":{"front":null,"back":"chance-diagonal"}},{"up":"front","card":{"front":"rabbinical-school","back":null}},{"up":"front","card":{"front":"esther-kaminska","back":null}},{"up":"front","card":{"front":"haberbusch-brewery","back":null}},{"up":"front","card":{"front":"iron-gate","back":null}}], stack: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,{"front":"vienna-railway","back":null}], grids: [{"cards":[{"cell":36,"card":{"front":"iron-shops","back":null},"up":"front"},{"cell":37,"card":{"front":"prozna-street","back":null},"up":"front"},{"cell":38,"card":{"front":"mirow-halls","back":null},"up":"front"},{"cell":39,"card":{"front":null,"back":"line-trade-architecture-trade"},"up":"back"},{"cell":40,"card":{"front":"telephone-tower","back":null},"up":"front"},{"cell":41,"card":{"front":"iron-gate","back":null},"up":"front"}],"outside":41,"left":3},{"cards":[]}] },
    steps: [
      {"say":"outside"},
    ],
  },
};
