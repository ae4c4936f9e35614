import { describe, expect, it } from 'vitest';
import type { OptionCard, OrderCard } from '../protocol/messages';
import { PLAIN } from './habits';
import { actionGroups, boardMarks, lettersFor, optionsAt, optionsOf, seatFor, waitingBots } from './options';

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
  it('are grouped by the kind of action', () => {
    const groups = actionGroups([move('a'), attack('a'), move('b'), end], PLAIN);
    expect(groups.map(group => [group.id, group.options.length, group.isFree])).toEqual([
      ['Move', 2, false],
      ['Melee', 1, false],
      ['Other', 1, true],
    ]);
  });

  it('light the zone they lead to', () => {
    expect(boardMarks([move('a'), attack('c')], PLAIN, [{ kind: 'zone', id: 'b' }])).toEqual([
      { zone: 'b', is: 'active' },
      { zone: 'a', is: 'other', label: '1' },
      { zone: 'c', is: 'attack' },
    ]);
    expect(boardMarks([option('go a', 'Go', [['zone', 'a']])], PLAIN)).toEqual([{ zone: 'a', is: 'question' }]);
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
    expect(lettersFor(labels, { letters: { Move: 'M', Search: 'S' }, reserved: ['V'] })).toEqual(['M', 'S', 'R', 'O']);
  });
});

describe('the seat that answers', () => {
  const survivors = [
    { name: 'Ogon', seat: 1 },
    { name: 'Lorna', seat: 2 },
  ];
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
  it('is the one whose option it is', () => {
    const lornas = { key: 'activate Lorna', name: 'Activate', about: [], hasOdds: false, owners: [2] };
    const ogons = { ...lornas, key: 'activate Ogon', owners: [1] };
    const asked = { ...question, about: [], options: [ogons, lornas] };
    expect(seatFor(asked, [1, 2], survivors, lornas)).toBe(2);
    expect(seatFor(asked, [1], survivors, lornas)).toBeUndefined();
    expect(optionsOf(asked, [1])).toEqual([ogons]);
    expect(optionsOf(asked, [1, 2])).toEqual([ogons, lornas]);
    expect(optionsOf({ ...asked, options: [{ ...ogons, owners: undefined }] }, [2])).toHaveLength(1);
    expect(optionsOf(asked, [3])).toEqual([]);
  });
  it('is any of mine that may', () => {
    expect(seatFor(question, [1], survivors)).toBe(1);
    expect(seatFor({ ...question, seats: [2] }, [1], survivors)).toBeUndefined();
  });
});

describe('bots that wait for people', () => {
  const own = (seat: number) => ({ key: `bar ${seat}`, name: 'Bar', about: [], hasOdds: false, owners: [seat] });
  const common = { key: 'suffer 1', name: 'Suffer', about: [], hasOdds: false };
  const question = { name: 'Act', rule: '', obstacles: [], about: [], seats: [1, 2, 3] };
  const person = { seat: 1, holder: 'person', name: 'Ada', isHere: true, orders: [] as OrderCard[] } as const;
  const bot = (seat: number) =>
    ({ seat, holder: 'bot', name: '', isHere: false, bot: 'greedy', orders: [] as OrderCard[] }) as const;

  it('are all that have options of their own', () => {
    const asked = { ...question, options: [own(1), own(2), own(3)] };
    expect(waitingBots(asked, [person, bot(2), bot(3)])).toEqual([2, 3]);
    expect(waitingBots({ ...asked, seats: [1, 3] }, [person, bot(2), bot(3)])).toEqual([3]);
  });
  it('are told once where all may choose the same', () => {
    expect(waitingBots({ ...question, options: [common] }, [person, bot(2), bot(3)])).toEqual([2]);
  });
  it('are none where bots alone or people alone are asked', () => {
    const asked = { ...question, options: [own(2), own(3)], seats: [2, 3] };
    expect(waitingBots(asked, [person, bot(2), bot(3)])).toEqual([]);
    expect(waitingBots({ ...asked, seats: [1] }, [person, bot(2), bot(3)])).toEqual([]);
  });
});
