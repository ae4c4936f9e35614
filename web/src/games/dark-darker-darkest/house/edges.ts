// Walls and what is in them, drawn along a horizontal line from the origin; callers place and turn them. An opening is a cell wide.
import { circle, g, path, rect, type Kid } from '../../../draw/svg';

const masonry = (from: number, to: number): Kid[] => [
  rect(from, -5, to - from, 10, { rx: 1.2, fill: 'var(--mason-dark)' }),
  rect(from + 1.1, -3.6, to - from - 2.2, 6.6, { rx: 0.8, fill: 'var(--wall-cap)' }),
  rect(from + 1.1, -3.6, to - from - 2.2, 2.2, { rx: 0.8, fill: 'var(--wall-light)' }),
];
const edged = { stroke: 'var(--mason-dark)', 'stroke-width': 1 };
const jambs = (length: number) =>
  [0, length].map(x => rect(x - 2.6, -6.4, 5.2, 12.8, { rx: 1.2, fill: 'var(--jamb)', ...edged }));
const sill = (length: number): Kid[] => [
  rect(0, -3.4, length, 6.8, { fill: 'var(--sill)' }),
  path(`M3 0H${length - 3}`, { stroke: 'var(--sill-line)', 'stroke-width': 1.3, 'stroke-dasharray': '3 3' }),
];

/** A wall; at a corner of its tile it runs on to meet the next one. */
export const drawWall = (length: number, before: boolean, after: boolean) =>
  g({}, masonry(before ? -5 : 0, length + (after ? 5 : 0)));

// Three panes of moonlight to a side, one to a cell.
export const drawWindows = (length: number, before: boolean, after: boolean) =>
  g(
    {},
    masonry(before ? -5 : 0, length + (after ? 5 : 0)),
    Array.from({ length: Math.round(length / 40) }, (_, i) =>
      g(
        { transform: `translate(${20 + i * 40} 0)` },
        rect(-14, -3.4, 28, 6.8, { rx: 1, fill: 'var(--pane)', ...edged }),
        path('M0-3.4V3.4M-14 0H14', edged),
      ),
    ),
  );

type Opening = (length: number) => SVGElement;
export const openings: Readonly<Record<string, Opening>> = {
  // An arch: nothing but the way through.
  open: length =>
    g(
      {},
      path(`M2 0H${length - 2}`, {
        stroke: 'var(--sill-line)',
        'stroke-width': 1.5,
        'stroke-dasharray': '1.5 5',
        'stroke-linecap': 'round',
        opacity: 0.75,
      }),
      jambs(length),
    ),
  doorway: length => g({}, sill(length), jambs(length)),
  // The leaf stands aside.
  opened: length => g({}, sill(length), rect(0, -1, 5, 17, { rx: 1, fill: 'var(--wood)', ...edged }), jambs(length)),
  lock: length =>
    g(
      {},
      rect(0, -4.6, length, 9.2, { rx: 1, fill: 'var(--door)', stroke: 'var(--mason-dark)', 'stroke-width': 1.4 }),
      path(`M${length / 4}-4V4M${(length * 3) / 4}-4V4`, edged),
      jambs(length),
    ),
  // Steel with a hazard band; no chip can open it.
  sealed: length =>
    g(
      { transform: `translate(${length / 2} 0)` },
      rect(-23, -7, 46, 14, { rx: 2, fill: '#d9b13b', stroke: 'var(--mason-dark)', 'stroke-width': 1.6 }),
      [-19, -9, 1, 11].map(x => path(`M${x}-6.2h6l-4 12.4h-6z`, { fill: '#1d1a14' })),
      circle(0, 0, 6.4, { fill: '#1d1a14', stroke: '#f4efe2', 'stroke-width': 1.4 }),
      path('M-2.6-.4V-2a2.6 2.6 0 0 1 5.2 0v1.6M-3.4-.6h6.8v4.4h-6.8z', {
        fill: 'none',
        stroke: '#f4efe2',
        'stroke-width': 1.2,
      }),
    ),
};
