// Walls, doors, openings, sandbags. A border is drawn on a level line from (0,0) to (length,0); the caller turns it.
import type { Random } from '../../../draw/rng';
import { circle, g, path, rect, type Kid } from '../../../draw/svg';

const DOOR = 36;
const OPENING = 52;

/** A cut in a wall: where its middle is, and how wide it is. */
export type Cut = readonly [at: number, wide: number];
export const doorCut = (length: number): Cut => [length / 2, DOOR];
export const openingCut = (length: number): Cut => [length / 2, Math.min(OPENING, length * 0.56)];

const thick = (isInner: boolean) => (isInner ? 3.6 : 5.6);
type Course = (from: number, to: number, isInner: boolean) => SVGElement;
const footing: Course = (from, to, isInner) =>
  rect(from, -thick(isInner), to - from, thick(isInner) * 2, { rx: 1.2, fill: 'var(--wall-dark)' });
const stone: Course = (from, to, isInner) =>
  rect(from + 1.6, -thick(isInner) + 1.6, to - from - 3.2, thick(isInner) * 2 - 3.2, {
    fill: isInner ? 'var(--inner-cap)' : 'var(--wall-cap)',
  });
const crest: Course = (from, to, isInner) =>
  rect(from + 1.6, -thick(isInner) + 1.6, to - from - 3.2, isInner ? 1.3 : 2.2, {
    fill: isInner ? 'var(--inner-light)' : 'var(--wall-light)',
  });
// All footings are laid, then all stones, then all crests: no seams where walls meet.
export const courses: readonly Course[] = [footing, stone, crest];

// One wall, cut open at its door or opening. Its ends run on by half a wall so that corners close.
export function drawWallLine(length: number, cut: Cut | undefined, isInner: boolean, course: Course): Kid[] {
  const over = thick(isInner);
  const gaps = cut ? [cut[0] - cut[1] / 2, cut[0] + cut[1] / 2] : [];
  const [from, first = length + over, second, last = length + over] = [-over, ...gaps];
  return [
    first - from > 1 && course(from, first, isInner),
    second !== undefined && last - second > 1 && course(second, last, isInner),
  ];
}
const jambs = ([at, wide]: Cut) =>
  [at - wide / 2, at + wide / 2].map(x =>
    rect(x - 3, -7, 6, 14, { rx: 1.5, fill: 'var(--wall-light)', stroke: 'var(--wall-dark)', 'stroke-width': 1.2 }),
  );
export const drawOpening = (cut: Cut) => {
  const [at, wide] = cut;
  return g(
    { class: 'opening' },
    rect(at - wide / 2, -3.4, wide, 6.8, { fill: 'var(--furn)', opacity: 0.85 }),
    path(`M${at - wide / 2 + 5} 0H${at + wide / 2 - 4}`, {
      stroke: 'var(--linen)',
      'stroke-width': 1.5,
      'stroke-dasharray': '3 4',
    }),
    jambs(cut),
  );
};

const slab = (at: number, fill: string, light: string): Kid[] => [
  rect(at - DOOR / 2 + 1, -6, DOOR - 2, 12, { rx: 2, fill: 'var(--wall-dark)' }),
  rect(at - DOOR / 2 + 2.6, -4.6, DOOR - 5.2, 9.2, { rx: 1.4, fill }),
  rect(at - DOOR / 2 + 2.6, -4.6, DOOR - 5.2, 2.4, { rx: 1, fill: light }),
  path(`M${at} -4V4.4`, { stroke: 'var(--wall-dark)', 'stroke-width': 1, opacity: 0.6 }),
];
const openLeaf = (at: number, inside: number): Kid[] => [
  rect(at - DOOR / 2, -4.4, DOOR, 8.8, { fill: 'var(--furn)' }),
  path(`M${at - 11} 0H${at + 12}`, { stroke: 'var(--linen)', 'stroke-width': 1.6, 'stroke-dasharray': '3 4' }),
  g(
    { transform: `translate(${at - DOOR / 2 + 3} 0) rotate(${inside * 72})` },
    rect(0, -3.2, 30, 6.4, { rx: 1.6, fill: 'var(--door)', stroke: 'var(--wall-dark)', 'stroke-width': 1.4 }),
    circle(25, 0, 1.6, { fill: 'var(--lock)' }),
  ),
];
// A grating over the slab, seen on both sides of the badge and beyond the wall.
const bars = (at: number) =>
  path([-15, -11.4, 11.4, 15].map(x => `M${at + x} -9V9`).join(''), {
    stroke: 'var(--lock)',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });

const ring = { stroke: 'var(--wall-dark)', 'stroke-width': 1.6 };
const badges = {
  blue: (): Kid[] => [
    circle(0, 0, 9.5, { fill: 'var(--blue-door)', ...ring }),
    path('M-5.4-1.6q2.7-3.2 5.4 0t5.4 0M-5.4 2.8q2.7-3.2 5.4 0t5.4 0', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.9,
      'stroke-linecap': 'round',
    }),
  ],
  green: (): Kid[] => [
    path('M0-11L11 8.4H-11z', { fill: 'var(--green-door)', ...ring, 'stroke-linejoin': 'round' }),
    path('M0 6.4V-.8M0 3C-4.6 3-4.6-1.6-4.6-1.6-.8-1.6 0 .8 0 3zM0 1.6C4 1.6 4-3 4-3 .8-3 0-.8 0 1.6z', {
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': 0.9,
    }),
  ],
  sealed: (): Kid[] => [
    rect(-9, -9, 18, 18, { rx: 3, fill: 'var(--sealed)', ...ring }),
    path('M-4.4-4.4 4.4 4.4M4.4-4.4-4.4 4.4', { stroke: '#fff', 'stroke-width': 3, 'stroke-linecap': 'round' }),
  ],
};

/** How a door stands: `inside` is the side of the line on which its leaf opens, `turn` how far the wall is turned. */
export interface DoorSite {
  at: number;
  inside: 1 | -1;
  turn: number;
}
// The state of a door is its shape: a leaf that stands open, a slab with a knob, with a badge, or behind bars. The wall turns,
// the badge does not.
const doors: Record<string, (site: DoorSite) => Kid[]> = {
  door: ({ at, inside }) => openLeaf(at, inside),
  // Steps that go down through the wall.
  stairs: ({ at }) => [
    rect(at - DOOR / 2, -4.4, DOOR, 8.8, { fill: 'var(--furn)' }),
    path([-10, -5, 0, 5, 10].map(x => `M${at + x} -4.4V4.4`).join(''), {
      stroke: 'var(--wall-dark)',
      'stroke-width': 2,
    }),
  ],
  'closed-door': ({ at }) => [
    slab(at, 'var(--door)', 'var(--door-light)'),
    circle(at + 12, 0.6, 2, { fill: 'var(--lock)', stroke: 'var(--wall-dark)', 'stroke-width': 0.8 }),
  ],
  'blue-door': site => [slab(site.at, 'var(--blue-door)', 'var(--blue-door-light)'), badge(site, 'blue')],
  'green-door': site => [slab(site.at, 'var(--green-door)', 'var(--green-door-light)'), badge(site, 'green')],
  'sealed-door': site => [slab(site.at, 'var(--sealed)', 'var(--sealed-light)'), bars(site.at), badge(site, 'sealed')],
};
const badge = ({ at, turn }: DoorSite, kind: keyof typeof badges) =>
  g({ class: `door-badge ${kind}`, transform: `translate(${at} 0) rotate(${-turn})` }, badges[kind]());

export const isDoor = (kind: string): boolean => kind in doors;
export const drawDoor = (kind: string, site: DoorSite) =>
  g({ class: `leaf ${kind}` }, doors[kind]?.(site), jambs([site.at, DOOR]));

// Two rows of bags: they stop the walking dead, not the eye and not you.
export function drawSandbags(r: Random, length: number): SVGElement {
  const bags: Kid[] = [];
  for (const [row, shift] of [
    [-4.6, 0],
    [4.6, 8],
  ] as const) {
    for (let x = 2 + shift; x < length - 8; x += 16.4) {
      bags.push(
        rect(x + r.between(-0.8, 0.8), row - 5.4, 16, 10.8, {
          rx: 5,
          fill: r.pick(['var(--sand-1)', 'var(--sand-2)']),
          stroke: 'var(--sand-line)',
          'stroke-width': 1.2,
          transform: `rotate(${r.between(-4, 4)} ${x + 8} ${row})`,
        }),
      );
    }
  }
  return g({ class: 'sandbags' }, rect(0, -8, length, 20, { rx: 8, fill: 'var(--shade)', opacity: 0.28 }), bags);
}
