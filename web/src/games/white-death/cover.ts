// The cover of White Death: a walled city in the snow, a beacon, the dead before it.
import { crowd, flakes, grad, H, light, merlons, W } from '../../draw/covers';
import { rng } from '../../draw/rng';
import { circle, g, path, rect, s, times, type Kid } from '../../draw/svg';

export function cover(): Kid[] {
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
