// The stage of a drawn board: sliding pieces, flashes and what moments draw live in a layer of their own.
import { framePath } from '../draw/frames';
import { at, g, path, text, type Point } from '../draw/svg';
import type { Stage } from '../moments/director.svelte';
import type { Anchor, Frame, Over } from '../moments/moment';
import type { Look, People } from './look';
import type { Change } from './changes';
import { wayBetween, type Model, type Shape } from './model';
import type { Rect } from './outline';
import type { Piece } from './pieces';
import { seatsOf, type Seat } from './standing';

export interface Scene {
  model: Model;
  look: Look;
  people: People;
  id: string;
  layer: SVGElement | undefined;
  // The whole of the board, and how many pixels a unit of it has.
  all: Rect;
  scale: number;
}
/** What a moment lights: places to look at, and whether the rest gets dusk. */
export interface Glow {
  places: readonly string[];
  way: readonly string[];
  isDusk: boolean;
}
/** Words and dice over the board are never smaller than this share of their size, however small the board is drawn. */
const READABLE = 0.8;
const LARGEST = 2;

const eased = (share: number) => 1 - (1 - share) ** 3;

// The point at a share of a way of straight parts.
export function pointOn(way: Point[], share: number): Point {
  const lengths = way.slice(1).map(([x, y], i) => Math.hypot(x - (way[i]?.[0] ?? x), y - (way[i]?.[1] ?? y)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [way[i], way[i + 1]];
    if (from && to && (left <= length || i === lengths.length - 1)) {
      const k = length === 0 ? 1 : Math.min(1, left / length);
      return [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
    }
    left -= length;
  }
  return way[0] ?? [0, 0];
}

export class BoardStage implements Stage {
  private readonly ghosts = new Map<Change, SVGElement>();
  private seats: Seat[] = [];
  private drawn: SVGElement | undefined;

  constructor(
    private readonly scene: () => Scene,
    readonly pieces: () => Piece[],
    readonly show: (pieces: Piece[]) => void,
    private readonly glow: (glow: Glow | undefined) => void,
  ) {}

  begin(): void {
    const { model, look, people } = this.scene();
    this.seats = seatsOf(model, this.pieces(), look, people);
  }
  frame({ places, isDusk, over, flash }: Frame): void {
    this.glow(isDusk || places.length > 0 ? { places, way: [], isDusk } : undefined);
    this.drawn?.remove();
    this.drawn = g({ class: 'moment' }, this.flashes(flash), this.overs(over));
    this.scene().layer?.append(this.drawn);
  }
  still(zones: string[], frames: Frame[]): void {
    const { model, layer } = this.scene();
    for (const shape of zones.flatMap(zone => shapesAt(model, zone))) {
      layer?.append(path(framePath(shape.outlines, 4, 12), { class: 'touched', 'data-zone': shape.name }));
    }
    layer?.append(
      g(
        { class: 'moment' },
        frames.flatMap(one => this.overs(one.over)),
      ),
    );
  }
  slide(moves: (Change & { kind: 'move' })[], share: number): void {
    const { model } = this.scene();
    moves.forEach((move, i) => {
      const [x, y] = pointOn(wayBetween(model, move.from, move.to), eased(share));
      const aside = (i - (moves.length - 1) / 2) * 38;
      this.ghost(move).setAttribute('transform', `translate(${x + aside} ${y})`);
    });
  }
  private ghost(move: Change & { kind: 'move' }): SVGElement {
    const known = this.ghosts.get(move);
    if (known) return known;
    const { look, people, id, layer } = this.scene();
    const ghost = g({ class: 'piece moving' }, look.piece(move.piece, people).draw(move.count, id));
    layer?.append(ghost);
    this.ghosts.set(move, ghost);
    return ghost;
  }
  private flashes(changes: readonly Change[]): SVGElement[] {
    const { model } = this.scene();
    return changes.flatMap(change =>
      change.kind === 'move'
        ? []
        : shapesAt(model, change.zone).map(shape =>
            g(
              { class: `flash flash-${change.tone}` },
              path(framePath(shape.outlines, 4, 12)),
              at(shape.middle[0], shape.middle[1], text(0, 10, labelOf(change))),
            ),
          ),
    );
  }
  private overs(over: readonly Over[]): SVGElement[] {
    const { look, people, id, scale } = this.scene();
    const grown = Math.min(LARGEST, Math.max(1, READABLE / scale));
    return over.flatMap(({ at: anchor, size, draw, from }) => {
      const place = this.placed(anchor, [size[0] * grown, size[1] * grown]);
      const begin = from && this.placed(from, [0, 0]);
      if (!place) return [];
      const line = begin && lineTo(begin, place);
      const [x, y] = place;
      const drawing = g({ transform: `translate(${x} ${y}) scale(${grown})` }, draw({ look, people, id }));
      return [...(line ? [line] : []), ...(size[0] > 0 ? [drawing] : [])];
    });
  }
  /** Where an anchor is, so that something of this size stays on the board and covers nobody it is not about. */
  private placed({ piece, zone, side }: Anchor, [w, h]: Point): Point | undefined {
    const { model, all } = this.scene();
    const seat = this.seats.find(one => one.id === piece && (zone === undefined || one.zone === zone));
    const shape = model.named(seat?.zone ?? zone ?? '');
    if (!shape) return undefined;
    const [x, y] = seat?.place ?? shape.middle;
    const { room } = shape;
    if (side === 'on') return [x, y];
    const beside: Point[] = [
      [room.x - w / 2 - 3, y],
      [room.x + room.w + w / 2 + 3, y],
      [x, room.y - h / 2 - 3],
      [x, room.y + room.h + h / 2 + 3],
    ];
    const above: Point = [x, seat ? y - 26 - h / 2 : room.y + 4];
    // What comes with a card stands in its zone, where nobody is yet.
    const own = side === 'over' ? undefined : room;
    const free = (side === 'over' ? [above, ...beside] : beside).map(point => within(all, point, w, h));
    return free.toSorted((one, other) => this.covered(one, [w, h], own) - this.covered(other, [w, h], own))[0];
  }
  /** How much a thing at this place would hide: people count most, then the room that others come to. */
  private covered([x, y]: Point, [w, h]: Point, room: Rect | undefined): number {
    const reach = 18;
    const isIn =
      room !== undefined &&
      Math.abs(room.x + room.w / 2 - x) < (room.w + w) / 2 - 1 &&
      Math.abs(room.y + room.h / 2 - y) < (room.h + h) / 2 - 1;
    return this.seats
      .filter(({ place: [px, py] }) => Math.abs(px - x) < w / 2 + reach && Math.abs(py - y) < h / 2 + reach)
      .reduce((sum, { rank }) => sum + (rank === 0 ? 100 : 10), isIn ? 50 : 0);
  }
  clear(): void {
    this.ghosts.clear();
    this.drawn = undefined;
    this.glow(undefined);
    this.scene().layer?.replaceChildren();
  }
}
const within = (all: Rect, [x, y]: Point, w: number, h: number): Point => [
  Math.min(Math.max(x, all.x + w / 2 + 2), all.x + all.w - w / 2 - 2),
  Math.min(Math.max(y, all.y + h / 2 + 2), all.y + all.h - h / 2 - 2),
];
function lineTo(from: Point, to: Point): SVGElement {
  const way = `M${from.join(' ')}L${to.join(' ')}`;
  return g(
    { class: 'moment-line' },
    path(way, { class: 'moment-line-under' }),
    path(way, { class: 'moment-line-over' }),
  );
}
// A zone by its name, or with a star at the end all zones whose names begin like this.
function shapesAt(model: Model, zone: string): Shape[] {
  if (zone.endsWith('*')) return model.shapes.filter(({ name }) => name.startsWith(zone.slice(0, -1)));
  return [model.named(zone)].filter(shape => shape !== undefined);
}
const labelOf = (change: Exclude<Change, { kind: 'move' }>): string => {
  if (change.kind === 'flash') return change.label;
  return `${change.kind === 'add' ? '+' : '−'}${change.count}`;
};
