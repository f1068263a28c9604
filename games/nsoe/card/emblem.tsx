/** The emblem of Nord Sud Ovest Est: a compass star above a skyline of cut paper. */

export function Emblem() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <rect x="-600" y="-600" width="1600" height="900" fill="var(--print)" />
      <circle cx="200" cy="152" r="80" fill="var(--print-hot)" />
      <path
        d="M200 62 212 140 302 152 212 164 200 242 188 164 98 152 188 140Z"
        fill="var(--print-light)"
      />
      <path
        d="M200 62 212 140 200 152ZM302 152 212 164 200 152ZM200 242 188 164 200 152ZM98 152 188 140 200 152Z"
        fill="var(--print)"
        opacity="0.85"
      />
      <path
        d="M-600 300V236H-20v-22h26v-18h14v-26l12-22 12 22v26h14v40h28v-30h34v22h20v-54h8v-16h6v-22l5-16 5 16v22h6v16h8v70h30v-24h40v24h16v-62l18-16 18 16v30h22v-36h10v-14h14v14h10v46h30v-20h24v28h600v92Z"
        fill="var(--print-mid)"
      />
      <path
        d="M-600 310V266H0v-20h30v-16l15-14 15 14v26h28v-36h12c0-22 9-32 22-36v-16h4v16c13 4 22 14 22 36h12v40h34v-18h44v-28h10v28h8v20h26v-34l20-20 20 20v10h34v28h18v-16h28v20h618v60Z"
        fill="var(--print-ink)"
      />
      <path
        d="M52 300v-22h12v22ZM112 300v-40h8v40ZM132 300v-40h8v40ZM236 274h10v12h-10zM256 274h10v12h-10zM310 276h10v12h-10zM330 276h10v12h-10z"
        fill="var(--print)"
      />
    </svg>
  );
}
