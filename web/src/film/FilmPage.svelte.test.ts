import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import view from '../board/samples/wd-m03.json';
import { setLanguage } from '../i18n/index.svelte';
import { happening, situation } from '../wire/fake-line';
import FilmPage from './FilmPage.svelte';

const GAME = 'night-of-the-living-dead';
const card = {
  id: 'a',
  game: GAME,
  mission: '',
  title: '',
  settings: [],
  created: '',
  round: 1,
  choices: 1,
  seats: [],
};

const zone = view.board.zones[0]!.name;

/** Everybody in Romero mode at first; after the one choice somebody dares. */
function moment(choices: number) {
  const cards = view.survivors.map((_, at) => ({ showing: at < choices ? 'zombicide' : 'romero' }));
  return { view: { ...view, annexes: [{ is: 'Faces', cards }] }, situation: situation(choices) };
}

function told(path: string): unknown {
  const frame = /\/frames\/(\d+)$/.exec(path);
  if (frame) return { moment: moment(Number(frame[1])), happening: happening(Number(frame[1])) };
  const moved = { is: 'SurvivorMoved', survivor: 'Ben', from: zone, to: zone };
  return path.includes('/happenings') ? [happening(1, { choices: 1, events: [moved] })] : card;
}

describe('the film page', () => {
  let page: Record<string, unknown>;
  const mode = () => document.documentElement.dataset.mode;

  beforeEach(async () => {
    await setLanguage('en');
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(told(path)))));
    page = mount(FilmPage, { target: document.body, props: { table: 'a', code: 'watch' } });
    flushSync();
    await vi.waitFor(() => expect(document.querySelector('.board')).not.toBeNull());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('calls places by their names, as the table does', async () => {
    await vi.waitFor(() => expect(document.querySelector('.beside')?.textContent).toContain('Ben'));
    await vi.waitFor(() => expect(document.querySelector('.beside')?.textContent).not.toContain(zone));
    await unmount(page);
  });

  it('wears the mood of the moment it shows, and takes it off when it is left', async () => {
    expect(document.documentElement.dataset.theme).toBe('night');
    expect(mode()).toBe('romero');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    await vi.waitFor(() => expect(mode()).toBeUndefined());
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    await vi.waitFor(() => expect(mode()).toBe('romero'));
    await unmount(page);
    expect(mode()).toBeUndefined();
  });
});
