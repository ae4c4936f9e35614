import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import march from '../../board/samples/wd-m03.json';
import { setLanguage } from '../../i18n/index.svelte';
import type { Extra, OptionCard, Question, Situation, TableMessage } from '../../protocol/messages';
import TablePage from '../../table/TablePage.svelte';
import { FakeLine, happening, situation, welcome } from '../../wire/fake-line';

const option = (key: string, name: string): OptionCard => ({ key, name, about: [], hasOdds: false });
const acts: Question = {
  name: 'KeeperActs',
  rule: 'TY-ACT-01',
  seats: [2],
  about: [],
  options: [option('bar', 'KeeperActs.Act'), option('shoot', 'KeeperActs.Act')],
  obstacles: [],
};
const extras: Extra[] = [1, 2].map(seat => ({ seat, option: option('throw torch', 'ThrowTorch') }));
const gate = { round: 1, bars: 2, wounds: [0, 1], torches: [true, false], drawn: [] };

describe('the table of a game without panels', { timeout: 30_000 }, () => {
  const lines: FakeLine[] = [];
  let page: Record<string, unknown>;
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const said = () => lines[0]!.said.filter(one => one.is !== 'Hello');

  async function sit(view: unknown, now: Partial<Situation>) {
    const told = welcome(view, situation(3, now), [
      happening(3, { events: [{ is: 'GateBarred', rule: 'TY-ACT-02', keeper: 1 }] }),
    ]);
    lines[0]!.onopen?.();
    lines[0]!.tell({ ...told, you: { name: 'Marta', seats: [1, 2] } } as TableMessage);
    await vi.waitFor(() => expect(document.querySelector('.top')).not.toBeNull(), { timeout: 20_000 });
    flushSync();
  }

  // The panels are fetched when the game is known; a slow machine should not count for the tests.
  beforeAll(async () => void (await import('./PlainTable.svelte')), 60_000);
  beforeEach(async () => {
    lines.length = 0;
    vi.stubGlobal(
      'WebSocket',
      class extends FakeLine {
        constructor() {
          super();
          lines.push(this);
        }
      },
    );
    vi.stubGlobal('fetch', async () => new Response('{"reason":"not in this test"}', { status: 404 }));
    await setLanguage('en');
    page = mount(TablePage, { target: document.body, props: { table: 't1', token: 'secret' } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it('asks and is answered by buttons, keys and what may be done at any time', async () => {
    await sit(gate, { question: acts, extras });
    expect(text('.top h1')).toBe('A mission');
    expect(text('.question h2')).toBe('Keeper acts');
    expect(text('.question .say p')).toBe('You are answering for seat 2.');
    expect([...document.querySelectorAll('.answer b')].map(one => one.textContent)).toEqual(['Bar', 'Shoot']);
    const torches = [...document.querySelectorAll<HTMLButtonElement>('.extras .btn')];
    expect(torches.map(one => one.textContent)).toEqual(['Throw torch · Seat 1', 'Throw torch · Seat 2']);
    torches[0]!.click();
    expect(said()).toMatchObject([{ key: 'throw torch', seat: 1 }]);
  });

  it('is played by numbers', async () => {
    await sit(gate, { question: acts });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
    expect(said()).toMatchObject([{ key: 'shoot', seat: 2 }]);
  });

  it('tells its view, its log and its rules', async () => {
    await sit(gate, { question: acts });
    const facts = [...document.querySelectorAll('.facts > div')].map(fact => [
      fact.querySelector('dt')?.textContent,
      [...fact.querySelectorAll('b')].map(one => one.textContent).join(' '),
    ]);
    expect(facts).toEqual([
      ['Round', '1'],
      ['Bars', '2'],
      ['Wounds', '0 1'],
      ['Torches', 'yes no'],
      ['Drawn', '–'],
    ]);
    expect(text('.log li')).toContain('Gate barred: keeper 1');
    expect(text('.log .chip')).toBe('TY-ACT-02');
    expect(document.querySelector('.board, .phases, .team, .sheet-grip')).toBeNull();
  });

  it('ends with the verdict and the rule', async () => {
    await sit(gate, { verdict: { isWon: false, rule: 'TY-END-02' } });
    expect(text('.outcome h2')).toBe('You have lost');
    expect(text('.outcome .chip')).toBe('TY-END-02');
    expect(document.querySelector('.facts')).not.toBeNull();
  });

  it('draws a board if the view tells one', async () => {
    await sit(march, {
      question: { ...acts, options: [{ ...acts.options[0]!, about: [{ kind: 'zone', id: '26R.a' }] }] },
    });
    expect(document.querySelector('.stage .board')).not.toBeNull();
    expect(document.querySelector('.hit.legal')?.getAttribute('data-zone')).toBe('26R.a');
    expect(text('.team')).toContain('Survivors');
  });
});
