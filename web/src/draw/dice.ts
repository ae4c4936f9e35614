// Dice as people know them. Two pools, two shapes: all-out dice are hexagons, on which a crack stands in place of the one. Misses are
// struck through, not only dark; the caller words the label.
import { circle, path, rect, s, text, type Point } from './svg';

const pips: Record<number, Point[]> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};
const HEX = 'M7 1.6H17L22.8 12 17 22.4H7L1.2 12z';

// A hexagon has less room for its pips than a square.
const inHex = ([x, y]: Point): Point => [12 + (x - 12) * 0.72, 12 + (y - 12) * 0.82];
const crack = () => [
  path('M12 2L9.6 9l4.6 3-3.6 4.4L12 22', { class: 'crack' }),
  path('M9.6 9L4 10.4M14.2 12l6-1.8M10.6 16.4L6 18.8', { class: 'crack thin' }),
];

export const drawDie = (value: number, isHit: boolean, label: string, isAllOut = false, size = 34) =>
  s(
    'svg',
    {
      class: `die ${value === 0 ? 'broken' : isHit ? 'landed' : 'miss'}${isAllOut ? ' all-out' : ''}`,
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      role: 'img',
      'aria-label': label,
    },
    isAllOut ? path(HEX, { class: 'hex' }) : rect(1, 1, 22, 22, { rx: 5 }),
    (pips[value] ?? []).map(pip => circle(...(isAllOut ? inHex(pip) : pip), isAllOut ? 1.9 : 2.1)),
    value === 0 && crack(),
    !isHit && value > 0 && path('M3 21L21 3', { stroke: '#ff9d8f', 'stroke-width': 2 }),
  );
// A die that has not been rolled yet.
export const drawBlankDie = (isAllOut: boolean, size = 19) =>
  s(
    'svg',
    { class: `die blank${isAllOut ? ' all-out' : ''}`, viewBox: '0 0 24 24', width: size, height: size },
    isAllOut ? path(HEX, { class: 'hex' }) : rect(2, 2, 20, 20, { rx: 4.5 }),
  );
// The all-out value of a card: the hexagon of its dice with their number.
export const drawAllOutValue = (value: number, size = 22) =>
  s(
    'svg',
    { class: 'all-out-value', viewBox: '0 0 24 24', width: size, height: size },
    path(HEX, { class: 'hex' }),
    text(12, 16.6, String(value)),
  );
