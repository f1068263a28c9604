/** What is heard and felt at a table: small pieces made of a few tones and pulses. Loaded once somebody wants them. */

export type Cue = "lay" | "right" | "wrong" | "turn" | "end";

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

interface Piece {
  readonly tones: readonly Tone[];
  /** Pulses and pauses in turn, in milliseconds. */
  readonly pulses: readonly number[];
}

const pieces: Readonly<Record<Cue, Piece>> = {
  lay: { tones: [[220, 0, 0.07]], pulses: [10] },
  right: {
    tones: [
      [523, 0, 0.1],
      [784, 0.09, 0.16],
    ],
    pulses: [20],
  },
  wrong: {
    tones: [
      [247, 0, 0.14],
      [196, 0.12, 0.2],
    ],
    pulses: [40, 60, 40],
  },
  turn: {
    tones: [
      [659, 0, 0.09],
      [880, 0.1, 0.14],
    ],
    pulses: [30, 40, 30],
  },
  end: {
    tones: [
      [523, 0, 0.14],
      [659, 0.13, 0.14],
      [784, 0.26, 0.14],
      [1047, 0.39, 0.4],
    ],
    pulses: [60, 60, 120],
  },
};

const LOUDNESS = 0.12;

/** A sound that comes later than this, in milliseconds, belongs to something that is over. */
const LATE = 300;

export interface Cues {
  play(cue: Cue): void;
  /** Gives the device's sound back: a browser has few to give. */
  close(): void;
}

/** Opens the device's sound once, and not before somebody has touched the page: until then a browser refuses it, and says so in its console. */
export function openCues(
  makeContext: () => AudioContext = () => new AudioContext(),
): Cues {
  let opened: AudioContext | undefined;
  return {
    play(cue) {
      if (navigator.userActivation?.hasBeenActive === false) return;
      opened ??= makeContext();
      const context = opened;
      const { tones, pulses } = pieces[cue];
      const asked = performance.now();
      const sound = () => {
        if (performance.now() - asked > LATE) return;
        for (const tone of tones) playTone(context, tone);
      };
      if (context.state === "running") sound();
      // Not every browser lets it sound at once.
      else context.resume().then(sound, () => undefined);
      navigator.vibrate?.([...pulses]);
    },
    close: () => void opened?.close().catch(() => undefined),
  };
}

/** A soft stroke that dies away. */
function playTone(context: AudioContext, [pitch, at, length]: Tone): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
