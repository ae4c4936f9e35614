// Wheel, drag and pinch on a board: they change the camera and nothing else.
import type { Point } from '../draw/svg';
import { moved, zoomed } from './camera';
import type { Rect } from './outline';

const SLACK = 6;

export interface Viewfinder {
  camera(): Rect;
  whole(): Rect;
  look(camera: Rect): void;
  /** Whether the board is dragged from here on, and keeps its size. */
  hold(isHeld: boolean): void;
}
export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private start: Point = [0, 0];
  // Whether the pointer moved the board, so that lifting it chooses nothing.
  isDragging = false;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly finder: Viewfinder,
  ) {}

  listen(): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    this.svg.addEventListener('wheel', event => this.wheel(event), { ...options, passive: false });
    this.svg.addEventListener('pointerdown', event => this.down(event), options);
    this.svg.addEventListener('pointermove', event => this.move(event), options);
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      this.svg.addEventListener(end, event => this.lift(event.pointerId), options);
    }
    return () => stop.abort();
  }
  private toBoard([x, y]: Point): Point {
    const matrix = this.svg.getScreenCTM()?.inverse();
    return matrix ? [matrix.a * x + matrix.e, matrix.d * y + matrix.f] : [x, y];
  }
  private zoom(factor: number, place: Point): void {
    this.finder.look(zoomed(this.finder.camera(), this.finder.whole(), factor, this.toBoard(place)));
  }
  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120) * 0.002), [
      event.clientX,
      event.clientY,
    ]);
  }
  private down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.start = [event.clientX, event.clientY];
    if (this.pointers.size === 1) this.isDragging = false;
  }
  private lift(pointer: number): void {
    this.pointers.delete(pointer);
    this.finder.hold(false);
  }
  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const here: Point = [event.clientX, event.clientY];
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, here, other);
    else if (!this.drag(before, here, event.pointerId)) return;
    this.pointers.set(event.pointerId, here);
  }
  private pinch(before: Point, here: Point, other: Point): void {
    const far = (point: Point) => Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]));
    this.isDragging = true;
    this.finder.hold(false);
    this.zoom(far(here) / far(before), [(here[0] + other[0]) / 2, (here[1] + other[1]) / 2]);
  }
  // Small movements of a finger are no drag.
  private drag(before: Point, here: Point, pointer: number): boolean {
    if (!this.isDragging && Math.hypot(here[0] - this.start[0], here[1] - this.start[1]) < SLACK) return false;
    if (!this.isDragging) this.svg.setPointerCapture(pointer);
    this.isDragging = true;
    this.finder.hold(true);
    const [from, to] = [this.toBoard(before), this.toBoard(here)];
    this.finder.look(moved(this.finder.camera(), this.finder.whole(), from[0] - to[0], from[1] - to[1]));
    return true;
  }
}
