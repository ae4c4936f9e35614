// Shapes made of unit cells: their outlines and the largest rectangle in them.
import type { Point } from '../draw/svg';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
const key = (x: number, y: number) => `${x},${y}`;

// The cells, given by "x,y" of their top left corner.
export class Cells {
  private readonly filled = new Set<string>();
  private readonly corners: Point[] = [];

  constructor(rects: Rect[]) {
    for (const { x, y, w, h } of rects) {
      for (let row = y; row < y + h; row++) for (let column = x; column < x + w; column++) this.add(column, row);
    }
  }
  private add(x: number, y: number): void {
    if (this.has(x, y)) return;
    this.filled.add(key(x, y));
    this.corners.push([x, y]);
  }
  has(x: number, y: number): boolean {
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
    return loops;
  }
  largestRectangle(): Rect {
    let best: Rect = { x: 0, y: 0, w: 0, h: 0 };
    for (const [x, y] of this.corners) {
      let most = Infinity;
      for (let h = 1; this.has(x, y + h - 1); h++) {
        let w = 0;
        while (w < most && this.has(x + w, y + h - 1)) w++;
        most = w;
        if (w * h > best.w * best.h) best = { x, y, w, h };
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
