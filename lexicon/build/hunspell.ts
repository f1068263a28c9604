/** Reads a Hunspell dictionary: every base form with all the forms its flags make of it. */

/** A base form and its inflected forms, itself among them. */
export interface Lexeme {
  readonly base: string;
  readonly forms: readonly string[];
}

interface Rule {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

interface Rules {
  readonly suffixes: ReadonlyMap<string, readonly Rule[]>;
  readonly prefixes: ReadonlyMap<string, readonly string[]>;
}

export function* lexemes(
  affixes: string,
  dictionary: string,
): Iterable<Lexeme> {
  const rules = parseRules(affixes);
  for (const line of dictionary.split("\n").slice(1)) {
    const [base = "", flags = ""] = line.trim().split("/");
    if (base === "") continue;
    const forms = new Set([base]);
    for (const flag of flags)
      for (const rule of rules.suffixes.get(flag) ?? [])
        if (rule.condition.test(base))
          forms.add(base.slice(0, base.length - rule.strip.length) + rule.add);
    yield { base, forms: [...forms] };
    // A prefix such as nie- makes a base form of its own.
    for (const flag of flags)
      for (const prefix of rules.prefixes.get(flag) ?? [])
        yield {
          base: prefix + base,
          forms: [...forms].map((form) => prefix + form),
        };
  }
}

function parseRules(affixes: string): Rules {
  const suffixes = new Map<string, Rule[]>();
  const prefixes = new Map<string, string[]>();
  for (const line of affixes.split("\n")) {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (flag === undefined || strip === undefined) continue;
    if (add === undefined || condition === undefined) continue;
    if (kind === "PFX")
      prefixes.set(flag, [...(prefixes.get(flag) ?? []), add]);
    if (kind !== "SFX") continue;
    const rule = {
      strip: strip === "0" ? "" : strip,
      add: add === "0" ? "" : add,
      condition: new RegExp(`${condition}$`),
    };
    const list = suffixes.get(flag);
    if (list) list.push(rule);
    else suffixes.set(flag, [rule]);
  }
  return { suffixes, prefixes };
}
