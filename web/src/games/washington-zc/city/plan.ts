// What a board of the city is to somebody who draws it: roads, lawns and houses, and the lines between them.
import type { Model, Segment, Shape } from '../../../board/model';
import type { Rect } from '../../../board/outline';
import { seedOf } from '../../../draw/rng';
import type { FloorName, Sides } from './ground';
import type { SetName } from './furniture';

/** A border or an outer side, straight, whole, with the kind of what stands on it. */
export type Line = Pick<Segment, 'kind' | 'x' | 'y' | 'length' | 'isUpright' | 'before' | 'after'>;

const INDOORS: readonly string[] = ['room', 'corridor'];

export const isIndoors = (shape: Shape | undefined): boolean => shape !== undefined && INDOORS.includes(shape.kind);
export const isStreet = (shape: Shape | undefined): boolean => shape?.kind === 'street';
const isRoom = (shape: Shape | undefined) => shape?.kind === 'room';

/** Walls within a house are thinner than those to the street. */
export const isInner = ({ before, after }: Line): boolean => isRoom(before) && isRoom(after);

// Borders that go on from tile to tile are one line: a crossing is painted once over the whole street.
export function linesOf({ segments }: Model): Line[] {
  const lines: Line[] = [];
  for (const segment of segments) {
    const twin = lines.find(line => isContinued(line, segment) || isContinued(segment, line));
    if (twin) {
      twin.x = Math.min(twin.x, segment.x);
      twin.y = Math.min(twin.y, segment.y);
      twin.length += segment.length;
    } else lines.push({ ...segment });
  }
  return lines;
}
function isContinued(one: Line, next: Line): boolean {
  const isSame = one.kind === next.kind && one.isUpright === next.isUpright;
  if (!isSame || one.before !== next.before || one.after !== next.after) return false;
  return one.isUpright
    ? one.x === next.x && one.y + one.length === next.y
    : one.y === next.y && one.x + one.length === next.x;
}

/** The outer sides of houses, where their walls stand. */
export const outerWalls = ({ edges }: Model): Line[] =>
  edges.filter(({ before, after }) => isIndoors(before ?? after)).map(edge => ({ ...edge, kind: 'wall' }));

/** The sides of a zone on which a way goes on. */
export function openSides(shape: Shape, lines: readonly Line[]): Sides {
  const isOpen = (isUpright: boolean, side: 'before' | 'after') =>
    lines.some(
      line =>
        line.isUpright === isUpright &&
        line[side] === shape &&
        (line.kind === 'open' || (line.kind === 'opening' && shape.kind === 'corridor')),
    );
  return [isOpen(false, 'after'), isOpen(true, 'before'), isOpen(false, 'before'), isOpen(true, 'after')];
}

/** The side on which the other half of a narrow road lies outside the board. */
export function halfRoad(
  { x, y, w, h }: Rect,
  { width, height }: Model,
  isUpright: boolean,
): 'middle' | 'low' | 'high' {
  const [start, wide, end] = isUpright ? [x, w, width] : [y, h, height];
  if (wide > 120) return 'middle';
  if (start === 0) return 'low';
  return start + wide === end ? 'high' : 'middle';
}

type Room = readonly [FloorName, SetName];
const CITY: readonly Room[] = [
  ['parquet', 'flat'],
  ['check', 'diner'],
  ['lino', 'kitchen'],
  ['carpet', 'office'],
  ['parquet', 'shop'],
  ['parquet', 'bedroom'],
  ['cement', 'store'],
  ['cement', 'boiler'],
];
const HOUSE: readonly Room[] = [
  ['carpet', 'study'],
  ['parquet', 'meeting'],
  ['marble', 'store'],
  ['carpet', 'office'],
];
const SERVICE: readonly Room[] = [
  ['lino', 'lockers'],
  ['lino', 'command'],
];
/** What a room was: its floor and its furniture, always the same for one zone. */
export function roomOf(shape: Shape, lines: readonly Line[]): Room {
  const isInHouse = lines.some(
    ({ before, after }) =>
      (before === shape && after?.kind === 'corridor') || (after === shape && before?.kind === 'corridor'),
  );
  const choice = shape.flags.includes('secret') ? SERVICE : isInHouse ? HOUSE : CITY;
  return choice[seedOf(shape.name) % choice.length] ?? ['parquet', 'flat'];
}
