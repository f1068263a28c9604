import { seedFrom } from "@stolik/kernel";
import { count } from "@stolik/grzybowski/rules";
import { mirror, entropy } from "./grzybowski.ts";
for (let n = 0; n < 14; n++) {
  const t = Date.now();
  const m = mirror(seedFrom(`square ${n}`), [entropy, entropy]);
  const used: string[] = [];
  let turns = 0;
  while (!m.state.isOver) {
    const t = m.playTurn();
    for (const p of t) if (p.chance) used.push(`${turns}:${p.chance}`);
    turns++;
  }
  console.log(
    n,
    Date.now() - t,
    turns,
    new Set(used.map((u) => u.split(":")[1])).size,
    used.join(" "),
    m.state.grids
      .map((g) => {
        const c = count(g);
        return `${c.total}${c.joker ? "J" + c.joker.cost : ""}${g.outside !== undefined ? "O" : ""}`;
      })
      .join(" "),
  );
}
