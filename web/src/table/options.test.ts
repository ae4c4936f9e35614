import { describe, expect, it } from 'vitest';
import type { OptionCard } from '../protocol/messages';
import type { SurvivorView } from '../protocol/horde';
import { actionGroups, boardMarks, lettersFor, optionsAt, seatFor, USUAL_LETTERS } from './options';

const option = (key: string, name: string, about: [string, string][], hasOdds = false): OptionCard => ({
  key,
  name,
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds,
});
const move = (zone: string, cost = '1') =>
  option(`move ${zone}`, 'Move.MoveTo', [
    ['zone', zone],
    ['action', 'Move'],
    ['cost', cost],
  ]);
const attack = (zone: string) =>
  option(
    `attack ${zone}`,
    'AttackOption',
    [
      ['zone', zone],
      ['action', 'Melee'],
      ['cost', '1'],
    ],
    true,
  );
const end = option('end turn', 'DoNothing', [
  ['action', 'Other'],
  ['cost', '0'],
]);

describe('options', () => {
  it('are grouped by the kind of action, or by name where the kind says nothing', () => {
    const groups = actionGroups([move('a'), attack('a'), move('b'), end], []);
    expect(groups.map(group => [group.id, group.options.length])).toEqual([
      ['Move', 2],
      ['Melee', 1],
      ['DoNothing', 1],
    ]);
  });

  it('of a skill have a button of their own', () => {
    const shove = option('shove a', 'ZoneOption', [
      ['zone', 'a'],
      ['skill', 'Shove'],
      ['action', 'Other'],
    ]);
    expect(actionGroups([shove, { ...shove, key: 'shove b' }], []).map(group => group.id)).toEqual(['skill Shove']);
  });

  it('are free by their cost or by a free action of their kind, but ending a turn is not called free', () => {
    const free = actionGroups([move('a'), attack('a'), end], ['Melee']).filter(group => group.isFree);
    expect(free.map(group => group.id)).toEqual(['Melee']);
    expect(actionGroups([move('a', '0')], [])[0]?.isFree).toBe(true);
  });

  it('light the zone they lead to, an attack before a move', () => {
    const path = option('by b', 'ChoosePath.GoBy', [
      ['zone', 'a'],
      ['zone', 'b'],
    ]);
    expect(boardMarks([move('a'), attack('a'), attack('c'), move('c', '2')])).toEqual([
      { zone: 'a', is: 'attack' },
      { zone: 'c', is: 'attack' },
    ]);
    const burn = option('burn a', 'Burn', [
      ['zone', 'a'],
      ['action', 'Other'],
      ['cost', '1'],
    ]);
    expect(boardMarks([burn])).toEqual([{ zone: 'a', is: 'other', label: '1' }]);
    expect(boardMarks([move('a'), burn])).toEqual([{ zone: 'a', is: 'move', label: '1' }]);
    expect(boardMarks([path])).toEqual([{ zone: 'b', is: 'question' }]);
    expect(boardMarks([move('d', '2')])).toEqual([{ zone: 'd', is: 'move', label: '2' }]);
  });

  it('are found by their zone', () => {
    expect(optionsAt([move('a'), attack('a'), move('b')], 'a').map(one => one.key)).toEqual(['move a', 'attack a']);
  });

  it('get letters that hands remember, each once, and never a key of the page', () => {
    const labels = [
      { id: 'Move', label: 'Muovi' },
      { id: 'Search', label: 'Cerca' },
      { id: 'Unknown.One', label: 'Brûler' },
      { id: 'Unknown.Two', label: 'Muro' },
    ];
    expect(lettersFor(labels, USUAL_LETTERS)).toEqual(['M', 'S', 'R', 'O']);
  });
});

describe('the seat that answers', () => {
  const survivors = [
    { name: 'Ogon', seat: 1 },
    { name: 'Lorna', seat: 2 },
  ] as SurvivorView[];
  const question = {
    name: 'Act',
    rule: '',
    options: [],
    obstacles: [],
    seats: [1, 2],
    about: [{ kind: 'survivor', id: 'Lorna' }],
  };

  it('is that of the survivor asked when several of mine may', () => {
    expect(seatFor(question, [1, 2], survivors)).toBe(2);
  });
  it('is any of mine that may', () => {
    expect(seatFor(question, [1], survivors)).toBe(1);
    expect(seatFor({ ...question, seats: [2] }, [1], survivors)).toBeUndefined();
  });
});
