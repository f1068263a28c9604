/** The pictures of the rulebook that are no positions: rows of tiles. */

import { Tile } from "../tile.tsx";
import type { Picture } from "./chapters.ts";
import styles from "./rules.module.css";

const rows: Readonly<Record<Picture, string>> = {
  tiles: "AMŁGŚŹ",
  alphabet: "AĄB",
};

export function TileRow({ kind }: { readonly kind: Picture }) {
  return (
    <div className={styles.tiles} aria-hidden>
      {[...rows[kind]].map((letter, index) => (
        <span key={index} className={styles.tile}>
          <Tile board="square" letter={letter} />
        </span>
      ))}
    </div>
  );
}
