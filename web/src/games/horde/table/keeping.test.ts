import { expect, test } from 'vitest';
import type { Happening } from '../../../protocol/messages';
import { keepRolls } from './keeping';

const rolled = (card: string, dice: number[], breaks: number) => ({
  is: 'KeepRolled',
  rule: 'WZ-KEEP-02',
  survivor: 'Mindy',
  card,
  dice,
  breaks,
});

test('a card is kept without a break, and its chance falls with every die', () => {
  const events = [{ is: 'RoundBegan' }, rolled('Machete', [4, 6], 0), rolled('Chainsaw', [2, 3, 3, 5], 1)];
  const rolls = keepRolls([{ events } as unknown as Happening, { events: [] } as unknown as Happening]);
  expect(rolls.map(roll => [roll.card, roll.isKept, roll.chance])).toEqual([
    ['Machete', true, 69],
    ['Chainsaw', false, 40],
  ]);
  expect(rolls[1]!.dice).toEqual([2, 3, 3, 5, 0]);
});
