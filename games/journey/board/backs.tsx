/** Cards face down, as many as somebody holds. */

import styles from "./backs.module.css";

export function Backs({ count }: { readonly count: number }) {
  const width = 16 + Math.max(0, count - 1) * 9;
  return (
    <svg viewBox={`0 0 ${width} 22`} width={width} height={22} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${index * 9} 0)`}>
          <rect
            className={styles.back}
            x={1}
            y={1}
            width={14}
            height={20}
            rx={1.5}
          />
          <rect className={styles.backRed} x={3} y={11} width={10} height={8} />
        </g>
      ))}
      {count === 0 && (
        <rect
          className={styles.nothing}
          x={1}
          y={1}
          width={14}
          height={20}
          rx={1.5}
        />
      )}
    </svg>
  );
}
