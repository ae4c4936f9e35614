// The lamp: a dark rim under a warm line says look here, and the ground around it gets dusk. It never says that anything may be done.
import { framePath } from '../draw/frames';
import { at, circle, path, text, type Kid } from '../draw/svg';
import { wayBetween, type Model } from './model';
import type { Rect } from './outline';

const shapesOf = (model: Model, places: readonly string[]) => places.flatMap(place => model.named(place) ?? []);

// Dusk on all the ground but these places; below marks and pieces, which stay bright.
export function duskLayer(model: Model, { x, y, w, h }: Rect, places: readonly string[]): Kid[] {
  const holes = shapesOf(model, places).map(shape => framePath(shape.outlines, 0, 4));
  return [path(`M${x} ${y}h${w}v${h}h${-w}z${holes.join('')}`, { class: 'dusk', 'fill-rule': 'evenodd' })];
}
// What a sentence speaks of: places to look at, and a way; the places may carry numbers.
export interface Shining {
  places: readonly string[];
  way: readonly string[];
  isNumbered?: boolean;
}
// The rims, below the pieces, of which they cut nothing off.
export function rimLayer(model: Model, { places }: Shining): Kid[] {
  const rims = shapesOf(model, places).map(shape => framePath(shape.outlines, 5, 9));
  return rims.flatMap(rim => [path(rim, { class: 'lamp-under' }), path(rim, { class: 'lamp-line' })]);
}
// The way from one place to the next, and the numbers of the places; their codes, if they are wanted.
export function lampLayer(model: Model, { places, way, isNumbered }: Shining, hasCodes = false): Kid[] {
  const steps = way.slice(1).map((to, i) => wayBetween(model, way[i] ?? to, to));
  const lines = steps.filter(points => points.length > 1).map(points => `M${points.map(at => at.join(' ')).join('L')}`);
  return [
    ...(hasCodes
      ? shapesOf(model, places).map(({ name, room }) => text(room.x + 10, room.y + 22, name, { class: 'lamp-code' }))
      : []),
    ...(isNumbered
      ? shapesOf(model, places).map(({ room }, i) =>
          at(room.x + room.w - 12, room.y + room.h - 12, circle(0, 0, 13, { class: 'lamp-badge' }), text(0, 5, i + 1)),
        )
      : []),
    ...lines.flatMap(line => [path(line, { class: 'lamp-under' }), path(line, { class: 'lamp-way' })]),
  ];
}
