import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { set } from '../../../settings/settings.svelte';
import { KeepShow } from './keep-show.svelte';
import type { KeepRoll } from './keeping';

const roll = (card: string, isKept: boolean): KeepRoll => ({
  rule: 'R',
  survivor: 'Mindy',
  card,
  dice: isKept ? [4] : [0],
  isKept,
  chance: 83,
});
const ROLLS = [roll('Machete', true), roll('Chainsaw', false), roll('Pistol', true)];

describe('the keep rolls one by one', () => {
  let isStill = false;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  });
  afterEach(() => {
    isStill = false;
    set('speed', 1);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const begun = () => {
    const show = new KeepShow();
    show.begin(ROLLS);
    return show;
  };

  it('lets the dice of one card fall, and then the next card waits', () => {
    const show = begun();
    show.roll();
    expect([show.isRolling, show.landed]).toEqual([true, 0]);
    vi.runAllTimers();
    expect([show.isRolling, show.landed, show.next?.card]).toEqual([false, 1, 'Chainsaw']);
  });

  it('lands dice in the air at once when pressed again, and never twice', () => {
    const show = begun();
    show.roll();
    show.roll();
    expect([show.isRolling, show.landed]).toEqual([false, 1]);
    vi.runAllTimers();
    expect(show.landed).toBe(1);
  });

  it('rolls them all for those who are in a hurry', () => {
    const show = begun();
    show.roll();
    show.rollAll();
    vi.runAllTimers();
    expect([show.landed, show.next, show.isRolling, show.isOn]).toEqual([3, undefined, false, true]);
    show.end();
    expect(show.isOn).toBe(false);
  });

  it('keeps no dice in the air where nothing moves or everything is instant', () => {
    isStill = true;
    const still = begun();
    still.roll();
    expect(still.landed).toBe(1);
    isStill = false;
    set('speed', 'instant');
    const instant = begun();
    instant.roll();
    expect(instant.landed).toBe(1);
  });
});
