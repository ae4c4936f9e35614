import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Calls } from '../wire/calls';
import { Film } from './film.svelte';

const CHOICES = 6;
const card = { id: 'a', choices: CHOICES, round: 3, seats: [], settings: [] };
const happening = (choices: number) => ({ step: choices, choices, round: 1 + Math.floor(choices / 3), events: [] });
let asked: string[] = [];

function answer(path: string): unknown {
  const frame = /\/frames\/(\d+)$/.exec(path);
  if (frame) return { moment: { view: { at: Number(frame[1]) } }, happening: happening(Number(frame[1])) };
  if (path.includes('/happenings'))
    return path.includes('from=1&') ? Array.from({ length: CHOICES }, (_, at) => happening(at + 1)) : [];
  return card;
}

function film(moved?: (at: number) => void): Film {
  const fetch = (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  };
  return new Film('a', new Calls('token', fetch), moved);
}

const shown = (one: Film) => (one.frame?.moment.view as { at: number } | undefined)?.at;

describe('a film of a table', () => {
  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('opens at the moment asked for, within its ends', async () => {
    const one = film();
    await one.open(99);
    expect(one.at).toBe(CHOICES);
    expect(shown(one)).toBe(CHOICES);
    expect(one.rounds.map(round => round.choices)).toEqual([0, 3, 6]);
    expect(one.round).toBe(3);
  });

  it('steps and tells where it is', async () => {
    const places: number[] = [];
    const one = film(at => places.push(at));
    await one.open();
    await one.step('forward');
    await one.step('roundForward');
    await one.step('roundBack');
    await one.step('back');
    expect(places).toEqual([0, 1, 3, 0, 0]);
    expect(shown(one)).toBe(0);
  });

  it('asks for a moment once and for the next one ahead', async () => {
    const one = film();
    await one.open();
    await one.step('forward');
    await one.step('back');
    expect(asked.filter(path => path.endsWith('/frames/0'))).toHaveLength(1);
    expect(asked.filter(path => path.endsWith('/frames/2'))).toHaveLength(1);
  });

  it('plays to its end at the speed asked for and pauses there', async () => {
    const one = film();
    await one.open(3);
    one.speed = 4;
    one.play();
    await vi.advanceTimersByTimeAsync(250);
    expect(one.at).toBe(4);
    await vi.advanceTimersByTimeAsync(2000);
    expect(one.at).toBe(CHOICES);
    expect(one.isPlaying).toBe(false);
  });

  it('stops when it is told to', async () => {
    const one = film();
    await one.open();
    one.play();
    one.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.at).toBe(0);
  });

  it('says why it cannot be shown', async () => {
    const refused = { code: 'unknown', reason: 'no such table', rule: '', about: [] };
    const one = new Film(
      'a',
      new Calls('', () => Promise.resolve(new Response(JSON.stringify(refused), { status: 404 }))),
    );
    await one.open();
    expect(one.refusal).toEqual(refused);
    expect(one.frame).toBeUndefined();
  });

  it('plays a clip up to its end, and each moment only when the last has been shown', async () => {
    const one = film();
    let shownNow = () => {};
    await one.open(1);
    one.isShown = () => new Promise(done => (shownNow = done));
    one.play(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.at).toBe(2);
    shownNow();
    await vi.advanceTimersByTimeAsync(1000);
    shownNow();
    await vi.advanceTimersByTimeAsync(5000);
    expect([one.at, one.isPlaying]).toEqual([3, false]);
  });
});
