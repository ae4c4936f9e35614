// The cover of Night of the Living Dead: one boarded-up house, half of it on film, half in colour.
import { crowd, H, W } from '../../draw/covers';
import { rng } from '../../draw/rng';
import { circle, g, path, rect, s, times, type Kid } from '../../draw/svg';

function house(isColour: boolean): SVGElement {
  const tone = (colour: string, grey: string) => (isColour ? colour : grey);
  const roof = tone('#7b3d2c', '#4a4a4a');
  return g(
    {},
    rect(0, 0, W, H, { fill: tone('#31465f', '#3a3a3a') }),
    rect(0, 130, W, 140, { fill: tone('#c97b4a', '#8a8a8a'), opacity: 0.55 }),
    circle(226, 78, 34, { fill: tone('#ffe9bd', '#f2f2f2') }),
    path('M0 262Q150 214 300 256V380H0z', { fill: tone('#4d5f34', '#4e4e4e') }),
    path('M0 306Q150 276 300 312V380H0z', { fill: tone('#37462a', '#2f2f2f') }),
    rect(96, 170, 108, 80, { fill: tone('#efe4cb', '#e4e4e4') }),
    path('M84 174L150 116 216 174zM180 120h14v36h-14zM88 206H212V214H88z', { fill: roof }),
    g(
      { fill: tone('#b59b72', '#a5a5a5') },
      [96, 128, 166, 198].map(x => rect(x, 214, 5, 38)),
    ),
    rect(140, 216, 20, 36, { fill: tone('#51301d', '#2a2a2a') }),
    g({ fill: tone('#ffc46b', '#fff') }, rect(108, 182, 18, 18), rect(174, 182, 18, 18), rect(142, 144, 16, 16)),
    path('M104 186L130 196M104 198L130 186M170 188H196M170 196L196 190', {
      stroke: tone('#51301d', '#222'),
      'stroke-width': 4,
    }),
    path(
      'M42 270C46 220 36 190 44 150M44 190C32 176 26 172 20 152M43 204C56 188 60 182 64 160M44 168C50 156 52 150 52 138M30 166L18 164',
      { fill: 'none', stroke: tone('#241a12', '#161616'), 'stroke-width': 6, 'stroke-linecap': 'round' },
    ),
    g(
      { fill: tone('#d9cfa8', '#c9c9c9') },
      times(11, i => rect(i * 30 + 4, 292 + Math.abs(5 - i), 6, 30)),
      rect(0, 300, W, 4),
      rect(0, 312, W, 4),
    ),
    crowd(rng(21), 362, 8, 1.25, tone('#171410', '#0c0c0c')),
  );
}

export function cover(): Kid[] {
  return [
    s('defs', {}, s('clipPath', { id: 'on-film' }, path('M0 0H186L114 380H0z'))),
    house(true),
    g({ 'clip-path': 'url(#on-film)' }, house(false)),
    path('M186 0L114 380', { stroke: '#fff', 'stroke-width': 2.5 }),
  ];
}
