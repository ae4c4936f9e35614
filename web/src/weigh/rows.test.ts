import { describe, expect, it } from 'vitest';
import type { OptionCard, WeighedOption, Weighing } from '../protocol/messages';
import { rowsOf, samplesOf } from './rows';

const weighed = (key: string, chance?: number, error?: number, samples = 0): WeighedOption => ({
  key,
  name: 'Do',
  about: [],
  samples,
  ...(chance === undefined ? {} : { chance }),
  ...(error === undefined ? {} : { error }),
});
const option = (key: string): OptionCard => ({ key, name: 'Do', about: [], hasOdds: false });
const weighing = (...options: WeighedOption[]): Weighing => ({ step: 3, isInformed: true, options });

describe('weighed answers', () => {
  it('are rows with their chance and how far it may be off', () => {
    const { rows, untried } = rowsOf(weighing(weighed('move', 0.78, 0.02, 400), weighed('stay')), [option('move')]);
    expect(rows.map(({ chance, error }) => [chance, error])).toEqual([[78, 4]]);
    expect(rows[0]?.option).toEqual(option('move'));
    expect(untried).toBe(1);
  });
  it('can be given only by those whose answers they are', () => {
    const { rows } = rowsOf(weighing(weighed('move', 0.5, 0.1, 9)), []);
    expect(rows[0]?.option).toBeUndefined();
  });
  it('are never further off than half of all games', () => {
    expect(rowsOf(weighing(weighed('move', 0.5, 0.9, 2)), []).rows[0]?.error).toBe(50);
  });
  it('tell how many games were imagined', () => {
    expect(samplesOf(weighing(weighed('move', 0.5, 0.1, 40), weighed('stay', 0.4, 0.1, 12)))).toBe(40);
    expect(samplesOf(weighing())).toBe(0);
  });
});
