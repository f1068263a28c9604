/** One button for the hints of a table: on in somebody's first match, off by a tap, and here on again. */

import { useWords } from "../words.ts";
import { IconSwitch } from "./icon-switch.tsx";

export function HintsSwitch({
  isOn,
  onChange,
}: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const t = useWords();
  return (
    <IconSwitch
      label={t(`hints.${isOn ? "on" : "off"}`)}
      drawing={BULB}
      aria-pressed={isOn}
      data-hints-switch
      onClick={() => onChange(!isOn)}
    />
  );
}

const BULB =
  "M12 2a7 7 0 0 0-4 12.750V17h8v-2.250A7 7 0 0 0 12 2Zm0 2a5 5 0 0 1 2.700 9.200l-.7.450V15h-4v-1.350l-.7-.450A5 5 0 0 1 12 4ZM8 18.500h8v1.500H8zM9.500 21h5v1.500h-5z";
