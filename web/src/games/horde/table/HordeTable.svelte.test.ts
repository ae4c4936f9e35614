import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import view from '../../../board/samples/wd-m03.json';
import { placeName, setLanguage } from '../../../i18n/index.svelte';
import { set } from '../../../settings/settings.svelte';
import type { OptionCard, Question, TableMessage } from '../../../protocol/messages';
import { FakeLine, happening, situation, welcome } from '../../../wire/fake-line';
import TablePage from '../../../table/TablePage.svelte';

const option = (key: string, name: string, about: [string, string][], hasOdds = false): OptionCard => ({
  key,
  name,
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds,
});
const act: Question = {
  name: 'Act',
  rule: 'WD-ACT-01',
  seats: [1],
  about: [{ kind: 'survivor', id: 'Ogon' }],
  options: [
    option('move 26R.a', 'Move.MoveTo', [
      ['zone', '26R.a'],
      ['action', 'Move'],
      ['cost', '1'],
    ]),
    option('move 26R.b', 'Move.MoveTo', [
      ['zone', '26R.b'],
      ['action', 'Move'],
      ['cost', '1'],
    ]),
    option('end turn', 'DoNothing', [
      ['action', 'Other'],
      ['cost', '0'],
    ]),
  ],
  obstacles: [{ action: 'Search', reason: 'zombies here', rule: 'WD-SEARCH-02' }],
};
const odd: Question = {
  name: 'SomethingNew',
  rule: 'WD-X-01',
  seats: [1],
  about: [],
  options: [option('one', 'SomethingNew.One', []), option('two', 'SomethingNew.Two', [['nobody', 'knows']])],
  obstacles: [],
};

describe('the table of a zombie game', { timeout: 30_000 }, () => {
  const lines: FakeLine[] = [];
  let page: Record<string, unknown>;
  const said = () => lines[0]!.said.filter(one => one.is !== 'Hello');
  const press = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

  async function sit(question: Question | undefined, more: Partial<TableMessage> = {}, now = {}) {
    const told = welcome(view, situation(3, { question, ...now })) as Extract<TableMessage, { is: 'Welcome' }>;
    const seats = [{ seat: 1, holder: 'person' as const, name: 'Marta', isHere: true }];
    const message = {
      ...told,
      table: { ...told.table, game: 'white-death', seats },
      you: { name: 'Marta', seats: [1], isHost: true },
      ...more,
    };
    lines[0]!.onopen?.();
    lines[0]!.tell(message as TableMessage);
    flushSync();
    await vi.waitFor(() => expect(document.querySelector('.board')).not.toBeNull(), { timeout: 20_000 });
  }

  // The panels are fetched when the game is known; a slow machine should not count for the tests.
  beforeAll(async () => void (await import('./HordeTable.svelte')), 60_000);
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

  it('lights what may be chosen and sends a lit zone', async () => {
    await sit(act);
    const lit = [...document.querySelectorAll<SVGElement>('.hit.legal')].map(zone => zone.dataset.zone);
    expect(lit).toEqual(expect.arrayContaining(['26R.a', '26R.b']));
    document
      .querySelector('.hit[data-zone="26R.a"]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(said()).toEqual([{ is: 'Choose', id: 2, step: 3, seat: 1, key: 'move 26R.a' }]);
  });

  it('sends a choice with a warning only when it is confirmed', async () => {
    const [fatal, ...others] = act.options;
    await sit({ ...act, options: [{ ...fatal!, warning: 'WD-WIN-05' }, ...others] });
    const enter = () => {
      document
        .querySelector('.hit[data-zone="26R.a"]')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      flushSync();
    };
    enter();
    expect(said()).toEqual([]);
    expect(text('[role=alertdialog]')).toContain('Careful');
    expect(text('[role=alertdialog]')).toContain('WD-WIN-05');
    press('Escape');
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    enter();
    document.querySelector<HTMLButtonElement>('[role=alertdialog] .btn')!.click();
    expect(said()).toMatchObject([{ key: 'move 26R.a' }]);
  });

  it('is played by letters and numbers', async () => {
    await sit(act);
    press('m');
    expect(document.querySelectorAll('.answer')).toHaveLength(2);
    press('2');
    expect(said()).toMatchObject([{ key: 'move 26R.b' }]);
  });

  it('ends a turn by one key', async () => {
    await sit(act);
    press('e');
    expect(said()).toMatchObject([{ key: 'end turn' }]);
  });

  it('offers every option of a question it has never heard of', async () => {
    await sit(odd);
    const answers = [...document.querySelectorAll<HTMLButtonElement>('.answer')];
    expect(answers).toHaveLength(2);
    answers[1]!.click();
    expect(said()).toMatchObject([{ key: 'two', seat: 1 }]);
  });

  it('tells a spectator whom the table waits for and offers nothing', async () => {
    await sit(act, { you: { name: '', seats: [] } } as Partial<TableMessage>);
    expect(text('.question')).toContain('Marta');
    expect(document.querySelectorAll('.answer, .action, .hit.legal')).toHaveLength(0);
    press('e');
    expect(said()).toEqual([]);
  });

  it('undoes by U and asks the others when luck was spent', async () => {
    await sit(act, {}, { undo: 'asks' });
    // Nobody needs to be asked until somebody else has a seat.
    expect(text('.time')).not.toContain('Ask to undo');
    const seats = [1, 2].map(seat => ({ seat, holder: 'person' as const, name: `${seat}`, isHere: true }));
    lines[0]!.tell({ is: 'Seated', seats } as TableMessage);
    flushSync();
    expect(text('.time')).toContain('Ask to undo');
    press('u');
    expect(said()).toMatchObject([{ is: 'Undo', step: 3 }]);
    lines[0]!.tell({ is: 'UndoProposed', step: 3, by: 'Ada', waitingFor: ['Marta'] });
    flushSync();
    document.querySelector<HTMLButtonElement>('.proposal .primary')!.click();
    expect(said().at(-1)).toMatchObject({ is: 'AnswerUndo', isAgreed: true });
  });

  it('says calmly that the line is broken, and goes on where it was', async () => {
    await sit(act);
    lines[0]!.break();
    flushSync();
    expect(text('.banner')).toContain('Your game is safe');
    expect(text('.question h2')).not.toBe('');
  });

  it('says why something was not done', async () => {
    await sit(act);
    press('e');
    lines[0]!.tell({ is: 'Refused', id: 2, code: 'not_offered', reason: 'no option "end turn"', rule: '' });
    flushSync();
    expect(text('.banner')).toContain('Not done: that is not offered now');
    expect(document.querySelector('.banner p')?.getAttribute('title')).toBe('no option "end turn"');
  });

  it('looks again when the table has moved on, and then says why nothing was done', async () => {
    await sit(act);
    press('e');
    lines[0]!.tell({ is: 'Refused', id: 2, code: 'stale', reason: 'it is at step 4, not 3', rule: '' });
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    lines[1]!.onopen?.();
    lines[1]!.tell(welcome(view, situation(3, { question: act })) as TableMessage);
    flushSync();
    expect(text('.banner')).toContain('Not done: the table has moved on');
  });

  it('ends with the verdict and the rule that decided, the board still there', async () => {
    await sit(undefined, {}, { verdict: { isWon: true, rule: 'WD-WIN-01' } });
    expect(text('.outcome')).toContain('WD-WIN-01');
    expect(document.querySelector('.board')).not.toBeNull();
    expect(document.querySelectorAll('.tally tbody tr')).toHaveLength(view.survivors.length);
  });

  const kept = (card: string, breaks: number) => ({
    is: 'KeepRolled',
    rule: 'WZ-KEEP-02',
    survivor: view.survivors[0]!.name,
    card,
    dice: [5],
    breaks,
  });
  const over = { verdict: { isWon: true, rule: 'WD-WIN-01' } };

  it('rolls for the cards that may stay, one by one, before it says what else came of the game', async () => {
    set('speed', 'instant');
    await sit(act);
    const events = [kept('Sword', 0), kept('Axe', 1)];
    lines[0]!.tell({ is: 'Moved', happening: happening(4, { events }), patch: {}, situation: situation(4, over) });
    flushSync();
    const button = () => document.querySelector<HTMLButtonElement>('.outcome .next .primary')!;
    expect(document.activeElement).toBe(button());
    expect(text('.outcome')).not.toContain('WD-WIN-01');
    expect(button().textContent).toContain('Roll 1 die for Sword');
    expect(text('.keep-list .now')).toContain('83 in 100');
    expect(text('.keep-list')).not.toMatch(/kept|lost/);
    button().click();
    flushSync();
    expect(text('.outcome [role=status]')).toContain('kept');
    expect(text('.keep-list .now')).toContain('Axe');
    press('Escape');
    expect(text('.keep-list .gone')).toContain('Axe');
    expect(document.activeElement).toBe(button());
    button().click();
    flushSync();
    expect(text('.outcome')).toContain('WD-WIN-01');
    expect(document.querySelectorAll('.keep-list li')).toHaveLength(2);
    set('speed', 1);
  });

  it('shows what stayed to whoever comes later', async () => {
    const missed = [happening(4, { events: [kept('Sword', 0)] })];
    await sit(undefined, { missed } as Partial<TableMessage>, over);
    expect(text('.outcome')).toContain('WD-WIN-01');
    expect(text('.keep-list')).toContain('kept');
    expect(document.querySelector('.opening')).toBeNull();
  });

  it('tells the table in words', async () => {
    await sit(act);
    await vi.waitFor(() => expect(placeName('30V.a')).not.toBe('30V.a'));
    flushSync();
    const words = text('section.sr');
    for (const survivor of view.survivors) expect(words).toContain(survivor.name);
    for (const zone of view.board.zones) expect(words).toContain(placeName(zone.name));
  });

  it('names every place and none twice; codes are there for those who want them', async () => {
    await sit(act);
    await vi.waitFor(() => expect(placeName('30V.a')).not.toBe('30V.a'));
    const names = view.board.zones.map(zone => placeName(zone.name));
    expect(new Set(names).size).toBe(view.board.zones.length);
    expect(names.filter(name => /\d[RV]\./.test(name))).toEqual([]);
    set('codes', true);
    expect(view.board.zones.map(zone => placeName(zone.name))).toEqual(view.board.zones.map(zone => zone.name));
    set('codes', false);
  });

  it('lights the place that an answer speaks of, and only while it is pointed at', async () => {
    const to = (id: string): OptionCard => ({ key: id, name: 'To', about: [{ kind: 'zone', id }], hasOdds: false });
    await sit({ ...odd, options: [to('30V.a'), to('30V.b')] });
    const [answer] = document.querySelectorAll<HTMLButtonElement>('.answer');
    answer?.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(document.querySelectorAll('.lamp-line').length).toBeGreaterThan(0);
    answer?.dispatchEvent(new Event('pointerleave'));
    flushSync();
    expect(document.querySelectorAll('.lamp-line')).toHaveLength(0);
  });

  it('counts what wins, and says who is nearest', async () => {
    const aim = { name: 'TakeAllVaultWeapons', kind: 'win' as const, done: 3, of: 8, about: [] };
    await sit(act, {}, { aims: [{ ...aim, nearest: { who: 'Jenia', place: '28R.a', steps: 2 } }] });
    expect(text('.checklist li')).toContain('Take all vault weapons');
    expect(text('.checklist .num')).toBe('3/8');
    expect(text('.checklist small')).toBe('Jenia: 2 steps');
  });

  it('follows the game when somebody moves', async () => {
    await sit(act);
    const patch = { phase: ['zombies'] };
    lines[0]!.tell({
      is: 'Moved',
      happening: happening(4),
      patch,
      situation: situation(4, { question: odd, round: 9 }),
    });
    flushSync();
    expect(text('.round')).toContain('9');
    expect(text('.phases [aria-current]')).toBe('Zombies');
    expect(document.querySelectorAll('.answer')).toHaveLength(2);
  });
});
