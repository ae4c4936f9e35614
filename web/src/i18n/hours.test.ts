import { afterAll, expect, it } from 'vitest';
import { hourText } from './hours';
import { setLanguage } from './index.svelte';

afterAll(() => setLanguage('en'));

it.each([
  ['en', ['12 am', '7 am', '3 pm']],
  ['fr', ['0 h', '7 h', '15 h']],
  ['it', ['0:00', '7:00', '15:00']],
] as const)('says the hours as people write them in %s', async (language, words) => {
  await setLanguage(language);
  expect([0, 7, 15].map(hour => hourText(hour).replaceAll(/\s/g, ' '))).toEqual(words);
});
