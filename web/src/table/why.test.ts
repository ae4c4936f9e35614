import { beforeAll, expect, it } from 'vitest';
import { loadGame, setLanguage } from '../i18n/index.svelte';
import type { AimCard } from '../protocol/messages';
import { whyText } from './why';

const kept = (name: string, done: number, about: AimCard['about'] = []): AimCard => ({
  name,
  kind: 'keep',
  done,
  of: 6,
  about,
});
const lost = (rule: string, aims: AimCard[]) => whyText({ verdict: { isWon: false, rule }, aims });

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('white-death');
});

it('says who fell, and what that means', () => {
  const aims = [kept('SurvivorsMustLive', 5, [{ kind: 'survivor', id: 'Dragomir' }])];
  expect(lost('WD-WIN-02', aims)).toBe('Dragomir fell: when one survivor falls, all is lost.');
});

it('says that something can no longer be done where nothing was lost', () => {
  expect(lost('WD-M02-09', [kept('SurvivorsMustLive', 6)])).toBe('What was still to be done can no longer be done.');
});

it('says of a victory that all is done', () => {
  expect(whyText({ verdict: { isWon: true, rule: 'WD-WIN-01' }, aims: [] })).toBe('All that had to be done is done.');
});
