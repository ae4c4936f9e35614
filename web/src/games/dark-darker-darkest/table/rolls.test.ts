import { describe, expect, it } from 'vitest';
import { happening } from '../../../wire/fake-line';
import { barsOf } from './odds';
import { lastRoll } from './rolls';

const told = (...events: object[]) => events.map((event, step) => happening(step, { events: [event] }));
const struck = (dice: readonly { face: string; isCancelled: boolean }[]) =>
  dice.map(die => (die.isCancelled ? `-${die.face}` : die.face));

describe('the last roll', () => {
  const attack = { is: 'Attacked', who: 'Jack Fulci', weapon: 'Handgun', dice: ['success', 'failure', 'push', 'push'] };

  it('is none before dice fall', () => {
    expect(lastRoll(told({ is: 'RoundBegan', round: 1 }))).toBeUndefined();
  });

  it('loses a die and the Failure that takes it, one of two equal ones', () => {
    const roll = lastRoll(told(attack, { is: 'DieCancelled', face: 'PUSH' }));
    expect(struck(roll?.dice ?? [])).toEqual(['success', '-failure', '-push', 'push']);
    expect(roll?.who).toBe('Jack Fulci');
  });

  it('of a defence keeps the dice it answers, and takes results off them', () => {
    const roll = lastRoll(
      told(
        attack,
        { is: 'EnemiesAttacked', room: 'E1.a', dice: ['bite', 'grab'] },
        { is: 'DefenceRolled', room: 'E1.a', dice: ['success'] },
        { is: 'ResultCancelled', face: 'bite' },
      ),
    );
    expect(struck(roll?.against ?? [])).toEqual(['-bite', 'grab']);
    expect(struck(roll?.dice ?? [])).toEqual(['success']);
  });

  it('answers nothing if no enemy attacked before it', () => {
    expect(lastRoll(told(attack, { is: 'DefenceRolled', room: 'E1.a', dice: [] }))?.against).toEqual([]);
  });

  it('of terror is one die', () => {
    expect(lastRoll(told({ is: 'TerrorRolled', face: 'fire' }))?.dice).toEqual([{ face: 'fire', isCancelled: false }]);
  });
});

describe('odds', () => {
  it('of at least so many are told as odds of each number, kind by kind', () => {
    const bars = barsOf({
      chances: [
        { what: 'cards', atLeast: 1, likelihood: 0.5 },
        { what: 'cards', atLeast: 2, likelihood: 0.25 },
        { what: 'terror', atLeast: 1, likelihood: 0.1 },
      ],
    });
    expect(bars).toEqual([
      { what: 'cards', shares: [0.5, 0.25, 0.25] },
      { what: 'terror', shares: [0.9, 0.1] },
    ]);
  });
});
