// The 2nd Edition and Washington: asphalt, road paint, torches in the dark.
import './city.css';
import { drawPortrait } from '../../draw/people';
import { at, circle, g, path, s } from '../../draw/svg';
import * as token from '../../draw/tokens';
import * as zombie from '../../draw/zombies';
import type { People, PieceLook } from '../../board/look';
import { hordeGame } from '../horde';
import { hordeAnimations } from '../horde/animations';
import type { HordeView } from '../horde/view';
import { cityAnimations } from './animations';
import { busts, colours, letters } from './busts';
import { buttons } from './buttons';
import { city } from './city/land';
import { drawLamp, drawSawLight } from './city/light';
import { drawCrate, drawDown, drawGrave, drawHumvee, drawLink } from './city/tokens';
import { cover } from './cover';
import { gear } from './gear';
import { clockOf, down, lightOf } from './view';

// One of each abomination: the plate is the same, the sign on it is not.
const signs: Record<string, string> = {
  'Patient 0': 'M0-5.5A4 5.5 0 1 0 .1-5.5zM-3 4L3-4',
  Hobomination: 'M-5 4L0-5 5 4zM-3.4 1h6.8',
  Abominacop: 'M0-6L1.8-1.8 6-1.4 2.8 1.6 3.8 6 0 3.6-3.8 6-2.8 1.6-6-1.4-1.8-1.8z',
  Abominawild: 'M-5-5C-2-2-2 3-4 6M0-6C2-2 2 3 0 6M5-5C6-1 6 3 4 6',
};
const abomination = (kind: string) => ({
  draw: () =>
    g(
      {},
      zombie.drawAbomination(),
      at(
        17,
        -17,
        circle(0, 0, 10, { fill: 'var(--plate)', stroke: 'var(--plate-boss)', 'stroke-width': 2 }),
        path(signs[kind] ?? '', {
          fill: 'none',
          stroke: 'var(--bone)',
          'stroke-width': 1.8,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      ),
    ),
  reach: 26,
});

// Somebody to bring home: a bust on a shield instead of a ring.
let shields = 0;
const companion = (name: string) => () => {
  const id = `shield-${shields++}`;
  const shape = 'M-16-18H16V4C16 12 8 17 0 20-8 17-16 12-16 4z';
  return g(
    { class: 'token companion' },
    path(shape, { fill: 'var(--guard)', stroke: 'var(--ring-base)', 'stroke-width': 2 }),
    s('clipPath', { id }, path('M-14-16H14V4C14 10 7 15 0 17.6-7 15-14 10-14 4z')),
    g({ 'clip-path': `url(#${id})` }, busts[name]?.()),
    path(shape, { fill: 'none', stroke: 'var(--guard)', 'stroke-width': 2 }),
  );
};

const counted = (draw: () => SVGElement) => (count: number) =>
  count > 1 ? g({}, draw(), zombie.drawCount(11, 10, count)) : draw();
const corner = (draw: (count: number) => SVGElement) => ({ place: 'corner' as const, draw });
const figure = (draw: () => SVGElement): PieceLook => ({ place: 'middle', rank: 1, draw });
const COLOURS: Record<string, string> = { blue: 'var(--blue-door)', green: 'var(--green-door)' };
const colourOf = (spawn: string) => spawn.split(' ')[0] ?? spawn;

// Who lies on the ground, and how many rounds are left to pick them up.
function lying(told: string, people: People): PieceLook {
  const split = told.indexOf(' ');
  const portrait = people.get(told.slice(split + 1));
  return figure(() => drawDown(portrait ? drawPortrait(portrait, 19) : g({}), Number(told.slice(0, split))));
}

const LAMPS = ['Flashlight', 'Service Flashlight'];
/** Who carries a lamp at night, and whether it burns. */
function lamps(view: HordeView): [string, string][] {
  const light = lightOf(view);
  if (!light) return [];
  return view.survivors.flatMap(({ name, inventory }): [string, string][] => {
    const id = `survivor:${name}`;
    if (light.beams.some(beam => beam.piece === id)) return [[id, 'lamp on']];
    return inventory.some(slot => LAMPS.includes(slot.card)) ? [[id, 'lamp off']] : [];
  });
}
const watching = (view: HordeView): [string, string][] =>
  (lightOf(view)?.watchers ?? []).flatMap(({ zone }) =>
    (view.board.zones.find(one => one.name === zone)?.zombies ?? []).map(({ kind }): [string, string] => [
      `zombie:${kind} ${zone}`,
      'saw light',
    ]),
  );

export const washingtonZc = hordeGame({
  game: 'washington-zc',
  theme: 'washington',
  land: city,
  zones: {
    street: { terrain: 'open', tint: 'var(--asphalt)' },
    ground: { terrain: 'open', tint: 'var(--lawn-1)' },
    tank: { terrain: 'open', tint: 'var(--army)' },
    corridor: { terrain: 'room', tint: 'var(--runner)' },
    room: { terrain: 'room', tint: 'var(--parquet-1)' },
  },
  zombies: {
    Walker: { draw: zombie.drawWalker, reach: 17 },
    Runner: { draw: zombie.drawRunner, reach: 19 },
    Brute: { draw: zombie.drawBrute, reach: 19 },
    ...Object.fromEntries(Object.keys(signs).map(kind => [kind, abomination(kind)])),
  },
  allies: { President: companion('President'), Taylor: companion('Taylor') },
  tokens: {
    noise: corner(token.drawNoise),
    crate: corner(counted(drawCrate)),
    exit: corner(token.drawExit),
    car: { place: 'middle', isWide: true, draw: () => token.drawCar(undefined, []) },
  },
  families: {
    down: lying,
    grave: (name, people) => figure(() => drawGrave(people.get(name)?.letter ?? '')),
    humvee: () => ({ ...figure(drawHumvee), isWide: true }),
    link: told => {
      const [kind = '', letter = ''] = told.split(' ');
      return { place: 'corner', rank: 4, draw: () => drawLink(kind, letter) };
    },
  },
  busts,
  colours,
  letters,
  gear,
  buttons,
  cover,
  spawnLabel: name => (name === 'start' ? 'S' : (/ (\d+)$/.exec(name)?.[1] ?? name.slice(0, 1).toUpperCase())),
  spawnColour: name => COLOURS[colourOf(name)] ?? 'var(--spawn)',
  badges: {
    'lamp on': () => at(-1, 26, drawLamp(true)),
    'lamp off': () => at(-1, 26, drawLamp(false)),
    'saw light': () => at(15, -11, drawSawLight()),
  },
  annexes: view => ({
    hung: [],
    badges: new Map([...lamps(view), ...watching(view)]),
    more: down(view),
    light: lightOf(view),
  }),
  mood: view => (clockOf(view)?.isNight ? 'night' : undefined),
  animations: { ...hordeAnimations, ...cityAnimations },
});
