// Dice as people know them; on all-out dice, which have an edge of their own, a crack stands in place of the one. Misses are struck
// through, not only dark; the caller words the label.
import { circle, path, rect, s, type Point } from './svg';

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
const CRACK = 'M12 3l-3 6 5 3-4 4 3 5';

export const drawDie = (value: number, isHit: boolean, label: string, isAllOut = false, size = 34) =>
  s(
    'svg',
    {
      class: `die ${isHit ? 'hit' : 'miss'}${isAllOut ? ' all-out' : ''}`,
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      role: 'img',
      'aria-label': label,
    },
    rect(1, 1, 22, 22, { rx: 5 }),
    (pips[value] ?? []).map(([x, y]) => circle(x, y, 2.1)),
    value === 0 && path(CRACK, { class: 'crack' }),
    !isHit && value > 0 && path('M3 21L21 3', { stroke: '#ff9d8f', 'stroke-width': 2 }),
  );
