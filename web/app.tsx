/** The app: an address in, a page out. */

import { useEffect, useRef } from "react";
import { Announcer } from "@stolik/furniture";
import { findEntry } from "./games.ts";
import { HomePage } from "./pages/home.tsx";
import { LocalPage } from "./pages/local.tsx";
import { MissingPage } from "./pages/missing.tsx";
import { NewTablePage } from "./pages/new-table.tsx";
import { RulesPage } from "./pages/rules.tsx";
import { TablePage } from "./pages/table.tsx";
import { ErrorBoundary } from "./parts/error-boundary.tsx";
import { Frame } from "./parts/frame.tsx";
import { useRoute } from "./router/history.ts";
import { makePath } from "./router/route.ts";
import type { Route } from "./router/route.ts";

export function App() {
  const route = useRoute();
  const place = makePath(route).split("#")[0];
  useArrival(place);
  return (
    <Announcer>
      <ErrorBoundary key={place}>
        <Page route={route} />
      </ErrorBoundary>
    </Announcer>
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
