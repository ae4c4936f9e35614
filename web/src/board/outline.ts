// Shapes made of rectangles: their outlines and the largest rectangle in them. The sides of the rectangles cut the plane into
// cells, so that a room of 40 x 40 units is as cheap as one of 1 x 1.
import type { Point } from '../draw/svg';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
const key = (x: number, y: number) => `${x},${y}`;

/** The places where a line is cut, in order. */
export class Cuts {
  readonly at: readonly number[];

  constructor(places: readonly number[]) {
    this.at = [...new Set(places)].sort((a, b) => a - b);
  }
  // The stretch that a place lies in; -1 before the first one, and one too many after the last.
  stretch(place: number): number {
    return this.at.findLastIndex(cut => cut <= place);
  }
  place(index: number): number {
    return this.at[index] ?? 0;
  }
}
export const cutsOf = (rects: readonly Rect[]): { columns: Cuts; rows: Cuts } => ({
  columns: new Cuts(rects.flatMap(({ x, w }) => [x, x + w])),
  rows: new Cuts(rects.flatMap(({ y, h }) => [y, y + h])),
});

// The cells, given by the column and the row of the cuts they begin at.
export class Cells {
  private readonly filled = new Set<string>();
  private readonly corners: Point[] = [];
  private readonly columns: Cuts;
  private readonly rows: Cuts;

  constructor(rects: Rect[]) {
    ({ columns: this.columns, rows: this.rows } = cutsOf(rects));
    for (const { x, y, w, h } of rects) {
      const [right, bottom] = [this.columns.stretch(x + w), this.rows.stretch(y + h)];
      for (let row = this.rows.stretch(y); row < bottom; row++) {
        for (let column = this.columns.stretch(x); column < right; column++) this.add(column, row);
      }
    }
  }
  private add(x: number, y: number): void {
    if (this.has(x, y)) return;
    this.filled.add(key(x, y));
    this.corners.push([x, y]);
  }
  private has(x: number, y: number): boolean {
    return this.filled.has(key(x, y));
  }
  // Clockwise round the outside, the other way round a hole; only corners where the line turns.
  outlines(): Point[][] {
    const next = new Map<string, Point[]>();
    const edge = (from: Point, to: Point) => next.set(key(...from), [...(next.get(key(...from)) ?? []), to]);
    for (const [x, y] of this.corners) {
      if (!this.has(x, y - 1)) edge([x, y], [x + 1, y]);
      if (!this.has(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
      if (!this.has(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
      if (!this.has(x - 1, y)) edge([x, y + 1], [x, y]);
    }
    const loops: Point[][] = [];
    for (const [x, y] of this.corners) {
      while (next.get(key(x, y))?.length) loops.push(follow([x, y], next));
    }
    return loops.map(loop => loop.map(([x, y]): Point => [this.columns.place(x), this.rows.place(y)]));
  }
  largestRectangle(): Rect {
    let best: Rect = { x: 0, y: 0, w: 0, h: 0 };
    for (const [x, y] of this.corners) {
      let most = Infinity;
      for (let down = 1; this.has(x, y + down - 1); down++) {
        let across = 0;
        while (across < most && this.has(x + across, y + down - 1)) across++;
        most = across;
        const [left, top] = [this.columns.place(x), this.rows.place(y)];
        const [w, h] = [this.columns.place(x + across) - left, this.rows.place(y + down) - top];
        if (w * h > best.w * best.h) best = { x: left, y: top, w, h };
      }
    }
    return best;
  }
}
function follow(start: Point, next: Map<string, Point[]>): Point[] {
  const loop: Point[] = [];
  let here = start;
  let step = next.get(key(...here))?.shift();
  while (step) {
    loop.push(here);
    here = step;
    step = key(...here) === key(...start) ? undefined : next.get(key(...here))?.shift();
  }
  return loop.filter((corner, i) => turns(loop, corner, i));
}
function turns(loop: Point[], [x, y]: Point, i: number): boolean {
  const [ax, ay] = loop[(i + loop.length - 1) % loop.length] ?? [x, y];
  const [bx, by] = loop[(i + 1) % loop.length] ?? [x, y];
  return (ax === x) !== (bx === x) || (ay === y) !== (by === y);
}
