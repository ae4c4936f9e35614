import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Saying } from '../protocol/messages';
import { SEEN_FOR, Talk } from './talk.svelte';

const ben = { name: 'Ben', seat: 2 };
const line = (number: number): Saying => ({ number, by: ben, text: `line ${number}` });

describe('talk', () => {
  const sent: object[] = [];
  let talk: Talk;
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    talk = new Talk(words => sent.push(words));
  });
  afterEach(() => vi.useRealTimers());

  it('shows one finger each, for a few seconds', () => {
    talk.pointed({ is: 'Pointed', by: ben, place: 'a', piece: '' });
    vi.advanceTimersByTime(SEEN_FOR / 2);
    talk.pointed({ is: 'Pointed', by: ben, place: 'b', piece: 'x' });
    talk.pointed({ is: 'Pointed', by: { name: 'Ada', seat: 1 }, place: 'a', piece: '' });
    expect(talk.fingers.map(one => one.place)).toEqual(['b', 'a']);
    vi.advanceTimersByTime(SEEN_FOR / 2 + 1);
    expect(talk.fingers).toHaveLength(2);
    vi.advanceTimersByTime(SEEN_FOR / 2);
    expect(talk.fingers).toEqual([]);
  });

  it('points once and is done', () => {
    talk.isPointing = true;
    talk.point('a', '');
    expect(talk.isPointing).toBe(false);
    expect(sent).toEqual([{ is: 'Point', place: 'a', piece: '' }]);
  });

  it('keeps the last lines; the newest is news for a while', () => {
    for (let i = 1; i <= 60; i++) talk.heard(line(i));
    expect(talk.said.map(one => one.number).at(0)).toBe(11);
    expect(talk.said).toHaveLength(50);
    expect(talk.news?.number).toBe(60);
    vi.advanceTimersByTime(SEEN_FOR + 1);
    expect(talk.news).toBeUndefined();
  });

  it('knows its own refusals, and forgets one when something else is said', () => {
    talk.say('much');
    expect(talk.isRefused(7, 'rate')).toBe(false);
    expect(talk.isRefused(1, 'rate')).toBe(true);
    expect(talk.refusal).toBe('rate');
    talk.react('help');
    expect(talk.refusal).toBeUndefined();
  });

  it('forgets what the table has forgotten', () => {
    talk.heard(line(1));
    talk.told({ is: 'Talk', said: [] });
    expect(talk.said).toEqual([]);
  });
});
