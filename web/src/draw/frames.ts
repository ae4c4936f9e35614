// Frames around zones of any right-angled shape: an outline drawn inwards, with round corners or with brackets at the corners.
import type { Point } from './svg';

const round = (value: number) => Math.round(value * 100) / 100;
const say = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const item = (points: Point[], i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
const sign = ([ax, ay]: Point, [bx, by]: Point): Point => [Math.sign(bx - ax), Math.sign(by - ay)];
const towards = ([ax, ay]: Point, b: Point, length: number): Point => {
  const [dx, dy] = sign([ax, ay], b);
  const room = Math.min(length, Math.hypot(b[0] - ax, b[1] - ay) / 2);
  return [ax + dx * room, ay + dy * room];
};

// The outline runs clockwise, so that its inner side lies to the right.
export function inset(outline: Point[], by: number): Point[] {
  return outline.map((corner, i) => {
    const [before, after] = [sign(item(outline, i - 1), corner), sign(corner, item(outline, i + 1))];
    return [corner[0] - (before[1] + after[1]) * by, corner[1] + (before[0] + after[0]) * by];
  });
}
export function roundPath(points: Point[], radius: number): string {
  const bends = points.map((corner, i) => {
    const from = towards(corner, item(points, i - 1), radius);
    const to = towards(corner, item(points, i + 1), radius);
    return `${i === 0 ? 'M' : 'L'}${say(from)}Q${say(corner)} ${say(to)}`;
  });
  return `${bends.join('')}z`;
}
export function bracketPath(points: Point[], arm: number, radius: number): string {
  return points
    .map((corner, i) => {
      const [before, after] = [item(points, i - 1), item(points, i + 1)];
      const [start, end] = [towards(corner, before, arm), towards(corner, after, arm)];
      const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
      return `M${say(start)}L${say(from)}Q${say(corner)} ${say(to)}L${say(end)}`;
    })
    .join('');
}
export const framePath = (outlines: Point[][], by: number, radius: number): string =>
  outlines.map(outline => roundPath(inset(outline, by), radius)).join('');
