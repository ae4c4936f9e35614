import { beforeEach, describe, expect, it } from 'vitest';
import type { Desk } from '../table/desk.svelte';
import type { Step } from './data';
import { AT_FIRST } from './kept';
import { Lesson } from './lesson.svelte';

const steps: readonly Step[] = [
  { id: 'goal', shine: {}, rule: 'X-1' },
  { id: 'door', when: { happened: ['DoorOpened'] }, shine: {}, rule: 'X-2' },
  { id: 'end', when: { round: 3 }, shine: {}, rule: 'X-3' },
];
/** A table as far as a lesson looks at it. */
function table() {
  const heard: string[] = [];
  const situation = { round: 1, choices: 0 };
  const happenings = () => [{ events: heard.map(is => ({ is, rule: 'X-1' })) }];
  const desk = {
    options: [],
    sight: undefined,
    table: {
      id: 'guided',
      situation,
      get happenings() {
        return happenings();
      },
    },
  } as unknown as Desk;
  return { heard, situation, lesson: new Lesson(desk, steps, AT_FIRST) };
}

describe('a guided first game', () => {
  beforeEach(() => localStorage.clear());

  it('ends with its last step, which waits for those that may still come', () => {
    const { heard, situation, lesson } = table();
    situation.round = 3;
    lesson.hear();
    lesson.goOn();
    expect(lesson.step).toBeUndefined();
    heard.push('DoorOpened');
    lesson.hear();
    lesson.hear();
    expect(lesson.step?.id).toBe('door');
    lesson.goOn();
    expect(lesson.step?.id).toBe('end');
  });

  it('does not wait for ever for what does not happen', () => {
    const { situation, lesson } = table();
    situation.round = 5;
    lesson.hear();
    lesson.goOn();
    expect(lesson.step?.id).toBe('end');
  });
});
