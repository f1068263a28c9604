/** A person's own page: how their matches went, their best words, what they mix up and can train, and all of it as a file. */

import { useEffect, useState } from "react";
import { loadGame } from "../game-module.ts";
import form from "../parts/form.module.css";
import { Frame } from "../parts/frame.tsx";
import { NothingHere } from "../parts/nothing-here.tsx";
import { useTitle } from "../parts/title.ts";
import { DataPart } from "../profile/data-part.tsx";
import { MapPart } from "../profile/map-part.tsx";
import { noteKept } from "../profile/note-kept.ts";
import { isEmpty } from "../profile/profile.ts";
import type { Profile } from "../profile/profile.ts";
import { ResultsPart } from "../profile/results-part.tsx";
import { readProfile } from "../profile/store.ts";
import { WordsPart } from "../profile/words-part.tsx";
import { useProfileWords } from "../words.ts";
import { browserStorage } from "../session/match-storage.ts";
import { TrainPart } from "../training/train-part.tsx";

export function ProfilePage({
  clock = Date.now,
}: {
  readonly clock?: () => number;
}) {
  const say = useProfileWords();
  const [now] = useState(clock);
  const [profile, setProfile] = useOwnProfile();
  const { matches, words, map } = profile;
  useTitle(say("title"));
  return (
    <Frame>
      <div className={form.page}>
        <div className={form.head}>
          <h1 className={form.title}>{say("title")}</h1>
          {!isEmpty(profile) && <p>{say("intro")}</p>}
        </div>
        {isEmpty(profile) ? (
          <NothingHere title={say("emptyTitle")} text={say("emptyText")} />
        ) : (
          <TrainPart profile={profile} now={now} />
        )}
        {matches.length > 0 && <ResultsPart matches={matches} />}
        {words.length > 0 && <WordsPart words={words} />}
        {map.arrows.length > 0 && <MapPart map={map} />}
        <DataPart profile={profile} onChange={setProfile} />
      </div>
    </Frame>
  );
}

/** With the matches that are on this device and were not noted yet, once they are found. */
function useOwnProfile(): [Profile, (profile: Profile) => void] {
  const [profile, setProfile] = useState(readProfile);
  useEffect(() => {
    let isWanted = true;
    void noteKept(browserStorage(), loadGame)
      .then(() => {
        if (isWanted) setProfile(readProfile());
      })
      // A game that cannot be loaded now is noted the next time.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return [profile, setProfile];
}
