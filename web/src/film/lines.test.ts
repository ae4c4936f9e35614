import { beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '../games';
import { loadGame, setLanguage } from '../i18n/index.svelte';
import { setPlaces } from '../i18n/places.svelte';
import { happening } from '../wire/fake-line';
import { headline } from './lines';

const game = gameOf('white-death');
const paid = { is: 'ActionPaid', rule: 'R', survivor: 'Ogon' };

describe('a step in one line', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadGame('white-death');
  });

  it('says the first event that has words', () => {
    const left = { is: 'TurnEnded', rule: 'R', survivor: 'Ogon' };
    expect(headline(happening(1, { key: 'end turn', events: [paid, left] }), game)).toBe('Ogon ends the turn.');
  });

  it('says the choice if no event has words, in the language of the reader', async () => {
    const trade = happening(1, { key: 'trade with Lorna', events: [paid] });
    expect(headline(trade, game)).toBe('A trade with Lorna');
    expect(headline(happening(1, { key: 'move cauldron 28R.f' }), game)).toBe('The cauldron goes to 28R.f');
    setPlaces(new Map([['28R.f', { what: 'hearth', isKind: false, near: [], number: 0 }]]));
    expect(headline(happening(1, { key: 'move 28R.f' }), game)).toBe('Move: hearth room');
    setPlaces(new Map());
    await setLanguage('fr');
    expect(headline(trade, game)).toBe('Un échange avec Lorna');
  });

  it('says only that it was one of a choice nobody has words for', () => {
    expect(headline(happening(1, { key: 'dance' }), game)).toBe('Un choix');
    expect(headline(undefined, game)).toBe('');
  });
});
