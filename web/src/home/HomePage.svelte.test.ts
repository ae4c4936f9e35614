import { flushSync, mount, unmount } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import HomePage from './HomePage.svelte';

const missions = (id: string) => [{ id, title: id, difficulty: 'easy', length: 'short', suggested: [] }];
const sheet = (id: string, mission: string) => ({
  id,
  title: id,
  missions: missions(mission),
  campaigns: [],
  settings: [],
  switches: [],
});
const first = sheet('white-death', 'WD-M00');
const second = sheet('night-of-the-living-dead', 'NL-M01');

describe('the home page', () => {
  let arrive: () => void;
  let tablesCome: () => void;
  let areTablesLate = false;
  let page: Record<string, unknown>;
  const opened: string[] = [];
  const learn = () => document.querySelector<HTMLButtonElement>('.learn .btn');
  const begin = () => document.querySelector<HTMLButtonElement>('.begin .btn')!;

  beforeEach(async () => {
    await setLanguage('en');
    const late = new Promise<void>(resolve => (arrive = resolve));
    const listed = new Promise<void>(resolve => (tablesCome = resolve));
    const answer = async (path: string, init?: RequestInit): Promise<unknown> => {
      if (path === '/api/games') return [first, second];
      if (path === '/api/tables' && init?.method === 'POST') {
        opened.push((JSON.parse(String(init.body)) as { game: string }).game);
        return { table: 'a', token: 't', invite: 'i', watch: 'w' };
      }
      if (path.startsWith('/api/tables')) {
        if (areTablesLate) await listed;
        return { tables: [] };
      }
      if (path === `/api/games/${second.id}`) await late;
      return path.endsWith('/preview') ? {} : path.includes(second.id) ? second : first;
    };
    vi.stubGlobal(
      'fetch',
      async (path: string, init?: RequestInit) => new Response(JSON.stringify(await answer(path, init))),
    );
    page = mount(HomePage, { target: document.body });
    if (!areTablesLate) await vi.waitFor(() => expect(learn()?.disabled).toBe(false), { timeout: 8_000 });
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it('begins nothing of the game before while the one just chosen is on its way', async () => {
    const cover = document.querySelectorAll<HTMLButtonElement>('.cover')[1]!;
    cover.click();
    flushSync();
    expect(cover.getAttribute('aria-pressed')).toBe('true');
    expect([learn()?.disabled, begin().disabled]).toEqual([true, true]);
    document.querySelector('form')!.requestSubmit();
    expect(opened).toEqual([]);
    arrive();
    await vi.waitFor(() => expect([learn()?.disabled, begin().disabled]).toEqual([false, false]), { timeout: 4_000 });
    expect(document.querySelector('.learn')?.textContent).toContain('Night');
  });

  describe('while its tables are still read', () => {
    beforeAll(() => (areTablesLate = true));
    afterAll(() => (areTablesLate = false));

    it('keeps the game that was chosen meanwhile', async () => {
      await vi.waitFor(() => expect(document.querySelectorAll('.cover')).toHaveLength(2), { timeout: 8_000 });
      const cover = document.querySelectorAll<HTMLButtonElement>('.cover')[1]!;
      cover.click();
      tablesCome();
      arrive();
      await vi.waitFor(() => expect(learn()?.disabled).toBe(false), { timeout: 8_000 });
      expect(cover.getAttribute('aria-pressed')).toBe('true');
      expect(document.querySelector('.learn')?.textContent).toContain('Night');
    });
  });
});
