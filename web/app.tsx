/** The app: an address in, a page out. */

import { lazy, Suspense, useEffect, useRef } from "react";
import { Announcer } from "@stolik/furniture";
import { loadGame } from "./game-module.ts";
import { findEntry } from "./games.ts";
import { HomePage } from "./pages/home.tsx";
import { MissingPage } from "./pages/missing.tsx";
import { ErrorBoundary } from "./parts/error-boundary.tsx";
import { Frame } from "./parts/frame.tsx";
import { Loading } from "./parts/loading.tsx";
import { useRoute } from "./router/history.ts";
import { makePath } from "./router/route.ts";
import type { Route } from "./router/route.ts";

/** Home is there at once; every other page is loaded by who opens it. */
const loadLocal = () => import("./pages/local.tsx");
const loadNewTable = () => import("./pages/new-table.tsx");
const loadRules = () => import("./pages/rules.tsx");
const loadTable = () => import("./pages/table.tsx");
const LocalPage = lazy(async () => ({
  default: (await loadLocal()).LocalPage,
}));
const NewTablePage = lazy(async () => ({
  default: (await loadNewTable()).NewTablePage,
}));
const RulesPage = lazy(async () => ({
  default: (await loadRules()).RulesPage,
}));
const TablePage = lazy(async () => ({
  default: (await loadTable()).TablePage,
}));

/** Loads the page of an address before the app shows it: React holds back for a while what replaces a fallback. */
export async function loadPage({ type }: Route): Promise<void> {
  const load = {
    home: undefined,
    missing: undefined,
    solo: loadLocal,
    hotseat: loadLocal,
    new: loadNewTable,
    rules: loadRules,
    table: loadTable,
  }[type];
  // The page itself tells if it does not come.
  await load?.().catch(() => undefined);
}

export function App() {
  const route = useRoute();
  const place = makePath(route).split("#")[0];
  useArrival(place);
  return (
    <Announcer>
      <ErrorBoundary key={place}>
        <Suspense fallback={<Waiting route={route} />}>
          <Page route={route} />
        </Suspense>
      </ErrorBoundary>
    </Announcer>
  );
}

/** As the page itself looks while its game is loaded, which begins here: page and game come side by side. */
function Waiting({ route }: { readonly route: Route }) {
  const game = "game" in route ? route.game : undefined;
  useEffect(() => {
    // The page waits for it too, and tells if it does not come.
    if (game !== undefined) loadGame(game).catch(() => undefined);
  }, [game]);
  return (
    <Frame game={game}>
      <Loading />
    </Frame>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.type) {
    case "home":
      return (
        <Frame>
          <HomePage />
        </Frame>
      );
    case "table":
      return <TablePage table={route.table} />;
    case "missing":
      return <MissingPage />;
    case "new":
    case "solo":
    case "hotseat":
    case "rules":
      return <GamePage route={route} />;
  }
}

/** Pages of one game, where that game is built. */
function GamePage({
  route,
}: {
  readonly route: Extract<Route, { readonly game: string }>;
}) {
  const { game } = route;
  const entry = findEntry(game);
  if (!entry?.load) return <MissingPage />;
  switch (route.type) {
    case "new":
      return <NewTablePage entry={entry} />;
    case "solo":
    case "hotseat":
      return <LocalPage entry={entry} mode={route.type} />;
    case "rules":
      return <RulesPage game={game} rule={route.rule} />;
  }
}

/** A new page begins at its top. */
function useArrival(place: string | undefined): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (location.hash === "") window.scrollTo(0, 0);
  }, [place]);
}
