/** What the page says above a board stands beside it, where the board has a place for it: then the board has the window's height. */

import { createContext, useContext, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

interface Place {
  /** Where the board has room; null: nowhere. */
  readonly spot: Element | null;
  offer(spot: Element | null): void;
}

const Context = createContext<Place>({ spot: null, offer: () => undefined });

/** Around the board and what is said above it. */
export function BesidePlace({ children }: { readonly children: ReactNode }) {
  const [spot, offer] = useState<Element | null>(null);
  const place = useMemo(() => ({ spot, offer }), [spot]);
  return <Context value={place}>{children}</Context>;
}

/** The board's place for it. */
export function BesideSpot(props: { readonly className?: string | undefined }) {
  const { offer } = useContext(Context);
  return <div ref={offer} className={props.className} data-beside />;
}

/** In the board's place for it, or else where it is written. */
export function Beside({ children }: { readonly children: ReactNode }) {
  const { spot } = useContext(Context);
  return spot ? createPortal(children, spot) : children;
}
