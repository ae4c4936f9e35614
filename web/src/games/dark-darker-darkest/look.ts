// How the house looks: rooms drawn as a whole, people on rings, hordes with their number, beasts on plates.
import type { Look, PieceLook, ZoneLook } from '../../board/look';
import { anyone } from '../../draw/busts';
import { drawCover } from '../../draw/covers';
import { drawPlain } from '../../draw/grounds';
import { drawPortrait } from '../../draw/people';
import { portraitsOf } from '../../draw/portraits';
import { at, circle, g, path, rect, text } from '../../draw/svg';
import { drawAnyToken } from '../../draw/tokens';
import { drawWalker } from '../../draw/zombies';
import type { DarkestView } from '../../protocol/dark-darker-darkest';
import { plainBorder } from '../plain/look';
import { animations } from './animations';
import { drawBeast } from './house/beasts';
import { busts, colours, letters } from './house/busts';
import { cover } from './house/cover';
import { drawRayBadge, drawSpecial, drawVictim } from './house/expansions';
import { house } from './house/land';
import { drawCureBadge, drawGrab, drawSpawnToken, drawTally } from './house/tokens';
import { sightOf, tileOf } from './sight';

const RANK = { survivor: 0, nemesis: 1, creature: 2, zombie: 3, token: 4 };
const RADIUS = 15;
const room: ZoneLook = { terrain: 'room', ground: drawPlain, tint: 'var(--hall-1)' };
const chamber: ZoneLook = { ...room, tint: 'var(--chamber)' };
const middle = (rank: number, draw: PieceLook['draw']): PieceLook => ({ place: 'middle', rank, draw });

// A horde is a walker with its number, always.
const horde = (count: number) => g({}, drawWalker(), drawTally(13, 11, count));

const virus = (count: string) =>
  g(
    {},
    circle(0, 0, 7.6, { fill: '#26401d', stroke: '#a8e07a', 'stroke-width': 1.5 }),
    text(0, 3.8, count, { class: 'virus-no' }),
  );
const hits = (label: string) =>
  g(
    {},
    rect(-5 - label.length * 3.6, -7, 10 + label.length * 7.2, 14, {
      rx: 7,
      fill: 'var(--count)',
      stroke: 'var(--count-rim)',
      'stroke-width': 1.5,
    }),
    text(0, 4, label, { class: 'count' }),
  );
/** What is pinned to a piece, each at its own place round the middle of it. */
function pinned(badge: string): SVGElement {
  if (badge.startsWith('hits ')) return at(0, 24, hits(badge.slice(5)));
  if (badge.startsWith('virus')) return at(RADIUS * 0.85, -RADIUS * 0.85, virus(badge.slice(5)));
  if (badge.startsWith('ray')) return at(-RADIUS * 0.85, RADIUS * 0.85, drawRayBadge(Number(badge.slice(3))));
  if (badge === 'grab') return drawGrab(RADIUS);
  return badge === 'cure' ? at(-13, 11, drawCureBadge()) : path('');
}
const badgesOf = (name: string) => (name.startsWith('hits ') ? [name] : name.split(' '));

export const look: Look = {
  theme: 'darkest',
  mood: view => ((view as DarkestView).isShowdown ? 'showdown' : undefined),
  zone: kind => (kind === 'chamber' ? chamber : room),
  border: () => plainBorder,
  edge: plainBorder,
  land: house,
  piece: (id, people) => {
    const split = id.indexOf(':');
    const [family, name] = [id.slice(0, split), id.slice(split + 1)];
    const portrait = family === 'survivor' ? people.get(name) : undefined;
    if (portrait) return middle(RANK.survivor, () => drawPortrait(portrait, RADIUS));
    if (family === 'zombie') return middle(RANK.zombie, horde);
    if (family === 'token') return middle(RANK.token, drawSpawnToken);
    if (family === 'creature') return middle(RANK.creature, () => drawBeast(name));
    if (family === 'nemesis') return middle(RANK.nemesis, () => drawBeast(name, { isNemesis: true }));
    if (family === 'special') return middle(RANK.zombie, () => drawSpecial(name));
    if (family === 'victim') return middle(RANK.survivor, () => drawVictim(name.endsWith('hurt')));
    return middle(RANK.token, () => drawAnyToken(name));
  },
  // Badges hang at a corner of a piece; these have places of their own.
  badge: name =>
    at(
      13,
      13,
      badgesOf(name).map(badge => g({ 'data-thing': `badge:${badge.replace(/[\d /]+$/, '')}` }, pinned(badge))),
    ),
  people: names => portraitsOf(names, colours, name => busts[name]?.() ?? anyone(name), [], letters),
  sight: view => (isView(view) ? sightOf(view) : undefined),
  // Rows and columns are drawn at the edge of the house; outside there are none.
  sign: ({ name, kind, flags }, _, { board }) => {
    const tile = tileOf(board, name);
    if (flags.includes('outside')) return { own: 'platform' };
    return tile ? { own: `${kind === 'chamber' ? 'chamber' : 'hall'} ${tile.row}·${tile.column}` } : {};
  },
  animations,
  cover: () => drawCover('dark-darker-darkest', cover),
};

function isView(view: unknown): view is DarkestView {
  return typeof view === 'object' && view !== null && 'board' in view && 'rooms' in view;
}
