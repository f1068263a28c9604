/** One button, and one key (Alt and M), for sounds and vibration. */

import { useEffect, useSyncExternalStore } from "react";
import { sound } from "../sound.ts";
import { useWords } from "../words.ts";
import { IconSwitch } from "./icon-switch.tsx";

export function SoundSwitch() {
  const t = useWords();
  const isOn = useSyncExternalStore(sound.subscribe, sound.isOn);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place on the keyboard: with Alt some systems type another sign.
      if (!event.altKey || event.code !== "KeyM") return;
      event.preventDefault();
      sound.turn(!sound.isOn());
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <IconSwitch
      label={t(`sound.${isOn ? "on" : "off"}`)}
      drawing={`${SPEAKER}${isOn ? WAVES : CROSS}`}
      aria-pressed={isOn}
      aria-keyshortcuts="Alt+M"
      onClick={() => sound.turn(!isOn)}
    />
  );
}

const SPEAKER = "M3 9h4l6-5v16l-6-5H3Z";
const WAVES = "M16 8l1.500-1.500a8 8 0 0 1 0 11L16 16a6 6 0 0 0 0-8Z";
const CROSS =
  "M15.500 9l1.500-1.500 5.500 5.500-1.500 1.500ZM21 7.500l1.500 1.500-5.500 5.500-1.500-1.500Z";
