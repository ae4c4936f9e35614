// Where the arrow keys go. The cursor is a point, so that crossing a large zone keeps its row or column.
import type { Point } from '../draw/svg';
import { CELL, type Model, type Shape } from './model';

export const directions: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export interface Cursor {
  zone: string;
  point: Point;
}

export function cursorAt(model: Model, zone: string): Cursor | undefined {
  const shape = model.named(zone);
  if (!shape) return undefined;
  const { x, y, w, h } = shape.room;
  return { zone, point: [x + Math.min(w, CELL) / 2, y + Math.min(h, CELL) / 2] };
}

// The next zone in a direction: straight ahead, else the nearest one on that side; undefined at the end of the board.
export function stepped(model: Model, from: Cursor, [dx, dy]: Point): Cursor | undefined {
  let [x, y] = from.point;
  while (x >= 0 && y >= 0 && x <= model.width && y <= model.height) {
    [x, y] = [x + dx * model.unit, y + dy * model.unit];
    const shape = model.at(x, y);
    if (shape && shape.name !== from.zone) return { zone: shape.name, point: [x, y] };
  }
  const nearest = aside(model, from, [dx, dy]);
  return nearest && cursorAt(model, nearest.name);
}
function aside(model: Model, { zone, point }: Cursor, [dx, dy]: Point): Shape | undefined {
  const ahead = model.shapes.filter(
    ({ name, middle }) => name !== zone && (middle[0] - point[0]) * dx + (middle[1] - point[1]) * dy > model.unit / 2,
  );
  const far = ({ middle }: Shape) => Math.hypot(middle[0] - point[0], middle[1] - point[1]);
  return ahead.toSorted((a, b) => far(a) - far(b))[0];
}
