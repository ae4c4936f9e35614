// The cover: a house on a hill that has begun to burn, and somebody at its door.
import { grad, H, light, W } from '../../../draw/covers';
import { rng } from '../../../draw/rng';
import { circle, ellipse, g, path, rect, s, times, type Kid } from '../../../draw/svg';

const CLOUDS: [number, number, number][] = [
  [90, 60, 46],
  [126, 34, 56],
  [178, 62, 50],
  [214, 32, 40],
  [60, 26, 34],
];
export function cover(): Kid[] {
  const r = rng(33);
  const flame = (x: number, y: number, k: number) =>
    g(
      { transform: `translate(${x} ${y}) scale(${k})` },
      path('M-11 10C-15-2-4-4-3-20 8-12 4-5 8-3 11-6 10-9 10-9 17-1 15 7 11 11z', { fill: '#ff7a2e' }),
      path('M-5 10C-7 2 0 0 1-7 7 0 7 6 5 10z', { fill: '#ffe08a' }),
    );
  return [
    s('defs', {}, grad('dd-sky', [0, '#07040a'], [0.65, '#3a1420'], [1, '#a3401f']), light('dd-glow', '#ff8a3d')),
    rect(0, 0, W, H, { fill: 'url(#dd-sky)' }),
    circle(150, 250, 170, { fill: 'url(#dd-glow)', opacity: 0.5 }),
    g(
      { fill: '#160b10', opacity: 0.75 },
      CLOUDS.map(([x, y, k]) => ellipse(x, y, k, k * 0.5)),
    ),
    g(
      { fill: '#120a0d' },
      path('M40 330V190L60 160 80 190V210H118V150L150 100 182 150V210H220V190L240 160 260 190V330z'),
      rect(128, 84, 9, 40),
      rect(196, 170, 10, 44),
      path('M60 160V142M240 160V142M150 100V78', { stroke: '#120a0d', 'stroke-width': 3 }),
    ),
    g(
      { fill: '#ffb24d' },
      rect(52, 206, 16, 26, { rx: 8 }),
      rect(232, 206, 16, 26, { rx: 8 }),
      rect(140, 166, 20, 32, { rx: 10 }),
      rect(96, 232, 16, 24),
      rect(188, 232, 16, 24),
      rect(52, 258, 16, 26),
    ),
    g(
      { fill: '#2b161a' },
      rect(124, 232, 16, 24),
      rect(160, 232, 16, 24),
      rect(232, 258, 16, 26),
      rect(96, 278, 16, 24),
      rect(188, 278, 16, 24),
    ),
    path('M136 330V288C136 272 164 272 164 288V330z', { fill: '#ffcf7a' }),
    g(
      { fill: '#120a0d' },
      circle(150, 292, 5),
      path('M142 300H158L160 330H140z'),
      circle(150, 176, 4.5),
      path('M144 182H156V198H144z'),
    ),
    flame(60, 200, 1.2),
    flame(240, 196, 1.5),
    flame(150, 160, 1.3),
    flame(196, 226, 0.9),
    flame(104, 226, 1),
    flame(58, 254, 0.8),
    path('M0 326Q150 312 300 326V380H0z', { fill: '#0a0506' }),
    g(
      { stroke: '#0a0506', 'stroke-width': 5 },
      times(13, i => path(`M${i * 25} 380V322l3-8 3 8v58`)),
    ),
    path('M0 340H300', { stroke: '#0a0506', 'stroke-width': 5 }),
    g(
      { fill: '#ffb24d' },
      times(34, () =>
        circle(r.between(20, 280), r.between(40, 320), r.between(0.6, 2), { opacity: r.between(0.3, 1) }),
      ),
    ),
  ];
}
