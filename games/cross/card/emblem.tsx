/** The emblem of Europe Crosswise: a rose of winds on an old chart. */

export function Emblem() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect x="-400" y="-400" width="1200" height="1100" fill="var(--print)" />
      <g fill="none" stroke="var(--print-mid)" strokeWidth="5">
        <path d="M-60 40q30-22 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
        <path d="M-60 100q30-22 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
        <path d="M-60 160q30-22 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
        <path d="M-60 220q30-22 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
        <path d="M-60 280q30-22 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      </g>
      <circle cx="200" cy="150" r="118" fill="var(--print-light)" />
      <circle
        cx="200"
        cy="150"
        r="100"
        fill="none"
        stroke="var(--print)"
        strokeWidth="3"
      />
      <g fill="var(--print-hot)">
        <path d="M131 81 190 136 200 150 186 140ZM269 81 214 140 200 150 210 136ZM269 219 210 164 200 150 214 160ZM131 219 186 160 200 150 190 164Z" />
      </g>
      <path
        d="M200 20 220 130 330 150 220 170 200 280 180 170 70 150 180 130Z"
        fill="var(--print)"
      />
      <path
        d="M200 20 220 130 200 150ZM330 150 220 170 200 150ZM200 280 180 170 200 150ZM70 150 180 130 200 150Z"
        fill="var(--print-ink)"
      />
      <circle cx="200" cy="150" r="9" fill="var(--print-hot)" />
    </svg>
  );
}
