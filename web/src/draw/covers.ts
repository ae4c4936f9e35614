// Covers, 300 x 380, drawn from simple shapes. One scene, one light source, one threat each.
import { rng, seedOf, type Random } from './rng';
import { circle, g, path, rect, s, times, type Kid } from './svg';

const W = 300,
  H = 380;
const grad = (id: string, ...stops: [number, string][]) =>
  s(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    stops.map(([offset, colour]) => s('stop', { offset, 'stop-color': colour })),
  );
const light = (id: string, colour: string) =>
  s(
    'radialGradient',
    { id },
    s('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': 0.95 }),
    s('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
  );

// A crowd seen from behind; every figure a little different, none detailed.
function crowd(r: Random, y: number, count: number, scale: number, fill: string) {
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
const flakes = (r: Random, count: number) =>
  g(
    { fill: '#fff' },
    times(count, () =>
      circle(r.between(0, W), r.between(0, H), r.between(0.5, 2.1), { opacity: r.between(0.3, 0.95) }),
    ),
  );
const merlons = (x: number, y: number, count: number, w: number, fill: string) =>
  g(
    { fill },
    times(count, i => rect(x + i * w * 1.7, y - 9, w, 10)),
  );

function coverWhiteDeath(): Kid[] {
  const r = rng(4);
  return [
    s('defs', {}, grad('wd-sky', [0, '#0d1a33'], [0.6, '#35527f'], [1, '#8fb0d0']), light('wd-fire', '#ffb24d')),
    rect(0, 0, W, H, { fill: 'url(#wd-sky)' }),
    path('M0 190L50 120 90 165 150 80 210 160 250 115 300 180V300H0z', { fill: '#5d7ba6' }),
    path('M150 80L128 112 146 120 158 108 172 116z M50 120L36 140 52 146 66 138z M250 115L236 138 252 142 266 134z', {
      fill: '#e9f1fa',
    }),
    circle(204, 108, 92, { fill: 'url(#wd-fire)' }),
    rect(186, 120, 36, 160, { fill: '#2b3850' }),
    merlons(184, 120, 3, 8, '#2b3850'),
    path('M196 112C190 96 202 92 203 76 216 88 210 94 215 98 217 95 217 92 217 92 224 100 220 110 214 112z', {
      fill: '#ffb24d',
    }),
    path('M201 112C199 103 205 101 206 93 212 100 212 107 209 112z', { fill: '#fff1b8' }),
    rect(0, 208, W, 90, { fill: '#3a4966' }),
    merlons(-2, 208, 15, 12, '#3a4966'),
    g(
      { stroke: '#2c3952', 'stroke-width': 1.5 },
      [226, 244, 262, 280].map((y, i) =>
        path(`M0 ${y}H300` + times(12, k => `M${k * 26 + (i % 2) * 13} ${y}v-18`).join('')),
      ),
    ),
    rect(52, 176, 44, 122, { fill: '#2f3c57' }),
    merlons(49, 176, 3, 10, '#2f3c57'),
    g(
      { fill: '#ffd27a' },
      rect(70, 196, 7, 12, { rx: 3 }),
      rect(120, 232, 6, 10, { rx: 3 }),
      rect(262, 228, 6, 10, { rx: 3 }),
      rect(199, 150, 8, 14, { rx: 4 }),
    ),
    path('M0 292Q70 270 150 290T300 280V380H0z', { fill: '#dfe9f4' }),
    path('M0 320Q90 300 170 318T300 310V380H0z', { fill: '#b9cbe0' }),
    crowd(r, 352, 9, 1.05, '#131c2e'),
    crowd(r, 384, 7, 1.35, '#0a101d'),
    flakes(r, 110),
  ];
}
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
const covers: Record<string, () => Kid[]> = { 'white-death': coverWhiteDeath };
export const drawCover = (game: string) =>
  s(
    'svg',
    { viewBox: `0 0 ${W} ${H}`, preserveAspectRatio: 'xMidYMid slice', class: 'cover-art', 'aria-hidden': 'true' },
    (covers[game] ?? (() => coverAny(game)))(),
  );
