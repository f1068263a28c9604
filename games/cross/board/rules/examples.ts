/** The worked examples of the rules, as they are seen. Written by `npm run examples` from test/examples.ts; a test plays them again. */

import type { FigureName } from "@stolik/furniture";
import type { Example } from "@stolik/kernel";
import type { Event, Move, View } from "../../rules/position.ts";
import type en from "./en.json";

/** What all of them begin with. */
const table = { difficulty: "mixed", openBook: false, first: 0, turn: 0, gone: [], open: [], backs: {"aarhus":null,"akureyri":null,"amsterdam":null,"andorra-la-vella":null,"antwerpen":null,"arkhangelsk":null,"athina":null,"barcelona":null,"basel":null,"belfast":null,"beograd":null,"bergen":null,"berlin":null,"bern":null,"bilbao":null,"bologna":null,"bordeaux":null,"bratislava":null,"brno":null,"brugge":null,"bruxelles":null,"bucuresti":null,"budapest":null,"cagliari":null,"cardiff":null,"chisinau":null,"cluj-napoca":null,"constanta":null,"cordoba":null,"cork":null,"debrecen":null,"dresden":null,"dublin":null,"dubrovnik":null,"edinburgh":null,"faro":null,"firenze":null,"frankfurt":null,"gdansk":null,"geneve":null,"genova":null,"glasgow":null,"goteborg":null,"graz":null,"hamburg":null,"helsinki":null,"hrodna":null,"innsbruck":null,"iraklio":null,"istanbul":null,"izmir":null,"kaliningrad":null,"kaunas":null,"kharkiv":null,"kiruna":null,"kobenhavn":null,"koln":null,"kosice":null,"krakow":null,"kyiv":null,"lefkosia":null,"lisboa":null,"liverpool":null,"ljubljana":null,"lodz":null,"london":null,"lublin":null,"luxembourg":null,"lviv":null,"lyon":null,"madrid":null,"malaga":null,"marseille":null,"milano":null,"minsk":null,"monaco":null,"moskva":null,"munchen":null,"murmansk":null,"napoli":null,"nice":null,"odesa":null,"ohrid":null,"oslo":null,"oulu":null,"palermo":null,"palma":null,"paris":null,"pisa":null,"plovdiv":null,"podgorica":null,"porto":null,"poznan":null,"praha":null,"pristina":null,"regensburg":null,"reykjavik":null,"riga":null,"roma":null,"rotterdam":null,"rovaniemi":null,"salzburg":null,"san-marino":null,"sankt-peterburg":null,"santiago-de-compostela":null,"sarajevo":null,"sevilla":null,"skopje":null,"sofia":null,"split":null,"stockholm":null,"strasbourg":null,"szczecin":null,"tallinn":null,"tartu":null,"tbilisi":null,"thessaloniki":null,"timisoara":null,"tirana":null,"torino":null,"torshavn":null,"toulouse":null,"trieste":null,"tromso":null,"trondheim":null,"turku":null,"vaduz":null,"valencia":null,"valletta":null,"venezia":null,"vilnius":null,"volgograd":null,"warszawa":null,"wien":null,"wroclaw":null,"yerevan":null,"zagreb":null,"zurich":null,"alhambra":null,"bran-castle":null,"cabo-da-roca":null,"cesky-krumlov-castle":null,"chartres-cathedral":null,"curonian-spit":null,"delphi":null,"falun-mine":null,"geirangerfjord":null,"geysir":null,"ggantija":null,"giants-causeway":null,"hallstatt":null,"kamianets-castle":null,"kinderdijk":null,"kizhi":null,"kronborg":null,"malbork-castle":null,"matera-sassi":null,"matterhorn":null,"meteora":null,"mir-castle":null,"mont-blanc":null,"mont-saint-michel":null,"mostar-bridge":null,"neuschwanstein":null,"nordkapp":null,"olavinlinna":null,"plitvice":null,"pompei":null,"pont-du-gard":null,"rila-monastery":null,"santorini":null,"segovia-aqueduct":null,"spis-castle":null,"stonehenge":null,"stromboli":null,"troy":null,"wartburg":null,"wieliczka":null} } as const;

export type ExampleName =
  | "deck"
  | "seats"
  | "slots"
  | "between"
  | "doubt"
  | "right"
  | "wrong"
  | "stop"
  | "berlin"
  | "budapest"
  | "nearest"
  | "line";

export const examples: Readonly<
  Record<ExampleName, Example<View, Move, Event, FigureName<typeof en>>>
> = {
  "deck": {
    seats: 4,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0], stage: {"type":"lay"}, tokens: [4,4,4,4], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"stop",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"stop",null,null,null,null,null,null,null,null,null,null,null,null,null,null,"london"], box: [], start: "paris", arms: {"west":[],"east":[],"south":[],"north":[]} },
    steps: [
      {"say":"deck"},
    ],
  },
  "seats": {
    seats: 4,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0], stage: {"type":"lay"}, tokens: [4,4,4,4], deck: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"stop",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"stop",null,null,null,null,null,null,null,null,null,null,null,null,null,null,"london"], box: [], start: "paris", arms: {"west":[],"east":[],"south":[],"north":[]} },
    steps: [
      {"say":"seats"},
    ],
  },
  "slots": {
    seats: 2,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0], stage: {"type":"lay"}, tokens: [4,4], deck: [null,"lisboa"], box: [null,null], start: "paris", arms: {"west":["madrid"],"east":["praha","kyiv"],"south":["roma"],"north":["oslo"]} },
    steps: [
      {"say":"slots"},
    ],
  },
  "between": {
    seats: 2,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0], stage: {"type":"lay"}, tokens: [4,4], deck: [null,null,null,"madrid"], box: [null,null], start: "paris", arms: {"west":[],"east":[],"south":[],"north":[]} },
    steps: [
      {"say":"between-top"},
      {"say":"between-west","plays":[{"by":0,"move":{"type":"lay","arm":"west","index":0},"patch":["{",{"awaited":["=",[1]],"stage":["{",{"type":["=","ask"],"arm":["=","west"],"index":["=",0],"heard":["=",0],"answers":["=",["none","none"]]},[]],"deck":["[",3,{"2":["=","london"]}],"arms":["{",{"west":["=",["madrid"]]},[]]},[]],"events":[{"type":"laid","seat":0,"card":"madrid","arm":"west","index":0}]}]},
      {"say":"between-two","plays":[{"by":1,"move":{"type":"agree"},"patch":["{",{"turn":["=",1],"stage":["{",{"type":["=","lay"]},["arm","index","heard","answers"]]},[]],"events":[{"type":"agreed","seat":1}]},{"by":1,"move":{"type":"lay","arm":"west","index":0},"patch":["{",{"awaited":["=",[0]],"stage":["{",{"type":["=","ask"],"arm":["=","west"],"index":["=",0],"heard":["=",0],"answers":["=",["none","none"]]},[]],"deck":["[",2,{"1":["=","roma"]}],"arms":["{",{"west":["=",["london","madrid"]]},[]]},[]],"events":[{"type":"laid","seat":1,"card":"london","arm":"west","index":0}]}]},
    ],
  },
  "doubt": {
    seats: 2,
    eyes: 1,
    start: { ...table, variant: "coordinates", awaited: [0], stage: {"type":"lay"}, tokens: [4,4], deck: [null,"london"], box: [null,null], start: "paris", arms: {"west":["madrid"],"east":[],"south":[],"north":[]} },
    steps: [
      {"say":"doubt","plays":[{"by":0,"move":{"type":"lay","arm":"west","index":0},"patch":["{",{"awaited":["=",[1]],"stage":["{",{"type":["=","ask"],"arm":["=","west"],"index":["=",0],"heard":["=",0],"answers":["=",["none","none"]]},[]],"deck":["=",["roma"]],"arms":["{",{"west":["=",["london","madrid"]]},[]]},[]],"events":[{"type":"laid","seat":0,"card":"london","arm":"west","index":0}]}]},
    ],
  },
  "right": {
    seats: 2,
    eyes: 1,
    start: { ...table, variant: "coordinates", awaited: [0], stage: {"type":"lay"}, tokens: [4,4], deck: [null,null,"london"], box: [null,null], start: "paris", arms: {"west":["madrid"],"east":[],"south":[],"north":[]} },
    steps: [
      {"say":"right-asked","plays":[{"by":0,"move":{"type":"lay","arm":"west","index":0},"patch":["{",{"awaited":["=",[1]],"stage":["{",{"type":["=","ask"],"arm":["=","west"],"index":["=",0],"heard":["=",0],"answers":["=",["none","none"]]},[]],"deck":["[",2,{"1":["=","roma"]}],"arms":["{",{"west":["=",["london","madrid"]]},[]]},[]],"events":[{"type":"laid","seat":0,"card":"london","arm":"west","index":0}]}]},
      {"say":"right-turned","plays":[{"by":1,"move":{"type":"doubt","neighbour":"paris"},"patch":["{",{"turn":["=",1],"stage":["{",{"type":["=","lay"]},["arm","index","heard","answers"]],"tokens":["=",[5,3]]},[]],"events":[{"type":"checked","layer":0,"doubter":1,"arm":"west","card":"london","neighbour":"paris","backs":{"card":{"latitude":3091,"longitude":-8,"inhabitants":8799728,"year":2021},"neighbour":{"latitude":2931,"longitude":141,"inhabitants":2103778,"year":2023}},"isRight":true,"isFromPool":false}]}]},
    ],
  },
  "wrong": {
    seats: 2,
    eyes: 1,
    start: { ...table, variant: "coordinates", awaited: [0], stage: {"type":"lay"}, tokens: [4,4], deck: [null,null,"berlin"], box: [null,null], start: "paris", arms: {"west":[],"east":["wien"],"south":[],"north":[]} },
    steps: [
      {"say":"wrong-asked","plays":[{"by":0,"move":{"type":"lay","arm":"east","index":1},"patch":["{",{"awaited":["=",[1]],"stage":["{",{"type":["=","ask"],"arm":["=","east"],"index":["=",1],"heard":["=",0],"answers":["=",["none","none"]]},[]],"deck":["[",2,{"1":["=","roma"]}],"arms":["{",{"east":["[",2,{"1":["=","berlin"]}]},[]]},[]],"events":[{"type":"laid","seat":0,"card":"berlin","arm":"east","index":1}]}]},
      {"say":"wrong-turned","plays":[{"by":1,"move":{"type":"doubt","neighbour":"wien"},"patch":["{",{"turn":["=",1],"stage":["{",{"type":["=","lay"]},["arm","index","heard","answers"]],"tokens":["=",[3,5]],"arms":["{",{"east":["[",1,{}]},[]],"gone":["=",["berlin"]]},[]],"events":[{"type":"checked","layer":0,"doubter":1,"arm":"east","card":"berlin","neighbour":"wien","backs":{"card":{"latitude":3151,"longitude":804,"inhabitants":3755251,"year":2022},"neighbour":{"latitude":2893,"longitude":982,"inhabitants":1982097,"year":2023}},"isRight":false,"isFromPool":false}]}]},
    ],
  },
  "stop": {
    seats: 2,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0,1], stage: {"type":"stop","estimates":["none","none"]}, tokens: [4,4], deck: [null,"stop"], box: [null,null], start: "paris", arms: {"west":["london","madrid"],"east":[],"south":[],"north":[]} },
    steps: [
      {"say":"stop"},
    ],
  },
  "berlin": {
    seats: 2,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0,1], stage: {"type":"stop","estimates":["none","none"]}, tokens: [4,4], deck: [null,"stop"], box: [null,null], start: "paris", arms: {"west":[],"east":["praha","wien","berlin","budapest"],"south":[],"north":[]} },
    steps: [
      {"say":"berlin-said","plays":[{"by":1,"move":{"type":"estimate","wrong":2},"patch":["{",{"awaited":["[",1,{}],"stage":["{",{"estimates":["[",2,{"1":["=",null]}]},[]]},[]],"events":[{"type":"estimated","seat":1}]}]},
      {"say":"berlin","plays":[{"by":0,"move":{"type":"estimate","wrong":1},"patch":["{",{"stage":["{",{"type":["=","lay"]},["estimates"]],"tokens":["[",2,{"0":["=",6]}],"deck":["=",["roma"]],"box":["[",1,{}],"start":["=","lisboa"],"arms":["{",{"east":["[",0,{}]},[]],"gone":["=",["paris","praha","wien","berlin","budapest"]]},[]],"events":[{"type":"estimated","seat":0},{"type":"judged","start":{"card":"paris","back":{"latitude":2931,"longitude":141,"inhabitants":2103778,"year":2023}},"arms":{"west":[],"east":[{"card":"praha","back":{"latitude":3005,"longitude":865,"inhabitants":1384732,"year":2024},"isRight":true},{"card":"wien","back":{"latitude":2893,"longitude":982,"inhabitants":1982097,"year":2023},"isRight":true},{"card":"berlin","back":{"latitude":3151,"longitude":804,"inhabitants":3755251,"year":2022},"isRight":false},{"card":"budapest","back":{"latitude":2850,"longitude":1142,"inhabitants":1671004,"year":2023},"isRight":true}],"south":[],"north":[]},"wrong":1,"estimates":[1,2],"gains":[2,0]},{"type":"starts","card":"lisboa"}]}]},
    ],
  },
  "budapest": {
    seats: 2,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0,1], stage: {"type":"stop","estimates":["none","none"]}, tokens: [4,4], deck: [null,"stop"], box: [null,null], start: "paris", arms: {"west":[],"east":["budapest","praha","wien"],"south":[],"north":[]} },
    steps: [
      {"say":"budapest-said","plays":[{"by":1,"move":{"type":"estimate","wrong":1},"patch":["{",{"awaited":["[",1,{}],"stage":["{",{"estimates":["[",2,{"1":["=",null]}]},[]]},[]],"events":[{"type":"estimated","seat":1}]}]},
      {"say":"budapest","plays":[{"by":0,"move":{"type":"estimate","wrong":2},"patch":["{",{"stage":["{",{"type":["=","lay"]},["estimates"]],"tokens":["[",2,{"0":["=",6]}],"deck":["=",["roma"]],"box":["[",1,{}],"start":["=","lisboa"],"arms":["{",{"east":["[",0,{}]},[]],"gone":["=",["paris","budapest","praha","wien"]]},[]],"events":[{"type":"estimated","seat":0},{"type":"judged","start":{"card":"paris","back":{"latitude":2931,"longitude":141,"inhabitants":2103778,"year":2023}},"arms":{"west":[],"east":[{"card":"budapest","back":{"latitude":2850,"longitude":1142,"inhabitants":1671004,"year":2023},"isRight":true},{"card":"praha","back":{"latitude":3005,"longitude":865,"inhabitants":1384732,"year":2024},"isRight":false},{"card":"wien","back":{"latitude":2893,"longitude":982,"inhabitants":1982097,"year":2023},"isRight":false}],"south":[],"north":[]},"wrong":2,"estimates":[2,1],"gains":[2,0]},{"type":"starts","card":"lisboa"}]}]},
    ],
  },
  "nearest": {
    seats: 4,
    eyes: 0,
    start: { ...table, variant: "coordinates", awaited: [0,1,2,3], stage: {"type":"stop","estimates":["none","none","none","none"]}, tokens: [4,4,4,4], deck: [null,"stop"], box: [null,null], start: "paris", arms: {"west":[],"east":["budapest","praha","wien","berlin","london"],"south":[],"north":[]} },
    steps: [
      {"say":"nearest","plays":[{"by":0,"move":{"type":"estimate","wrong":2},"patch":["{",{"awaited":["=",[1,2,3]],"stage":["{",{"estimates":["[",4,{"0":["=",2]}]},[]]},[]],"events":[{"type":"estimated","seat":0}]},{"by":1,"move":{"type":"estimate","wrong":3},"patch":["{",{"awaited":["=",[2,3]],"stage":["{",{"estimates":["[",4,{"1":["=",null]}]},[]]},[]],"events":[{"type":"estimated","seat":1}]},{"by":2,"move":{"type":"estimate","wrong":3},"patch":["{",{"awaited":["=",[3]],"stage":["{",{"estimates":["[",4,{"2":["=",null]}]},[]]},[]],"events":[{"type":"estimated","seat":2}]},{"by":3,"move":{"type":"estimate","wrong":5},"patch":["{",{"awaited":["=",[0]],"stage":["{",{"type":["=","lay"]},["estimates"]],"tokens":["=",[4,5,5,5]],"deck":["=",["roma"]],"box":["[",1,{}],"start":["=","lisboa"],"arms":["{",{"east":["[",0,{}]},[]],"gone":["=",["paris","budapest","praha","wien","berlin","london"]]},[]],"events":[{"type":"estimated","seat":3},{"type":"judged","start":{"card":"paris","back":{"latitude":2931,"longitude":141,"inhabitants":2103778,"year":2023}},"arms":{"west":[],"east":[{"card":"budapest","back":{"latitude":2850,"longitude":1142,"inhabitants":1671004,"year":2023},"isRight":true},{"card":"praha","back":{"latitude":3005,"longitude":865,"inhabitants":1384732,"year":2024},"isRight":false},{"card":"wien","back":{"latitude":2893,"longitude":982,"inhabitants":1982097,"year":2023},"isRight":false},{"card":"berlin","back":{"latitude":3151,"longitude":804,"inhabitants":3755251,"year":2022},"isRight":false},{"card":"london","back":{"latitude":3091,"longitude":-8,"inhabitants":8799728,"year":2021},"isRight":false}],"south":[],"north":[]},"wrong":4,"estimates":[2,3,3,5],"gains":[0,1,1,1]},{"type":"starts","card":"lisboa"}]}]},
    ],
  },
  "line": {
    seats: 2,
    eyes: 0,
    start: { ...table, variant: "people", awaited: [0], stage: {"type":"lay"}, tokens: [4,4], deck: [null,"roma"], box: [null,null], start: "praha", arms: {"west":["brugge","valletta"],"east":["wien","london"],"south":[],"north":[]} },
    steps: [
      {"say":"line"},
    ],
  },
};
