// What part of the board is seen: a rectangle in drawing units.
import type { Point } from '../draw/svg';
import type { Rect } from './outline';

export const PAD = 16;
const CLOSEST = 6;

export const whole = (width: number, height: number, pad = PAD): Rect => ({
  x: -pad,
  y: -pad,
  w: width + pad * 2,
  h: height + pad * 2,
});
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

// Keeps the middle of the view on the board.
function kept(camera: Rect, all: Rect): Rect {
  return {
    ...camera,
    x: clamp(
      camera.x,
      all.x - camera.w / 2 + Math.min(camera.w, all.w) / 2,
      all.x + all.w - camera.w / 2 - Math.min(camera.w, all.w) / 2,
    ),
    y: clamp(
      camera.y,
      all.y - camera.h / 2 + Math.min(camera.h, all.h) / 2,
      all.y + all.h - camera.h / 2 - Math.min(camera.h, all.h) / 2,
    ),
  };
}
// Larger by a factor, with one point staying where it is.
export function zoomed(camera: Rect, all: Rect, factor: number, [x, y]: Point): Rect {
  const k = clamp(all.w / camera.w, 1, CLOSEST);
  const next = clamp(k * factor, 1, CLOSEST);
  const [w, h] = [all.w / next, all.h / next];
  return kept({ x: x - ((x - camera.x) * w) / camera.w, y: y - ((y - camera.y) * h) / camera.h, w, h }, all);
}
export const moved = (camera: Rect, all: Rect, dx: number, dy: number): Rect =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, all);
export const middleOf = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2];
// Moves as little as needed to bring a rectangle into view.
export function showing(camera: Rect, all: Rect, { x, y, w, h }: Rect): Rect {
  const dx = Math.min(0, x - camera.x) + Math.max(0, x + w - camera.x - camera.w);
  const dy = Math.min(0, y - camera.y) + Math.max(0, y + h - camera.y - camera.h);
  return moved(camera, all, dx, dy);
}
// How far a board that was painted for one camera has to slide to be seen through another of the same size.
export const slid = (painted: Rect, camera: Rect, scale: number): string =>
  `translate(${(painted.x - camera.x) * scale}px, ${(painted.y - camera.y) * scale}px)`;
