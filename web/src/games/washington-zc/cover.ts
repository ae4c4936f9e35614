// The cover of Washington: a white house at night, two torches, the dead before it.
import { crowd, grad, H, light, W } from '../../draw/covers';
import { rng } from '../../draw/rng';
import { circle, g, path, rect, s, times, type Kid } from '../../draw/svg';

export function cover(): Kid[] {
  const r = rng(9);
  const beam = (x: number, y: number, a: number, b: number, top: number) =>
    path(`M${x} ${y}L${a} ${top} ${b} ${top}z`, { fill: 'url(#wa-beam)' });
  const window = (x: number, y: number, isLit: boolean) =>
    rect(x, y, 11, 18, { rx: 1, fill: isLit ? '#ffdf8a' : '#27333b' });
  const person = (x: number) =>
    g(
      { transform: `translate(${x} 330) scale(1.2)`, fill: '#04070a' },
      circle(0, -30, 6.5),
      path('M-10-21H10L12 14H-12zM8-18L22-24 23-20 10-10z'),
    );
  return [
    s(
      'defs',
      {},
      grad('wa-sky', [0, '#060a11'], [0.7, '#1a2833'], [1, '#4d482f']),
      light('wa-glow', '#ffd84d'),
      s(
        'linearGradient',
        { id: 'wa-beam', x1: 0, y1: 1, x2: 0, y2: 0 },
        s('stop', { offset: 0, 'stop-color': '#fff3c4', 'stop-opacity': 0.75 }),
        s('stop', { offset: 1, 'stop-color': '#fff3c4', 'stop-opacity': 0 }),
      ),
    ),
    rect(0, 0, W, H, { fill: 'url(#wa-sky)' }),
    path('M238 60L244 46 250 60 254 190H234z', { fill: '#1c2831' }),
    circle(244, 52, 2, { fill: '#ff5d5d' }),
    g(
      { fill: '#101920' },
      (
        [
          [0, 150, 30],
          [26, 122, 24],
          [52, 160, 24],
          [222, 150, 18],
          [262, 128, 24],
          [282, 158, 20],
        ] as const
      ).map(([x, y, w]) => rect(x, y, w, 140)),
    ),
    g(
      { fill: '#ffe7a3', opacity: 0.7 },
      times(16, () => rect(r.pick([4, 14, 32, 40, 58, 66, 266, 274, 286]), r.between(166, 215), 3, 4)),
    ),
    circle(150, 250, 150, { fill: 'url(#wa-glow)', opacity: 0.32 }),
    path('M150 118V172', { stroke: '#dfe5e4', 'stroke-width': 2.5 }),
    path('M151 120h24l-5 7 5 7h-24z', { fill: '#c9453f' }),
    path('M151 124.5h21M151 129.5h21', { stroke: '#fff', 'stroke-width': 2 }),
    rect(30, 200, 240, 72, { fill: '#cdd5d5' }),
    rect(26, 194, 248, 8, { fill: '#eef1f0' }),
    g(
      { fill: '#eef1f0' },
      times(31, i => rect(28 + i * 8, 186, 3.5, 8)),
      rect(26, 183, 248, 4),
    ),
    g(
      {},
      [42, 64, 214, 236, 82].map((x, i) => [window(x, 210, i === 1 || i === 3), window(x, 240, i === 0)]),
    ),
    path('M92 196L150 170 208 196z', { fill: '#f6f8f7' }),
    path('M108 193L150 176 192 193z', { fill: '#c3cccd' }),
    rect(92, 196, 116, 9, { fill: '#e3e8e8' }),
    rect(98, 205, 104, 67, { fill: '#1a242b' }),
    window(146, 216, true),
    rect(144, 244, 13, 28, { fill: '#ffdf8a' }),
    g(
      { fill: '#f1f4f3' },
      [98, 119, 140, 155, 176, 197].map(x => rect(x - 1, 205, 8, 67)),
    ),
    rect(22, 272, 256, 7, { fill: '#dfe5e4' }),
    path('M0 279H300V380H0z', { fill: '#141b1f' }),
    path('M0 279H300V290H0z', { fill: '#26331f' }),
    path('M140 290L104 380M160 290L196 380', {
      stroke: '#f2d24b',
      'stroke-width': 3.5,
      'stroke-dasharray': '12 10',
      opacity: 0.7,
    }),
    crowd(r, 300, 15, 0.56, '#05080a'),
    beam(92, 302, 20, 150, 200),
    beam(236, 302, 150, 270, 196),
    person(68),
    person(212),
    circle(95, 304, 4, { fill: '#fff3c4' }),
    circle(239, 304, 4, { fill: '#fff3c4' }),
  ];
}
