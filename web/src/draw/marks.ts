// What the rules allow now, and what the horde will do. Shapes differ, not only colours: footprints and dashes = move,
// crosshair and brackets = attack.
import { bracketPath, framePath, inset } from './frames';
import { at, circle, g, path, rect, text, type Kid, type Point } from './svg';

// Where a mark is drawn: the outlines of the zone, and the rectangle in it that has room for a chip.
export interface Place {
  outlines: Point[][];
  room: { x: number; y: number; w: number; h: number };
}
export type MarkKind = 'move' | 'far' | 'attack' | 'active' | 'question' | 'other';

const frame = ({ outlines }: Place, by: number, radius: number) =>
  path(framePath(outlines, by, radius), { class: 'mark-edge' });

function chip(x: number, y: number, icon: Kid, label: string | undefined): SVGElement {
  const w = label ? Math.max(34, 22 + label.length * 9) : 22;
  return at(
    x,
    y,
    rect(-w / 2, -9, w, 18, { rx: 9, class: 'mark-chip' }),
    label ? at(-w / 2 + 10, 0, icon) : icon,
    label && text(9, 4, label, { class: 'mark-text' }),
  );
}
const feet = () =>
  path('M-4 3c-1.5-3 1-8 3-7 2 .8.6 4-.4 7zM2 0c-1-3 1.5-7 3.3-6 2 .8.6 4-.4 6.5z', { class: 'mark-ink' });
const sights = () =>
  g({}, circle(0, 0, 4.5, { class: 'mark-line' }), path('M0-7v5M0 2v5M-7 0h5M2 0h5', { class: 'mark-line' }));
const spark = () => path('M0-6L2-2 6 0 2 2 0 6-2 2-6 0-2-2z', { class: 'mark-ink' });

const drawings: Record<MarkKind, (place: Place, label: string | undefined) => Kid[]> = {
  move: (place, label) => [
    frame(place, 9, 12),
    chip(place.room.x + place.room.w / 2, place.room.y + place.room.h - 14, feet(), label),
  ],
  attack: (place, label) => [
    path(framePath(place.outlines, 9, 8), { class: 'mark-fill' }),
    path(place.outlines.map(outline => bracketPath(inset(outline, 9), 18, 6)).join(''), { class: 'mark-edge' }),
    chip(place.room.x + place.room.w / 2, place.room.y + 5, sights(), label),
  ],
  far: place => [frame(place, 9, 12)],
  active: place => [frame(place, 4, 12)],
  question: place => [frame(place, 4, 12)],
  other: (place, label) => [
    frame(place, 7, 10),
    chip(place.room.x + place.room.w - 18, place.room.y + place.room.h - 14, spark(), label),
  ],
};
export const drawMark = (is: MarkKind, place: Place, label?: string) =>
  g({ class: `mark mark-${is}` }, drawings[is](place, label));

// What stands in the middle of a border, such as a door, is lit itself; its chip lies beyond it.
export function drawBorderMark(
  { x, y, length, isUpright }: { x: number; y: number; length: number; isUpright: boolean },
  beyond: Point,
  label?: string,
): SVGElement {
  const middle: Point = isUpright ? [x, y + length / 2] : [x + length / 2, y];
  const [w, h] = isUpright ? [26, 50] : [50, 26];
  const way = Math.sign(isUpright ? beyond[0] - x : beyond[1] - y) * 32;
  return g(
    { class: 'mark mark-other mark-border' },
    at(
      ...middle,
      rect(-w / 2, -h / 2, w, h, { rx: 8, class: 'mark-edge' }),
      isUpright ? chip(way, 0, spark(), label) : chip(0, way, spark(), label),
    ),
  );
}

const badge = (x: number, y: number, letter: string) =>
  at(x, y, circle(0, 0, 10, { class: 'arrow-badge' }), text(0, 4.6, letter, { class: 'arrow-letter' }));

// One arrow per group; the letter ties it to its reason in the side panel. A group that stays gets a stop.
export function drawForecastArrow(letter: string, from: Point, to: Point, isBlocked: boolean): SVGElement {
  const length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [sx, sy] = [from[0] + ux * 14 - uy * 14, from[1] + uy * 14 + ux * 14];
  const [ex, ey] = [to[0] - ux * 32 - uy * 14, to[1] - uy * 32 + ux * 14];
  const [bx, by] = [(sx + ex) / 2 - uy * 12, (sy + ey) / 2 + ux * 12];
  const turn = (Math.atan2(ey - by, ex - bx) * 180) / Math.PI;
  const line = `M${sx} ${sy}Q${bx} ${by} ${ex} ${ey}`;
  return g(
    { class: `forecast ${isBlocked ? 'blocked' : ''}`, 'data-letter': letter },
    path(line, { class: 'arrow-under' }),
    path(line, { class: 'arrow-line' }),
    g(
      { transform: `translate(${ex} ${ey}) rotate(${turn})` },
      isBlocked
        ? path('M-2-11V11M4-11V11', { class: 'arrow-stop' })
        : path('M-9-10L12 0-9 10-4 0z', { class: 'arrow-head' }),
    ),
    badge(sx, sy, letter),
  );
}
// A group that has nowhere to go: its letter and a bar.
export const drawForecastStay = (letter: string, [x, y]: Point) =>
  g(
    { class: 'forecast blocked', 'data-letter': letter },
    at(x + 17, y - 22, path('M-4-9V9M3-9V9', { class: 'arrow-stop' })),
    badge(x, y - 22, letter),
  );
// Zombies that attack where they stand: a claw mark instead of an arrow. Several groups of one zone sit side by side.
export const drawForecastAttack = (letter: string, { outlines, room }: Place, nth: number) =>
  g(
    { class: 'forecast attack', 'data-letter': letter },
    path(framePath(outlines, 6, 12), { class: 'arrow-zone' }),
    at(room.x + room.w - 14, room.y + 14, path('M-8-6q4 6 2 13M-2-8q4 8 2 16M4-6q4 6 2 12', { class: 'claw' })),
    badge(room.x + 14 + nth * 21, room.y + 14, letter),
  );
