// The road of a campaign: hills under the sky, and one road from stop to stop. A game may bring a landscape of its own.
import { rng } from './rng';
import { g, path, rect, s } from './svg';
import type { Point } from './svg';

export const WIDE = 1340;
export const HIGH = 132;

/** Where a stop stands on the road. */
export function stopAt(at: number, count: number): Point {
  return [(WIDE * (at + 0.5)) / count, 92 + (at % 2 ? 7 : -7)];
}

/** The road to the stop that was reached, counted from 0, and on to the last one. */
export function drawRoad(count: number, reached: number, landscape?: SVGElement): SVGElement {
  const all = `${way(count - 1, count)}L${WIDE + 10} 96`;
  return s(
    'svg',
    { class: 'road-svg', viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: 'none' },
    landscape ?? drawHills(),
    g(
      { fill: 'none' },
      path(all, { stroke: '#0008', 'stroke-width': 30, transform: 'translate(0 4)' }),
      path(all, { stroke: 'var(--road-far)', 'stroke-width': 26 }),
      path(way(reached, count), { stroke: 'var(--road-near)', 'stroke-width': 26 }),
      path(all, { stroke: 'var(--line)', 'stroke-width': 1.6, 'stroke-dasharray': '10 9' }),
    ),
  );
}

function way(to: number, count: number): string {
  let d = 'M-10 96';
  let [px, py]: Point = [-10, 96];
  for (let at = 0; at <= to; at++) {
    const [x, y] = stopAt(at, count);
    d += `C${(px + x) / 2} ${py} ${(px + x) / 2} ${y} ${x} ${y}`;
    [px, py] = [x, y];
  }
  return d;
}

function drawHills(): SVGElement {
  const random = rng(77);
  const ridge = (base: number, rise: number, step: number, shade: string) => {
    let d = `M-10 ${HIGH}V${base}`;
    for (let x = -10; x < WIDE; x += step) {
      const top = base - random.between(0, rise);
      d += `Q${x + step / 2} ${top} ${x + step} ${base - random.between(0, rise / 3)}`;
    }
    return path(`${d}V${HIGH}z`, { fill: shade });
  };
  return g(
    {},
    rect(0, 0, WIDE, HIGH, { fill: 'var(--road-sky)' }),
    ridge(66, 44, 150, 'var(--road-hill)'),
    ridge(84, 34, 96, 'var(--road-wood)'),
  );
}
