// The last dice that fell, read from what happened.
import type { ArmourRolled, HordeEvent } from '../../../protocol/horde';
import type { Happening } from '../../../protocol/messages';
import { hordeEvents } from '../events';

export interface Roll {
  step: number;
  who: string;
  /** An all-out die that shows a break has no value. */
  dice: { value: number; isHit: boolean; isAllOut: boolean }[];
  hits: number;
  isArmour: boolean;
  /** What was rolled for: the weapon, empty for armour. */
  weapon: string;
  needed: number;
}

type Told = Pick<Happening, 'step' | 'events'>;

/** How many choices an attack may take from its declaration to its dice. */
const LONGEST = 8;

/** The last roll among what happened. */
export function lastRoll(happenings: readonly Told[]): Roll | undefined {
  for (let h = happenings.length - 1; h >= 0; h--) {
    const { step, events } = happenings[h]!;
    const told = hordeEvents(events);
    for (let e = told.length - 1; e >= 0; e--) {
      const event = told[e]!;
      if (event.is === 'ArmourRolled') return armour(step, event);
      if (event.is === 'DiceRolled' || event.is === 'DiceRerolled' || event.is === 'AllOutDiceRolled')
        return attack(step, event.survivor, sinceDeclared(happenings, h, e));
    }
  }
  return undefined;
}

function armour(step: number, { survivor, dice, prevented }: ArmourRolled): Roll {
  const best = [...dice].sort((a, b) => b - a)[prevented - 1] ?? 7;
  return {
    step,
    who: survivor,
    dice: dice.map(value => ({ value, isHit: value >= best, isAllOut: false })),
    hits: prevented,
    isArmour: true,
    weapon: '',
    needed: 0,
  };
}

/** The dice of an attack as they lie: rolled again or not, and beside them all-out dice, which never are. */
function attack(step: number, who: string, told: readonly HordeEvent[]): Roll {
  const how = told.find(event => event.is === 'AttackDeclared');
  const needed = how?.accuracy ?? 0;
  const rolled = told.findLast(event => event.is === 'DiceRolled' || event.is === 'DiceRerolled');
  const allOut = told.findLast(event => event.is === 'AllOutDiceRolled');
  const die = (isAllOut: boolean) => (value: number) => ({ value, isHit: value >= needed && value > 0, isAllOut });
  const breaks = new Array<number>(allOut?.breaks ?? 0).fill(0);
  return {
    step,
    who,
    dice: [...(rolled?.dice ?? []).map(die(false)), ...[...(allOut?.dice ?? []), ...breaks].map(die(true))],
    hits: (rolled?.hits ?? 0) + (allOut?.hits ?? 0),
    isArmour: false,
    weapon: how?.weapon ?? '',
    needed,
  };
}

/** What happened up to a roll from the moment its attack was declared, or of the last choices if that is not told. */
function sinceDeclared(happenings: readonly Told[], upTo: number, last: number): HordeEvent[] {
  let since: HordeEvent[] = [];
  for (let h = upTo; h >= 0 && h > upTo - LONGEST; h--) {
    const told = hordeEvents(happenings[h]!.events).slice(0, h === upTo ? last + 1 : undefined);
    const from = told.findLastIndex(event => event.is === 'AttackDeclared');
    since = [...told.slice(Math.max(from, 0)), ...since];
    if (from >= 0) return since;
  }
  return since;
}
