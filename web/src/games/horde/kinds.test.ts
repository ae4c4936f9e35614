import { expect, it } from 'vitest';
import { Formatter } from '../../i18n/format';
import { hordeKinds } from './kinds';

const NAMES = {
  'zombie.Walker': '{count, plural, one {Walker} other {Walkers}}',
  'zombie.Brute': '{count, plural, one {Brute} other {Brutes}}',
};
const english = new Formatter('en', NAMES, hordeKinds);

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
