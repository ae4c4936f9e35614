// A clock as a ring of 24 hours, those of the night dark, midnight below.
import { circle, g, path, s, times } from './svg';

const point = (hour: number, r: number): string => {
  const turn = ((hour - 12) / 24) * Math.PI * 2 - Math.PI / 2;
  return `${(32 + Math.cos(turn) * r).toFixed(1)} ${(32 + Math.sin(turn) * r).toFixed(1)}`;
};
const isDark = (hour: number) => hour >= 19 || hour < 7;
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4';
const MOON = 'M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z';

export function drawClock(hour: number, isNight: boolean, size = 64): SVGElement {
  const slice = (from: number) =>
    path(
      `M${point(from + 0.06, 30)}A30 30 0 0 1 ${point(from + 0.94, 30)}L${point(from + 0.94, 22.5)}A22.5 22.5 0 0 0 ${point(from + 0.06, 22.5)}z`,
      { class: `hour ${isDark(from) ? 'of-night' : 'of-day'}${from === hour ? ' now' : ''}` },
    );
  const [x = '', y = ''] = point(hour + 0.5, 18).split(' ');
  return s(
    'svg',
    { class: 'clock-svg', viewBox: '0 0 64 64', width: size, height: size, 'aria-hidden': 'true' },
    times(24, slice),
    circle(32, 32, 20, { class: 'face' }),
    g({ transform: 'translate(20 20)' }, path(isNight ? MOON : SUN, { class: isNight ? 'glyph' : 'glyph line' })),
    circle(Number(x), Number(y), 3, { class: 'hand' }),
  );
}
