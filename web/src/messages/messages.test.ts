import { describe, expect, it } from 'vitest';
import { hordeKinds } from '../games/horde/kinds';
import { Formatter, parse, placeholders, type Messages } from '../i18n/format';
import { LANGUAGES, type Language } from '../i18n/index.svelte';

const FILES = import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default' });
const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const LOGS = import.meta.glob<string>('../../../white-death/src/test/resources/playthroughs/*.log', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const GAME = ['interface', 'horde', 'white-death'];
const NAMES = [...new Set(Object.keys(FILES).map(path => path.split('/').at(-1) ?? ''))];

function file(language: Language, name: string): Messages {
  return FILES[`./${language}/${name}`] ?? {};
}

function everything(language: Language): Messages {
  return Object.assign({}, ...NAMES.map(name => file(language, name)));
}

describe.each(NAMES)('%s', name => {
  it.each(LANGUAGES)('has the same messages in %s as in English', language => {
    expect(Object.keys(file(language, name)).sort()).toEqual(Object.keys(file('en', name)).sort());
  });

  it.each(LANGUAGES)('fills in the same in %s as in English, and can be read', language => {
    const english = file('en', name);
    const wrong = Object.entries(file(language, name)).filter(
      ([key, message]) => filled(message) !== filled(english[key] ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('has no empty message and no space at an end in %s', language => {
    const wrong = Object.entries(file(language, name)).filter(
      ([, message]) => message === '' || message.trim() !== message,
    );
    expect(wrong).toEqual([]);
  });
});

function filled(message: string): string {
  return placeholders(parse(message)).sort().join(' ');
}

interface Asking {
  keys: string[];
  /** How keys begin whose end is not written out. */
  stems: string[];
}

/** The messages that some sources ask for. */
function asking(isMeant: (path: string) => boolean): Asking & { text: string } {
  const text = Object.entries(SOURCES)
    .filter(([path]) => isMeant(path))
    .map(([, source]) => source)
    .join('\n');
  const called = [...text.matchAll(/\bt\(\s*(['"`])((?:(?!\1|\$\{).)+)(\1|\$\{)/g)];
  const begun = called.filter(call => call[3] !== call[1]);
  return {
    text,
    keys: called.filter(call => call[3] === call[1]).map(call => call[2] ?? ''),
    stems: begun.map(call => call[2] ?? ''),
  };
}

function unanswered({ keys, stems }: Asking, messages: Messages): string[] {
  const known = Object.keys(messages);
  return [
    ...keys.filter(key => messages[key] === undefined),
    ...stems.filter(stem => !known.some(key => key.startsWith(stem))),
  ];
}

describe('the page', () => {
  const frame = asking(path => !path.startsWith('../games/') || path.startsWith('../games/plain/'));
  // A family, and the games of it, which may word what is drawn by them alone.
  const isHorde = (folder: string) =>
    folder === 'horde' || (NAMES.includes(`${folder}.json`) && file('en', `${folder}.json`).family === 'horde');
  const horde = asking(path => path.startsWith('../games/') && isHorde(path.split('/')[2] ?? ''));
  const house = asking(path => path.startsWith('../games/dark-darker-darkest/'));
  const FAMILY_GAMES = NAMES.filter(name => file('en', name).family === 'horde');

  it.each(LANGUAGES)('finds every message it asks for in %s', language => {
    expect(
      unanswered(
        asking(() => true),
        everything(language),
      ),
    ).toEqual([]);
  });

  it('asks only for what is there for every game, and a family besides for its own', () => {
    const all = file('en', 'interface.json');
    // Why an action is barred, what stands on the sheets of a campaign and what people are good at is worded by the game that says so.
    expect(new Set(unanswered(frame, all))).toEqual(new Set(['obstacle.', 'sheet.', 'trait.']));
    const family = { ...all, ...file('en', 'horde.json') };
    expect(
      unanswered(
        asking(path => path.startsWith('../games/horde/')),
        family,
      ),
    ).toEqual([]);
    for (const name of FAMILY_GAMES) {
      const own = asking(path => path.startsWith(`../games/${name.replace('.json', '')}/`));
      expect(unanswered(own, { ...family, ...file('en', name) })).toEqual([]);
    }
    expect(unanswered(house, { ...all, ...file('en', 'dark-darker-darkest.json') })).toEqual([]);
  });

  it('uses every message of the interface, and a family what it words for the page', () => {
    const isUsed = (key: string, { text }: { text: string }) =>
      [`'${key}'`, `"${key}"`, `\`${key}\``].some(quoted => text.includes(quoted)) ||
      [...text.matchAll(/`([a-zA-Z]+\.(?:(?!`|\$\{).)*)\$\{/g)].some(stem => key.startsWith(stem[1] ?? ''));
    const all = Object.keys(file('en', 'interface.json'));
    expect(all.filter(key => !isUsed(key, frame))).toEqual([]);
    const ofThePage = (name: string) => Object.keys(file('en', name)).filter(key => /^(table|home|film)\./.test(key));
    const own = ofThePage('horde.json');
    const families = { 'horde.json': horde, 'dark-darker-darkest.json': house };
    for (const [name, asked] of Object.entries(families)) {
      const words = ofThePage(name).filter(key => !key.startsWith('home.game.'));
      expect(words.length).toBeGreaterThan(50);
      expect(words.filter(key => !isUsed(key, asked) && !all.includes(key))).toEqual([]);
    }
    for (const name of NAMES.filter(one => !['interface.json', ...Object.keys(families)].includes(one))) {
      const known = [...all, ...own, `home.game.${name.replace('.json', '')}`];
      expect(ofThePage(name).filter(key => !known.includes(key))).toEqual([]);
    }
  });

  it.each(LANGUAGES)('knows no family in %s', language => {
    const WORDS = /zombie|surviv|sopravviss|adr[eé]nalin|noise|rumore|\bbruit|morti\b|\bmorts\b|the dead/i;
    expect(Object.entries(file(language, 'interface.json')).filter(([, message]) => WORDS.test(message))).toEqual([]);
  });
});

it.each(['fr', 'it'] as const)('one apostrophe in %s', language => {
  expect(spoken(language).filter(([, message]) => /\p{L}'\p{L}/u.test(message))).toEqual([]);
});

// What is seen by its light or by who lies there gives no place its name.
const NAMELESS = ['landmark.light', 'landmark.fallen'];

it.each(LANGUAGES)('a place is called after every landmark in words of its own in %s', language => {
  const landmarks = NAMES.flatMap(name => Object.keys(file('en', name)))
    .filter(key => key.startsWith('landmark.') && !NAMELESS.includes(key))
    .flatMap(key => [`place.${key.replace('.', ' ')}`, `placeThe.${key.replace('.', ' ')}`]);
  expect(landmarks.length).toBeGreaterThan(10);
  expect(landmarks.filter(key => everything(language)[key] === undefined)).toEqual([]);
});

it('a turning point is an event that is told, or one that is measured', () => {
  const messages = everything('en');
  const turning = Object.keys(messages).filter(key => key.startsWith('turning.'));
  const told = turning.map(key => key.split('.')[2] ?? '').filter(word => /^[A-Z]/.test(word));
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(is => messages[`event.${is}`] === undefined)).toEqual([]);
});

/** Every message of every file, also where a game words it its own way. */
function spoken(language: Language): [string, string][] {
  return NAMES.flatMap(name => Object.entries(file(language, name)));
}

describe('the golden playthroughs', () => {
  const lines = Object.values(LOGS)
    .flatMap(log => log.split('\n'))
    .filter(line => /^[A-Z0-9]+-\S+ [A-Z]/.test(line));

  it('are there', () => {
    expect(Object.keys(LOGS).length).toBeGreaterThanOrEqual(11);
    expect(lines.length).toBeGreaterThan(10_000);
  });

  it.each(LANGUAGES)('can be told in %s', language => {
    const messages: Messages = Object.assign({}, ...GAME.map(name => file(language, `${name}.json`)));
    const formatter = new Formatter(language, messages, hordeKinds);
    const wrong = [...new Set(lines)]
      .map(line => [line, formatter.found(`event.${event(line).is}`, event(line))])
      .filter(([, text]) => text === undefined || /[{}#]|undefined|NaN|\bnull\b|true|false|\*| {2}/.test(text));
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('name nothing in %s that has no message', language => {
    const messages: Messages = Object.assign({}, ...GAME.map(name => file(language, `${name}.json`)));
    const formatter = new Formatter(language, messages, hordeKinds);
    const kinds = ['card', 'skill', 'zombie', 'slot', 'level', 'colour', 'deck', 'task', 'reward', 'token', 'ally'];
    const values = lines.flatMap(line =>
      Object.entries(event(line)).filter(([kind, value]) => kinds.includes(kind) && value),
    );
    const unknown = values
      .filter(
        ([kind, value]) => formatter.found(`${kind}.${value}`) === undefined && !/^\d+$|^defiler$/.test(String(value)),
      )
      .map(([kind, value]) => `${kind}.${value}`);
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe('choices without an event', () => {
  const silent = Object.values(LOGS).flatMap(log =>
    log
      .split('\n> ')
      .slice(1)
      .filter(step => !/^[A-Z0-9]+-\S+ (?!ActionPaid|SecondActionBegan)[A-Z]/m.test(step))
      .map(step => (step.split('\n')[0] ?? '').replace(/^\d+ /, '')),
  );

  it.each(LANGUAGES)('have words for a film in %s', language => {
    const messages: Messages = Object.assign({}, ...GAME.map(name => file(language, `${name}.json`)));
    const formatter = new Formatter(language, messages, hordeKinds);
    expect(silent.length).toBeGreaterThan(1000);
    expect([...new Set(silent)].filter(key => formatter.found(`choice.${key}`) === undefined)).toEqual([]);
  });
});

/** An event of a log, as the table would tell it. */
function event(line: string): Record<string, unknown> {
  const [, is = '', members = ''] = /^\S+ (\w+) ?(.*)$/.exec(line) ?? [];
  const entries = [...members.matchAll(/(\w+)=(.*?)(?= \w+=|$)/g)].map(([, name = '', value = '']) => [
    name,
    told(name, value),
  ]);
  return { is, ...Object.fromEntries(entries) };
}

function told(name: string, value: string): unknown {
  if (name === 'level') {
    return value.toLowerCase();
  }
  if (name === 'dice') {
    return value.replace(/[[\]]/g, '').split(', ').filter(Boolean).map(Number);
  }
  const plain = value.replace(/^(?:Optional)?\[(.*)\]$/, '$1').replace(/^Optional\.empty$/, '');
  return /^\d+$/.test(plain) ? Number(plain) : plain;
}
