// What UNESCO's own list of 2021 says of our sights: number, year of inscription, and the point it gives for the whole property.
import type { Sight } from "../content/cards.ts";

type Row = readonly [
  number: number,
  year: number,
  latitude: number,
  longitude: number,
];

export const listed: { readonly [sight in Sight]?: Row } = {
  alhambra: [314, 1984, 37.1767, -3.5944],
  "cesky-krumlov-castle": [617, 1992, 48.8167, 14.3167],
  "chartres-cathedral": [81, 1979, 48.4475, 1.4872],
  "curonian-spit": [994, 2000, 55.2746, 20.9624],
  delphi: [393, 1987, 38.4815, 22.4962],
  "falun-mine": [1027, 2001, 60.6047, 15.6308],
  geirangerfjord: [1195, 2005, 62.1167, 7.1667],
  ggantija: [132, 1980, 36.0491, 14.2695],
  "giants-causeway": [369, 1986, 55.25, -6.4853],
  hallstatt: [806, 1997, 47.5594, 13.6464],
  kinderdijk: [818, 1997, 51.8825, 4.6494],
  kizhi: [544, 1990, 62.0714, 35.2275],
  kronborg: [696, 2000, 56.0389, 12.6208],
  "malbork-castle": [847, 1997, 54.0417, 19.0333],
  "matera-sassi": [670, 1993, 40.6664, 16.6103],
  meteora: [455, 1988, 39.7167, 21.6333],
  "mir-castle": [625, 2000, 53.4511, 26.4727],
  "mont-saint-michel": [80, 1979, 48.6356, -1.5106],
  "mostar-bridge": [946, 2005, 43.3373, 17.815],
  plitvice: [98, 1979, 44.8778, 15.6144],
  pompei: [829, 1997, 40.75, 14.4833],
  "pont-du-gard": [344, 1985, 43.9472, 4.5353],
  "rila-monastery": [216, 1983, 42.1167, 23.4],
  "segovia-aqueduct": [311, 1985, 40.9485, -4.1167],
  "spis-castle": [620, 1993, 48.9994, 20.7675],
  stonehenge: [373, 1986, 51.1789, -1.8253],
  stromboli: [908, 2000, 38.4879, 14.9456],
  troy: [849, 1998, 39.9564, 26.239],
  wartburg: [897, 1999, 50.9668, 10.307],
  wieliczka: [32, 1978, 49.9792, 20.0639],
};
