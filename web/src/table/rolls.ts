// The last dice that fell, read from what happened.
import type { Happening } from '../protocol/messages';
import { isEvent, type TableEvent } from './events';

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

export function lastRoll(happenings: readonly Happening[]): Roll | undefined {
  for (let h = happenings.length - 1; h >= 0; h--) {
    const { step, events } = happenings[h]!;
    for (let e = events.length - 1; e >= 0; e--) {
      const event = events[e];
      if (!isEvent(event)) continue;
      if (event.is === 'ArmourRolled') return armour(step, event);
      if (event.is === 'DiceRolled' || event.is === 'DiceRerolled')
        return attack(step, event, declared(happenings, h, e));
    }
  }
  return undefined;
}

function armour(step: number, event: TableEvent): Roll {
  const dice = event.dice as number[];
  const prevented = event.prevented as number;
  const best = [...dice].sort((a, b) => b - a)[prevented - 1] ?? 7;
  return {
    step,
    who: String(event.survivor),
    dice: dice.map(value => ({ value, isHit: value >= best })),
    hits: prevented,
    isArmour: true,
    weapon: '',
    needed: 0,
  };
}

function attack(step: number, event: TableEvent, how: TableEvent | undefined): Roll {
  const needed = (how?.accuracy as number | undefined) ?? 0;
  return {
    step,
    who: String(event.survivor),
    dice: (event.dice as number[]).map(value => ({ value, isHit: value >= needed })),
    hits: event.hits as number,
    isArmour: false,
    weapon: String(how?.weapon ?? ''),
    needed,
  };
}

/** The attack that was declared before this roll. */
function declared(happenings: readonly Happening[], upTo: number, before: number): TableEvent | undefined {
  for (let h = upTo; h >= 0 && h > upTo - 8; h--) {
    const events = happenings[h]!.events;
    for (let e = (h === upTo ? before : events.length) - 1; e >= 0; e--) {
      const event = events[e];
      if (isEvent(event) && event.is === 'AttackDeclared') return event;
    }
  }
  return undefined;
}
