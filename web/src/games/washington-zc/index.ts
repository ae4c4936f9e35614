// The 2nd Edition and Washington: asphalt, road paint, torches in the dark.
import { linesOf, roomOf } from './city/plan';
import './city.css';
import { drawPortrait } from '../../draw/people';
import { portraitsOf } from '../../draw/portraits';
import { at, circle, g, path, s } from '../../draw/svg';
import * as token from '../../draw/tokens';
import * as zombie from '../../draw/zombies';
import type { People, PieceLook } from '../../board/look';
import type { Piece } from '../../board/pieces';
import { hordeGame } from '../horde';
import { hordeAnimations } from '../horde/animations';
import { carLook, cars } from '../horde/car';
import type { ReadSight } from '../horde/look';
import type { HordeView } from '../horde/view';
import type { SecondEditionEvent } from '../../protocol/washington-zc';
import type { TableEvent } from '../../wire/events';
import { cityAnimations } from './animations';
import { busts, colours, letters } from './busts';
import { buttons } from './buttons';
import { city } from './city/land';
import { drawLamp, drawSawLight } from './city/light';
import {
  drawCard,
  drawCrate,
  drawDown,
  drawGrave,
  drawHumvee,
  drawLightBar,
  drawLink,
  drawPin,
  things,
} from './city/tokens';
import { cover } from './cover';
import { gear } from './gear';
import { drawCityRoad, stopOf } from './road';
import { cards, clockOf, down, fallen, lightOf, links, lasting, linksOf, numberOf } from './view';
import { cityInWords } from './words';
import { moments } from './moments';

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

// What is lit and who lies there is drawn as such; a Humvee stands in its zone like a figure.
function landmark(kind: string): PieceLook {
  if (kind === 'humvee') return { ...figure(drawHumvee), isWide: true };
  return { place: 'corner', rank: 4, draw: counted(things[kind] ?? (() => token.drawAnyToken(kind))) };
}
// Objectives that are cards are drawn with their numbers.
const AS_CARDS = ['objective:', 'objective:card'];
const SHOWN_OTHERWISE = ['landmark:light', 'landmark:fallen', 'landmark:police-car'];
const isShownOtherwise =
  (view: HordeView) =>
  ({ id, zone }: Piece): boolean =>
    SHOWN_OTHERWISE.includes(id) || (AS_CARDS.includes(id) && cards(view).some(card => card.zone === zone));

const LAMPS = ['Flashlight', 'Service Flashlight'];
/** Whether somebody's lamp burns at night; undefined without one. */
function lamp(view: HordeView, survivor: string): boolean | undefined {
  const light = lightOf(view);
  const cards = view.survivors.find(({ name }) => name === survivor)?.inventory ?? [];
  if (light?.beams.some(beam => beam.piece === `survivor:${survivor}`)) return true;
  return light && cards.some(slot => LAMPS.includes(slot.card)) ? false : undefined;
}
const lamps = (view: HordeView): [string, string][] =>
  view.survivors.flatMap(({ name }): [string, string][] => {
    const isOn = lamp(view, name);
    return isOn === undefined ? [] : [[`survivor:${name}`, isOn ? 'lamp on' : 'lamp off']];
  });
/** The letters of the team. */
const taken = (view: HordeView) =>
  new Set(
    [
      ...portraitsOf(
        view.survivors.map(({ name }) => name),
        colours,
        () => g({}),
        [],
        letters,
      ).values(),
    ].map(({ letter }) => letter),
  );
const watching = (view: HordeView): [string, string][] =>
  (lightOf(view)?.watchers ?? []).flatMap(({ zone }) =>
    (view.board.zones.find(one => one.name === zone)?.zombies ?? []).map(({ kind }): [string, string] => [
      `zombie:${kind} ${zone}`,
      'saw light',
    ]),
  );

const pinned = (zone: string): [string, string] => [`token:noise ${zone}`, 'lasting'];

// In the car, besides the driver.
const SEATS = 3;
/** A police car wears its lights. */
const police = (view: HordeView): [string, string][] =>
  view.landmarks.some(({ kind }) => kind === 'police-car') ? cars(view).map(({ id }) => [id, 'police']) : [];

/** The card or note that was turned up last. */
function reading(events: readonly TableEvent[]): ReadSight | undefined {
  const read = (events as unknown as readonly SecondEditionEvent[]).findLast(
    one => one.is === 'CardRead' || one.is === 'NoteRead',
  );
  if (!read) return undefined;
  const { card, survivor } = read;
  return { card, survivor, number: numberOf(card), isNote: read.is === 'NoteRead' };
}

export const washingtonZc = hordeGame(
  {
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
      ...Object.fromEntries(Object.entries(things).map(([kind, draw]) => [kind, corner(counted(draw))])),
      ...Object.fromEntries(['President', 'Taylor'].map(name => [name, corner(companion(name))])),
      car: { place: 'middle', isWide: true, draw: () => token.drawCar(undefined, [], SEATS) },
    },
    families: {
      car: carLook(SEATS),
      down: lying,
      grave: (name, people) => figure(() => drawGrave(people.get(name)?.letter ?? '')),
      landmark,
      card: told => {
        const [side = '', id = ''] = told.split(' ');
        return { place: 'corner', rank: 3, draw: () => drawCard(numberOf(id), side === 'up') };
      },
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
    road: { landscape: drawCityRoad, stop: stopOf },
    spawnLabel: name => (name === 'start' ? 'S' : (/ (\d+)$/.exec(name)?.[1] ?? name.slice(0, 1).toUpperCase())),
    spawnColour: name => COLOURS[colourOf(name)] ?? 'var(--spawn)',
    badges: {
      'lamp on': () => at(-1, 26, drawLamp(true)),
      'lamp off': () => at(-1, 26, drawLamp(false)),
      'saw light': () => at(15, -11, drawSawLight()),
      police: drawLightBar,
      lasting: () => at(10, -10, drawPin()),
    },
    annexes: view => ({
      hung: [],
      badges: new Map([...lamps(view), ...watching(view), ...lasting(view).map(pinned), ...police(view)]),
      joined: cars(view),
      more: [...down(view), ...cards(view), ...links(view, taken(view))],
      without: isShownOtherwise(view),
      light: lightOf(view),
      links: linksOf(view),
    }),
    roomName: (shape, model) => (shape.kind === 'room' ? roomOf(shape, linesOf(model))[1] : undefined),
    inWords: cityInWords,
    toldOtherwise: isShownOtherwise,
    clock: clockOf,
    lamp,
    fate: (view, survivor) => fallen(view).findLast(one => one.survivor === survivor),
    reading,
    mood: view => (clockOf(view)?.isNight ? 'night' : undefined),
    moments,
    animations: { ...hordeAnimations, ...cityAnimations },
  },
  {
    tips: () => import('./tips'),
    guide: { mission: 'Z2-M01', steps: () => import('./guide') },
    closing: 'CampaignEnded' satisfies SecondEditionEvent['is'],
  },
);
