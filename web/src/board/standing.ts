// The layers that change: marks, pieces and the forecast.
import {
  drawBorderMark,
  drawForecastArrow,
  drawForecastAttack,
  drawForecastStay,
  drawMark,
  type MarkKind,
} from '../draw/marks';
import { g, path, type Kid, type Point } from '../draw/svg';
import type { LightSight, Look, People, PieceLook, Sight } from './look';
import type { Model, Segment, Shape } from './model';
import type { Piece } from './pieces';
import { figureSeats, markerSeats, seatsAbove } from './seats';

export interface Mark {
  zone: string;
  is: MarkKind;
  label?: string;
  // The zone from which a border to the marked one is meant, such as a door, and not the zone itself.
  across?: string;
}
// A group of the forecast, as the server sends it.
export interface Expected {
  action: number;
  from: string;
  isAttack: boolean;
  step: string;
  steps: string[];
}

const order: MarkKind[] = ['far', 'other', 'move', 'question', 'attack', 'active'];

export function markLayer(model: Model, marks: readonly Mark[]): Kid[] {
  const sorted = marks.toSorted((a, b) => order.indexOf(a.is) - order.indexOf(b.is));
  return sorted.map(({ zone, is, label, across }) => {
    const shape = model.named(zone);
    if (!shape) return null;
    const from = across === undefined ? undefined : model.named(across);
    const border = from && model.segments.filter(one => joins(one, from, shape)).toSorted(byLength)[0];
    const drawing = border ? drawBorderMark(border, shape.middle, label) : drawMark(is, shape, label);
    drawing.setAttribute('data-zone', zone);
    return drawing;
  });
}

const joins = ({ before, after, kind }: Segment, one: Shape, other: Shape) =>
  kind !== 'wall' && ((before === one && after === other) || (before === other && after === one));
const byLength = (one: Segment, other: Segment) => other.length - one.length;

/** A piece with its look, at its place. */
interface Seated {
  piece: Piece;
  look: PieceLook;
  place: Point;
  scale: number;
}

export function pieceLayer(
  model: Model,
  pieces: readonly Piece[],
  look: Look,
  people: People,
  id: string,
  light?: LightSight,
): Kid[] {
  const draw = ({ piece, look: drawn, place: [x, y], scale }: Seated) =>
    g(
      {
        class: piece.isActive ? 'piece active' : 'piece',
        transform: `translate(${x} ${y}) scale(${scale})`,
        'data-piece': piece.id,
      },
      drawn.draw(piece.count, id),
      piece.badge &&
        g({ transform: 'translate(-13 -13)', 'data-thing': `badge:${piece.badge}` }, look.badge(piece.badge)),
    );
  return model.shapes.map(shape => {
    const here = pieces.filter(piece => piece.zone === shape.name);
    return here.length > 0 && g({ class: shadeOf(shape, light) }, seated(shape, here, look, people).map(draw));
  });
}
// Night takes colour from what nobody sees, never its shape or its number.
function shadeOf({ name }: Shape, light: LightSight | undefined): string | undefined {
  if (!light || light.lit.includes(name)) return undefined;
  return light.seen.includes(name) ? 'dim' : 'unseen';
}

/** Where a piece stands on the board. */
export function placeOf(
  model: Model,
  pieces: readonly Piece[],
  look: Look,
  people: People,
  id: string,
): Point | undefined {
  const zone = pieces.find(piece => piece.id === id)?.zone;
  const shape = zone === undefined ? undefined : model.named(zone);
  const here = pieces.filter(piece => piece.zone === zone);
  return shape && seated(shape, here, look, people).find(one => one.piece.id === id)?.place;
}

/** Where a piece stands, and how soon it comes: people first. */
export interface Seat {
  id: string;
  zone: string;
  place: Point;
  rank: number;
}
export function seatsOf(model: Model, pieces: readonly Piece[], look: Look, people: People): Seat[] {
  return model.shapes.flatMap(shape => {
    const here = pieces.filter(piece => piece.zone === shape.name);
    return seated(shape, here, look, people).map(({ piece, look: { rank }, place }) => ({
      id: piece.id,
      zone: piece.zone,
      place,
      rank,
    }));
  });
}

// Markers first, then figures, then what is so wide that the others stand above it.
function seated(shape: Shape, here: readonly Piece[], look: Look, people: People): Seated[] {
  const isCovered = !!look.zone(shape.kind).cover;
  const all = here
    .map(piece => ({ piece, look: look.piece(piece.id, people) }))
    .filter(one => one.look.place !== 'ground' || !isCovered)
    .toSorted((a, b) => a.look.rank - b.look.rank);
  const figures = all.filter(one => one.look.place === 'middle');
  const markers = all.filter(one => one.look.place !== 'middle');
  const wide = figures.length > 1 ? figures.find(one => one.look.isWide) : undefined;
  const others = figures.filter(one => one !== wide);
  const above = wide && seatsAbove(others.length, shape.room);
  const seats = above ?? figureSeats(figures.length, shape.room, markers.length);
  const corners = markerSeats(markers.length, shape.room, figures.length);
  const put = (one: (typeof all)[number], place: Point = shape.middle, scale: number) => ({ ...one, place, scale });
  return [
    ...markers.map((one, i) => put(one, corners[i], 0.86)),
    // The first on top: in a crowd nobody covers the number at the foot of the one before.
    ...others.map((one, i) => put(one, seats.places[i], seats.scale)).toReversed(),
    ...(wide ? [put(wide, above?.wide, 1)] : []),
  ];
}

// A link is a bow from end to end, and only while one of its ends is looked at.
export function linkLayer(model: Model, links: NonNullable<Sight['links']>, looked: string | undefined): Kid[] {
  return links
    .filter(({ one, other }) => looked === one || looked === other)
    .map(({ one, other }) => {
      const [from, to] = [model.named(one)?.middle, model.named(other)?.middle];
      if (!from || !to) return null;
      const [x, y] = [(from[0] + to[0]) / 2 + (from[1] - to[1]) / 5, (from[1] + to[1]) / 2 + (to[0] - from[0]) / 5];
      return path(`M${from.join(' ')}Q${x} ${y} ${to.join(' ')}`, { class: 'link-bow' });
    });
}

// A, B, … Z, AA, …: the letter that ties a group of the forecast to its line in the list.
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
export function forecastLayer(model: Model, groups: readonly Expected[]): Kid[] {
  const seen = new Map<string, number>();
  return groups.map(({ from, step, steps, isAttack }, index) => {
    const [here, there] = [model.named(from), model.named(step)];
    if (!here || !there) return null;
    const letter = letterOf(index);
    const nth = seen.get(from) ?? 0;
    seen.set(from, nth + 1);
    if (isAttack) return drawForecastAttack(letter, here, nth);
    if (here === there) return drawForecastStay(letter, [here.middle[0] + nth * 21, here.middle[1]]);
    const others = steps.filter(zone => zone !== step).flatMap(zone => model.named(zone) ?? []);
    return g(
      {},
      others.map(other => g({ class: 'maybe' }, drawForecastArrow(letter, shifted(here, nth), other.middle, false))),
      drawForecastArrow(letter, shifted(here, nth), there.middle, false),
    );
  });
}
// Groups that start in one zone do not cover each other's letters.
const shifted = ({ middle: [x, y] }: Shape, nth: number): Point => [x + nth * 9, y + nth * 16];
