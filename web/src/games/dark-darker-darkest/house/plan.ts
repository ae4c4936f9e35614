// Where things are in the house as it is drawn: tiles, the way the board is turned, sides of the compass.
import type { Model, Shape } from '../../../board/model';
import type { Rect } from '../../../board/outline';
import type { Point } from '../../../draw/svg';
import type { Compass } from './tokens';

/** The side of a tile in drawing units: three cells of 40. */
export const TILE = 120;
const COLUMNS = 5;
const ROWS = 4;
const ORDER: readonly Compass[] = ['n', 'e', 's', 'w'];
export const AHEAD: Readonly<Record<Compass, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

export const codeOf = ({ flags }: Shape): string => flags[0] ?? '';
export const isChamber = ({ kind }: Shape): boolean => kind === 'chamber';
/** A house is wider than it is high, unless it was turned by a quarter. */
export const isTurned = ({ width, height }: Model): boolean => height > width;

/** A side as it lies on the screen. */
export const turnedSide = (model: Model, side: Compass): Compass =>
  isTurned(model) ? (ORDER[(ORDER.indexOf(side) + 1) % 4] ?? side) : side;

export interface TilePlan {
  code: string;
  hall: Shape;
  rooms: Shape[];
  box: Rect;
}
export function tilesOf(model: Model): TilePlan[] {
  const codes = [...new Set(model.shapes.map(codeOf))];
  return codes.flatMap(code => {
    const rooms = model.shapes.filter(shape => codeOf(shape) === code);
    const hall = rooms.find(shape => !isChamber(shape)) ?? rooms[0];
    const corner = (axis: 'x' | 'y') => TILE * Math.floor(((hall?.room[axis] ?? 0) + 1) / TILE);
    return hall ? [{ code, hall, rooms, box: { x: corner('x'), y: corner('y'), w: TILE, h: TILE } }] : [];
  });
}

export const middleOf = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2];

/** The numbers of rows and columns beside the house, each with its place; the rows are those of the D4, the columns of the D6. */
export function axes(model: Model): { isRow: boolean; number: number; place: Point }[] {
  const turned = isTurned(model);
  const along = (i: number) => (i + 0.5) * TILE;
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    isRow: true,
    number: i + 1,
    place: (turned ? [along(ROWS - 1 - i), -16] : [-16, along(i)]) as Point,
  }));
  const columns = Array.from({ length: COLUMNS }, (_, i) => ({
    isRow: false,
    number: i + 1,
    place: (turned ? [-16, along(i)] : [along(i), -16]) as Point,
  }));
  return [...rows, ...columns];
}
