// The stage of a drawn board: sliding pieces and flashes live in a layer of their own.
import { framePath } from '../draw/frames';
import { at, g, path, text, type Point } from '../draw/svg';
import type { Look, People } from './look';
import type { Stage } from './animate';
import type { Change } from './changes';
import { wayBetween, type Model, type Shape } from './model';
import type { Piece } from './pieces';

export interface Scene {
  model: Model;
  look: Look;
  people: People;
  id: string;
  layer: SVGElement | undefined;
}
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

  constructor(
    private readonly scene: () => Scene,
    readonly pieces: () => Piece[],
    readonly show: (pieces: Piece[]) => void,
  ) {}

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
  flash(changes: Change[]): void {
    const { model, layer } = this.scene();
    for (const change of changes) {
      if (change.kind === 'move') continue;
      for (const shape of shapesAt(model, change.zone)) {
        layer?.append(
          g(
            { class: `flash flash-${change.tone}` },
            path(framePath(shape.outlines, 4, 12)),
            at(shape.middle[0], shape.middle[1], text(0, 10, labelOf(change))),
          ),
        );
      }
    }
  }
  outline(zones: string[]): void {
    const { model, layer } = this.scene();
    for (const shape of zones.flatMap(zone => shapesAt(model, zone))) {
      layer?.append(path(framePath(shape.outlines, 4, 12), { class: 'touched', 'data-zone': shape.name }));
    }
  }
  clear(): void {
    this.ghosts.clear();
    this.scene().layer?.replaceChildren();
  }
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
