/** What it was about: a picture, a date, a title and two sentences, laid over the page until it is put away. */

import { useLater, useModal } from "@stolik/furniture";
import { printSources } from "@stolik/kernel";
import { useImperativeHandle, useState } from "react";
import type { ReactNode, Ref } from "react";
import { Picture } from "./pictures/picture.tsx";
import styles from "./story-sheet.module.css";
import type { Story } from "./stories.ts";
import type { Words } from "./words.ts";

/** What the board may ask of the stories. */
export interface StoriesHandle {
  open(story: Story | undefined): void;
}

/** Keeps to itself which story lies open: the board is not drawn anew for it. */
export function Stories(props: {
  readonly handle: Ref<StoriesHandle>;
  readonly words: Words;
}) {
  const [story, setStory] = useState<Story>();
  useImperativeHandle(props.handle, () => ({ open: setStory }), []);
  return (
    story && (
      <StorySheet
        story={story}
        words={props.words}
        close={() => setStory(undefined)}
      />
    )
  );
}

function StorySheet(props: {
  readonly story: Story;
  readonly words: Words;
  close(): void;
}) {
  const { story, words } = props;
  return (
    <Sheet title={story.title} words={words} close={props.close}>
      <svg className={styles.picture} viewBox="0 0 120 120" aria-hidden>
        <Picture scene={story.scene} x={0} y={0} width={120} height={120} />
      </svg>
      <div className={styles.words}>
        {story.date && <p className={styles.date}>{story.date}</p>}
        <h2 className={styles.title}>{story.title}</h2>
        {story.note && <p className={styles.note}>{story.note}</p>}
        <p>{story.text}</p>
        <SourceLine story={story} words={words} />
      </div>
    </Sheet>
  );
}

const loadSources = () => import("../content/text/sources.ts");

/** In small print: where its facts are from. A rule of the game has none. */
function SourceLine(props: { readonly story: Story; readonly words: Words }) {
  const { group, id } = props.story;
  const loaded = useLater(loadSources);
  const works = loaded && printSources(loaded.sourcesOf(group, id));
  return (
    works && (
      <p className={styles.source} data-source>
        {props.words("story.source", { works })}
      </p>
    )
  );
}

/** A sheet of paper over the table, put away with Escape, its button or a tap beside it. */
export function Sheet(props: {
  readonly title: string;
  readonly words: Words;
  readonly children: ReactNode;
  close(): void;
}) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={props.title}
      closedby="any"
      onCancel={props.close}
    >
      <div className={styles.inside}>
        {props.children}
        <button type="button" className={styles.close} onClick={props.close}>
          {props.words("story.close")}
        </button>
      </div>
    </dialog>
  );
}
