/** Buttons, and links that look like them. */

import type { ReactNode } from "react";
import { makePath } from "../router/route.ts";
import type { Route } from "../router/route.ts";
import styles from "./button.module.css";

type Look = "plain" | "primary" | "quiet";

interface Shared {
  readonly look?: Look;
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

export function Button({
  look,
  isLarge,
  children,
  onPress,
  isDisabled = false,
  isSpent = false,
  type = "button",
}: Shared & {
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** It leads nowhere any more, and keeps the focus that it has. */
  readonly isSpent?: boolean;
  readonly type?: "button" | "submit";
}) {
  return (
    <button
      type={type}
      className={classes(look, isLarge)}
      onClick={isSpent ? undefined : onPress}
      disabled={isDisabled}
      aria-disabled={isSpent || undefined}
    >
      {children}
    </button>
  );
}

export function ButtonLink({
  to,
  look,
  isLarge,
  children,
}: Shared & { readonly to: Route }) {
  return (
    <a href={makePath(to)} className={classes(look, isLarge)}>
      {children}
    </a>
  );
}

/** A link to a file of the server's, looking like a button. */
export function DownloadLink({
  href,
  children,
}: Pick<Shared, "children"> & { readonly href: string }) {
  return (
    <a href={href} download className={classes("plain", false)}>
      {children}
    </a>
  );
}

function classes(look: Look = "plain", isLarge = false): string {
  return [
    styles.button,
    look === "plain" ? "" : styles[look],
    isLarge ? styles.large : "",
  ]
    .filter(Boolean)
    .join(" ");
}
