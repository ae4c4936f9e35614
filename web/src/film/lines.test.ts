import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame, setLanguage } from '../i18n/index.svelte';
import { happening } from '../wire/fake-line';
import { headline } from './lines';

const paid = { is: 'ActionPaid', rule: 'R', survivor: 'Ogon' };

describe('a step in one line', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadGame('white-death');
  });

  it('says the first event that has words', () => {
    const left = { is: 'TurnEnded', rule: 'R', survivor: 'Ogon' };
    expect(headline(happening(1, { key: 'end turn', events: [paid, left] }))).toBe('Ogon ends the turn.');
  });

  it('says the choice if no event has words, in the language of the reader', async () => {
    const trade = happening(1, { key: 'trade with Lorna', events: [paid] });
    expect(headline(trade)).toBe('A trade with Lorna');
    expect(headline(happening(1, { key: 'move cauldron 28R.f' }))).toBe('The cauldron goes to 28R.f');
    await setLanguage('fr');
    expect(headline(trade)).toBe('Un échange avec Lorna');
  });

  it('says only that it was one of a choice nobody has words for', () => {
    expect(headline(happening(1, { key: 'dance' }))).toBe('Un choix');
    expect(headline(undefined)).toBe('');
  });
});
