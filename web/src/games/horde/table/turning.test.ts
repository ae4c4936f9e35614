import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame, setLanguage } from '../../../i18n/index.svelte';
import { happening } from '../../../wire/fake-line';
import type { Happening } from '../../../protocol/messages';
import { turningPoints } from './turning';

const after = (choices: number, ...events: unknown[]): Happening => happening(choices, { choices, events });
const wound = (survivor: string) => ({ is: 'WoundsSuffered', rule: 'R', survivor, wounds: 1, total: 1 });
const fall = (survivor: string) => ({ is: 'SurvivorEliminated', rule: 'R', survivor, zone: '1R.a' });
const attack = (survivor: string, kills: number) => ({ is: 'AttackMade', rule: 'R', survivor, kills });
const level = (survivor: string, reached: string) => ({ is: 'LevelReached', rule: 'R', survivor, level: reached });
const objective = (survivor: string) => ({ is: 'ObjectiveTaken', rule: 'R', survivor, zone: '1R.b', colour: 'red' });
const round = (number: number) => ({ is: 'RoundBegan', rule: 'R', round: number });

describe('the turning points of a game', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadGame('white-death');
  });

  it('are the first wound and every fall, each in the round it fell in', () => {
    const points = turningPoints([
      after(1, wound('Ogon'), wound('Lorna')),
      after(2, fall('Ogon'), round(2)),
      after(3, fall('Lorna')),
    ]);
    expect(points).toEqual([
      { choices: 1, round: 1, text: 'The first wound: Ogon', isGood: false },
      { choices: 2, round: 1, text: 'Ogon falls in 1R.a', isGood: false },
      { choices: 3, round: 2, text: 'Lorna falls in 1R.a', isGood: false },
    ]);
  });

  it('are the greatest blow, but no small one, and the highest level when it was first reached', () => {
    const points = turningPoints([
      after(1, attack('Ogon', 1), level('Ogon', 'yellow')),
      after(2, attack('Lorna', 4), level('Lorna', 'orange')),
      after(3, attack('Ogon', 4), level('Ogon', 'orange'), level('Jenia', 'yellow')),
    ]);
    expect(points.map(point => [point.choices, point.text])).toEqual([
      [2, 'Lorna eliminates 4 with one blow'],
      [2, 'Lorna raises the danger to orange'],
    ]);
    expect(turningPoints([after(1, attack('Ogon', 1))])).toEqual([]);
  });

  it('are the first and the last objective, once if there was but one', () => {
    expect(turningPoints([after(1, objective('Ogon'))]).map(point => point.text)).toEqual([
      'Ogon takes the first objective',
    ]);
    const points = turningPoints([1, 2, 3].map(choices => after(choices, objective(`S${choices}`))));
    expect(points.map(point => point.text)).toEqual(['S1 takes the first objective', 'S3 takes objective number 3']);
  });

  it('are named by a game for its own events, once each', () => {
    const siege = { is: 'SiegeBegan', rule: 'R', zombie: 'Walker', count: 1, zones: 2 };
    expect(turningPoints([after(4, siege), after(9, siege)])).toEqual([
      { choices: 4, round: 1, text: 'The siege begins', isGood: false },
    ]);
    expect(turningPoints([after(1, { is: 'NeverHeardOf', rule: 'R' })])).toEqual([]);
  });

  it('are few: falls stay, and what is left is told in its order', () => {
    const points = turningPoints(
      [after(1, wound('A')), after(2, objective('A')), after(3, fall('A')), after(4, fall('B'))],
      3,
    );
    expect(points.map(point => point.choices)).toEqual([1, 3, 4]);
  });

  it('are told in the language of the reader', async () => {
    await setLanguage('fr');
    expect(turningPoints([after(1, fall('Ogon'))])[0]?.text).toBe('Ogon tombe en 1R.a');
    await setLanguage('it');
    expect(turningPoints([after(1, wound('Ogon'))])[0]?.text).toBe('La prima ferita: Ogon');
  });
});
