/** The board itself: fields to look at, to tap, to drop tiles on and to walk with the arrow keys. */

import { legibleIn, useWidth } from "@stolik/furniture";
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { KeyboardEvent, Ref, RefObject } from "react";
import { boards } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { letterOfKey } from "./alphabet.ts";
import { cellLabel } from "./cell-label.ts";
import { Cells, focusCell, keyOf } from "./cells.tsx";
import type { Wording } from "./describe.ts";
import { letterAt } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { geometries, isArrow, nextCell } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import styles from "./grid.module.css";
import { Lights } from "./lights.tsx";
import { Numbers, Thread } from "./path.tsx";
import { Bonuses, Fields, Ground } from "./plate.tsx";
import { TileLetters, Tiles } from "./tiles.tsx";
import type { TileDrag } from "./drop-target.ts";

export interface GridHandle {
  /** Moves the keyboard's focus to the board. */
  focus(): void;
}

export interface GridProps {
  readonly handle: Ref<GridHandle>;
  readonly desk: Desk;
  readonly draft: Draft;
  readonly wording: Wording;
  /** The word whose way is shown: the draft's, or one that was read. */
  readonly shown: readonly number[];
  readonly closing: readonly number[];
  /** Free fields that a chosen tile may go to. */
  readonly lit: readonly number[];
  /** Where a dragged tile would land. */
  readonly aimed: number | undefined;
  /** The tried tile that looks for another field. */
  readonly chosen: number | undefined;
  /** Tiles that have just come. */
  readonly fresh: readonly number[];
  readonly drag: TileDrag;
  tap(field: number, byKeys: boolean): void;
  type(field: number, letter: Letter): void;
  erase(field: number): void;
  cancel(): void;
}

export function Grid(props: GridProps) {
  const { desk, draft, wording } = props;
  const { board } = desk.view;
  const geometry = geometries[board];
  const { box } = geometry;
  const svg = useRef<SVGSVGElement>(null);
  const legible = legibleIn(box.width, useWidth(svg, 600));
  const [cursor, setCursor] = useState<string>();
  const current =
    geometry.cells.find((cell) => keyOf(cell) === cursor) ??
    geometry.cells.find(
      ({ type, index }) => type === "light" && index === boards[board].start,
    );
  const tiles = useMemo(
    () => desk.view.tiles.map((_, field) => letterAt(desk, draft, field)),
    [desk, draft],
  );
  const { shown } = props;
  const labels = useMemo(
    () =>
      new Map(
        geometry.cells.map((cell) => [
          keyOf(cell),
          cellLabel(cell, { desk, draft, wording, shown }),
        ]),
      ),
    [geometry, desk, draft, wording, shown],
  );
  const isDraft = draft.word.length > 0;

  useHeldTiles(svg);

  useImperativeHandle(props.handle, () => ({
    focus: () => current && focusCell(svg.current, current),
  }));

  function onKeyDown(event: KeyboardEvent): void {
    if (!current || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const letter = letterOfKey(key);
    const next = isArrow(key)
      ? nextCell(geometry, current, key)
      : endOfRow(key, current);
    if (next) {
      setCursor(keyOf(next));
      focusCell(svg.current, next);
    } else if (isArrow(key)) {
      // The edge of the board: the page does not scroll instead.
    } else if (key === "Escape") props.cancel();
    else if (current.type === "bonus") return;
    else if (key === "Enter" || key === " ") props.tap(current.index, true);
    else if (key === "Backspace" || key === "Delete")
      props.erase(current.index);
    else if (letter) props.type(current.index, letter);
    else return;
    event.preventDefault();
  }

  function endOfRow(key: string, { row }: Cell): Cell | undefined {
    if (key === "Home") return geometry.rows[row - 1]?.[0];
    return key === "End" ? geometry.rows[row - 1]?.at(-1) : undefined;
  }

  return (
    <svg
      ref={svg}
      className={styles.grid}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="grid"
      aria-label={wording.words(`grid.${board}`)}
      onKeyDown={onKeyDown}
    >
      <Ground board={board} />
      <Fields board={board} legible={legible} />
      <Bonuses
        board={board}
        tiles={tiles}
        closing={props.closing}
        legible={legible}
      />
      <Lights board={board} lit={props.lit} aimed={props.aimed} />
      <Tiles
        board={board}
        draft={draft}
        tiles={tiles}
        drag={props.drag}
        chosen={props.chosen}
        fresh={props.fresh}
        shown={props.shown}
      />
      <Thread
        board={board}
        fields={props.shown}
        isDraft={isDraft}
        isSnake={desk.view.reading === "snake"}
      />
      <TileLetters board={board} tiles={tiles} legible={legible} />
      <Numbers
        board={board}
        fields={props.shown}
        isDraft={isDraft}
        legible={legible}
      />
      <Cells
        board={board}
        draft={draft}
        lit={props.lit}
        drag={props.drag}
        tap={props.tap}
        labels={labels}
        rowLabel={(row) => wording.words("grid.row", { row })}
        current={current}
        focus={(cell) => setCursor(keyOf(cell))}
      />
    </svg>
  );
}

/** A finger on a tried tile drags it: browsers heed touch-action on the whole drawing only. */
function useHeldTiles(svg: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const drawing = svg.current;
    const hold = (event: TouchEvent) => {
      const at = event.target as Element;
      if (at.getAttribute("data-tried") === "true") event.preventDefault();
    };
    drawing?.addEventListener("touchmove", hold, { passive: false });
    return () => drawing?.removeEventListener("touchmove", hold);
  }, [svg]);
}
