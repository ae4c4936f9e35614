import { describe, expect, it } from 'vitest';
import type { OptionCard, Way, WayList } from '../protocol/messages';
import { PLAIN } from '../table/habits';
import type { Finding } from '../table/row.svelte';
import { Walks } from './walks.svelte';

type Seat = ConstructorParameters<typeof Walks>[0];

const step = (place: string): OptionCard => ({
  key: `move ${place}`,
  name: 'Move',
  about: [
    { kind: 'zone', id: place },
    { kind: 'action', id: 'Move' },
  ],
  hasOdds: false,
});
const leg = (place: string, cost: number, ...more: string[]) => ({
  keys: [`move ${place}`, ...more],
  place,
  cost,
  isLast: false,
  perils: [],
});
const near: Way = { who: 'Ana', legs: [leg('b', 0, 'pay free')] };
const far: Way = { who: 'Ana', legs: [leg('b', 0, 'pay free'), leg('c', 1)] };

function seat(options: OptionCard[]) {
  const row: Finding[] = [];
  const table = { situation: { step: 1, undo: 'free' }, ways: () => granted };
  let granted: Promise<{ isGranted: true; value: WayList }> = Promise.resolve({
    isGranted: true,
    value: { ways: [near, far] },
  });
  const desk = {
    table,
    options,
    pool: options,
    habits: { ...PLAIN, lightOf: (one: OptionCard) => (one.name === 'Move' ? 'move' : 'other') },
    row: { send: (choices: Finding[]) => row.push(...choices) },
    walker: undefined,
    placeOf: () => 'a',
  };
  const walks = new Walks(desk as unknown as Seat);
  return { walks, row, desk, later: (answer: typeof granted) => (granted = answer) };
}

describe('walks', () => {
  it('are asked for where somebody may take a step, and lead to far places only', async () => {
    const { walks } = seat([step('b')]);
    await walks.lookAround();
    expect(walks.to('c')).toBe(far);
    expect(walks.to('b')).toBeUndefined();
    expect(walks.stepOf(step('b'))).toBe(near);
    expect(walks.marks([{ zone: 'b', is: 'move' }])).toEqual([{ zone: 'c', is: 'far' }]);
    const { walks: none } = seat([{ ...step('b'), name: 'Search' }]);
    await none.lookAround();
    expect(none.known).toEqual([]);
  });

  it('are forgotten if the table has moved on before the answer came', async () => {
    const { walks, desk } = seat([step('b')]);
    const asked = walks.lookAround();
    desk.table.situation = { step: 2, undo: 'free' };
    await asked;
    expect(walks.known).toEqual([]);
  });

  it('send every choice of every step, and stop where one could no longer be taken back', async () => {
    const { walks, row, desk } = seat([step('b')]);
    await walks.lookAround();
    walks.go(far);
    expect(row).toHaveLength(3);
    expect(row[0]!()?.key).toBe('move b');
    desk.options = [{ ...step('b'), key: 'pay free' }];
    expect(row[1]!()?.key).toBe('pay free');
    desk.options = [step('c')];
    expect(row[2]!()?.key).toBe('move c');
    desk.table.situation = { step: 3, undo: 'asks' };
    expect(row[2]!()).toBeUndefined();
  });

  it('are shown on the board from where they begin, with what each step costs', () => {
    const { walks } = seat([step('b')]);
    walks.weighed = far;
    expect(walks.shown?.from).toBe('a');
    expect(walks.shown?.steps.map(one => one.place)).toEqual(['b', 'c']);
    expect(walks.shown?.steps[1]?.label).toBe('1');
  });
});
