/** The emblem of Journey through History: a road over wooded hills, a flag, a strip of stamps. */

const stamps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function Emblem() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <rect x="-600" y="-600" width="1600" height="900" fill="var(--print)" />
      <path
        d="M-600 300V190Q-300 180 0 196 90 120 190 150T400 128Q700 90 1000 170v130Z"
        fill="var(--print-mid)"
      />
      <path
        d="M150 300C170 262 300 258 262 222 240 200 168 206 190 178 200 164 226 158 236 146"
        fill="none"
        stroke="var(--print-light)"
        strokeWidth="15"
        strokeDasharray="26 11"
      />
      <g fill="#1f3a24">
        <path d="M66 238 92 176l26 62ZM36 250l22-50 22 50ZM316 216l20-48 20 48ZM346 228l22-54 22 54Z" />
      </g>
      <path d="M230 42h7v110h-7z" fill="var(--print-ink)" />
      <path d="M237 44c26-12 46 12 78 0v34c-32 12-52-12-78 0Z" fill="#fffaf0" />
      <path
        d="M237 78c26-12 46 12 78 0v34c-32 12-52-12-78 0Z"
        fill="var(--print-hot)"
      />
      <g fill="var(--print-light)">
        {stamps.map((stamp) => (
          <rect
            key={stamp}
            x={-24 + stamp * 42}
            y="262"
            width="36"
            height="46"
          />
        ))}
      </g>
      <g fill="var(--print-hot)">
        {stamps.map((stamp) => (
          <circle key={stamp} cx={-6 + stamp * 42} cy="284" r="9" />
        ))}
      </g>
    </svg>
  );
}
