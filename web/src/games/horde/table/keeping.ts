// The keep rolls of a mission that was won, card by card.
import type { Happening } from '../../../protocol/messages';
import { hordeEvents } from '../events';

export interface KeepRoll {
  rule: string;
  survivor: string;
  card: string;
  /** A break has no value. */
  dice: number[];
  isKept: boolean;
  /** Of 100 rolls like this, how many keep the card. */
  chance: number;
}

export function keepRolls(happenings: readonly Happening[]): KeepRoll[] {
  return happenings
    .flatMap(one => hordeEvents(one.events))
    .filter(event => event.is === 'KeepRolled')
    .map(({ rule, survivor, card, dice, breaks }) => {
      const all = [...dice, ...new Array<number>(breaks).fill(0)];
      return { rule, survivor, card, dice: all, isKept: breaks === 0, chance: Math.round((5 / 6) ** all.length * 100) };
    });
}
