/** The page's title, as the browser's tab shows it. */

import { useEffect } from "react";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Stolik" : `${title} · Stolik`;
  }, [title]);
}
