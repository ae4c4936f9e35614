import type { Random } from './rng';
import { circle, g, path, rect, times } from './svg';

// On which sides the neighbour is corrupt too.
export type Joins = Partial<Record<'n' | 'e' | 's' | 'w', boolean>>;

// Corruption swallows the zone: rot ground that runs into corrupt neighbours, veins from the middle, blisters.
export function drawCorruption(r: Random, id: string, joins: Joins = {}) {
  return g(
    { class: 'corruption' },
    path(outline(r, joins), { fill: 'var(--rot)', opacity: 0.93, stroke: 'var(--rot-deep)', 'stroke-width': 2 }),
    seams(joins),
    rect(-12, -12, 124, 124, { fill: `url(#${id}-rot)` }),
    times(11, () => vein(r)),
    tendrils(joins),
    times(6, () => blister(r)),
  );
}
// A wavy square; a joined side reaches the border straight so that two zones become one stain.
function outline(r: Random, joins: Joins) {
  const inset = (side: keyof Joins) => (joins[side] ? 0 : 5);
  const [top, right, bottom, left] = [inset('n'), 100 - inset('e'), 100 - inset('s'), inset('w')];
  const wave = (x1: number, y1: number, x2: number, y2: number, calm = false) =>
    times(5, i => {
      const t = (i + 1) / 5,
        m = (i + 0.5) / 5,
        k = calm ? 0 : r.between(-7, 7),
        across = y1 === y2;
      return `Q${x1 + (x2 - x1) * m + (across ? 0 : k)} ${y1 + (y2 - y1) * m + (across ? k : 0)} ${x1 + (x2 - x1) * t} ${y1 + (y2 - y1) * t}`;
    }).join('');
  return (
    `M${left} ${top}` +
    wave(left, top, right, top, joins.n) +
    wave(right, top, right, bottom, joins.e) +
    wave(right, bottom, left, bottom, joins.s) +
    wave(left, bottom, left, top, joins.w) +
    'z'
  );
}
// Cover the outline where two stains meet.
const seams = (joins: Joins) => [
  joins.n && rect(4, -3, 92, 7, { fill: 'var(--rot)' }),
  joins.w && rect(-3, 4, 7, 92, { fill: 'var(--rot)' }),
];
const tendrils = (joins: Joins) =>
  [joins.s && 'M42 60C30 80 60 90 48 108', joins.e && 'M60 52C80 40 90 64 108 50']
    .filter(d => typeof d === 'string')
    .map(d =>
      path(d, {
        fill: 'none',
        stroke: 'var(--rot-vein)',
        'stroke-width': 3.5,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
    );
function vein(r: Random) {
  const a = r.between(0, Math.PI * 2),
    far = r.between(26, 44),
    [c, k] = [Math.cos(a), Math.sin(a)];
  return path(
    `M${50 + c * 8} ${50 + k * 8}Q${50 + Math.cos(a + 0.7) * far * 0.6} ${50 + Math.sin(a + 0.7) * far * 0.6} ${50 + c * far} ${50 + k * far}`,
    {
      fill: 'none',
      stroke: 'var(--rot-vein)',
      'stroke-width': r.between(0.8, 2.4),
      'stroke-linecap': 'round',
      opacity: 0.8,
    },
  );
}
function blister(r: Random) {
  const x = r.between(12, 88),
    y = r.between(12, 88),
    k = r.between(2.5, 6);
  return g(
    {},
    circle(x, y, k, { fill: 'var(--rot-deep)', stroke: 'var(--rot-vein)', 'stroke-width': 1 }),
    circle(x - k * 0.3, y - k * 0.3, k * 0.32, { fill: 'var(--rot-glow)' }),
  );
}
