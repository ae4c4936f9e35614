import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/index.svelte';
import type { OptionCard } from '../../../protocol/messages';
import { helpText, helpTitle, searchOf } from './searches';

type Seat = Parameters<typeof searchOf>[0];

const search = (...about: [string, string][]): OptionCard => ({
  key: 'search',
  name: 'Search.SearchDeck',
  about: [['action', 'Search'], ...about].map(([kind = '', id = '']) => ({ kind, id })),
  hasOdds: false,
});
const desk = (searches: unknown[]) =>
  ({
    acting: { name: 'Ana' },
    view: {
      searches,
      decks: [
        { name: 'equipment', cards: 31, discards: [] },
        { name: 'melee', cards: 4, discards: [] },
      ],
    },
  }) as unknown as Seat;
const torch = { kind: 'card', name: 'Torch', rule: 'WD-SEARCH-05' };
const ana = { survivor: 'Ana', decks: ['equipment', 'melee'], cards: 2, helps: [torch] };

describe('a search before it is made', () => {
  beforeAll(() => setLanguage('en'));

  it('draws from the only deck, or from the one that is chosen', () => {
    expect(searchOf(desk([ana]), search())).toEqual({ deck: 'equipment', left: 31, cards: 2, helps: [torch] });
    expect(searchOf(desk([ana]), search(['deck', 'melee']))).toMatchObject({ deck: 'melee', left: 4 });
  });

  it('draws more in a way that draws more by itself', () => {
    expect(searchOf(desk([{ ...ana, cards: 1 }]), search(['count', '2']))).toMatchObject({ cards: 2 });
  });

  it('is told of nobody else and of nothing else', () => {
    expect(searchOf(desk([{ ...ana, survivor: 'Ben' }]), search())).toBeUndefined();
    expect(searchOf(desk([ana]), { ...search(), about: [{ kind: 'action', id: 'Move' }] })).toBeUndefined();
  });

  it('says what each help does; a rule of the place has no name', () => {
    expect(helpTitle({ kind: 'skill', name: 'Destiny', rule: 'X-1' })).toBe('Destiny');
    expect(helpTitle({ kind: 'place', name: 'PoliceCar', rule: 'X-1' })).toBe('');
    expect(helpText({ kind: 'skill', name: 'Nobody knows', rule: 'X-1' })).toBe('');
  });
});
