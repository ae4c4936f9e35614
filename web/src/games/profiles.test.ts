import { describe, expect, it } from 'vitest';
import type { Catalogue as Boards } from '../protocol/dark-darker-darkest';
import house from '../messages/en/dark-darker-darkest.json';
import family from '../messages/en/horde.json';
import type { Catalogue } from '../protocol/horde';
import { gameOf } from '.';

const uses = [{ kind: 'Ranged' }];
const catalogue = {
  equipment: [{ name: 'Horn Bow', uses }],
  survivors: [
    {
      name: 'Jenia',
      health: 3,
      bodySlot: ['Horn Bow'],
      skills: [
        { name: 'Search: 2 cards', level: 'blue' },
        { name: '+1 Action', level: 'yellow' },
        { name: 'Born leader', level: 'red' },
      ],
    },
    {
      name: 'Ivo',
      health: 3,
      bodySlot: [],
      skills: [
        { name: 'Ambidextrous', level: 'blue' },
        { name: 'Tough', level: 'orange' },
        { name: 'Tough', level: 'red' },
      ],
    },
  ],
} as unknown as Catalogue;

describe('what people can do', () => {
  it('is told by their first skills and what they bring; the rest comes later', () => {
    expect(gameOf('white-death').profile?.(catalogue, 'Jenia')).toEqual({
      skills: ['Search: 2 cards'],
      later: ['+1 Action', 'Born leader'],
      brings: ['Horn Bow'],
      traits: ['far', 'finds'],
    });
  });
  it('is told by what comes if nothing at first tells, and nothing twice', () => {
    const { later, traits } = gameOf('white-death').profile?.(catalogue, 'Ivo') ?? {};
    expect(later).toEqual(['Tough']);
    expect(traits).toEqual(['firm']);
  });
  it('is told by the boards of the house', () => {
    const boards = { boards: [{ survivor: 'Leo', innate: 'LEO', skills: ['MEDIC', 'FIREMAN'], card: 'Fire Axe' }] };
    expect(gameOf('dark-darker-darkest').profile?.(boards as unknown as Boards, 'Leo')).toEqual({
      skills: ['LEO'],
      later: ['MEDIC', 'FIREMAN'],
      brings: ['Fire Axe'],
      traits: ['heals', 'shields'],
    });
  });
  it('is unknown of somebody who is not printed, and in a game that the client does not know', () => {
    expect(gameOf('white-death').profile?.(catalogue, 'Nobody')).toBeUndefined();
    expect(gameOf('toy').profile).toBeUndefined();
  });
  it('is worded, all of it and nothing else', () => {
    const worded = (messages: object) => Object.keys(messages).filter(key => key.startsWith('trait.'));
    const known = (game: string) => gameOf(game).traits?.map(({ id }) => `trait.${id}`);
    expect(worded(family).sort()).toEqual(known('white-death')?.sort());
    expect(worded(house).sort()).toEqual(known('dark-darker-darkest')?.sort());
  });
});
