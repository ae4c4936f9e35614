// Pieces of the board as small pictures for panels.
import { drawPortrait, type Portrait } from './people';
import { s } from './svg';

const picture = (name: string, size: number, reach: number, drawing: SVGElement) =>
  s(
    'svg',
    {
      class: name,
      viewBox: `${-reach} ${-reach} ${reach * 2} ${reach * 2}`,
      width: size,
      height: size,
      'aria-hidden': 'true',
    },
    drawing,
  );
export const portraitPicture = (portrait: Portrait, size = 46) =>
  picture('portrait-svg', size, 23, drawPortrait(portrait));
export const piecePicture = (drawing: SVGElement, size = 26, reach = 28) => picture('piece-svg', size, reach, drawing);
