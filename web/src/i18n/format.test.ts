import { describe, expect, it } from 'vitest';
import { Formatter, MessageError, parse, placeholders, type Messages, type Params } from './format';
import shared from './format.cases.json';

// The terminal has the same formatter in Java, and its tests read the same cases.
const NAMES: Messages = shared.names;
const CASES = shared.cases as unknown as [string, string, Params, string][];
const english = new Formatter('en', NAMES);

describe('a message', () => {
  it.each(CASES)('in %s: %s with %o', (language, message, params, text) => {
    expect(new Formatter(language, NAMES).format(message, params)).toBe(text);
  });

  it('puts what a family has registered into words its own way', () => {
    const pair = new Formatter('en', NAMES, {
      pair: (value, name) => (value as string[]).map(each => name('zombie', each, 2)).join(' and '),
    });
    expect(pair.format('{both, pair}!', { both: ['Walker', 'Brute'] })).toBe('Walkers and Brutes!');
  });

  it('names things of a form by what the star stands for', () => {
    expect(english.name('skill', '+1 die: Melee')).toBe('+1 dado: mischia');
    expect(english.name('skill', 'Guards: +1 die: Melee')).toBe('Guardie: +1 dado: mischia');
    expect(english.name('skill', 'Guards: Push')).toBe('Spinta');
    expect(english.name('skill', 'Hoard')).toBe('anything');
    expect(english.name('card', 'Hoard')).toBe('Hoard');
    expect(english.found('cardText.Hoard')).toBeUndefined();
  });

  it('names without a capital letter', () => {
    expect(english.name('ally', 'Guard')).toBe('a guard');
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
