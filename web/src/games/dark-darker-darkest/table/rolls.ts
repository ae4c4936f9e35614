// The last symbol dice that fell, and what has become of each of them.
import type { DarkestEvent } from '../../../protocol/dark-darker-darkest';
import type { Happening } from '../../../protocol/messages';
import { darkestEvents } from '../events';

export interface Die {
  face: string;
  isCancelled: boolean;
}
export interface Roll {
  step: number;
  /** What it was rolled for, the end of a message's key. */
  is: RollName;
  who: string;
  room: string;
  dice: Die[];
  /** The dice of enemies that a defence answers. */
  against: Die[];
}
const ROLLS = [
  'Attacked',
  'EscapeRolled',
  'EnemiesAttacked',
  'DefenceRolled',
  'CameraChecked',
  'LurkerRolled',
  'Searched',
  'TerrorRolled',
] as const;
export type RollName = (typeof ROLLS)[number];
type Rolled = Extract<DarkestEvent, { is: RollName }>;

const isRoll = (event: DarkestEvent): event is Rolled => (ROLLS as readonly string[]).includes(event.is);
const facesOf = (event: Rolled): readonly string[] => (event.is === 'TerrorRolled' ? [event.face] : event.dice);
const asDice = (faces: readonly string[]): Die[] => faces.map(face => ({ face, isCancelled: false }));
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function struck(dice: readonly Die[], face: string): Die[] {
  const found = dice.findIndex(die => !die.isCancelled && same(die.face, face));
  return dice.map((die, i) => (i === found ? { ...die, isCancelled: true } : die));
}

/** The last roll, with the dice that were cancelled after it struck out. */
export function lastRoll(happenings: readonly Happening[]): Roll | undefined {
  let roll: Roll | undefined;
  for (const { step, events } of happenings) {
    for (const event of darkestEvents(events)) {
      if (isRoll(event)) roll = begun(step, event, roll);
      else if (roll && event.is === 'DieCancelled') roll = { ...roll, dice: cancelled(roll.dice, event.face) };
      else if (roll && event.is === 'ResultCancelled') {
        roll =
          roll.against.length > 0
            ? { ...roll, against: struck(roll.against, event.face) }
            : { ...roll, dice: struck(roll.dice, event.face) };
      }
    }
  }
  return roll;
}
// A Failure takes another die with it, and is used up itself.
const cancelled = (dice: readonly Die[], face: string) => struck(struck(dice, 'failure'), face);

function begun(step: number, event: Rolled, before: Roll | undefined): Roll {
  const isAnswer = event.is === 'DefenceRolled' && before?.is === 'EnemiesAttacked';
  return {
    step,
    is: event.is,
    who: 'who' in event ? event.who : '',
    room: 'room' in event ? event.room : '',
    dice: asDice(facesOf(event)),
    against: isAnswer ? before.dice : [],
  };
}
