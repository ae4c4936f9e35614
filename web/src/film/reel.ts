import type { Happening, RoundCard } from '../protocol/messages';

/** How many choices a second a film shows. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export function pauseOf(speed: Speed): number {
  return 1000 / speed;
}

/** The rounds of a game and after how many choices each began. */
export function roundsOf(happenings: readonly Happening[]): RoundCard[] {
  const rounds: RoundCard[] = [{ round: 1, choices: 0 }];
  for (const { round, choices } of happenings) if (round > (rounds.at(-1)?.round ?? 0)) rounds.push({ round, choices });
  return rounds;
}

/** The round in which a moment lies. */
export function roundAt(rounds: readonly RoundCard[], at: number): number {
  return rounds.findLast(round => round.choices <= at)?.round ?? 1;
}

export function startOf(rounds: readonly RoundCard[], round: number): number {
  return rounds.find(each => each.round === round)?.choices ?? 0;
}

/** The choices made in a round: those after it began, up to the one that began the next. */
export function choicesIn(happenings: readonly Happening[], rounds: readonly RoundCard[], round: number): Happening[] {
  const from = startOf(rounds, round);
  const to = rounds.find(each => each.round > round)?.choices ?? happenings.length;
  return happenings.slice(from, to);
}

export type Step = 'first' | 'back' | 'forward' | 'last' | 'roundBack' | 'roundForward';

/** The moment a step leads to; nothing leads out of the film. */
export function stepped(at: number, step: Step, last: number, rounds: readonly RoundCard[]): number {
  switch (step) {
    case 'first':
      return 0;
    case 'back':
      return clamped(at - 1, last);
    case 'forward':
      return clamped(at + 1, last);
    case 'last':
      return last;
    case 'roundBack':
      return rounds.findLast(round => round.choices < at)?.choices ?? 0;
    case 'roundForward':
      return clamped(rounds.find(round => round.choices > at)?.choices ?? last, last);
  }
}

export function clamped(at: number, last: number): number {
  return Math.max(0, Math.min(last, Math.trunc(at)));
}

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  PageUp: 'roundBack',
  PageDown: 'roundForward',
};

export function stepOfKey(key: string): Step | undefined {
  return KEYS[key];
}
