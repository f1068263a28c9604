/** The poster's picture: one small table, the sun behind it, and on it pieces of the games that are played on it. */

export function HeroTable({
  className,
}: {
  readonly className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="0 0 640 430" aria-hidden>
      <circle cx="330" cy="190" r="182" fill="#d9683f" />
      <Skyline />
      <Rose />
      <Tile />
      <Towers />
      <Flag />
      <path
        d="M20 296h600v34H20zM74 330h52l-26 100H54ZM514 330h52l20 100h-46Z"
        fill="var(--ink)"
      />
      <path d="M20 296h600v7H20z" fill="var(--paper)" opacity="0.25" />
    </svg>
  );
}

/** A card with a cut-paper skyline. */
function Skyline() {
  return (
    <g transform="rotate(-7 110 216)">
      <rect x="52" y="134" width="118" height="164" fill="#1f2f4f" rx="4" />
      <circle cx="128" cy="176" r="18" fill="#d9683f" />
      <path
        d="M52 298v-52h16v-18l9-14 9 14v18h18v-40h6l5-20 5 20h6v52h12v-24h16v24h16v40Z"
        fill="#f5ecd8"
      />
    </g>
  );
}

/** A rose of winds, standing on its point. */
function Rose() {
  return (
    <g transform="translate(248 206)">
      <circle r="64" fill="#2c6e63" />
      <circle r="52" fill="none" stroke="#ecd9a3" strokeWidth="3" />
      <path d="M0-88 13-13 88 0 13 13 0 88-13 13-88 0-13-13Z" fill="#f8f0d8" />
      <path
        d="M0-88 13-13 0 0ZM88 0 13 13 0 0ZM0 88-13 13 0 0ZM-88 0-13-13 0 0Z"
        fill="#174a40"
      />
    </g>
  );
}

function Tile() {
  return (
    <g transform="rotate(5 372 256)" fontFamily="var(--font-display)">
      <rect x="332" y="216" width="82" height="82" rx="5" fill="#f5edd3" />
      {/* Drawn: as a letter it would load a font that most languages have no other use for. */}
      <path
        d="M354 235.6h17a1.2 1.2 0 0 1 .5 2.5l-1.8.5q-1.5.4-1.5 1.6v34.2q0 1.9 2.2 1.9h3.8q3 0 5.5-2.4 1.2-1.5 2.5-4.1l2.5-5.1q.7-1.1 1.9-.9 1.4.5.9 1.9l-2.9 12.2q-.5 2.1-2 2.1l-1.2-.3q-1.6-.7-3.3-.7H354a1.2 1.2 0 0 1-.6-2.6l1.7-.4q1.5-.4 1.5-1.5v-34.4q0-1.1-1.5-1.5l-1.7-.4a1.2 1.2 0 0 1 .6-2.6ZM352 262.2l23.9-12.5a1 1 0 0 1 .8 1.6l-23.9 12.6a1 1 0 0 1-.8-1.7Z"
        fill="#174a35"
      />
      <text
        x="408"
        y="291"
        fontSize="20"
        fontWeight="700"
        textAnchor="end"
        fill="#b02331"
      >
        3
      </text>
    </g>
  );
}

function Towers() {
  return (
    <g>
      <path
        d="M430 296V150h5v-12h5v-14l8-24 8 24v14h5v12h5v34l22-18 22 18v-34h5v-12h5v-14l8-24 8 24v14h5v12h5v146Z"
        fill="#2e2a29"
      />
      <path
        d="M443 166a5 5 0 0 1 10 0v16h-10ZM523 166a5 5 0 0 1 10 0v16h-10ZM443 204h10v24h-10zM523 204h10v24h-10z"
        fill="#f1e6d3"
      />
      <path d="M474 296v-52a14 14 0 0 1 28 0v52Z" fill="#c04a34" />
    </g>
  );
}

function Flag() {
  return (
    <g>
      <path d="M566 120h7v176h-7z" fill="var(--ink)" />
      <path
        d="M573 122c20-10 34 10 58 0v30c-24 10-38-10-58 0Z"
        fill="#fffaf0"
      />
      <path
        d="M573 152c20-10 34 10 58 0v30c-24 10-38-10-58 0Z"
        fill="#b3202c"
      />
    </g>
  );
}
