// What a bot thinks of the answers, as rows of the panel.
import type { OptionCard, WeighedOption, Weighing } from '../protocol/messages';

export interface Row {
  weighed: WeighedOption;
  /** The answer itself, if this person may give it. */
  option: OptionCard | undefined;
  /** In percent: the chance, and how far it may be off either way. */
  chance: number;
  error: number;
}

/** Two standard errors: so far off are nineteen of twenty at most. */
const SURE = 2;

/** The answers that were tried, the best first, and how many were not. */
export function rowsOf(weighing: Weighing, mine: readonly OptionCard[]): { rows: Row[]; untried: number } {
  const tried = weighing.options.filter(one => one.chance !== undefined);
  const rows = tried.map(weighed => ({
    weighed,
    option: mine.find(option => option.key === weighed.key),
    chance: 100 * (weighed.chance ?? 0),
    error: Math.min(50, 100 * SURE * (weighed.error ?? 0)),
  }));
  return { rows, untried: weighing.options.length - tried.length };
}

/** In how many imagined games the answer that was tried most was tried. */
export function samplesOf({ options }: Weighing): number {
  return Math.max(0, ...options.map(one => one.samples));
}
