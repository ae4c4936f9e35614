import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import type { Story, StoryLine, Turn } from '../protocol/messages';
import { Calls } from '../wire/calls';
import { curveOf, sumText, turnText } from './story';
import { StoryTelling } from './telling.svelte';

const turn = (at: number, before: number, choice: number, luck: number): Turn => ({
  at,
  round: 1,
  before,
  after: before + choice + luck,
  choice,
  luck,
  options: [],
});
const line = (turns: Turn[], choices = 0, luck = 0): StoryLine => ({
  points: [0, 1, 2].map(at => ({ at, chance: 0.5 - 0.1 * at, error: 0.02 })),
  end: 0,
  choices,
  luck,
  turns,
});

beforeAll(() => setLanguage('en'));

describe('the story of a game', () => {
  it('is a curve to its end, marked where it shows what came of a choice', () => {
    const curve = curveOf(line([turn(0, 0.5, -0.2, 0.1), turn(2, 0.3, 0, -0.3)]), 3);
    expect(curve.map(({ at, number, isBad }) => [at, number, isBad])).toEqual([
      [0, undefined, undefined],
      [1, 1, true],
      [2, undefined, undefined],
      [3, 2, true],
    ]);
    expect(curve.at(-1)?.chance).toBe(0);
  });

  it('tells a choice from luck', () => {
    expect(turnText(turn(0, 0.6, -0.2, 0))).toBe('Another choice was worth 20 points more.');
    expect(turnText(turn(0, 0.6, -0.2, 0.1))).toBe('Another choice was worth 20 points more. Luck made up for it.');
    expect(turnText(turn(0, 0.6, -0.55, 0))).toBe('Lost here: another choice was worth 55 points more.');
    expect(turnText(turn(0, 0.6, 0, -0.2))).toBe('It went worse than was to be expected.');
    expect(turnText(turn(0, 0.6, -0.05, -0.5))).toBe('Lost here: nothing better was there, but it went badly.');
    expect(turnText(turn(0, 0.6, 0, 0.2))).toBe('It went better than was to be expected.');
    expect(turnText(turn(0, 0.6, 0, 0.35))).toBe('Won here: it went better than was to be expected.');
  });

  it('says what it was mostly about', () => {
    expect(sumText(line([], -0.5, -0.1))).toBe('Mostly choices');
    expect(sumText(line([], -0.1, -0.5))).toBe('Mostly luck');
    expect(sumText(line([], -0.3, -0.3))).toBe('Luck and choices alike');
  });
});

describe('a table that is asked for its story', () => {
  const tableThat = (...answers: Story[]) => {
    let asked = 0;
    const fetch = () => Promise.resolve(new Response(JSON.stringify(answers[Math.min(asked++, answers.length - 1)])));
    return { calls: new Calls('', fetch), count: () => asked };
  };

  it('is asked until it knows', async () => {
    const { calls, count } = tableThat(
      { done: 0, of: 3, isInformed: true },
      { done: 3, of: 3, isInformed: true, line: line([]) },
    );
    const telling = new StoryTelling('t', calls, 0);
    await telling.tell();
    expect(count()).toBe(2);
    expect(telling.story?.line?.points).toHaveLength(3);
    await telling.tell();
    expect(count()).toBe(2);
  });

  it('is asked once if nothing is known of its game', async () => {
    const { calls, count } = tableThat({ done: 0, of: 3, isInformed: false });
    const telling = new StoryTelling('t', calls, 0);
    await telling.tell();
    expect(count()).toBe(1);
    expect(telling.story?.line).toBeUndefined();
  });
});
