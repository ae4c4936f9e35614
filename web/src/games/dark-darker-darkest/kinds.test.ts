import { expect, it } from 'vitest';
import { Formatter } from '../../i18n/format';
import { darkestKinds } from './kinds';

const NAMES = { 'symbol.R': 'tower', 'symbol.B': 'wave', 'card.Map *': 'Map ({of, symbol})' };
const english = new Formatter('en', NAMES, darkestKinds);

it('says the symbols of chips and cards by their names', () => {
  expect(english.format('{chip, chip}!', { chip: 'RBR' })).toBe('Tower-wave-tower!');
  expect(english.format('no {chip, chip}', {})).toBe('no ');
  expect(english.format('a {card, card}', { card: 'Map B' })).toBe('a Map (wave)');
  expect(english.format('off: {all, symbol}', { all: ['R', 'B'] })).toBe('off: tower, wave');
});
