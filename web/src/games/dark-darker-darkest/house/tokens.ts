// Tokens of the house. Origin is their middle; shape first, colour second, a number where players count.
import { at, circle, g, path, rect, text, type Attributes } from '../../../draw/svg';
import { drawSymbol } from './symbols';

export type Compass = 'n' | 'e' | 's' | 'w';
const TURN: Record<Compass, number> = { e: 0, s: 90, w: 180, n: 270 };

const ink = 'var(--ring-base)';
const drawn: Attributes = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
// A chip on a door. Face down: padlock and the number of symbols. Face up: the symbols in a row, or in a column on an upright wall.
export function drawDoorChip(count: number, face: string, isFlat: boolean): SVGElement {
  if (!face) {
    return g(
      { class: 'token chip-down', 'data-thing': 'chip:down' },
      path('M-6-4V-7.5a6 6 0 0 1 12 0V-4', { fill: 'none', stroke: ink, 'stroke-width': 5.4 }),
      path('M-6-4V-7.5a6 6 0 0 1 12 0V-4', { fill: 'none', stroke: '#e6d6b8', 'stroke-width': 2.6 }),
      rect(-10, -5.5, 20, 16.5, { rx: 3.4, fill: '#3a2c3f', stroke: '#e6d6b8', 'stroke-width': 1.8 }),
      text(0, 7.4, count, { class: 'chip-no' }),
    );
  }
  const n = face.length;
  const [w, h] = isFlat ? [n * 14 + 5, 19] : [19, n * 14 + 5];
  return g(
    { class: 'token chip-up', 'data-thing': 'chip:up' },
    rect(-w / 2, -h / 2, w, h, { rx: 9, fill: '#17101a', stroke: '#e6d6b8', 'stroke-width': 1.8 }),
    [...face].map((letter, i) => {
      const off = (i - (n - 1) / 2) * 14;
      return at(isFlat ? off : 0, isFlat ? 0 : off, drawSymbol(letter, 12, 2.8));
    }),
  );
}
export const drawCamera = (direction: Compass) =>
  g(
    { class: 'token', 'data-thing': 'camera' },
    circle(0, 0, 10.5, { fill: '#1c2730', stroke: 'var(--watch)', 'stroke-width': 1.8 }),
    g(
      { transform: `rotate(${TURN[direction]})` },
      path('M-6-3.6H2.4V3.6H-6zM2.4-1.4L7-3.8V3.8L2.4 1.4z', { fill: 'var(--count)' }),
      circle(-2, 0, 1.5, { fill: '#ff5d5d' }),
    ),
  );
// Burn markers: one flame per marker, the number with them. The Fire token is the front: larger, ringed.
const flame = (k: number, fill = 'var(--fire)') =>
  g(
    { transform: `scale(${k})` },
    path('M-11 10C-15-2-4-4-3-16 7-10 4-4 8-2 10-5 9-8 9-8 16-1 14 7 10 11z', { fill, stroke: ink, 'stroke-width': 2 }),
    path('M-4 10C-6 3 0 1 1-5 6 0 6 6 4 10z', { fill: '#fff2b8' }),
  );
export const drawBurns = (count: number) =>
  g(
    { class: 'token', 'data-thing': 'burns' },
    count > 1 && at(-5, 1, flame(0.68)),
    at(count > 1 ? 6 : 0, 0, flame(0.76)),
    at(
      count > 1 ? 13 : 9,
      7,
      circle(0, 0, 6.6, { fill: '#2a1206', stroke: 'var(--fire)', 'stroke-width': 1.4 }),
      text(0, 3.5, count, { class: 'burn-no' }),
    ),
  );
/** The Fire token; an arrow on its rim says the way in which it spread last. */
export const drawFireToken = (spread?: Compass) =>
  g(
    { class: 'token', 'data-thing': 'fire' },
    spread &&
      g(
        { class: 'spread', transform: `rotate(${TURN[spread]})` },
        path('M14-7L24 0 14 7z', { fill: '#ffd08a', stroke: ink, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
      ),
    circle(0, 0, 15.5, { fill: '#2a0f06', stroke: '#ffd08a', 'stroke-width': 2.2 }),
    at(0, 1.5, flame(0.82)),
  );
export const drawGone = () =>
  g(
    { class: 'token', 'data-thing': 'gone' },
    circle(0, 0, 9, { fill: '#120c0d', stroke: 'var(--ember)', 'stroke-width': 1.6 }),
    path('M-4-4L4 4M4-4L-4 4', { stroke: '#ffd9b8', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
  );
export const drawSpawnToken = (count: number) =>
  g(
    { class: 'token' },
    circle(0, 0, 14, { fill: '#221a20', stroke: '#d8c9b4', 'stroke-width': 1.8, 'stroke-dasharray': '3.2 2.6' }),
    path('M-8 10C-8 2-4 1-3.4-1.6A4.4 4.4 0 1 1 3.4-1.6C4 1 8 2 8 10z', { fill: '#5c4d55' }),
    text(0, 6, '?', { class: 'spawn-mark' }),
    count > 1 && drawTally(11, 10, count),
  );
export const drawSearched = () =>
  g(
    { class: 'token', 'data-thing': 'searched' },
    rect(-7, -7, 14, 14, { rx: 2.5, fill: '#9a9298', stroke: ink, 'stroke-width': 1.4 }),
    path('M-3.6.2l2.6 2.8L3.8-3', { fill: 'none', stroke: '#1b161a', 'stroke-width': 2, 'stroke-linecap': 'round' }),
  );
export const drawUsed = () =>
  g({}, rect(-5.5, -5.5, 11, 11, { rx: 1.6, fill: '#050405', stroke: '#d8c9b4', 'stroke-width': 1.3 }));
const plaques: Readonly<Record<string, [colour: string, sign: string]>> = {
  terminal: ['#1f3f4d', 'M-7-6H7V3H-7zM-4 7H4M0 3V7M-4-2l2 1.6L-4 1M0 1H3'],
  medical: ['#2c6b4d', 'M0-7V7M-7 0H7'],
  ammunition: [
    '#6d5524',
    'M-5 7V-2C-5-5-3.6-7-3.4-7S-1.8-5-1.8-2V7zM1.8 7V-2C1.8-5 3.2-7 3.4-7S5-5 5-2V7zM-6 3.5H-1M1 3.5H6',
  ],
  firecontrol: ['#7c3423', 'M0-8C5-2 6 0 6 3A6 6 0 0 1-6 3C-6 0-5-2 0-8zM-3 4a3 3 0 0 0 3 2'],
  antidote: ['#4d3a78', 'M-3-7H3M-2-7V-1L-5.4 5A2 2 0 0 0-3.6 7.6H3.6A2 2 0 0 0 5.4 5L2-1V-7M-4 3H4'],
};
/** What is printed on a corner, with a black cube if it is used up. */
export function drawPlaque(name: string, isUsed: boolean): SVGElement {
  const [colour, sign] = plaques[name] ?? ['#3a2c3f', ''];
  return g(
    { class: 'token', 'data-thing': `icon:${name}` },
    rect(-12, -12, 24, 24, {
      rx: name === 'terminal' ? 3 : 12,
      fill: colour,
      stroke: '#f4efe2',
      'stroke-width': 1.7,
    }),
    path(sign, { ...drawn, stroke: '#fff', 'stroke-width': 1.9 }),
    isUsed && at(9, -9, drawUsed()),
  );
}
export const PLAQUES = Object.keys(plaques);
export const drawCure = (id: string) =>
  g(
    { class: 'token', 'data-thing': 'icon:cure' },
    circle(0, 0, 26, { fill: `url(#${id}-cure)` }),
    path('M-4-14H4V-5L9 6A6 6 0 0 1 4 14H-4A6 6 0 0 1-9 6L-4-5z', {
      fill: '#0d2a22',
      stroke: '#eafff5',
      'stroke-width': 1.8,
    }),
    path('M-6.6 2H6.6L8 6.4A5 5 0 0 1 4 12.4H-4A5 5 0 0 1-8 6.4z', { fill: '#6ff0b6' }),
    path('M-5.5-14.5h11', { stroke: '#eafff5', 'stroke-width': 2.6 }),
  );
// The bearer of the cure wears it on the ring.
export const drawCureBadge = () =>
  g(
    {},
    circle(0, 0, 8.6, { fill: '#0d2a22', stroke: '#6ff0b6', 'stroke-width': 1.8 }),
    path('M-2-5H2V-1.6L4 2.6A2.6 2.6 0 0 1 2 5H-2A2.6 2.6 0 0 1-4 2.6L-2-1.6z', { fill: '#6ff0b6' }),
  );
// Under a grab: a clamp round the portrait and a hand, so that it reads without colour.
export function drawGrab(radius: number): SVGElement {
  const clamp = `M${-radius - 3} ${-radius * 0.55}A${radius + 4} ${radius + 4} 0 0 1 ${-radius * 0.3} ${-radius - 3}M${radius * 0.3} ${-radius - 3}A${radius + 4} ${radius + 4} 0 0 1 ${radius + 3} ${-radius * 0.55}M${-radius - 3} ${radius * 0.4}A${radius + 4} ${radius + 4} 0 0 0 ${-radius * 0.1} ${radius + 4}`;
  return g(
    { class: 'grab' },
    path(clamp, { ...drawn, stroke: '#7c1f22', 'stroke-width': 5.4 }),
    path(clamp, { ...drawn, stroke: '#ffd9d1', 'stroke-width': 2.2 }),
    at(
      -radius * 0.85,
      -radius * 0.9,
      circle(0, 0, 7.6, { fill: '#7c1f22', stroke: '#ffd9d1', 'stroke-width': 1.5 }),
      g({ transform: 'scale(.46) translate(-12 -13)' }, path(HAND, { fill: '#ffece6' })),
    ),
  );
}
const HAND =
  'M7 14V7a1.6 1.6 0 0 1 3.2 0V5a1.6 1.6 0 0 1 3.2 0v2a1.6 1.6 0 0 1 3.2 0v1.4a1.6 1.6 0 0 1 3 .4V14c0 5-3 7.5-6.6 7.5-3 0-5-1.4-6.2-4L4.2 13c1-1.3 2-.8 2.8 1z';
// An armed Mine: a flat disc with three feelers.
export const drawMine = () =>
  g(
    { class: 'token', 'data-thing': 'mine' },
    path('M0-6V-13M-6-4L-11-9M6-4L11-9', { ...drawn, stroke: '#e6d6b8', 'stroke-width': 2 }),
    path('M-11 8C-11-4-7-7 0-7S11-4 11 8z', { fill: '#3d4a34', stroke: '#e6d6b8', 'stroke-width': 1.6 }),
    circle(0, 2, 3, { fill: '#ff5d5d', stroke: ink, 'stroke-width': 1 }),
  );
// Zombies that are down lie on their plate; the number says how many of the horde.
export const drawStunned = (count: number) =>
  g(
    { class: 'token', 'data-thing': 'stunned' },
    rect(-13, -7, 26, 14, { rx: 7, fill: '#221a20', stroke: '#d8c9b4', 'stroke-width': 1.4 }),
    path('M-8 3H4M5 3a2.6 2.6 0 1 0 .1 0', { ...drawn, stroke: '#d8c9b4', 'stroke-width': 2 }),
    text(-1, -1, count, { class: 'stunned-no' }),
  );
// What is printed on tiles and counts in the advanced game.
const advanced: Readonly<Record<string, string>> = {
  gas: 'M-4-8H4V-4H-4zM-6-4H6V8H-6zM-3 1C-3-2 3-2 3 1S-3 4-3 7',
  lurking: 'M-9 0S-5-6 0-6 9 0 9 0 5 6 0 6-9 0-9 0zM0-3V3',
  barriers: 'M-8-4H8M-8 4H8M-5-8V8M5-8V8',
  storage: 'M-7-6H7V7H-7zM-7-1H7M-2-3H2M-2 3H2',
  visibility: 'M0-8A6 6 0 0 1 3 3V6H-3V3A6 6 0 0 1 0-8zM-2 9H2',
};
export const ADVANCED = Object.keys(advanced);
export const drawAdvanced = (icon: string) =>
  g(
    { class: 'token', 'data-thing': `icon:${icon}`, opacity: 0.8 },
    path('M0-13L13 0 0 13-13 0z', { fill: '#211820', stroke: '#c9b2ab', 'stroke-width': 1.4 }),
    g({ transform: 'scale(.72)' }, path(advanced[icon] ?? '', { ...drawn, stroke: '#f0e2d4', 'stroke-width': 2 })),
  );
export const drawTally = (x: number, y: number, count: number) =>
  at(
    x,
    y,
    circle(0, 0, 8, { fill: 'var(--count)', stroke: 'var(--count-rim)', 'stroke-width': 1.5 }),
    text(0, 4.1, count, { class: 'count' }),
  );
