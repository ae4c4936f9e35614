import { describe, expect, it } from 'vitest';
import { loadGame, setLanguage } from '../../../i18n/index.svelte';
import type { CardPrint, UsePrint } from '../../../protocol/horde';
import { asCarried, rangeOf, statsAt } from './cards';

const bow = { kind: 'Ranged', nearest: 0, farthest: 1, dice: 1, accuracy: 3, damage: 1 } as UsePrint;
const raised = [{ survivor: 'Dragomir', slot: 'hand1', dice: 2, accuracy: 3, damage: 1, farthest: 2 }];

describe('a weapon', () => {
  it('is worth what skills make of it where it is carried', () => {
    const now = asCarried(bow, raised, { owner: 'Dragomir', slot: 'hand1' });
    expect(now).toEqual({ ...bow, dice: 2, farthest: 2 });
    expect(now && rangeOf(now)).toBe('0–2');
  });

  it('is told in one line as it is carried', async () => {
    await setLanguage('en');
    await loadGame('white-death');
    const print = { uses: [bow], allOut: 0 } as unknown as CardPrint;
    expect(statsAt(print, raised, { owner: 'Dragomir', slot: 'hand1' })).toContain('2d');
    expect(statsAt(print, raised, { owner: 'Lorna', slot: 'hand1' })).toContain('1d');
  });

  it('is as printed in other places and other hands', () => {
    expect(asCarried(bow, raised, { owner: 'Dragomir', slot: 'hand2' })).toBe(bow);
    expect(asCarried(bow, raised, { owner: 'Lorna', slot: 'hand1' })).toBe(bow);
    expect(asCarried(undefined, raised, { owner: 'Dragomir', slot: 'hand1' })).toBeUndefined();
  });
});
