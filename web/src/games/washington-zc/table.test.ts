import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import march from '../../board/samples/wd-m03.json';
import { setLanguage } from '../../i18n/index.svelte';
import { set } from '../../settings/settings.svelte';
import type { Happening, OptionCard, Question, TableMessage } from '../../protocol/messages';
import TablePage from '../../table/TablePage.svelte';
import { FakeLine, happening, situation, welcome } from '../../wire/fake-line';

const option = (key: string, name: string, about: [string, string][], hasOdds = false): OptionCard => ({
  key,
  name,
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds,
});
const asked = (name: string, options: OptionCard[]): Question => ({
  name,
  rule: 'WZ-CXP-04',
  seats: [1],
  about: [{ kind: 'survivor', id: 'Ogon' }],
  options,
  obstacles: [],
});
const SKILLS = ['Destiny', 'Hoard', 'Sprint', 'Lucky', 'Medic', 'Webbing', 'Tough'];
const night = [
  { is: 'ClockView', hour: 22, isNight: true, turnsAt: 7, roundsLeft: 9 },
  { is: 'LightsView', lit: ['26R.a'], seen: ['26R.b'], beams: [], watchers: [{ zone: '26R.f', sees: '26R.a' }] },
  { is: 'FallenView', all: [{ survivor: 'Ogon', zone: '26R.b', round: 1, fate: 'lying', roundsLeft: 2 }] },
  { is: 'LinkView', kind: 'dumbwaiter', one: '26R.a', other: '26R.f', more: 1 },
  { is: 'CardsLaid', all: [{ id: 'WZ-M01C-03', kind: 'zone', zone: '26R.c', doors: [], fate: 'lying' }] },
];
// Half of all attacks hit, with a break in every third.
const odds = (allOut: number) => ({
  weapon: 'Sub-MG',
  target: '26R.a',
  dice: 3,
  needed: 5,
  onEachDie: 0,
  damage: 1,
  hits: allOut > 0 ? [0.1, 0.4, 0.5] : [0.5, 0.5],
  kills: [],
  kinds: [],
  friendlyRisk: 0,
  friendlyHits: 0,
  friendlyWounds: 0,
  isNoisy: true,
  allOut,
  breaks: allOut > 0 ? [0.66, 0.34] : [],
  savingSkills: allOut > 0 ? ['Lucky'] : [],
  savingCards: allOut > 0 ? ['Repair Kit'] : [],
});

const sabre = { kind: 'Melee', nearest: 0, farthest: 0, dice: 1, accuracy: 4, damage: 1 };
const sheet = {
  id: 'washington-zc',
  title: 'The city',
  missions: [],
  settings: [],
  campaigns: [],
  switches: [],
  catalogue: {
    equipment: [{ name: 'Shashka', deck: 'equipment', isHand: true, armour: 0, uses: [sabre], allOut: 2, keep: 3 }],
    survivors: [],
    zombies: [],
    zombieCards: [],
    zombieDeck: 'zombie',
    levels: [],
  },
};

describe('the table of the city', { timeout: 30_000 }, () => {
  const lines: FakeLine[] = [];
  let page: Record<string, unknown>;
  const said = () => lines[0]!.said.filter(one => one.is !== 'Hello');
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  async function sit(question: Question, missed: Happening[] = [], isWithoutAllOut = false) {
    const view = { ...structuredClone(march), isWithoutAllOut, annexes: night };
    const told = welcome(view, situation(3, { question }), missed) as Extract<TableMessage, { is: 'Welcome' }>;
    const seats = [{ seat: 1, holder: 'person' as const, name: 'Marta', isHere: true }];
    lines[0]!.onopen?.();
    lines[0]!.tell({
      ...told,
      table: { ...told.table, game: 'washington-zc', seats },
      you: { name: 'Marta', seats: [1] },
    } as TableMessage);
    flushSync();
    await vi.waitFor(() => expect(document.querySelector('.board')).not.toBeNull(), { timeout: 20_000 });
  }

  beforeAll(async () => void (await import('../horde/table/HordeTable.svelte')), 60_000);
  beforeEach(async () => {
    set('codes', true);
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
    vi.stubGlobal('fetch', async (path: string) =>
      path.includes('/odds')
        ? new Response(JSON.stringify(odds(path.includes('all%20out') ? 3 : 0)))
        : path.endsWith('/api/games/washington-zc')
          ? new Response(JSON.stringify(sheet))
          : new Response('{"reason":"not in this test"}', { status: 404 }),
    );
    await setLanguage('en');
    page = mount(TablePage, { target: document.body, props: { table: 't1', token: 'secret' } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it('tells the hour, what the night changes and how long it lasts', async () => {
    await sit(asked('Act', []));
    expect(text('.hour-chip')).toContain('10 pm');
    expect(text('.clock-box')).toContain('Day at 7 am, in 9 rounds.');
    expect(all('.changes li')).toHaveLength(4);
    expect(text('.night-line')).toContain('Night');
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('shows all-out values only where they count (without: %s)', async (isWithoutAllOut, shown) => {
    await sit(asked('Act', []), [], isWithoutAllOut);
    await vi.waitFor(() => expect(text('.dock .card .stats')).not.toBe(''), { timeout: 20_000 });
    expect(all('.all-out-card')).toHaveLength(shown);
  });

  it('says of each zone how it is lit and what lies there', async () => {
    await sit(asked('Act', []));
    const words = (zone: string) => document.querySelector(`.hit[data-zone="${zone}"]`)?.getAttribute('aria-label');
    expect(words('26R.a')).toContain('dumbwaiter to 26R.f');
    expect(words('26R.b')).toContain('seen close by, Ogon lies here');
    expect(words('26R.c')).toContain('dark, objective card 3');
    expect(words('26R.f')).toContain('saw a light');
  });

  it('draws the way of a link while one of its ends is looked at', async () => {
    await sit(asked('Act', []));
    expect(all('.link-bow')).toHaveLength(0);
    document.querySelector('.hit[data-zone="26R.f"]')?.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(all('.link-bow')).toHaveLength(1);
    document.querySelector('.hit[data-zone="26R.b"]')?.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(all('.link-bow')).toHaveLength(0);
  });

  it('weighs an attack plain and all out, with what may break and what saves it', async () => {
    const about: [string, string][] = [
      ['zone', '26R.a'],
      ['card', 'Sub-MG'],
      ['action', 'Ranged'],
      ['cost', '1'],
    ];
    await sit(
      asked('Act', [
        option('ranged Sub-MG 26R.a', 'AttackOption', about, true),
        option('ranged Sub-MG 26R.a all out', 'AttackOption', [...about, ['effort', 'all_out']], true),
      ]),
    );
    document.querySelector('.hit[data-zone="26R.a"]')?.dispatchEvent(new Event('pointerenter'));
    await vi.waitFor(() => expect(all('.side .stave i').length).toBeGreaterThan(0));
    expect(all('.side .modes .btn').map(one => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(all('.side .loss')).toHaveLength(0);
    expect(all('.side .pool-of .die')).toHaveLength(3);
    all('.side .modes .btn')[1]?.click();
    await vi.waitFor(() => expect(text('.side .loss')).toContain('Repair Kit'));
    expect(text('.side .odds')).toContain('Break 34%');
    expect(text('.side .loss')).toContain('Lucky');
    expect(all('.side .pool-of .die.all-out')).toHaveLength(3);
  });

  it('shows at each zone how many groups would see a beam', async () => {
    await sit(
      asked('AimLight', [
        option('aim at 26R.a', 'AimLight.Aim', [
          ['zone', '26R.a'],
          ['count', '2'],
        ]),
        option('aim at a wall', 'AimLight.Aim', [['count', '0']]),
      ]),
    );
    expect(text('.mark[data-zone="26R.a"]')).toBe('2');
    expect(all('.answer').map(one => one.textContent)).toEqual([
      expect.stringContaining('At 26R.a: 2 groups would see it'),
      expect.stringContaining('only the own zone is lit'),
    ]);
  });

  it('lays out the rewards of a milestone as cards', async () => {
    const skills = SKILLS.map(skill =>
      option(`campaign skill ${skill}`, 'ChooseReward.CampaignSkill', [['skill', skill]]),
    );
    await sit(asked('ChooseReward', [option('bonus action', 'ChooseReward.BonusAction', []), ...skills]));
    expect(all('.answer')).toHaveLength(0);
    expect(all('.skill-choice.many .skill-card')).toHaveLength(8);
    expect(text('.skill-card')).toContain('one more action of any kind');
    all('.skill-choice .answer-btn')[2]?.click();
    expect(said()).toMatchObject([{ key: 'campaign skill Hoard' }]);
  });

  it('lays out those who may succeed somebody as cards with faces', async () => {
    const people = ['Tess', 'Mindy'].map(who =>
      option(`successor ${who}`, 'ChooseSuccessor.Successor', [['survivor', who]]),
    );
    await sit(asked('ChooseSuccessor', people));
    expect(all('.answer')).toHaveLength(0);
    expect(all('.person-card h3').map(one => one.textContent)).toEqual(['Tess', 'Mindy']);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
    expect(said()).toMatchObject([{ key: 'successor Mindy' }]);
  });

  it('shows the card that was just turned up, and no older one', async () => {
    const read = { is: 'CardRead', rule: 'WZ-M01C-03', survivor: 'Ogon', card: 'WZ-M01C-03', zone: '26R.c' };
    await sit(asked('ChooseBranch', [option('choose a', 'ChooseBranch.Branch', [['answer', 'WZ-M01C-03.a']])]), [
      happening(2, { events: [read] }),
      happening(3, { events: [{ ...read, is: 'NoteRead', card: 'WZ-M01N-02' }] }),
    ]);
    expect(text('.side .card-read')).toContain('Note 2');
    expect(text('.side .card-read h2')).toBe('Follow Me');
    expect(text('.side .card-read')).not.toContain('Stranded News Crew');
  });
});
