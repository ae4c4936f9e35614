import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/messages';
import { choicesIn, clamped, pauseOf, roundAt, roundsOf, startOf, stepOfKey, stepped } from './reel';

const happening = (step: number, choices: number, round: number): Happening => ({
  step,
  choices,
  round,
  by: 'Ada',
  seat: 1,
  key: `key ${step}`,
  events: [],
});

// Choices 1–2 in the first round, the third begins the second round and the fifth the third.
const film = [happening(1, 1, 1), happening(2, 2, 1), happening(3, 3, 2), happening(4, 4, 2), happening(5, 5, 3)];
const rounds = roundsOf(film);

describe('a film', () => {
  it('knows where rounds begin', () => {
    expect(rounds).toEqual([
      { round: 1, choices: 0 },
      { round: 2, choices: 3 },
      { round: 3, choices: 5 },
    ]);
    expect([0, 2, 3, 4, 5].map(at => roundAt(rounds, at))).toEqual([1, 1, 2, 2, 3]);
    expect(startOf(rounds, 2)).toBe(3);
    expect(choicesIn(film, rounds, 1).map(each => each.choices)).toEqual([1, 2, 3]);
    expect(choicesIn(film, rounds, 2).map(each => each.choices)).toEqual([4, 5]);
    expect(choicesIn(film, rounds, 3)).toEqual([]);
  });

  it('steps within its ends', () => {
    const step = (at: number, by: Parameters<typeof stepped>[1]) => stepped(at, by, 5, rounds);
    expect([step(0, 'back'), step(0, 'forward'), step(5, 'forward'), step(2, 'last'), step(2, 'first')]).toEqual([
      0, 1, 5, 5, 0,
    ]);
    expect([step(0, 'roundForward'), step(3, 'roundForward'), step(5, 'roundForward')]).toEqual([3, 5, 5]);
    expect([step(5, 'roundBack'), step(4, 'roundBack'), step(3, 'roundBack'), step(0, 'roundBack')]).toEqual([
      3, 3, 0, 0,
    ]);
  });

  it('stays inside the film whatever the address says', () => {
    expect([clamped(-3, 5), clamped(99, 5), clamped(2.7, 5)]).toEqual([0, 5, 2]);
  });

  it('goes by the keyboard and at the speed asked for', () => {
    expect(stepOfKey('ArrowLeft')).toBe('back');
    expect(stepOfKey('PageDown')).toBe('roundForward');
    expect(stepOfKey('x')).toBeUndefined();
    expect(pauseOf(4)).toBe(250);
  });
});
