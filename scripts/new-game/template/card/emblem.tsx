/** The emblem of Sample: two cards in a fan before the sun. */

export function Emblem() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect x="-600" y="-600" width="1600" height="1500" fill="var(--print)" />
      <circle cx="200" cy="150" r="104" fill="var(--print-hot)" />
      <g transform="rotate(-14 170 170)">
        <rect
          x="108"
          y="70"
          width="112"
          height="164"
          rx="10"
          fill="var(--print-mid)"
        />
        <path d="M164 112 190 152 164 192 138 152Z" fill="var(--print-light)" />
      </g>
      <g transform="rotate(10 240 170)">
        <rect
          x="184"
          y="76"
          width="112"
          height="164"
          rx="10"
          fill="var(--print-ink)"
        />
        <path d="M240 112 268 158 240 204 212 158Z" fill="var(--print-hot)" />
      </g>
    </svg>
  );
}
