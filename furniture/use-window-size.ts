/** How large the window is, in pixels, as it changes. */

import { useEffect, useState } from "react";

/** Measured only when it changes: to ask while a board is drawn would lay out the whole page each time. */
export function useWindowSize() {
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const onResize = () => setSize(measure());
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  return size;
}

function measure() {
  return { width: window.innerWidth, height: window.innerHeight };
}
