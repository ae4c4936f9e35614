import { describe, expect, it } from 'vitest';
import type { OptionCard, Question } from '../protocol/messages';
import { alikeOf, anyOf, padOf, sought, tally, type DicePad } from './pad';

function face(name: string, means: string, alike = 1): OptionCard {
  return {
    key: `tell ${name}`,
    name: 'Tell.Face',
    hasOdds: false,
    about: [
      { kind: 'die', id: 'attack dice' },
      { kind: 'face', id: name },
      { kind: 'alike', id: String(alike) },
      { kind: 'means', id: means },
    ],
  };
}

const FACES = [face('1', 'miss'), face('4', 'hit', 2), face('6', 'hit')];
const ASKED: Question = {
  name: 'Tell.Face',
  rule: 'TB-LUCK-01',
  seats: [1],
  about: [
    { kind: 'survivor', id: 'Ogon' },
    { kind: 'die', id: 'attack dice' },
    { kind: 'dice', id: '5' },
  ],
  options: FACES,
  obstacles: [],
};

describe('the pad', () => {
  it('reads how many dice of which kind are told together', () => {
    expect(padOf(ASKED, FACES)).toMatchObject({ is: 'dice', die: 'attack dice', dice: 5 });
    expect(padOf({ ...ASKED, name: 'Tell.Card', about: [{ kind: 'pile', id: 'vault deck' }] }, FACES)).toMatchObject({
      is: 'cards',
      pile: 'vault deck',
    });
    expect(padOf({ ...ASKED, name: 'Act' }, FACES)).toBeUndefined();
    expect(padOf(ASKED, [])).toBeUndefined();
  });

  it('counts what the dice mean before they are told', () => {
    const pad = padOf(ASKED, FACES) as DicePad;
    expect(tally(pad, [FACES[1]!, FACES[0]!, FACES[2]!])).toEqual([
      { means: 'miss', count: 1 },
      { means: 'hit', count: 2 },
    ]);
  });

  it('rolls for people as a real die falls: a face on two sides twice as often', () => {
    expect(FACES.map(alikeOf)).toEqual([1, 2, 1]);
    expect([0, 0.24, 0.26, 0.74, 0.76, 0.999].map(chance => anyOf(FACES, chance)?.key)).toEqual([
      'tell 1',
      'tell 1',
      'tell 4',
      'tell 4',
      'tell 6',
      'tell 6',
    ]);
    expect(anyOf([], 0.5)).toBeUndefined();
  });

  it('finds cards by their first letters, then by any, whatever the accents', () => {
    const cards = ['Éclair', 'Great Sword', 'Sword', 'Apple'].map(text => ({ text }));
    expect(sought(cards, 'sw').map(card => card.text)).toEqual(['Sword', 'Great Sword']);
    expect(sought(cards, ' ecl').map(card => card.text)).toEqual(['Éclair']);
    expect(sought(cards, '')).toHaveLength(4);
    expect(sought(cards, 'zzz')).toEqual([]);
  });
});
