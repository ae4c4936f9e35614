import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { keepTableKey, tableKey, watchCodes } from '../pages/keys';
import type { TableCard, TableMessage, You } from '../protocol/messages';
import { Calls } from '../wire/calls';
import { FakeLine, situation, welcome } from '../wire/fake-line';
import { TableStore } from '../wire/table.svelte';
import Parted from './Parted.svelte';

describe('a table whose game can no longer be played at it', () => {
  const line = new FakeLine();
  const asked: string[] = [];
  const went = vi.fn();
  let notice: Record<string, unknown>;
  let store: TableStore<unknown>;

  function shown(more: Partial<TableCard>, you: Partial<You> = {}) {
    store = new TableStore<unknown>('t1', 'secret', {
      dial: () => line,
      calls: new Calls('secret', path => {
        asked.push(path);
        return Promise.resolve(new Response('{"table":"t2"}'));
      }),
    });
    store.open();
    line.onopen?.();
    const told = welcome({}, situation(4)) as Extract<TableMessage, { is: 'Welcome' }>;
    line.tell({
      ...told,
      table: { ...told.table, making: 'other_version', ...more },
      you: { ...told.you, watch: 'look', ...you },
    });
    notice = mount(Parted, { target: document.body, props: { table: store } });
    flushSync();
  }
  const text = () => document.body.textContent.replaceAll(/\s+/g, ' ');
  const button = () => document.querySelector<HTMLButtonElement>('button.btn');

  beforeEach(async () => {
    await setLanguage('en');
    localStorage.clear();
    asked.length = 0;
    went.mockReset();
    vi.stubGlobal('location', { assign: went });
    keepTableKey('t1', { token: 'secret', name: 'Marta' });
  });
  afterEach(async () => {
    await unmount(notice);
    store.close();
    vi.unstubAllGlobals();
  });

  it('says where, by which rule, and lets somebody with a seat go on from the last choice that agrees', async () => {
    shown({ engine: '0.2.0', parting: { agreed: 11, round: 3, choice: 12, rule: 'WD-ATK-02' } });
    expect(text()).toContain('begun with version 0.2.0. In round 3, after choice 12');
    expect(text()).toContain('WD-ATK-02');
    expect(button()?.textContent.trim()).toBe('Continue from choice 11 under today’s rules');
    button()?.click();
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/table/t2'));
    expect(asked).toEqual(['/api/tables/t1/fork']);
    expect(tableKey('t2')).toEqual({ token: 'secret', name: 'Marta' });
    expect(watchCodes()).toEqual({ t2: 'look' });
  });

  it('does not blame the rules for a journal that was edited', () => {
    shown({ parting: { agreed: 11, round: 3, choice: 12, rule: 'WD-ATK-02' }, making: 'same' });
    expect(text()).toContain('the journal was changed or damaged');
    expect(button()?.textContent.trim()).toBe('Continue from choice 11');
  });

  it('says since when a game is archived, and lets it be played on elsewhere unless it has ended', async () => {
    shown({ archived: '2026-06-03T10:00:00Z' });
    expect(text()).toContain('this game was archived on June 3, 2026');
    expect(store.isClosed).toBe(true);
    button()?.click();
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/table/t2'));
    expect(asked).toEqual(['/api/tables/t1/fork']);
  });

  it('offers nothing at the archived table of a game that has ended', () => {
    shown({ archived: '2026-06-03T10:00:00Z', verdict: { isWon: true, rule: 'WD-END-01' } });
    expect(text()).toContain('archived');
    expect(button()).toBeNull();
  });

  it('names the choice that is gone, and offers nothing to a spectator', () => {
    shown({ parting: { agreed: 4, round: 2, choice: 5, rule: 'WD-ACT-01', refused: 'search' } }, { seats: [] });
    expect(text()).toContain('In round 2 the recorded choice “search”');
    expect(button()).toBeNull();
  });

  it('offers everybody the table where the game goes on as soon as there is one', () => {
    shown({ parting: { agreed: 4, round: 2, choice: 5, rule: 'WD-ACT-01' } }, { seats: [] });
    line.tell({ is: 'Continued', table: 't2' });
    flushSync();
    expect(text()).toContain('This game continues at another table.');
    button()?.click();
    expect(went).toHaveBeenCalledWith('/watch/t2#look');
  });
});
