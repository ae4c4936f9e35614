import { describe, expect, it } from 'vitest';

// The wall between the frame of the client, which knows no game, and the games: who may import whom.
const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' });
const FRAME = [
  'board',
  'campaign',
  'draw',
  'film',
  'guide',
  'home',
  'i18n',
  'moments',
  'pad',
  'pages',
  'rules',
  'settings',
  'sound',
  'table',
  'tips',
  'together',
  'walk',
  'weigh',
  'wire',
];
const REGISTRY = 'games';
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g;

/** What a source imports, as paths below src. */
function imported(path: string, source: string): string[] {
  const folder = path.split('/').slice(1, -1);
  return [...source.matchAll(IMPORT)].map(([, target = '']) => {
    const way = [...folder];
    for (const step of target.split('/')) {
      if (step === '..') way.pop();
      else if (step !== '.') way.push(step);
    }
    return way.join('/');
  });
}

function isFamily(target: string): boolean {
  const [folder, file] = target.split('/');
  return folder === 'protocol' && file !== 'messages';
}

/** Pairs of a source and what it should not import. */
function breaches(isMeant: (path: string) => boolean, isBreach: (target: string) => boolean): string[] {
  return Object.entries(SOURCES)
    .filter(([path]) => isMeant(path.slice(2)))
    .flatMap(([path, source]) =>
      imported(path, source)
        .filter(isBreach)
        .map(target => `${path} imports ${target}`),
    );
}

describe('the wall', () => {
  const isFrame = (path: string) => FRAME.includes(path.split('/')[0] ?? '');
  const isThroughTheWall = (target: string) => target.startsWith(`${REGISTRY}/`) || isFamily(target);

  it('is seen: the frame reaches games through their registry, and games what they share', () => {
    expect(imported('./table/TablePage.svelte', SOURCES['./table/TablePage.svelte']!)).toContain(REGISTRY);
    expect(
      imported('./a/b.ts', "import { x } from '../games/horde/look'; await import('../protocol/horde');"),
    ).toSatisfy((all: string[]) => all.length === 2 && all.every(isThroughTheWall));
  });

  it('has no hole: the frame imports nothing of a game or a family', () => {
    expect(breaches(isFrame, isThroughTheWall)).toEqual([]);
  });

  it('stands within the games too: a family knows none of its games, and no game another', () => {
    const gamesOf = (name: string) => (target: string) =>
      target.startsWith('games/') && ![name, 'horde', 'plain', 'game', 'content'].includes(target.split('/')[1] ?? '');
    const isMain = (folder: string) => (path: string) =>
      path.startsWith(`games/${folder}/`) && !path.includes('.test.');
    for (const folder of [
      'horde',
      'white-death',
      'night-of-the-living-dead',
      'washington-zc',
      'dark-darker-darkest',
      'plain',
    ])
      expect(breaches(isMain(folder), gamesOf(folder)), folder).toEqual([]);
  });

  it('keeps the words of the family out of the table', () => {
    const said = Object.entries(SOURCES)
      .filter(([path]) => /^\.\/(table|film|guide|home|i18n|tips)\//.test(path) && !path.includes('.test.'))
      .filter(([, source]) => /zombie|survivor|adrenaline|noise/i.test(source))
      .map(([path]) => path);
    expect(said).toEqual([]);
  });
});
