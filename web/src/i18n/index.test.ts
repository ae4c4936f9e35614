import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentLanguage,
  found,
  has,
  loadGame,
  loadWords,
  name,
  preferredLanguage,
  setLanguage,
  t,
} from './index.svelte';
import { setPlaces } from './places.svelte';
import { marked } from './wording';

describe('the language of the page', () => {
  beforeEach(() => localStorage.clear());

  it('changes with all its messages', async () => {
    await setLanguage('it');
    expect(currentLanguage()).toBe('it');
    expect(document.documentElement.lang).toBe('it');
    expect(t('language.choose')).toBe('Lingua');
    await setLanguage('fr');
    expect(t('language.choose')).toBe('Langue');
  });

  it('calls a door by the rooms it joins', async () => {
    await setLanguage('en');
    await loadGame('dark-darker-darkest');
    const called = (what: string) => ({ what, isKind: false, near: [], number: 0 });
    setPlaces(
      new Map([
        ['O08.a', called('hall 1·4')],
        ['O08.b', called('chamber 1·4')],
      ]),
    );
    const said = (door: string) => t('option.Flashlight.Shine', { survivor: 'Leo', door });
    expect(said('O08.a-O08.b')).toBe('Leo: light up the chip on the door hall 1·4 – chamber 1·4');
    expect(said('O08.a-O09.a'), 'a code for lack of a name').toContain('O08.a-O09.a');
    setPlaces(new Map());
  });

  it('ends no line before a mark that French puts a space before', async () => {
    await setLanguage('fr');
    await loadWords('guide-white-death');
    expect(t('stepDo.goal')).toContain('«\u00a0Pour gagner\u00a0»\u00a0:');
    await setLanguage('en');
  });

  it('is the one chosen before, else one of the browser', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'fr-CH', 'it']);
    expect(preferredLanguage()).toBe('fr');
    await setLanguage('it');
    expect(preferredLanguage()).toBe('it');
    localStorage.setItem('redoubt.language', 'tlh');
    expect(preferredLanguage()).toBe('fr');
    vi.restoreAllMocks();
  });

  it('ends as the last one asked for, whichever arrives first', async () => {
    await Promise.all([setLanguage('fr'), setLanguage('en')]);
    expect(currentLanguage()).toBe('en');
  });

  it('has the messages of a game and of its family once they are loaded', async () => {
    await setLanguage('en');
    await loadGame('white-death');
    expect(t('family')).toBe('horde');
    await setLanguage('it');
    expect(found('family')).toBe('horde');
    expect(has('card.Torch')).toBe(true);
    expect(t('skillText.+1 die: Magic')).toBe('Magia: ogni arma tira un dado in più.');
  });

  it('shows keys and names it does not know', async () => {
    await loadGame('no-such-game');
    expect(t('no.such.key')).toBe('no.such.key');
    expect(name('card', 'My own spoon')).toBe('My own spoon');
    expect(found('cardText.My own spoon')).toBeUndefined();
    expect(has('cardText.My own spoon')).toBe(false);
  });
});

describe('marks', () => {
  it('become parameters by their kind', () => {
    const marks = [
      { kind: 'zone', id: '28V.a' },
      { kind: 'card', id: 'Torch' },
      { kind: 'zone', id: '28V.b' },
    ];
    expect(marked(marks)).toEqual({
      zone: '28V.a',
      card: 'Torch',
      zone2: '28V.b',
      zones: ['28V.a', '28V.b'],
      cards: ['Torch'],
    });
  });
});
