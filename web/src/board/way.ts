// A walk on the board: the line from place to place, and the fee of each step.
import { drawFee, drawWay } from '../draw/way';
import type { Kid, Point } from '../draw/svg';
import { wayBetween, type Model } from './model';

export interface Walk {
  from: string;
  steps: readonly { place: string; label: string; isPeril: boolean }[];
}

export function wayLayer(model: Model, { from, steps }: Walk): Kid[] {
  const places = [from, ...steps.map(step => step.place)];
  const points = places.slice(1).flatMap((to, i) => wayBetween(model, places[i] ?? to, to));
  const fees = steps.flatMap(({ place, label, isPeril }) => {
    const shape = model.named(place);
    const at: Point | undefined = shape && [shape.middle[0], shape.room.y + shape.room.h - 14];
    return at ? [drawFee({ at, label, isPeril })] : [];
  });
  return points.length > 1 ? [...drawWay(points), ...fees] : fees;
}
