// The last dice that fell, read from what happened.
import type { ArmourRolled, AttackDeclared, DiceRerolled, DiceRolled } from '../../../protocol/horde';
import type { Happening } from '../../../protocol/messages';
import { hordeEvents } from '../events';

export interface Roll {
  step: number;
  who: string;
  dice: { value: number; isHit: boolean }[];
  hits: number;
  isArmour: boolean;
  /** What was rolled for: the weapon, empty for armour. */
  weapon: string;
  needed: number;
}

/** How many choices an attack may take from its declaration to its dice. */
const LONGEST = 8;

export function lastRoll(happenings: readonly Happening[]): Roll | undefined {
  for (let h = happenings.length - 1; h >= 0; h--) {
    const { step, events } = happenings[h]!;
    const told = hordeEvents(events);
    for (let e = told.length - 1; e >= 0; e--) {
      const event = told[e]!;
      if (event.is === 'ArmourRolled') return armour(step, event);
      if (event.is === 'DiceRolled' || event.is === 'DiceRerolled')
        return attack(step, event, declared(happenings, h, e));
    }
  }
  return undefined;
}

function armour(step: number, { survivor, dice, prevented }: ArmourRolled): Roll {
  const best = [...dice].sort((a, b) => b - a)[prevented - 1] ?? 7;
  return {
    step,
    who: survivor,
    dice: dice.map(value => ({ value, isHit: value >= best })),
    hits: prevented,
    isArmour: true,
    weapon: '',
    needed: 0,
  };
}

function attack(step: number, { survivor, dice, hits }: DiceRolled | DiceRerolled, how?: AttackDeclared): Roll {
  const needed = how?.accuracy ?? 0;
  return {
    step,
    who: survivor,
    dice: dice.map(value => ({ value, isHit: value >= needed })),
    hits,
    isArmour: false,
    weapon: how?.weapon ?? '',
    needed,
  };
}

/** The attack that was declared before this roll. */
function declared(happenings: readonly Happening[], upTo: number, before: number): AttackDeclared | undefined {
  for (let h = upTo; h >= 0 && h > upTo - LONGEST; h--) {
    const told = hordeEvents(happenings[h]!.events);
    const last = told.slice(0, h === upTo ? before : undefined).findLast(event => event.is === 'AttackDeclared');
    if (last) return last;
  }
  return undefined;
}
