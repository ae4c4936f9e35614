import { afterAll, describe, expect, it } from 'vitest';
import { found, LANGUAGES, loadGame, setLanguage } from '../i18n/index.svelte';
import type { Fault } from '../protocol/messages';
import { away } from '../wire/calls';
import { refusalText } from './refusals';

/** Every code the table can send; a new one does not compile until it stands here. */
const CODES: Record<Fault, true> = {
  malformed: true,
  wrong: true,
  unauthorized: true,
  forbidden: true,
  origin: true,
  unknown: true,
  method: true,
  late: true,
  stale: true,
  not_offered: true,
  read_only: true,
  unreadable: true,
  oversized: true,
  rate: true,
  broken: true,
  failed: true,
  closing: true,
};

describe('a refusal', () => {
  afterAll(() => setLanguage('en'));

  it.each(LANGUAGES)('has words for every code in %s', async language => {
    await setLanguage(language);
    expect(Object.keys(CODES).filter(code => found(`refusal.${code}`) === undefined)).toEqual([]);
  });

  it('is told in the language of the reader, by the rule of the table rather than by the code', async () => {
    await setLanguage('fr');
    const seat = { code: 'forbidden', reason: 'seat 2 is not yours', rule: 'TB-SEAT-01' } as const;
    expect(refusalText(seat)).toBe('cette place n’est pas la vôtre');
    expect(refusalText({ ...seat, rule: 'WD-MOVE-01' })).toBe('votre clé de cette table ne le permet pas');
  });

  it('keeps what only the table can say', async () => {
    await setLanguage('it');
    const wrong = { code: 'wrong', reason: 'line 1: expected a game', rule: '' } as const;
    expect(refusalText(wrong)).toBe('così non va: line 1: expected a game');
  });

  it('of a set-up names the part it is about', async () => {
    await setLanguage('it');
    await loadGame('white-death');
    const wrong = { code: 'wrong', reason: 'ultrared is "yes"', rule: 'WD-MODE-12' } as const;
    const about = (kind: string, id: string) => refusalText({ ...wrong, about: [{ kind, id }] });
    expect(about('setting', 'starting')).toBe('«Equipaggiamento di partenza» così non va: ultrared is "yes"');
    expect(about('setting', 'seat2')).toBe('«Posto 2» così non va: ultrared is "yes"');
    expect(about('setting', 'new-to-us')).toBe('«new-to-us» così non va: ultrared is "yes"');
    expect(about('seats', '17')).toBe('i posti così non vanno: ultrared is "yes"');
    expect(about('mission', 'WD-M11')).toBe('così non va: ultrared is "yes"');
    expect(refusalText({ ...wrong, rule: 'TB-SETUP-01', about: [{ kind: 'mission', id: 'WD-M11' }] })).toBe(
      'questo gioco non ha questa missione',
    );
  });

  it('is told as the table says it if the code is new', () => {
    expect(refusalText({ code: 'tired' as Fault, reason: 'the table is tired', rule: '' })).toBe('the table is tired');
  });

  it('says that the table cannot be reached', async () => {
    await setLanguage('en');
    expect(refusalText(away())).toContain('does not answer');
  });
});
