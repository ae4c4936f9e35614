// How long moments take, in milliseconds at the usual speed.
export const TIMES = {
  step: { time: 240 },
  phase: { dusk: 120, banner: 360, steps: 600, time: 900 },
  group: { cause: 240, step: 480, time: 720 },
  /** A group whose cause nobody told. */
  plainGroup: { step: 120, time: 420 },
  card: { lies: 180, turns: 360, read: 540, pieces: 1440, time: 1800 },
  dice: { fall: 120, lie: 480, meaning: 720, falls: 960, time: 1300 },
  bite: { claw: 160, time: 420 },
  wound: { claw: 200, heart: 440, next: 240, time: 1200 },
  fall: { hearts: 300, tips: 900, lies: 1200, says: 1700, time: 2300 },
  gain: { time: 760 },
  alarm: { flash: 180, time: 900 },
} as const;

/** All groups of a phase together take at most so long, and so do its cards; then groups go together and cards are read faster. */
export const LONGEST = 6000;
/** A card is never read faster than this share of its time. */
export const FASTEST = 1 / 3;
