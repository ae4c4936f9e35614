import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from './index.svelte';
import { eventText, optionText, questionText } from './wording';

describe('what has no words of its own', () => {
  beforeAll(() => setLanguage('en'));

  it('is told by its name and members', () => {
    expect(eventText({ is: 'BlowSuffered', rule: 'TY-1', keeper: 2, isLast: false })).toBe(
      'Blow suffered: keeper 2, is last false',
    );
    expect(eventText({ is: 'DawnCame', rule: 'TY-1' })).toBe('Dawn came');
    expect(questionText({ name: 'KeeperActs', about: [] })).toBe('Keeper acts');
    expect(optionText({ key: 'suffer 1', name: 'ShareOutBlow.Suffer', about: [] })).toBe('Suffer 1');
  });

  it('gives way to words where there are some', () => {
    expect(eventText({ is: 'GameWon' })).toBe('The game is won.');
  });
});
