// A board as it is drawn: what the server sends, in drawing units (a tile is 300 wide), turned by a quarter if asked. No rules.
import type { Point } from '../draw/svg';
import { Cells, cutsOf, type Rect } from './outline';

export const TILE = 300;
export const CELL = 100;

interface Corners {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface ZoneData {
  name: string;
  kind: string;
  areas: Corners[];
  // What else is printed in it, such as a room without light.
  flags?: readonly string[];
}
export interface BorderData {
  one: string;
  other: string;
  kind: string;
  segments: Corners[];
}
// The side of a tile is `span` units; areas and segments are given in these units.
export interface BoardData {
  span: number;
  zones: ZoneData[];
  borders: BorderData[];
}

export interface Shape {
  name: string;
  kind: string;
  flags: readonly string[];
  areas: Rect[];
  outlines: Point[][];
  // The largest rectangle in it: pieces and chips have their place there.
  room: Rect;
  middle: Point;
}
// A straight piece of a border. `before` lies above it, or to its left if it is upright.
export interface Segment {
  kind: string;
  border: number;
  x: number;
  y: number;
  length: number;
  isUpright: boolean;
  before: Shape | undefined;
  after: Shape | undefined;
}
export interface Model {
  width: number;
  height: number;
  unit: number;
  shapes: Shape[];
  segments: Segment[];
  // Where the board ends: outer sides of zones.
  edges: Segment[];
  named(zone: string): Shape | undefined;
  at(x: number, y: number): Shape | undefined;
}

function turned(data: BoardData): BoardData {
  const height = Math.max(0, ...data.zones.flatMap(zone => zone.areas.map(area => area.bottom)));
  const turn = ({ left, top, right, bottom }: Corners): Corners => ({
    left: height - bottom,
    top: left,
    right: height - top,
    bottom: right,
  });
  return {
    span: data.span,
    zones: data.zones.map(zone => ({ ...zone, areas: zone.areas.map(turn) })),
    borders: data.borders.map(border => ({ ...border, segments: border.segments.map(turn) })),
  };
}
const rectOf = ({ left, top, right, bottom }: Corners): Rect => ({ x: left, y: top, w: right - left, h: bottom - top });
const scaled = ({ x, y, w, h }: Rect, k: number): Rect => ({ x: x * k, y: y * k, w: w * k, h: h * k });

function shapeOf(zone: ZoneData, unit: number): Shape {
  const cells = new Cells(zone.areas.map(rectOf));
  const room = scaled(cells.largestRectangle(), unit);
  return {
    name: zone.name,
    kind: zone.kind,
    flags: zone.flags ?? [],
    areas: zone.areas.map(area => scaled(rectOf(area), unit)),
    outlines: cells.outlines().map(outline => outline.map(([x, y]): Point => [x * unit, y * unit])),
    room,
    middle: [room.x + room.w / 2, room.y + room.h / 2],
  };
}

export function readBoard(told: BoardData, isTurned = false): Model {
  const data = isTurned ? turned(told) : told;
  const unit = TILE / data.span;
  const shapes = data.zones.map(zone => shapeOf(zone, unit));
  const names = new Map(shapes.map(shape => [shape.name, shape]));
  const { columns, rows } = cutsOf(data.zones.flatMap(zone => zone.areas.map(rectOf)));
  const cells = new Map<string, Shape>();
  data.zones.forEach((zone, i) => {
    for (const { left, top, right, bottom } of zone.areas) {
      for (let y = rows.stretch(top); y < rows.stretch(bottom); y++) {
        for (let x = columns.stretch(left); x < columns.stretch(right); x++) cells.set(`${x},${y}`, shapes[i] as Shape);
      }
    }
  });
  const at = (x: number, y: number) => cells.get(`${columns.stretch(x / unit)},${rows.stretch(y / unit)}`);
  const reach = (side: 'right' | 'bottom') =>
    unit * Math.max(0, ...data.zones.flatMap(zone => zone.areas.map(area => area[side])));
  return {
    width: reach('right'),
    height: reach('bottom'),
    unit,
    shapes,
    segments: data.borders.flatMap((border, index) =>
      border.segments.map(segment => segmentOf(scaled(rectOf(segment), unit), border.kind, index, at)),
    ),
    edges: shapes.flatMap(shape => edgesOf(shape, unit, at)),
    named: zone => names.get(zone),
    at,
  };
}
type Find = (x: number, y: number) => Shape | undefined;

function segmentOf({ x, y, w, h }: Rect, kind: string, border: number, at: Find): Segment {
  const isUpright = h > 0;
  const [mx, my] = [x + w / 2, y + h / 2];
  const [dx, dy] = isUpright ? [0.5, 0] : [0, 0.5];
  return {
    kind,
    border,
    x,
    y,
    length: isUpright ? h : w,
    isUpright,
    before: at(mx - dx, my - dy),
    after: at(mx + dx, my + dy),
  };
}
// The sides of its cells beyond which there is nothing, joined where they continue each other.
function edgesOf(shape: Shape, unit: number, at: Find): Segment[] {
  const edges: Segment[] = [];
  const add = (rect: Rect, outsideX: number, outsideY: number) => {
    if (at(outsideX, outsideY)) return;
    const edge = segmentOf(rect, '', -1, at);
    const last = edges.findLast(one => one.isUpright === edge.isUpright && continues(one, edge));
    if (last) last.length += edge.length;
    else edges.push(edge);
  };
  for (const { x, y, w, h } of shape.areas) {
    for (let k = 0; k < w; k += unit) {
      add({ x: x + k, y, w: unit, h: 0 }, x + k + unit / 2, y - 0.5);
      add({ x: x + k, y: y + h, w: unit, h: 0 }, x + k + unit / 2, y + h + 0.5);
    }
    for (let k = 0; k < h; k += unit) {
      add({ x, y: y + k, w: 0, h: unit }, x - 0.5, y + k + unit / 2);
      add({ x: x + w, y: y + k, w: 0, h: unit }, x + w + 0.5, y + k + unit / 2);
    }
  }
  return edges;
}
const continues = (one: Segment, next: Segment) =>
  one.isUpright ? one.x === next.x && one.y + one.length === next.y : one.y === next.y && one.x + one.length === next.x;

// Whether a board fits a space clearly better after a quarter turn.
export function wantsTurn(board: BoardData, width: number, height: number): boolean {
  if (width <= 0 || height <= 0) return false;
  const across = Math.max(1, ...board.zones.flatMap(zone => zone.areas.map(area => area.right)));
  const down = Math.max(1, ...board.zones.flatMap(zone => zone.areas.map(area => area.bottom)));
  return Math.min(width / down, height / across) > 1.05 * Math.min(width / across, height / down);
}

// The way from zone to zone, over the middle of the border they share.
export function wayBetween(model: Model, from: string, to: string): Point[] {
  const [one, other] = [model.named(from), model.named(to)];
  if (!one || !other) return [];
  const crossed = model.segments.find(
    ({ before, after }) => (before === one && after === other) || (before === other && after === one),
  );
  if (!crossed) return [one.middle, other.middle];
  const half = crossed.length / 2;
  const gate: Point = crossed.isUpright ? [crossed.x, crossed.y + half] : [crossed.x + half, crossed.y];
  return [one.middle, gate, other.middle];
}
