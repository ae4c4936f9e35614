// Where a tip stands: beside its thing, never on it, and where it hides the fewest figures and marks.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const RIM = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The corner of a tip of this size, within `room`; `others` are what it should not hide. */
export function placed(
  thing: Box,
  width: number,
  height: number,
  room: Box,
  others: readonly Box[] = [],
): { left: number; top: number } {
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  const x = (at: number) => within(at, room.left + RIM, room.right - width - RIM);
  const y = (at: number) => within(at, room.top + RIM, room.bottom - height - RIM);
  const [middle, centre] = [(thing.left + thing.right) / 2 - width / 2, (thing.top + thing.bottom) / 2 - height / 2];
  const sides = [
    { left: thing.right + GAP, top: y(thing.top) },
    { left: thing.left - GAP - width, top: y(thing.top) },
    { left: x(middle), top: thing.bottom + GAP },
    { left: x(middle), top: thing.top - GAP - height },
    { left: thing.right + GAP, top: y(centre - height / 2) },
    { left: thing.left - GAP - width, top: y(centre - height / 2) },
  ];
  const cost = ({ left, top }: { left: number; top: number }) => {
    const box = { left: x(left), top: y(top), right: x(left) + width, bottom: y(top) + height };
    return 100 * overlap(box, thing) + others.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const [best = { left: room.left, top: room.top }] = sides.toSorted((a, b) => cost(a) - cost(b));
  return { left: x(best.left), top: y(best.top) };
}
