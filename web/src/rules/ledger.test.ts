import { describe, expect, it } from 'vitest';
import type { RuleEntry } from '../protocol/messages';
import { chapters, searched, withRules } from './ledger';

const entry = (id: string, chapter: string, text: string): RuleEntry => ({
  id,
  game: 'white-death',
  chapter,
  language: 'fr',
  text,
  source: 'house',
});
const entries = [
  entry('WD-ATK-01', 'Attaques', 'Chaque zombie blesse.'),
  entry('WD-ATK-02', 'Attaques', 'Les joueurs répartissent les blessures.'),
  entry('WD-MOVE-01', 'Déplacement', 'Un pas, une zone.'),
];

describe('a ledger', () => {
  it('is read chapter by chapter', () => {
    expect(chapters(entries).map(({ title, entries }) => [title, entries.map(one => one.id)])).toEqual([
      ['Attaques', ['WD-ATK-01', 'WD-ATK-02']],
      ['Déplacement', ['WD-MOVE-01']],
    ]);
  });

  it('is searched by all words, without accents', () => {
    const ids = (search: string) => searched(entries, search).map(one => one.id);
    expect(ids('REPARTISSENT joueurs')).toEqual(['WD-ATK-02']);
    expect(ids('deplacement')).toEqual(['WD-MOVE-01']);
    expect(ids('wd-atk')).toEqual(['WD-ATK-01', 'WD-ATK-02']);
    expect(ids('joueurs zone')).toEqual([]);
    expect(ids('  ')).toHaveLength(3);
  });

  it('names rules within its texts', () => {
    expect(withRules('See WD-ATK-02 and WD-SKILL-JUMP; not 28R or AP.')).toEqual([
      { words: 'See ' },
      { words: 'WD-ATK-02', rule: 'WD-ATK-02' },
      { words: ' and ' },
      { words: 'WD-SKILL-JUMP', rule: 'WD-SKILL-JUMP' },
      { words: '; not 28R or AP.' },
    ]);
    expect(withRules('TY-ACT-01')).toEqual([{ words: 'TY-ACT-01', rule: 'TY-ACT-01' }]);
  });
});
