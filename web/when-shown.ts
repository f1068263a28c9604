/** Calls back when somebody looks at the page again, from another tab, another app or another day. Returns how to stop. */
export function whenShown(callBack: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") callBack();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
