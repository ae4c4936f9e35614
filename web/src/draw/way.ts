// A way to walk: a dotted line under the pieces, and what each step costs; where it may hurt, the fee is pale with a red rim.
import { at, g, path, rect, text, type Point } from './svg';

export interface Fee {
  at: Point;
  label: string;
  isPeril: boolean;
}

export function drawWay(points: readonly Point[]): SVGElement[] {
  const line = `M${points.map(point => point.join(' ')).join('L')}`;
  return [path(line, { class: 'way-under' }), path(line, { class: 'way-line' })];
}

export function drawFee({ at: [x, y], label, isPeril }: Fee): SVGElement {
  const w = Math.max(28, 14 + label.length * 8);
  return g(
    { class: `way-fee${isPeril ? ' peril' : ''}` },
    at(x, y, rect(-w / 2, -11, w, 22, { rx: 11 }), text(0, 4.6, label)),
  );
}
