/** The profile as a file to keep, to take along and to add; and the way to erase it. */

import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { download } from "../parts/download.ts";
import { EraseButton } from "../parts/erase-button.tsx";
import { FileButton } from "../parts/file-button.tsx";
import form from "../parts/form.module.css";
import { useProfileWords } from "../words.ts";
import { parseProfile } from "./parse.ts";
import { isEmpty } from "./profile.ts";
import type { Profile } from "./profile.ts";
import { addProfile, eraseProfile } from "./store.ts";

export function DataPart(props: {
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
}) {
  const say = useProfileWords();
  const [said, setSaid] = useState("");
  const { profile, onChange } = props;
  const add = async (file: File) => {
    const parsed = parseProfile(await readText(file));
    if (parsed.ok) {
      const { profile, isKept } = addProfile(parsed.profile);
      onChange(profile);
      return setSaid(say(isKept ? "file.added" : "file.notKept"));
    }
    const { fault } = parsed;
    const at = fault.type === "broken" ? fault.at : "";
    return setSaid(say(`file.faults.${fault.type}`, { at }));
  };
  return (
    <section className={form.part} aria-labelledby="data">
      <h2 id="data" className={form.heading}>
        {say("file.title")}
      </h2>
      <p>{say("file.text")}</p>
      <div className={form.end}>
        {!isEmpty(profile) && (
          <Button onPress={() => download("stolik-profile.json", profile)}>
            {say("file.save")}
          </Button>
        )}
        <FileButton onFile={(file) => void add(file)}>
          {say("file.add")}
        </FileButton>
        {!isEmpty(profile) && (
          <EraseButton
            words={{
              erase: say("file.erase"),
              title: say("file.eraseTitle"),
              text: say("file.eraseText"),
              keep: say("file.keep"),
              eraseNow: say("file.eraseNow"),
            }}
            onErase={() => {
              onChange(eraseProfile());
              setSaid(say("file.erased"));
            }}
          />
        )}
      </div>
      {/* There before its words are, so that a screen reader says them. */}
      <p role="status">{said}</p>
    </section>
  );
}

/** Larger than any profile; such a file would only stop the page. */
const LARGEST = 5_000_000;

/** What cannot be read is no profile either. */
async function readText(file: File): Promise<string> {
  if (file.size > LARGEST) return "";
  return file.text().catch(() => "");
}
