import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../i18n/index.svelte';
import { set } from '../../../settings/settings.svelte';
import type { DarkestView } from '../../../protocol/dark-darker-darkest';
import type { Happening, OptionCard, Question, Situation, TableMessage } from '../../../protocol/messages';
import TablePage from '../../../table/TablePage.svelte';
import { FakeLine, happening, situation, welcome } from '../../../wire/fake-line';
import told from '../samples/showdown.json';

const showdown = told as unknown as DarkestView;
const house: DarkestView = { ...showdown, isShowdown: false, nemesis: undefined };
const [BRUCE, JACK] = ['Bruce Romero', 'Jack Fulci'];

const option = (key: string, name: string, about: [string, string][], more: Partial<OptionCard> = {}): OptionCard => ({
  key,
  name,
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds: false,
  ...more,
});
const act: Question = {
  name: 'GroupActs',
  rule: 'DD-ACT-02',
  seats: [1, 2],
  about: [BRUCE, JACK].map(id => ({ kind: 'survivor', id })),
  options: [
    option(
      'move Bruce I06.a',
      'Move',
      [
        ['survivor', BRUCE],
        ['zone', 'I06.a'],
        ['manner', 'alone'],
      ],
      { owners: [1] },
    ),
    option(
      'move Bruce I06.b',
      'Move',
      [
        ['survivor', BRUCE],
        ['zone', 'I06.b'],
        ['manner', 'alone'],
      ],
      { owners: [1] },
    ),
    option('search Bruce', 'Search', [['survivor', BRUCE]], { owners: [1], hasOdds: true }),
    option('rest Bruce', 'Rest', [['survivor', BRUCE]], { owners: [1] }),
    option('break free Jack', 'BreakFree', [['survivor', JACK]], { owners: [2], hasOdds: true }),
  ],
  obstacles: [{ action: 'put out', reason: 'no fire', rule: 'DD-EXT-01' }],
};
const cancel: Question = {
  name: 'CancelResult',
  rule: 'DD-DEF-02',
  seats: [1],
  about: [
    { kind: 'zone', id: 'I05.a' },
    { kind: 'successes', id: '1' },
  ],
  options: [
    option('cancel bite', 'CancelResult.Cancel', [['face', 'BITE']]),
    option('none', 'CancelResult.Cancel', []),
  ],
  obstacles: [],
};

describe('the table of the house', { timeout: 30_000 }, () => {
  const lines: FakeLine[] = [];
  let page: Record<string, unknown>;
  let isSmall = false;
  const said = () => lines[0]!.said.filter(one => one.is !== 'Hello');
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const texts = (selector: string) => all(selector).map(one => one.textContent?.replace(/\s+/g, ' ').trim());
  const press = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  const tap = (zone: string) => {
    document.querySelector(`.hit[data-zone="${zone}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };

  async function sit(view: DarkestView, now: Partial<Situation>, missed: Happening[] = []) {
    const message = welcome(view, situation(3, now), missed) as Extract<TableMessage, { is: 'Welcome' }>;
    const seats = [
      { seat: 1, holder: 'person' as const, name: 'Ann', isHere: true, orders: [] },
      { seat: 2, holder: 'person' as const, name: 'Marta', isHere: true, orders: [] },
    ];
    lines[0]!.onopen?.();
    lines[0]!.tell({
      ...message,
      table: { ...message.table, game: 'dark-darker-darkest', seats },
      you: { ...message.you, name: 'Ann', seats: [1] },
    });
    await vi.waitFor(() => expect(document.querySelector('.dd-sheet')).not.toBeNull(), { timeout: 20_000 });
    await setLanguage('en');
    flushSync();
  }

  beforeAll(async () => void (await import('./DarkestTable.svelte')), 60_000);
  beforeEach(async () => {
    set('codes', true);
    lines.length = 0;
    isSmall = false;
    vi.stubGlobal(
      'WebSocket',
      class extends FakeLine {
        constructor() {
          super();
          lines.push(this);
        }
      },
    );
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isSmall && query.includes('760px') }));
    vi.stubGlobal('fetch', async (path: string) =>
      String(path).includes('odds')
        ? new Response(
            '{"chances":[{"what":"cards","atLeast":1,"likelihood":0.5},{"what":"cards","atLeast":2,"likelihood":0.2},{"what":"terror","atLeast":1,"likelihood":0.3}]}',
          )
        : new Response('{"reason":"not in this test"}', { status: 404 }),
    );
    page = mount(TablePage, { target: document.body, props: { table: 't1', token: 'secret' } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it('puts the deeds of all members side by side under name and seat, those of others disabled', async () => {
    await sit(house, { question: act });
    expect(texts('.dd-member h3')).toEqual(['Bruce', 'Jack']);
    expect(texts('.dd-member .seat')).toEqual(['you', 'Marta']);
    expect(texts('.dd-member:first-child .deed span:nth-child(2)')).toEqual(['Move', 'Search', 'Done']);
    expect(all('.dd-member:last-child .deed').map(one => (one as HTMLButtonElement).disabled)).toEqual([true]);
    expect(texts('.barred')).toEqual(['Put out fire no fire here']);
  });

  it('tells whoever points at the end of a turn how many points would be lost', async () => {
    await sit({ ...house, survivors: house.survivors.map(one => ({ ...one, points: 3 })) }, { question: act });
    expect(document.querySelector('.more-below')).toBeNull();
    all('.dd-member:first-child .deed').at(-1)?.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(texts('.more-below')).toEqual(['3 actions are left.']);
  });

  it('shows what a deed costs, the phase, and the symbols that are off the code', async () => {
    const paid = (key: string, cost: string) => ({
      ...act.options.find(one => one.key === key)!,
      about: [...act.options.find(one => one.key === key)!.about, { kind: 'cost', id: cost }],
    });
    const options = [paid('move Bruce I06.a', '1'), paid('search Bruce', '2'), act.options[3]!];
    await sit({ ...house, phase: 'groups', removed: ['R', 'P'] }, { question: { ...act, options } });
    expect(all('.deed').map(one => one.querySelectorAll('.cost i').length)).toEqual([1, 2, 0]);
    expect(texts('.deed .cost')).toEqual([', 1 action point', ', 2 action points']);
    expect(texts('.phases li')).toEqual(['Upkeep', 'Groups', 'Reactions', 'Fire']);
    expect(texts('.phases [aria-current]')).toEqual(['Groups']);
    expect(all('.dd-code .gone')).toHaveLength(2);
  });

  it('calls the shift beside the boxes of cubes', async () => {
    const shift = option('shift Bruce', 'ShowdownActs.CallShift', [['survivor', BRUCE]], { owners: [1] });
    await sit(showdown, { question: { ...act, name: 'ShowdownActs', options: [...act.options, shift] } });
    all('.dd-cubes .shift')[0]!.click();
    expect(said()).toMatchObject([{ key: 'shift Bruce' }]);
  });

  it('leaves seats out where one person plays everybody', async () => {
    await sit({ ...house, survivors: house.survivors.map(one => ({ ...one, seat: 1 })) }, { question: act });
    expect(texts('.dd-member .seat')).toEqual([]);
  });

  it('shows no boxes and no corners once the helicopter is waited for', async () => {
    const helicopter = {
      tile: 'I06.a',
      side: 's' as const,
      platform: 'I06.a',
      zombies: 0,
      round: 1,
      needed: 3,
      boarded: [JACK],
    };
    const escape = { ...showdown, nemesis: undefined, expansions: { helicopter } };
    await sit(escape, { question: { ...act, name: 'ShowdownActs' } });
    expect(all('.dd-cubes')).toEqual([]);
    expect(all('.dd-corners')).toEqual([]);
  });

  it('lights where members may go with their letters, and asks which way', async () => {
    await sit(house, { question: act });
    expect(all('.hit.legal').map(one => one.dataset.zone)).toEqual(['I06.a', 'I06.b']);
    expect(texts('.mark-move .mark-text')).toEqual(['B', 'B']);
    press('M');
    expect(texts('.dd-answer b')).toEqual(['Go to I06.a', 'Go to I06.b', 'Something else']);
    press('2');
    expect(said()).toMatchObject([{ key: 'move Bruce I06.b', seat: 1 }]);
  });

  it('sends the only deed of its kind at once, and tells the odds of dice first', async () => {
    await sit(house, { question: act });
    document.querySelector('.deed[aria-keyshortcuts="S"]')!.dispatchEvent(new FocusEvent('focus'));
    await vi.waitFor(() => expect(document.querySelector('.dd-bars')).not.toBeNull());
    expect(document.querySelector('.dd-bars')?.getAttribute('aria-label')).toContain('0: 50 %, 1: 30 %, 2: 20 %');
    expect(texts('.chance')).toEqual(['The Terror die counts30 %']);
    press('E');
    expect(said()).toMatchObject([{ key: 'rest Bruce' }]);
  });

  it('chooses a room by a click, and on a phone asks once for both rooms of a tile', async () => {
    await sit(house, { question: act });
    tap('I06.b');
    expect(said()).toMatchObject([{ key: 'move Bruce I06.b' }]);
  });

  it('lights both rooms of a tile on a phone before it goes anywhere', async () => {
    isSmall = true;
    await sit(house, { question: act });
    tap('I06.b');
    expect(said()).toEqual([]);
    expect(texts('.dd-answer:not(.back) b')).toEqual(['Go to I06.a', 'Go to I06.b']);
    all('.dd-answer')[0]!.click();
    expect(said()).toMatchObject([{ key: 'move Bruce I06.a' }]);
  });

  it('resolves dice one by one, with what they mean and what is struck out', async () => {
    const rolled = happening(3, {
      events: [
        { is: 'EnemiesAttacked', rule: 'DD-EATT-01', room: 'I05.a', dice: ['bite', 'grab', 'grab'] },
        { is: 'DefenceRolled', rule: 'DD-DEF-01', room: 'I05.a', dice: ['success'] },
        { is: 'ResultCancelled', rule: 'DD-DEF-02', face: 'grab' },
      ],
    });
    await sit(house, { question: cancel }, [rolled]);
    expect(texts('.dd-steps .eyebrow')).toEqual(['Defence in I05.a', 'Against']);
    expect(all('.die.struck .drawn').map(one => one.getAttribute('aria-label'))).toEqual(['Grab, cancelled']);
    expect(texts('.dd-steps .left .now')).toEqual(['1 Success']);
    expect(texts('.dd-answer')).toEqual(['Bite a Virus token 1', 'Nothing 2']);
    press('1');
    expect(said()).toMatchObject([{ key: 'cancel bite' }]);
  });

  it('shows the board of a survivor: tracks, skills, what is carried and equipped', async () => {
    await sit(house, { question: act });
    press('G');
    expect(texts('.dd-board h3')).toEqual([BRUCE]);
    expect(texts('.dd-board .health .cube').length).toBe(1);
    expect(texts('.skills .owned b')).toEqual(["Bruce's gift", 'Coordinator']);
    expect(texts('.hands .dd-card b')).toEqual(['Handgun']);
    press('N');
    expect(texts('.dd-board h3')).toEqual([JACK]);
    press('Escape');
    expect(document.querySelector('.dd-board')).toBeNull();
  });

  it('tells code, chips, creature, darkness and events', async () => {
    await sit({ ...house, removed: ['R'] }, { question: act });
    expect(document.querySelector('.code')?.getAttribute('aria-label')).toContain('tower removed');
    expect(all('.code > span').length).toBe(house.code.length + 1);
    expect(texts('.dd-beast h2')).toEqual(['Zombie Dog']);
    expect(texts('.areas .sr')[0]).toBe('blue: 1 hit of 2 left');
    expect(texts('.spaces .stands')).toEqual(['3']);
    expect(document.querySelector('.cycle [aria-current]')?.textContent).toContain('Darkness');
    expect(texts('.cycle .turned')).toEqual(['turned east']);
    expect(texts('.held')).toEqual(['held']);
  });

  it('has one team in the Showdown, cubes in their boxes, corners and the Nemesis', async () => {
    await sit(showdown, { question: { ...act, name: 'ShowdownActs' } });
    expect(texts('.dd-group h2')).toEqual(['One team any order']);
    expect(texts('.dd-cubes .eyebrow')).toEqual(['Spent now: 5 of 6', 'Spent before: 4', 'In hand: 2']);
    expect(all('.cubes .last').length).toBe(1);
    expect(texts('.dd-corners .gone b')).toEqual(['Ammunition Supply']);
    expect(texts('.dd-beast h2')).toEqual(['Doctor Mortimer']);
    expect(texts('.dd-dark .cycle li')).toEqual(['Nothing next', 'Darkness', 'Darkness']);
    expect(all('.dd-dark .cycle svg').length).toBe(2);
  });

  it('tells everything in words to a screen reader', async () => {
    await sit(house, { question: act });
    const words = document.querySelector('section.sr')?.textContent ?? '';
    expect(words).toContain('Bruce Romero (you) in I02.a');
    expect(words).toMatch(/I08\.a: room, row 2, column 2, 2 Burn markers, Fire token/);
    expect(words).toContain('destroyed');
    expect(words).toContain('you may: Bruce Romero: go to I06.a');
  });
});
