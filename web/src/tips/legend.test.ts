import { beforeAll, describe, expect, it } from 'vitest';
import type { Thing } from '../board/things';
import { loadWords, setLanguage } from '../i18n/index.svelte';
import { legendOf } from './legend';

const rules = { spawn: 'A-1', 'zone:street': 'A-2', 'border:doorway': 'A-3' };
const thing = (id: string, zone = '', count = 1): Thing => ({ id, zone, count }) as Thing;

describe('the legend', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadWords('tips-white-death');
  });

  it('has what lies on the board, each thing once, with its number and its places', () => {
    const parts = legendOf(
      [thing('spawn:1', 'a'), thing('spawn:2', 'b'), thing('spawn:3', 'b', 2), thing('zone:street', 'a')],
      rules,
    );
    expect(parts.map(({ part }) => part)).toEqual(['pieces', 'places']);
    expect(parts[0]?.lines).toHaveLength(1);
    expect(parts[0]?.lines[0]).toMatchObject({ count: 4, places: ['a', 'b'], tip: { rule: 'A-1' } });
  });

  it('parts pieces, places and borders, and leaves out what nothing explains', () => {
    const parts = legendOf([thing('border:doorway'), thing('zone:street', 'a'), thing('nothing:known', 'a')], rules);
    expect(parts.map(({ part }) => part)).toEqual(['places', 'borders']);
  });
});
