import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import type { TableCard, TableMessage } from '../protocol/messages';
import { Calls } from '../wire/calls';
import { FakeLine, situation, welcome } from '../wire/fake-line';
import { TableStore } from '../wire/table.svelte';
import Banner from './Banner.svelte';

describe('what the banner of a table says', () => {
  let line: FakeLine;
  let banner: Record<string, unknown>;
  let store: TableStore<unknown>;
  const asked: string[] = [];

  function opened() {
    line = new FakeLine();
    store = new TableStore<unknown>('t1', 'secret', {
      dial: () => line,
      calls: new Calls('secret', path => {
        asked.push(path);
        return Promise.resolve(new Response('redoubt journal 2\n'));
      }),
    });
    banner = mount(Banner, { target: document.body, props: { table: store } });
    store.open();
    line.onopen?.();
  }
  function welcomed(more: Partial<TableCard>) {
    const told = welcome({}, situation(4)) as Extract<TableMessage, { is: 'Welcome' }>;
    line.tell({ ...told, table: { ...told.table, ...more } });
    flushSync();
  }
  const text = () => document.body.textContent.replaceAll(/\s+/g, ' ');
  const button = () => document.querySelector<HTMLButtonElement>('button');

  beforeEach(async () => {
    await setLanguage('en');
    asked.length = 0;
    opened();
  });
  afterEach(async () => {
    await unmount(banner);
    store.close();
    vi.unstubAllGlobals();
  });

  it('says that cards have changed since the game began, until it is read', () => {
    welcomed({ making: 'other_content' });
    expect(text()).toContain('have changed since this game began');
    button()?.click();
    flushSync();
    expect(text()).not.toContain('have changed');
  });

  it('says nothing of another version or of what nobody knows', () => {
    welcomed({ making: 'unknown' });
    expect(text().trim()).toBe('');
    welcomed({ making: 'other_version' });
    expect(text().trim()).toBe('');
  });

  it('hands out the journal of a table that can no longer be laid out', async () => {
    const saved = vi.fn(() => 'blob:journal');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
    line.tell({ is: 'Refused', id: 1, code: 'unreadable', reason: 'the game vigil is not here', rule: '' });
    flushSync();
    expect(text()).toContain('the game vigil is not here');
    button()?.click();
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    expect(asked).toEqual(['/api/tables/t1/journal']);
  });
});
