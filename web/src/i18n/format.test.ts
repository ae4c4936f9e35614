import { describe, expect, it } from 'vitest';
import { Formatter, MessageError, parse, placeholders } from './format';

const NAMES: Record<string, string> = {
  'card.Torch': 'Torcia',
  'ally.Guard': 'a guard',
  'word.Melee': 'mischia',
  'skill.+1 die: *': '+1 dado: {of, word}',
  'skill.Guards: *': 'Guardie: {of, skill}',
  'skill.Guards: Push': 'Spinta',
  'skill.*': 'anything',
  'zombie.Walker': '{count, plural, one {Walker} other {Walkers}}',
  'zombie.Brute': '{count, plural, one {Brute} other {Brutes}}',
};
const english = new Formatter('en', NAMES);
const french = new Formatter('fr', NAMES);
const italian = new Formatter('it', NAMES);
const CARDS = '{count, plural, =0 {nothing} one {# card} other {# cards}}';

describe('a message', () => {
  it('fills in values and lists', () => {
    expect(english.format('{who} rolls {dice}.', { who: 'Ogon', dice: [1, 6] })).toBe('Ogon rolls 1, 6.');
    expect(english.format('{is} and {not}', { is: true })).toBe('true and ');
  });

  it('names things and shows unknown ones as they are', () => {
    expect(english.format('{card, card}!', { card: 'Torch' })).toBe('Torcia!');
    expect(english.format('{card, card}', { card: 'My own spoon' })).toBe('My own spoon');
    expect(english.format('{cards, card}', { cards: ['Torch', 'Rope'] })).toBe('Torcia, Rope');
    expect(english.format('{count} {zombie, zombie, count}', { zombie: 'Brute', count: 2 })).toBe('2 Brutes');
  });

  it('counts by the rules of each language', () => {
    expect([0, 1, 2].map(count => english.format(CARDS, { count }))).toEqual(['nothing', '1 card', '2 cards']);
    const plain = '{count, plural, one {# x} other {# xs}}';
    expect(english.format(plain, { count: 0 })).toBe('0 xs');
    expect(italian.format(plain, { count: 0 })).toBe('0 xs');
    expect(french.format(plain, { count: 0 })).toBe('0 x');
    expect(french.format(plain, { count: 2 })).toBe('2 xs');
  });

  it('selects, with none for what is missing or empty', () => {
    const message = 'the {colour, select, none {} red {warm } other {{colour} }}token';
    expect(english.format(message, { colour: 'red' })).toBe('the warm token');
    expect(english.format(message, { colour: 'blue' })).toBe('the blue token');
    expect(english.format(message, { colour: '' })).toBe('the token');
    expect(english.format(message)).toBe('the token');
  });

  it('lists zombies from counts and from text', () => {
    const counts = [
      { zombie: 'Walker', count: 2 },
      { zombie: 'Brute', count: 1 },
    ];
    expect(english.format('{all, zombies}', { all: counts })).toBe('2 Walkers, 1 Brute');
    expect(english.format('{all, zombies}', { all: '2 Walker, 1 Brute' })).toBe('2 Walkers, 1 Brute');
    expect(english.format('{all, zombies}', { all: 'Walker, Brute' })).toBe('Walker, Brute');
    expect(english.format('{all, zombies}', { all: '' })).toBe('');
  });

  it('names things of a form by what the star stands for', () => {
    expect(english.name('skill', '+1 die: Melee')).toBe('+1 dado: mischia');
    expect(english.name('skill', 'Guards: +1 die: Melee')).toBe('Guardie: +1 dado: mischia');
    expect(english.name('skill', 'Guards: Push')).toBe('Spinta');
    expect(english.name('skill', 'Hoard')).toBe('anything');
    expect(english.name('card', 'Hoard')).toBe('Hoard');
    expect(english.found('cardText.Hoard')).toBeUndefined();
  });

  it('begins with a capital letter if it begins with a name', () => {
    expect(english.format('{ally, ally} falls.', { ally: 'Guard' })).toBe('A guard falls.');
    expect(english.format('Here {ally, ally} falls.', { ally: 'Guard' })).toBe('Here a guard falls.');
    expect(english.name('ally', 'Guard')).toBe('a guard');
  });

  it('keeps apostrophes and numbers outside of plurals as they are', () => {
    expect(french.format("L'objectif #1 de l'équipe")).toBe("L'objectif #1 de l'équipe");
  });

  it('tells its placeholders', () => {
    expect(placeholders(parse('{a} {b, card} {c, plural, one {{d}} other {{z, zombie, c}}}'))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'z',
    ]);
  });

  it.each([
    ['{', 'expected the name of a parameter at letter 2'],
    ['{a', 'expected , at letter 3'],
    ['a }', 'a } without its { at letter 3'],
    ['{a, plural, one {x}}', 'no case other at letter 20'],
    ['{a, select, other {x} other {y}}', 'the case other a second time'],
    ['{a, select, other {x}', 'expected } at letter 22'],
    ['{a, select, other x}', 'expected { at letter 19'],
  ])('that is malformed is refused with its place: %s', (message, problem) => {
    expect(() => parse(message)).toThrow(MessageError);
    expect(() => parse(message)).toThrow(problem);
    expect(english.format(message)).toBe(message);
  });
});
