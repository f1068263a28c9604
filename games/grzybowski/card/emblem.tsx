/** The emblem of Plac Grzybowski: two towers and a row of houses, cut in lino. */

export function Emblem() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <rect x="-600" y="-600" width="1600" height="900" fill="var(--print)" />
      <circle cx="300" cy="82" r="50" fill="var(--print-hot)" />
      <g stroke="var(--print)" strokeWidth="4">
        <path d="M240 62h120M240 82h120M240 102h120M240 122h120" />
      </g>
      {/* Two towers and the gable between them. */}
      <path
        d="M96 300V92h8V74h6V56l10-26 10 26v18h6v18h8v46l36-26 36 26V92h8V74h6V56l10-26 10 26v18h6v18h8v208Z"
        fill="var(--print-light)"
      />
      <g fill="var(--print)">
        <path d="M112 110a8 8 0 0 1 16 0v22h-16ZM232 110a8 8 0 0 1 16 0v22h-16ZM112 160h16v34h-16zM232 160h16v34h-16z" />
        <path d="M160 300v-78a20 20 0 0 1 40 0v78Z" />
        <circle cx="180" cy="166" r="13" />
        <path d="M96 142h48v5H96zM216 142h48v5h-48zM96 206h48v5H96zM216 206h48v5h-48z" />
      </g>
      {/* Tenement houses, windows scored. */}
      <path
        d="M-600 300v-92H0l22-18 22 18h52v92ZM264 300v-70h40v-22h60v22h640v70Z"
        fill="var(--print-mid)"
      />
      <g fill="var(--print-light)">
        <path d="M8 226h12v20H8zM34 226h12v20H34zM60 226h12v20H60zM8 262h12v20H8zM34 262h12v20H34zM60 262h12v20H60z" />
        <path d="M282 246h12v18h-12zM316 226h12v20h-12zM342 226h12v20h-12zM316 262h12v20h-12zM342 262h12v20h-12zM376 246h12v18h-12z" />
      </g>
      <path d="M-600 292h1600v8H-600z" fill="var(--print-hot)" />
    </svg>
  );
}
