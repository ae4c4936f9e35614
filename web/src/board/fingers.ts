// What people point at: a dashed rim in the colour of whoever points, a pin with the first letter and the name; a ring around a piece.
import { framePath } from '../draw/frames';
import { at, circle, g, path, rect, text, type Kid, type Point } from '../draw/svg';
import type { Model } from './model';

export interface Finger {
  name: string;
  colour: string;
  zone: string;
  // The piece that is meant, if it is one.
  piece: string;
}

export function fingerLayer(
  model: Model,
  fingers: readonly Finger[],
  placeOf: (piece: string) => Point | undefined,
): Kid[] {
  return fingers.flatMap(finger => {
    const shape = model.named(finger.zone);
    if (!shape) return [];
    const place = finger.piece ? placeOf(finger.piece) : undefined;
    const rim = framePath(shape.outlines, 6, 10);
    const { room } = shape;
    const [x, y] = place ? [place[0], place[1] - 20] : [room.x + room.w / 2, room.y + Math.min(room.h - 8, 46)];
    return [drawFinger(finger, rim, place, x, y)];
  });
}

function drawFinger({ name, colour }: Finger, rim: string, place: Point | undefined, x: number, y: number) {
  const w = 14 + [...name].length * 8;
  return g(
    { class: 'finger', style: `--finger: ${colour}` },
    ...(place
      ? [
          circle(place[0], place[1], 25, { class: 'finger-under' }),
          circle(place[0], place[1], 25, { class: 'finger-line' }),
        ]
      : [path(rim, { class: 'finger-under' }), path(rim, { class: 'finger-line' })]),
    at(
      x,
      y,
      path('M0 0C-15-13-15-34 0-34S15-13 0 0z', { class: 'finger-pin' }),
      text(0, -15, [...name][0]?.toUpperCase() ?? '?', { class: 'finger-letter' }),
      rect(17, -31, w, 20, { rx: 10, class: 'finger-plate' }),
      text(17 + w / 2, -17, name, { class: 'finger-name' }),
    ),
  );
}
