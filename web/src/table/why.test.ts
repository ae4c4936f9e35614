import { beforeAll, expect, it } from 'vitest';
import { loadGame, setLanguage } from '../i18n/index.svelte';
import type { AimCard } from '../protocol/messages';
import { isBroken, whyText } from './why';

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

it('says what is gone rather than what has become less', async () => {
  await loadGame('washington-zc');
  expect(lost('WZ-CLOCK-06', [kept('SomebodyStands', 1), kept('TwoDays', 0)])).toBe(
    'Two days have passed, and the mission was not done.',
  );
  await loadGame('white-death');
});

it('crosses out only what ended the game', () => {
  const aims = [kept('SomebodyStands', 1), kept('TwoDays', 0)];
  expect(aims.map(aim => isBroken(aim, aims))).toEqual([false, true]);
  const fallen = [kept('SurvivorsMustLive', 5), kept('GuardsMustLive', 6)];
  expect(fallen.map(aim => isBroken(aim, fallen))).toEqual([true, false]);
});

it('says what can no longer be done, if that is known', () => {
  const taken: AimCard = { name: 'TakeAllObjectives', kind: 'win', done: 1, of: 2, about: [] };
  expect(lost('WD-M00-03', [taken, kept('SurvivorsMustLive', 6)])).toBe('“Take all objectives” can no longer be done.');
});

it('says of a victory that all is done', () => {
  expect(whyText({ verdict: { isWon: true, rule: 'WD-WIN-01' }, aims: [] })).toBe('All that had to be done is done.');
});
