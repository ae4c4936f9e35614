// Places in a zone that never overlap: markers in the corners, figures in the middle.
import type { Point } from '../draw/svg';
import { CELL } from './model';
import type { Rect } from './outline';

export interface SeatPlan {
  places: Point[];
  scale: number;
}
const few: Record<number, Point[]> = {
  1: [[50, 52]],
  2: [
    [29, 50],
    [71, 50],
  ],
  3: [
    [29, 34],
    [71, 34],
    [50, 72],
  ],
  4: [
    [29, 30],
    [71, 30],
    [29, 71],
    [71, 71],
  ],
};
const fewScales: Record<number, number> = { 1: 1.25, 2: 1.06, 3: 0.98, 4: 0.96 };

// One figure is drawn large, four small; more stand in even rows and shrink until all have a place.
export function figureSeats(count: number, room: Rect, markers: number): SeatPlan {
  if (count === 0) return { places: [], scale: 1 };
  if (count > 3 && markers > 0) return evenRows(count, beside(room, markers));
  const isUsual = Math.abs(room.w - CELL) < 1 && Math.abs(room.h - CELL) < 1;
  const known = isUsual && few[count];
  if (!known) return evenRows(count, room);
  const shift = markers > 0 && count === 1 ? 4 : 0;
  return {
    places: known.map(([x, y]): Point => [room.x + x + shift, room.y + y + shift]),
    scale: fewScales[count] ?? 1,
  };
}
// Places above a wide piece, which has the lower part of the zone; for a crowd it makes room, down to the rim.
export function seatsAbove(count: number, { x, y, w, h }: Rect): SeatPlan & { wide: Point } {
  const [share, down] = count > 3 ? [0.66, 0.82] : [0.5, 0.74];
  return { ...evenRows(count, { x, y, w, h: h * share }), wide: [x + w / 2, y + h * down] };
}
// The rim that markers lie on is left to them: the upper one first, then the lower one.
const beside = ({ x, y, w, h }: Rect, markers: number): Rect => ({ x, y: y + 22, w, h: h - (markers > 2 ? 48 : 26) });
function evenRows(count: number, room: Rect): SeatPlan {
  const { x, y, w, h } = room;
  const across = mostRoomy(count, room);
  const rows = Math.ceil(count / across);
  const [pitch, drop] = pitches(count, across, room);
  const places = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, count - row * across);
    return [x + w / 2 + ((i % across) - (inRow - 1) / 2) * pitch, y + h / 2 + 2 + (row - (rows - 1) / 2) * drop];
  });
  const most = count > 2 ? 1.06 : 1.25;
  return { places, scale: Math.min(most, pitch / 42, drop / 42) };
}
// As many side by side as the room is wide, unless one fewer gives everybody more room.
function mostRoomy(count: number, room: Rect): number {
  const usual = Math.min(count, Math.max(1, Math.round(Math.sqrt((count * room.w) / room.h) + 0.2)));
  const size = (across: number) => Math.min(...pitches(count, across, room));
  return usual > 1 && size(usual - 1) > size(usual) ? usual - 1 : usual;
}
const pitches = (count: number, across: number, { w, h }: Rect): [number, number] => [
  Math.min(58, (w - 8) / across),
  Math.min(56, (h - 8) / Math.ceil(count / across)),
];

// Eight places round the rim, corners first; further markers would cover others and share the last one. Three figures leave the
// lower corners free.
export function markerSeats(count: number, { x, y, w, h }: Rect, figures: number): Point[] {
  const [left, right, top, bottom] = [x + 19, x + w - 19, y + 20, y + h - 19];
  const upper: Point[] = [
    [left, top],
    [right, top],
  ];
  const lower: Point[] = [
    [right, bottom],
    [left, bottom],
  ];
  const rim: Point[] = [
    ...(figures === 3 ? lower : upper),
    ...(figures === 3 ? upper : lower),
    [x + w / 2, top],
    [x + w / 2, bottom],
    [left, y + h / 2],
    [right, y + h / 2],
  ];
  return Array.from({ length: count }, (_, i) => rim[Math.min(i, rim.length - 1)] as Point);
}
