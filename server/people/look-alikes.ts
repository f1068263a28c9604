/** Which names could be taken for one another: by case and accents, or by letters that look the same. */

/** Letters with a stroke, and joined ones, that Unicode does not take apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ...pairs("łŁøØđĐħĦıŧŦ", "lLoOdDhHitT"),
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
};

/** What a reader takes for a Latin letter. A short list of our own: these are what phones and keyboards here can type. */
const LATIN: Readonly<Record<string, string>> = {
  ...PLAIN,
  ...pairs("0Il1|ǀ", "olllll"),
  // Cyrillic
  ...pairs("АВЕЗІӀЈКМНОРСТУХЅԚԜ", "abe3lljkmhopctyxsqw"),
  ...pairs("авеіӏјкмнорстухѕԁһԛԝ", "abeiljkmhopctyxsdhqw"),
  // Greek
  ...pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx"),
  ...pairs("αγηικνορτυχω", "aynikvoptuxw"),
};

export function looksLike(one: string, other: string): boolean {
  return (
    folded(one, PLAIN) === folded(other, PLAIN) || shape(one) === shape(other)
  );
}

function shape(name: string): string {
  return folded(name.replaceAll("rn", "m").replaceAll("vv", "w"), LATIN);
}

function folded(name: string, letters: Readonly<Record<string, string>>) {
  const bare = name.normalize("NFKD").replaceAll(/[\p{M}\p{DI}]/gu, "");
  const plain = Array.from(bare, (sign) => letters[sign] ?? sign)
    .join("")
    .toUpperCase();
  // A name may be all dots.
  return plain.replaceAll(/[\p{P}\p{Z}]/gu, "") || plain;
}

function pairs(from: string, to: string): Record<string, string> {
  const signs = [...to];
  return Object.fromEntries(
    [...from].map((sign, at) => [sign, signs[at] ?? sign]),
  );
}
