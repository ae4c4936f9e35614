import { describe, expect, it } from 'vitest';
import type { Cue } from '../guide/data';
import { LANGUAGES, type Language } from '../i18n/index.svelte';
import { keyOf } from '../tips/words';
import type { TipRules } from '../tips/tip';
import { gameOf } from '.';
import { contentOf } from './content';
import { openings } from './dark-darker-darkest/house/edges';
import { ADVANCED, PLAQUES } from './dark-darker-darkest/house/tokens';

// Everything that a game can draw or name in its panels explains itself, in every language and by a rule that is there.
const WORDS = import.meta.glob<Record<string, string>>('../messages/*/*.json', { eager: true, import: 'default' });
const LEDGERS = import.meta.glob<string>('../../../rules/en/*.md', { eager: true, query: '?raw', import: 'default' });
const SOURCES = import.meta.glob<string>(['../{table,tips,games}/**/*.{ts,svelte}', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const PROTOCOLS = import.meta.glob<string>('../protocol/*.ts', { eager: true, query: '?raw', import: 'default' });
const HORDE = ['white-death', 'night-of-the-living-dead', 'washington-zc'];
const DARKEST = 'dark-darker-darkest';

const file = (language: Language, name: string) => WORDS[`../messages/${language}/${name}.json`] ?? {};
function words(language: Language, name: string): Record<string, string> {
  const own = file(language, name);
  return own.family === undefined ? own : { ...file(language, own.family), ...own };
}
const rules = Object.values(LEDGERS).join('\n');
const isRule = (id: string) => rules.includes(`**${id}**`);
const tipsOf = async (game: string): Promise<TipRules> => (await gameOf(game).tips!()).default;

/** The things that sources of some folders name for a tip, or mark on the board, as far as they are written out. */
function named(isMeant: (path: string) => boolean): string[] {
  const text = Object.entries(SOURCES)
    .filter(([path]) => isMeant(path))
    .map(([, source]) => source)
    .join('\n');
  const found = [...text.matchAll(/(?:explains(?:Part)?\(|'data-thing': )'([^']+)'/g)];
  return [...new Set(found.map(([, thing = '']) => thing))];
}
const ofKind = (family: string, names: readonly string[]) => names.map(name => `${family}:${name}`);
const messageNames = (game: string, kind: string) =>
  Object.keys({ ...(HORDE.includes(game) ? file('en', 'horde') : {}), ...file('en', game) })
    .filter(key => key.startsWith(`${kind}.`))
    .map(key => key.slice(kind.length + 1));

/** What the look of a game of the family can draw, from its content. */
function drawn(game: string): string[] {
  const { column, legend } = contentOf(game);
  const elsewhere = ['first player', 'objective', 'spawn', 'door', 'stairs'];
  const allies = { 'white-death': ['Guard', 'Empress'], 'washington-zc': ['President', 'Taylor'] }[game] ?? [];
  const shown = { 'white-death': ['light'], 'washington-zc': ['light', 'fallen', 'police-car'] }[game] ?? [];
  return [
    ...ofKind('zone', legend('zone')),
    ...ofKind('border', legend('border')),
    ...ofKind('zombie', column('zombies', 'zombie')),
    ...ofKind('ally', allies),
    ...ofKind(
      'token',
      column('tokens', 'token').filter(kind => !elsewhere.includes(kind)),
    ),
    ...ofKind(
      'landmark',
      messageNames(game, 'landmark').filter(kind => !shown.includes(kind)),
    ),
    ...['survivor:Anybody', 'objective:', 'objective:red', 'spawn:1', 'closed:1', 'dropped:'],
  ];
}

describe.each(HORDE)('%s', game => {
  it('explains everything that its look can draw', async () => {
    const tips = await tipsOf(game);
    const things = drawn(game);
    expect(things.length).toBeGreaterThan(20);
    expect(things.filter(thing => keyOf(tips, thing) === undefined)).toEqual([]);
  });

  it('explains the decks, the levels, the cards of the dead and the usual actions', async () => {
    const tips = await tipsOf(game);
    const things = [
      ...ofKind('deck', messageNames(game, 'deck')),
      ...ofKind('zombieCard', messageNames(game, 'zombieCard')),
    ];
    const actions = ['Move', 'Search', 'Melee', 'Ranged', 'DoNothing', 'ReorganizeAndTrade.TradeWith'];
    expect([...things, ...ofKind('action', actions)].filter(thing => keyOf(tips, thing) === undefined)).toEqual([]);
  });
});

describe(DARKEST, () => {
  it('explains everything that the house can draw', async () => {
    const tips = await tipsOf(DARKEST);
    const things = [
      ...ofKind('border', [...Object.keys(openings), 'wall']),
      ...ofKind('icon', [...PLAQUES, ...ADVANCED, 'cure']),
      ...ofKind('zone', ['room', 'chamber']),
      ...ofKind('flag', ['corner', 'cure', 'reactor', 'outside', 'entrance']),
      ...ofKind('badge', ['grab', 'cure', 'virus', 'ray', 'hits']),
      ...ofKind('face', messageNames(DARKEST, 'face')),
      ...ofKind('creature', messageNames(DARKEST, 'beast')),
      ...ofKind('special', messageNames(DARKEST, 'special')),
      ...['survivor:Anybody', 'zombie:horde', 'token:spawn', 'nemesis:Lisa Mortimer', 'victim:1 hurt'],
    ];
    expect(things.length).toBeGreaterThan(50);
    expect(things.filter(thing => keyOf(tips, thing) === undefined)).toEqual([]);
  });

  it('explains whatever its panels and drawings name', async () => {
    const tips = await tipsOf(DARKEST);
    const things = named(path => path.includes(`/${DARKEST}/`));
    expect(things.length).toBeGreaterThan(25);
    expect(things.filter(thing => keyOf(tips, thing) === undefined)).toEqual([]);
  });
});

it('what the panels of the family name is explained in one of its games, what the frame names in all', async () => {
  const family = await Promise.all(HORDE.map(tipsOf));
  const things = named(path => path.includes('/horde/'));
  expect(things.length).toBeGreaterThan(15);
  expect(things.filter(thing => family.every(tips => keyOf(tips, thing) === undefined))).toEqual([]);
  const all = [...family, await tipsOf(DARKEST)];
  const frame = named(path => path.startsWith('../table/'));
  expect(frame).toContain('goals');
  expect(frame.filter(thing => all.some(tips => keyOf(tips, thing) === undefined))).toEqual([]);
});

describe.each([...HORDE, DARKEST])('the words of %s', game => {
  it.each(LANGUAGES)('name, tell in at most three sentences each, and cite a rule, in %s', async language => {
    const tips = await tipsOf(game);
    const texts = words(language, `tips-${game}`);
    expect(Object.keys(tips).filter(key => texts[`tip.${key}`] === undefined)).toEqual([]);
    expect(Object.values(tips).filter(rule => !isRule(rule))).toEqual([]);
    const parts = Object.keys(tips).map(key => [key, (texts[`tip.${key}`] ?? '').split(' | ')] as const);
    const wrong = parts.filter(
      ([, [title = '', ...said]]) =>
        title === '' || said.length < 1 || said.length > 3 || said.some(one => !/[.!?]$/.test(one)),
    );
    expect(wrong).toEqual([]);
  });

  it('have no tip that nothing leads to', async () => {
    const own = file('en', `tips-${game}`);
    const tips = await tipsOf(game);
    expect(Object.keys(own).filter(key => key !== 'family' && !(key.slice('tip.'.length) in tips))).toEqual([]);
  });
});

describe.each([...HORDE, DARKEST])('the guide of %s', game => {
  const guide = gameOf(game).guide!;
  const stepsOf = async () => (await guide.steps()).default;

  it('has ten to fifteen steps, each with a rule that is there', async () => {
    const steps = await stepsOf();
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect(new Set(steps.map(step => step.id)).size).toBe(steps.length);
    expect(steps.map(step => step.rule).filter(rule => !isRule(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('says a title, one or two short texts and what to do in %s', async language => {
    const texts = words(language, `guide-${game}`);
    for (const { id } of await stepsOf()) {
      const [title, ...said] = (texts[`step.${id}`] ?? '').split(' | ');
      expect(title, id).toMatch(/\S/);
      expect(said.length, id).toBeGreaterThanOrEqual(1);
      expect(said.join(' ').length, id).toBeLessThan(330);
      expect(texts[`stepDo.${id}`], id).toMatch(/[.!]$/);
    }
  });

  it('waits for what the game knows: questions, options, actions, events', async () => {
    const known = Object.values(PROTOCOLS).join('\n');
    const cues = (await stepsOf()).flatMap(({ when = [], done = [] }) => [when, done].flat() as Cue[]);
    const names = cues.flatMap(cue => [...(cue.asked ?? []), ...(cue.offered ?? []), ...(cue.happened ?? [])]);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter(name => !known.includes(`'${name}'`))).toEqual([]);
  });

  it('begins with the goal, before anything has happened', async () => {
    expect((await stepsOf())[0]).toMatchObject({ id: 'goal', shine: { aims: true } });
    expect((await stepsOf())[0]?.when).toBeUndefined();
  });
});
