// A mission's map as a thumbnail: the real zones, a colour for each kind of zone, no detail.
import { rect, s } from './svg';

interface Map {
  width: number;
  height: number;
  shapes: { kind: string; areas: { x: number; y: number; w: number; h: number }[] }[];
}
export function drawThumb({ width, height, shapes }: Map, fill: (kind: string) => string, box = 48): SVGElement {
  return s(
    'svg',
    {
      class: 'thumb',
      viewBox: `0 0 ${width} ${height}`,
      width: box * Math.min(1, width / height),
      height: box * Math.min(1, height / width),
      'aria-hidden': 'true',
    },
    shapes.flatMap(({ kind, areas }) =>
      areas.map(({ x, y, w, h }) => rect(x + 3, y + 3, w - 6, h - 6, { rx: 14, fill: fill(kind) })),
    ),
  );
}
