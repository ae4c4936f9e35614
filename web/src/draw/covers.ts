// Covers, 300 x 380, drawn from simple shapes. One scene, one light source, one threat each.
import { rng, seedOf, type Random } from './rng';
import { circle, g, path, rect, s, times, type Kid } from './svg';

export const W = 300,
  H = 380;
export const grad = (id: string, ...stops: [number, string][]) =>
  s(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    stops.map(([offset, colour]) => s('stop', { offset, 'stop-color': colour })),
  );
export const light = (id: string, colour: string) =>
  s(
    'radialGradient',
    { id },
    s('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': 0.95 }),
    s('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
  );

// A crowd seen from behind; every figure a little different, none detailed.
export function crowd(r: Random, y: number, count: number, scale: number, fill: string) {
  return g(
    { fill },
    times(count, i => {
      const x = ((i + 0.5) * W) / count + r.between(-8, 8),
        k = scale * r.between(0.85, 1.15),
        lean = r.between(-9, 9);
      return g(
        { transform: `translate(${x} ${y + r.between(-5, 5)}) rotate(${lean}) scale(${k})` },
        circle(0, -30, 6.5),
        path('M-11-18C-8-25 8-25 11-18L13 4 10 30H-10L-13 4z'),
        path(r.chance(0.5) ? 'M9-18L22-30 25-27 13-10z' : 'M-9-18L-20-6-23-8-12-22z'),
      );
    }),
  );
}
export const flakes = (r: Random, count: number) =>
  g(
    { fill: '#fff' },
    times(count, () =>
      circle(r.between(0, W), r.between(0, H), r.between(0.5, 2.1), { opacity: r.between(0.3, 0.95) }),
    ),
  );
export const merlons = (x: number, y: number, count: number, w: number, fill: string) =>
  g(
    { fill },
    times(count, i => rect(x + i * w * 1.7, y - 9, w, 10)),
  );

// A night sky and a crowd, for games without a cover of their own.
function coverAny(game: string): Kid[] {
  const r = rng(seedOf(game));
  return [
    s('defs', {}, grad('any-sky', [0, '#0c1119'], [1, '#3c4a5e'])),
    rect(0, 0, W, H, { fill: 'url(#any-sky)' }),
    circle(r.between(80, 220), r.between(70, 130), 26, { fill: '#e9e3cf' }),
    path('M0 260Q80 230 160 256T300 244V380H0z', { fill: '#222b38' }),
    crowd(r, 340, 8, 1.1, '#10151e'),
    crowd(r, 380, 7, 1.35, '#080b11'),
  ];
}
export const drawCover = (game: string, scene = () => coverAny(game)) =>
  s(
    'svg',
    { viewBox: `0 0 ${W} ${H}`, preserveAspectRatio: 'xMidYMid slice', class: 'cover-art', 'aria-hidden': 'true' },
    scene(),
  );
