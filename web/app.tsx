/** The app: an address in, a page out. */

import { Suspense, useEffect, useRef } from "react";
import { Announcer } from "@stolik/furniture";
import { loadGame } from "./game-module.ts";
import { showFonts } from "./fonts-in-time.ts";
import { findEntry } from "./games.ts";
import { currentLanguage } from "./language.ts";
import { lazyPage } from "./lazy-page.tsx";
import { HomePage } from "./pages/home.tsx";
import { MissingPage } from "./pages/missing.tsx";
import { ErrorBoundary } from "./parts/error-boundary.tsx";
import { Frame } from "./parts/frame.tsx";
import { Loading } from "./parts/loading.tsx";
import { MineLink } from "./parts/mine-link.tsx";
import { needProfileWords } from "./profile-texts.ts";
import { useRoute } from "./router/history.ts";
import { makePath } from "./router/route.ts";
import type { Route } from "./router/route.ts";

/** Home is there at once; every other page is loaded when it is opened. */
const daily = lazyPage(
  async () => (await import("./pages/daily.tsx")).DailyPage,
);
const deal = lazyPage(
  async () => (await import("./pages/daily-deal.tsx")).DailyDealPage,
);
const learn = lazyPage(
  async () => (await import("./pages/learn.tsx")).LearnPage,
);
const local = lazyPage(
  async () => (await import("./pages/local.tsx")).LocalPage,
);
const myGames = lazyPage(
  async () => (await import("./pages/my-games.tsx")).MyGamesPage,
);
const ownMap = lazyPage(
  async () => (await import("./pages/own-map.tsx")).OwnMapPage,
);
const profile = lazyPage(async () => {
  const [{ ProfilePage }] = await Promise.all([
    import("./pages/profile.tsx"),
    needProfileWords(),
  ]);
  return ProfilePage;
});
const training = lazyPage(async () => {
  const [{ TrainingPage }] = await Promise.all([
    import("./pages/training.tsx"),
    needProfileWords(),
  ]);
  return TrainingPage;
});
const newTable = lazyPage(
  async () => (await import("./pages/new-table.tsx")).NewTablePage,
);
const replay = lazyPage(
  async () => (await import("./pages/replay.tsx")).ReplayPage,
);
const rules = lazyPage(
  async () => (await import("./pages/rules.tsx")).RulesPage,
);
const table = lazyPage(
  async () => (await import("./pages/table.tsx")).TablePage,
);

/** Loads the page of an address before the app shows it. */
export async function loadPage({ type }: Route): Promise<void> {
  const page = {
    home: undefined,
    missing: undefined,
    daily,
    deal,
    games: myGames,
    map: ownMap,
    me: profile,
    train: training,
    solo: local,
    hotseat: local,
    learn,
    new: newTable,
    replay,
    rules,
    table,
  }[type];
  // The page itself says so if it cannot be loaded.
  await page?.load().catch(() => undefined);
}

/** Loads the game of an address; of a table on the server, the one that the server names. */
export async function loadGameOf(route: Route): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="game"]');
  const game = "game" in route ? route.game : named?.content;
  // The page waits for it too, and says so if it cannot be loaded.
  if (game) await loadGame(game).catch(() => undefined);
}

/** Begins a match before its page is drawn: the first picture is then the board. */
export async function beginMatch(route: Route): Promise<void> {
  try {
    if (route.type === "table") {
      const { beginTable } = await import("./pages/table-start.ts");
      return await beginTable(route.table);
    }
    if (route.type !== "solo" && route.type !== "hotseat") return;
    const entry = findEntry(route.game);
    if (!entry) return;
    const { beginLocal } = await import("./pages/local-start.ts");
    await beginLocal({
      mode: route.type,
      entry,
      module: await loadGame(entry.id),
      language: currentLanguage(),
      seed: new URLSearchParams(location.search).get("seed"),
    });
  } catch {
    // The page begins it itself, and says so if it cannot.
  }
}

export function App() {
  const route = useRoute();
  const place = makePath(route).split("#")[0];
  useArrival(place);
  useEffect(() => {
    // For whoever measures: from here on the page answers.
    performance.mark("live");
  }, []);
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
    void loadGameOf(route);
  }, [route]);
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
        <Frame switches={<MineLink />}>
          <HomePage />
        </Frame>
      );
    case "games":
      return <myGames.Page />;
    case "map":
      return <ownMap.Page />;
    case "me":
      return <profile.Page />;
    case "train":
      return <training.Page />;
    case "table":
      return <table.Page table={route.table} />;
    case "replay":
      return <replay.Page table={route.table} />;
    case "missing":
      return <MissingPage />;
    case "daily":
      return <daily.Page />;
    case "new":
    case "solo":
    case "hotseat":
    case "learn":
    case "deal":
    case "rules":
      return <GamePage route={route} />;
  }
}

/** Pages of one game. */
function GamePage({
  route,
}: {
  readonly route: Extract<Route, { readonly game: string }>;
}) {
  const { game } = route;
  const entry = findEntry(game);
  if (!entry) return <MissingPage />;
  switch (route.type) {
    case "new":
      return <newTable.Page entry={entry} />;
    case "solo":
    case "hotseat":
      return <local.Page entry={entry} mode={route.type} />;
    case "learn":
      return entry.lesson ? (
        <learn.Page game={game} texts={entry.lesson} />
      ) : (
        <MissingPage />
      );
    case "deal":
      return entry.daily ? <deal.Page entry={entry} /> : <MissingPage />;
    case "rules":
      return <rules.Page game={game} rule={route.rule} />;
  }
}

/** A new page begins at its top. */
function useArrival(place: string | undefined): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    showFonts();
    if (location.hash === "") window.scrollTo(0, 0);
  }, [place]);
}
