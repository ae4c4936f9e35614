import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { loadGame } from '../../i18n/index.svelte';
import { washingtonZc } from '.';
import { happening } from '../../wire/fake-line';
import type { Desk } from '../../table/desk.svelte';
import NextMission from '../../table/NextMission.svelte';

it('tells how a campaign that is over has ended, in the words of its game', async () => {
  await loadGame('washington-zc');
  const value = { road: [], view: { sheets: [], found: [], fallen: [], changes: [] } };
  const table = {
    id: 't1',
    card: { mission: 'WZ-M10' },
    situation: { verdict: { isWon: true, rule: 'WZ-M10-03' } },
    calls: { ask: () => Promise.resolve({ isGranted: true, value }) },
  };
  const desk = { table, game: washingtonZc } as unknown as Desk;
  const events = [{ is: 'CampaignEnded', rule: 'WZ-M10-03', points: 4, ending: 'bitter' }];
  const props = { desk, happenings: [happening(1, { events })] };
  const panel = mount(NextMission, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain('The campaign is won');
  });
  expect(document.querySelector('.next-mission p')?.textContent).toMatch(/^4 points: .*bitter/i);
  await unmount(panel);
});
