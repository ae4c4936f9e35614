// One quiet object per room so that rooms can be told apart; kept in a corner, under the tokens.
import { at, circle, g, path, rect, type Point } from './svg';

export type Furniture = (id: string) => SVGElement;

const wood = { fill: 'var(--wood)', stroke: 'var(--wood-line)', 'stroke-width': 1 };

export const drawTable = () =>
  g(
    {},
    rect(-15, -9, 30, 18, { rx: 2, ...wood }),
    circle(-6, -1, 3, { fill: 'var(--slab-2)' }),
    rect(3, -4, 8, 6, { fill: 'var(--snow)', opacity: 0.8 }),
  );
export const drawBed = () =>
  g(
    {},
    rect(-11, -17, 22, 34, { rx: 2, ...wood }),
    rect(-9, -15, 18, 9, { rx: 2, fill: 'var(--snow)' }),
    rect(-9, -5, 18, 20, { rx: 2, fill: 'var(--carpet)' }),
  );
export const drawBarrels = () =>
  g(
    {},
    (
      [
        [-8, 3],
        [7, 4],
        [0, -8],
      ] as Point[]
    ).map(([x, y]) =>
      at(
        x,
        y,
        circle(0, 0, 7.5, wood),
        circle(0, 0, 4.6, { fill: 'none', stroke: 'var(--wood-line)', 'stroke-width': 1 }),
      ),
    ),
  );
export const drawShelf = () =>
  g(
    {},
    rect(-20, -6, 40, 11, { rx: 1, ...wood }),
    [-15, -9, -4, 4, 10, 15].map((x, i) =>
      rect(x - 2, -4, 4, 7, { fill: `var(--${['carpet', 'slab-2', 'snow'][i % 3]})` }),
    ),
  );
export const drawHearth = (id: string) =>
  g(
    {},
    circle(0, 2, 46, { fill: `url(#${id}-hearth)` }),
    path('M-15 -8h30v14h-30z', { fill: 'var(--slab-1)', stroke: 'var(--slab-seam)', 'stroke-width': 1.5 }),
    path('M-6 5c-3-6 3-7 3-12 5 4 3 6 6 6 1-1 1-2 1-3 4 4 3 7 1 9z', { fill: 'var(--glow-warm)' }),
  );
export const drawAnvil = () =>
  g(
    {},
    rect(-12, -12, 24, 24, { rx: 3, ...wood }),
    path('M-11-5h18l5-3v6l-6 4h-3v5h5v3h-16v-3h5v-5l-8-3z', { fill: 'var(--slab-seam)' }),
  );

export const drawSofa = () =>
  g(
    {},
    rect(-20, -11, 40, 22, { rx: 6, ...wood }),
    [-9, 9].map(x => rect(x - 8, -5, 16, 14, { rx: 4, fill: 'var(--carpet-line)' })),
  );

// A rug of the size of the room says: this is one zone, however many cells it covers.
export const drawRug = (w: number, h: number) =>
  g(
    {},
    rect(26, 26, w - 52, h - 52, { rx: 3, fill: 'var(--carpet)', stroke: 'var(--carpet-line)', 'stroke-width': 2.4 }),
    rect(33, 33, w - 66, h - 66, { fill: 'none', stroke: 'var(--carpet-line)', 'stroke-width': 1 }),
    [26, w - 26].map(x => path(fringe(x, x < w / 2 ? -5 : 5, 30, h - 30), fringeLine)),
  );
const fringeLine = { stroke: 'var(--carpet-line)', 'stroke-width': 1.2, opacity: 0.8 };
function fringe(x: number, out: number, from: number, to: number) {
  let d = '';
  for (let y = from; y <= to; y += 6) d += `M${x} ${y}h${out}`;
  return d;
}
// The pieces that stand in rooms; a room chooses by its seed.
export const furniture: readonly [Furniture, ...Furniture[]] = [
  drawTable,
  drawBed,
  drawBarrels,
  drawShelf,
  drawHearth,
  drawAnvil,
];

// What a room with it is called after.
export const furnitureNames: ReadonlyMap<Furniture, string> = new Map<Furniture, string>([
  [drawTable, 'table'],
  [drawBed, 'bed'],
  [drawBarrels, 'barrels'],
  [drawShelf, 'shelf'],
  [drawHearth, 'hearth'],
  [drawAnvil, 'anvil'],
  [drawSofa, 'sofa'],
]);
