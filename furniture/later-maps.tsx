/** Maps on boards: what draws them comes once a board is shown, or when a map is to be seen; until then the sea holds its place. */

import { lazy, useEffect, useState } from "react";
import type { ComponentProps } from "react";
import frame from "./end-frame.module.css";
import { EndFrame } from "./end-frame.tsx";
import type { EndMapProps, EndPlace } from "./end-frame.tsx";
import { Sea, WHOLE } from "./sea.tsx";
import { useLater } from "./use-later.ts";

type Maps = typeof import("./maps.ts");

/** What has come is there at once for every further map. */
const loaded: { maps?: Maps } = {};

async function loadMaps(): Promise<Maps> {
  const { ComparedPlaces, EndDrawing, EuropeScene } = await import("./maps.ts");
  const maps = { ComparedPlaces, EndDrawing, EuropeScene };
  loaded.maps = maps;
  return maps;
}

/** On a slow device the page has been drawn by then, and its first movements are over. */
const LONGEST_WAIT = 5_000;

/** For a board that will show maps: they come when the page is idle, before anybody needs them. */
export function useMapsSoon(): void {
  useEffect(() => {
    if (loaded.maps) return undefined;
    // Without a network the next map asks again.
    const load = () => void loadMaps().catch(() => undefined);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(load, LONGEST_WAIT);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(request);
  }, []);
}

/** Undefined until they have come, and where they cannot be fetched. */
function useMaps(): Maps | undefined {
  return useLater(loadMaps, loaded.maps);
}

export function LaterComparedPlaces(
  props: ComponentProps<Maps["ComparedPlaces"]>,
) {
  const maps = useMaps();
  const [wasHeld] = useState(!maps);
  const { label, ratio, className } = props;
  if (maps) return <maps.ComparedPlaces {...props} wasHeld={wasHeld} />;
  const region = { x: 0, y: 0, width: ratio, height: 1 };
  return <Sea {...{ label, region, className }} />;
}

export function LaterEndMap<Place extends EndPlace>(props: EndMapProps<Place>) {
  const maps = useMaps();
  const { label, mapClassName } = props;
  return (
    <EndFrame
      {...props}
      map={
        maps ? (
          <maps.EndDrawing {...props} />
        ) : (
          <div className={frame.map}>
            <Sea label={label} region={WHOLE} className={mapClassName} />
          </div>
        )
      }
    />
  );
}

/** Waited for, because a picture is drawn a single time. Without a network it is a sheet of paper. */
export const LaterEuropeScene = lazy<Maps["EuropeScene"]>(() =>
  loadMaps().then(
    ({ EuropeScene }) => ({ default: EuropeScene }),
    () => ({ default: EmptyScene }),
  ),
);

function EmptyScene() {
  return (
    <svg viewBox="0 0 560 630" aria-hidden>
      <rect width={560} height={630} fill="var(--print)" />
    </svg>
  );
}
