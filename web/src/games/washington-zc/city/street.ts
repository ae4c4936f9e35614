// Road paint, crossings, pavements, trees and wrecks. Paint is white or dull ochre: the bright yellow belongs to the hand.
import type { Rect } from '../../../board/outline';
import type { Random } from '../../../draw/rng';
import { circle, ellipse, g, path, rect, times, type Kid } from '../../../draw/svg';

const WALK = 13;

// Pavement runs round every building; all rooms are painted coat by coat, so that a building has one kerb.
export function drawPavements(rooms: readonly Rect[]): Kid[] {
  const grown = ({ x, y, w, h }: Rect, by: number, fill: string) =>
    rect(x - by, y - by, w + by * 2, h + by * 2, { rx: 9, fill });
  return [
    rooms.map(room => grown(room, WALK + 1.6, 'var(--tar)')),
    rooms.map(room => grown(room, WALK, 'var(--curb)')),
    rooms.map(room => grown(room, WALK - 2, 'var(--walk)')),
    path(rooms.map(slabLines).join(''), { stroke: 'var(--walk-seam)', 'stroke-width': 0.8, opacity: 0.8 }),
  ];
}
function slabLines({ x, y, w, h }: Rect): string {
  const wide = WALK - 2;
  let seams = '';
  for (let at = x + 8; at < x + w; at += 16) seams += `M${at} ${y - wide}v${wide}M${at} ${y + h}v${wide}`;
  for (let at = y + 8; at < y + h; at += 16) seams += `M${x - wide} ${at}h${wide}M${x + w} ${at}h${wide}`;
  return seams;
}

// A zebra lies across the street exactly on the border of two zones: count the crossings, count the zones. It keeps off the
// pavement at both ends, by as much as it is told.
export function drawCrossing(length: number, [before, after]: readonly [number, number]): SVGElement {
  const painted = length - before - after;
  const count = Math.max(2, Math.round(painted / 15));
  const pitch = painted / count;
  return g(
    { transform: `translate(${before} 0)`, class: 'crossing' },
    times(count, i =>
      rect(i * pitch + pitch * 0.22, -9, pitch * 0.56, 18, { rx: 1, fill: 'var(--lane)', opacity: 0.78 }),
    ),
  );
}
// The middle of the road between two crossings; at the edge of the board the other half of the road lies outside.
export function drawLane({ x, y, w, h }: Rect, isUpright: boolean, side: 'middle' | 'low' | 'high'): SVGElement {
  const [long, wide] = isUpright ? [h, w] : [w, h];
  const at = { middle: wide / 2, low: 4, high: wide - 4 }[side];
  const line = (by: number) =>
    path(isUpright ? `M${at + by} 26V${long - 26}` : `M26 ${at + by}H${long - 26}`, {
      stroke: 'var(--lane-mid)',
      'stroke-width': 2.2,
      fill: 'none',
      opacity: 0.9,
      'stroke-dasharray': side === 'middle' ? undefined : '12 9',
    });
  return g({ transform: `translate(${x} ${y})` }, side === 'middle' ? [line(-2.6), line(2.6)] : line(0));
}

export function drawTree(r: Random): SVGElement {
  const crowns = times(7, i => {
    const turn = (i / 7) * 2 * Math.PI + r.between(-0.3, 0.3);
    return { x: Math.cos(turn) * 7, y: Math.sin(turn) * 7, size: r.between(6, 8) };
  });
  const leaves = () => crowns.map(({ x, y, size }) => circle(x, y, size, { fill: 'var(--leaf)' }));
  return g(
    {},
    ellipse(4, 5, 15, 14, { fill: 'var(--shade)', opacity: 0.3 }),
    g({ stroke: 'var(--leaf-line)', 'stroke-width': 1.6 }, leaves()),
    leaves(),
    circle(-3, -4, 6.5, { fill: 'var(--leaf-2)' }),
    circle(3, 2, 3.4, { fill: 'var(--leaf-2)', opacity: 0.7 }),
  );
}

// Abandoned cars lie under the pieces and stay dull: they are scenery, no tokens. About 60 long and 28 wide.
export function drawWreck(r: Random): SVGElement {
  const paint = r.pick(['var(--paint-1)', 'var(--paint-2)', 'var(--paint-3)', 'var(--paint-4)']);
  const [isBurnt, isVan] = [r.chance(0.3), r.chance(0.28)];
  const body = isBurnt ? 'var(--rust)' : paint;
  const half = isVan ? 33 : 30;
  return g(
    {},
    ellipse(3, 4, half + 2, 16, { fill: 'var(--shade)', opacity: 0.35 }),
    isBurnt && ellipse(-6, 0, 40, 21, { fill: 'var(--shade)', opacity: 0.28 }),
    [-17, 17].map(x => [-14, 14].map(y => rect(x - 6, y - 2, 12, 4, { rx: 1.5, fill: 'var(--shade)' }))),
    path(
      `M${-half} -9Q${-half} -14 ${-half + 6} -14H${half - 9}Q${half} -13 ${half} -6V6Q${half} 13 ${half - 9} 14H${-half + 6}Q${-half} 14 ${-half} 9z`,
      { fill: body, stroke: 'var(--shade)', 'stroke-width': 1.6 },
    ),
    windows(isVan),
    path(`M${half - 2}-9v4M${half - 2} 5v4`, {
      stroke: isBurnt ? 'var(--shade)' : 'var(--linen)',
      'stroke-width': 2.4,
    }),
    path(`M${-half + 1.5}-9v4M${-half + 1.5} 5v4`, { stroke: 'var(--sealed)', 'stroke-width': 2.4 }),
    isBurnt
      ? path('M-4-10l6 7-4 6 7 8M-20-6l6 4-3 8', { fill: 'none', stroke: 'var(--shade)', 'stroke-width': 1.6 })
      : path('M5-4l5 3-4 3 5 4M5-4l3-4', { fill: 'none', stroke: '#ffffffb0', 'stroke-width': 0.9 }),
    r.chance(0.5) && path('M2 14L6 25l12-3-4-8z', { fill: body, stroke: 'var(--shade)', 'stroke-width': 1.4 }),
    times(6, () =>
      circle(half + r.between(2, 12), r.between(-14, 14), r.between(0.6, 1.4), { fill: 'var(--glass)', opacity: 0.8 }),
    ),
  );
}
function windows(isVan: boolean): Kid[] {
  const dark = { fill: 'var(--wall-dark)', opacity: 0.82 };
  if (isVan) return [rect(-26, -10.5, 34, 21, { rx: 3, fill: '#0003' }), path('M12-11q7 11 0 22h6q6-11 0-22z', dark)];
  return [
    path('M9-11.5q6 11.5 0 23l-7-2.5q3-9 0-18z', dark),
    path('M-19-11q-4 11 0 22l6-2.5q-2-8.5 0-17z', dark),
    path('M-12-12.4h13l-3 2.6h-8zM-12 12.4h13l-3-2.6h-8z', dark),
    rect(-13, -9, 15, 18, { rx: 3, fill: '#ffffff1c' }),
  ];
}
// Paper, a can, a dropped bag: one small heap where two walls meet.
export const drawLitter = (r: Random) =>
  g(
    {},
    times(5, () =>
      rect(r.between(-10, 10), r.between(-8, 8), r.between(3, 6), r.between(2, 4), {
        fill: r.pick(['var(--linen)', 'var(--metal-2)', 'var(--cloth)']),
        opacity: 0.6,
        transform: `rotate(${r.between(0, 90)})`,
      }),
    ),
  );
