// The seven symbols of codes, chips and cards: outline and colour both differ, always on a dark ground.
import { g, path, rect, s } from '../../../draw/svg';

interface Sign {
  colour: string;
  d: string;
}
const signs: Readonly<Record<string, Sign>> = {
  R: { colour: '#ff8a7d', d: 'M5 21V4h3.5v3h3V4h1.5v3h3V4H19v17z' },
  B: { colour: '#7cc4ff', d: 'M2 9q5-6 10 0t10 0M2 16q5-6 10 0t10 0' },
  G: { colour: '#7fdc9c', d: 'M12 22V11M12 16C4 16 4 7 4 7c6 0 8 4 8 9zM12 12c0-6 3-9 8-9 0 6-3 9-8 9z' },
  Y: {
    colour: '#ffe066',
    d: 'M12 7.5a4.5 4.5 0 1 0 .1 0zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M6.6 17.4l-2 2',
  },
  P: { colour: '#cfa8ff', d: 'M16.5 3.5a9 9 0 1 0 4 13 8 8 0 0 1-4-13z' },
  O: { colour: '#ffb367', d: 'M8 4a4.5 4.5 0 1 0 .1 0zM11 11.5L20 20.5M16.5 17l2.5-2.5' },
  W: { colour: '#f6f1e6', d: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 .1 0z' },
};
const UNKNOWN: Sign = { colour: '#f6f1e6', d: 'M9 9a3 3 0 1 1 3 3v3M12 19v.1' };
export const SYMBOLS = Object.keys(signs);

/** A symbol round the origin. */
export function drawSymbol(letter: string, size: number, width = 2.4): SVGElement {
  const { colour, d } = signs[letter] ?? UNKNOWN;
  return g(
    { transform: `scale(${size / 24}) translate(-12 -12)` },
    path(d, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

/** A symbol as a picture in a panel: on a badge of its own, or plain on the ground of a chip. */
export function symbolPicture(letter: string, size: number, isPlain = false): SVGElement {
  const { colour } = signs[letter] ?? UNKNOWN;
  return s(
    'svg',
    { class: 'symbol', viewBox: '-14 -14 28 28', width: size, height: size, 'aria-hidden': true },
    !isPlain && rect(-13, -13, 26, 26, { rx: 7, fill: '#17101a', stroke: colour, 'stroke-width': 1.4 }),
    drawSymbol(letter, isPlain ? 24 : 17, 2.6),
  );
}
