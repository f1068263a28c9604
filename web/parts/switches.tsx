/** The switches of the frame: language and theme. */

import { useState } from "react";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { setLanguage, useLanguage } from "../language.ts";
import { currentTheme, setTheme, themes } from "../theme.ts";
import type { Theme } from "../theme.ts";
import { useWords } from "../words.ts";
import styles from "./frame.module.css";
import { IconSwitch } from "./icon-switch.tsx";

/** Each in its own language, for people who cannot read the current one. */
const ownNames: Readonly<Record<Language, string>> = {
  pl: "Polski",
  it: "Italiano",
  en: "English",
};

export function LanguageSwitch() {
  const t = useWords();
  const current = useLanguage();
  return (
    <div
      className={styles.languages}
      role="group"
      aria-label={t("frame.language")}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.switch}
          aria-pressed={language === current}
          aria-label={ownNames[language]}
          onClick={() => void setLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** One button that goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const t = useWords();
  const [theme, setShown] = useState<Theme>(currentTheme);
  const turn = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
    setTheme(next);
    setShown(next);
  };
  return (
    <IconSwitch
      label={t("frame.theme", { theme: t(`themes.${theme}`) })}
      drawing={drawings[theme]}
      onClick={turn}
    />
  );
}

/** A disc half inked, a sun, a moon. */
const drawings: Readonly<Record<Theme, string>> = {
  auto: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2v16a8 8 0 0 1 0-16Z",
  light:
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.900 3.500l2.800 2.800-1.400 1.400-2.800-2.800ZM17.700 16.300l2.800 2.800-1.400 1.400-2.800-2.800ZM20.500 4.900l-2.800 2.800-1.400-1.400 2.800-2.800ZM7.700 17.700l-2.800 2.800-1.400-1.400 2.800-2.800Z",
  dark: "M20.500 14.500A9 9 0 0 1 9.500 3.500a9 9 0 1 0 11 11Z",
};
