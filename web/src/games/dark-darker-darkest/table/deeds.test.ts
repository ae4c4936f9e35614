import { describe, expect, it } from 'vitest';
import type { OptionCard } from '../../../protocol/messages';
import { deedsOf, firstName, goersOf, withoutName } from './deeds';

const option = (key: string, name: string, ...about: [string, string][]): OptionCard => ({
  key,
  name,
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds: false,
});
const NINA = 'Nina Argento';
const JACK = 'Jack Fulci';
const options = [
  option('rest Nina', 'Rest', ['survivor', NINA]),
  option('drink', 'EnergyDrink.Drink', ['survivor', NINA]),
  option('move Nina I01.a', 'Move', ['survivor', NINA], ['zone', 'I01.a'], ['manner', 'alone']),
  option('move together Nina I01.a', 'Move', ['survivor', NINA], ['zone', 'I01.a'], ['manner', 'together']),
  option('move Jack I01.a', 'Move', ['survivor', JACK], ['zone', 'I01.a'], ['manner', 'alone']),
  option('move Jack O03.a', 'Move', ['survivor', JACK], ['zone', 'O03.a'], ['manner', 'alone']),
];

describe('the deeds of a group', () => {
  it('stand under the names of those who do them, the usual ones first and the end last', () => {
    expect(deedsOf(options, NINA).map(deed => [deed.name, deed.options.length])).toEqual([
      ['Move', 2],
      ['EnergyDrink.Drink', 1],
      ['Rest', 1],
    ]);
    expect(deedsOf(options, JACK).map(deed => deed.id)).toEqual(['Jack Fulci|Move']);
    expect(deedsOf(options, 'Leo Friedkin')).toEqual([]);
  });

  it('say who may go to a room, each once', () => {
    expect([...goersOf(options)]).toEqual([
      ['I01.a', [NINA, JACK]],
      ['O03.a', [JACK]],
    ]);
  });

  it('are said without the name above them, in every language', () => {
    expect(withoutName('Nina Argento: search the room', NINA)).toBe('Search the room');
    expect(withoutName('Nina Argento : fouiller la pièce', NINA)).toBe('Fouiller la pièce');
    expect(withoutName('To the east', NINA)).toBe('To the east');
    expect(firstName('Bunny Van Camp')).toBe('Bunny');
  });
});
