// Chances of at least so many, as chances of exactly so many.
import type { Chances } from '../../../protocol/dark-darker-darkest';

export interface Bars {
  what: string;
  /** How likely none, one, two … are. */
  shares: number[];
}

export function barsOf({ chances }: Chances): Bars[] {
  const kinds = [...new Set(chances.map(one => one.what))];
  return kinds.map(what => {
    const atLeast = [1, ...chances.filter(one => one.what === what).map(one => one.likelihood)];
    return { what, shares: atLeast.map((share, i) => Math.max(0, share - (atLeast[i + 1] ?? 0))) };
  });
}
