/** A text as a QR code: dark on light in either theme, so that every phone reads it. */

import { useMemo } from "react";
import makeCode from "qrcode-generator";
import styles from "./invitation.module.css";

const QUIET = 4;

export function QrCode({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#1f2f4f" />
    </svg>
  );
}

export function drawCode(text: string): {
  readonly size: number;
  readonly path: string;
} {
  const code = makeCode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
}
