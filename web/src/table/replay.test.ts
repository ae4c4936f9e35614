import { expect, it } from 'vitest';
import { cutJournal } from './replay';

const JOURNAL = 'redoubt journal 2\nseed 4\n\n= round 1 abc\n1 move a\n2 move b\n= round 2 def\n1 move c\n= end 9\n';

it('cuts a journal after so many choices, with the marks before the next one', () => {
  expect(cutJournal(JOURNAL, 2)).toBe(
    'redoubt journal 2\nseed 4\n\n= round 1 abc\n1 move a\n2 move b\n= round 2 def\n',
  );
  expect(cutJournal(JOURNAL, 0)).toBe('redoubt journal 2\nseed 4\n\n= round 1 abc\n');
  expect(cutJournal(JOURNAL, 3)).toBe(JOURNAL);
});
