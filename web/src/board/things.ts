// What lies on a drawn board and where: pieces, marked drawings of the land, borders and zones, each by family and name.
import { s } from '../draw/svg';
import type { Sight } from './look';
import type { Model, Segment, Shape } from './model';

// A board as it is drawn now.
export interface Surface {
  svg: SVGSVGElement;
  model: Model;
  sight: Sight;
}
export interface Thing {
  // Family and name, such as "zombie:Walker", "border:doorway" or "zone:street".
  id: string;
  // Empty if it lies in no zone.
  zone: string;
  count: number;
}
// A thing with its place on the screen.
export interface Met extends Thing {
  box: DOMRect;
}
// How near to a border counts as pointing at it, in drawing units.
const NEAR = 8;
const DRAWN = '[data-piece], [data-thing]';

const idOf = (node: Element) => node.getAttribute('data-thing') ?? node.getAttribute('data-piece') ?? '';
const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;
const sizeOf = ({ width, height }: DOMRect) => width * height;

// What is at a point of the screen: the smallest thing there, else a border nearby, else the zone.
export function thingAt(
  { svg, model, sight }: Surface,
  x: number,
  y: number,
  isKnown: (id: string) => boolean,
): Met | undefined {
  const matrix = svg.getScreenCTM();
  if (!matrix) return undefined;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const shape = model.at(at.x, at.y);
  const zone = shape?.name ?? '';
  const met = [...svg.querySelectorAll<SVGElement>(DRAWN)]
    .map(node => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ node, box }) => isIn(box, x, y) && isKnown(idOf(node)))
    .sort((a, b) => sizeOf(a.box) - sizeOf(b.box))[0];
  if (met) return { id: idOf(met.node), zone, count: 1, box: met.box };
  const border = bordersOf({ model, sight })
    .filter(one => isKnown(one.id) && distance(one.segment, at.x, at.y) < NEAR)
    .sort((a, b) => distance(a.segment, at.x, at.y) - distance(b.segment, at.x, at.y))[0];
  if (border) return { id: border.id, zone: '', count: 1, box: boxOf(border.segment, matrix) };
  if (!shape) return undefined;
  const id = zoneIds(shape).find(isKnown);
  const area = svg.querySelector(`.hit[data-zone="${CSS.escape(zone)}"]`);
  return id && area ? { id, zone, count: 1, box: area.getBoundingClientRect() } : undefined;
}

// Everything on the board.
export function thingsOn({ svg, model, sight }: Surface): Thing[] {
  const matrix = svg.getScreenCTM()?.inverse();
  const middle = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix);
  };
  const marked = [...svg.querySelectorAll('[data-thing]')].map(node => {
    const { x, y } = middle(node);
    return { id: idOf(node), zone: model.at(x, y)?.name ?? '', count: 1 };
  });
  const borders = new Map(bordersOf({ model, sight }).map(one => [`${one.id} ${one.segment.border}`, one]));
  return [
    ...sight.pieces.map(({ id, zone, count }) => ({ id, zone, count })),
    ...marked,
    ...model.shapes.flatMap(shape => zoneIds(shape).map(id => ({ id, zone: shape.name, count: 1 }))),
    ...[...borders.values()].map(({ id }) => ({ id, zone: '', count: 1 })),
  ];
}

// What is printed in a zone comes before what it is.
const zoneIds = ({ kind, flags }: Shape) => [...flags.map(flag => `flag:${flag}`), `zone:${kind}`];

function bordersOf({ model, sight }: Pick<Surface, 'model' | 'sight'>): { id: string; segment: Segment }[] {
  const drawn = model.segments.map(segment => ({ id: `border:${segment.kind}`, segment }));
  const hung = sight.hung.flatMap(({ border, kind }) =>
    model.segments.filter(one => one.border === border).map(segment => ({ id: `border:${kind}`, segment })),
  );
  return [...hung, ...drawn];
}

function distance({ x, y, length, isUpright }: Segment, px: number, py: number): number {
  const [across, along] = isUpright ? [px - x, py - y] : [py - y, px - x];
  return Math.hypot(across, Math.max(0, -along, along - length));
}

function boxOf({ x, y, length, isUpright }: Segment, matrix: DOMMatrix): DOMRect {
  const [w, h] = isUpright ? [0, length] : [length, 0];
  const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + w, y + h)].map(point => point.matrixTransform(matrix));
  if (!from || !to) return new DOMRect();
  return new DOMRect(from.x - NEAR, from.y - NEAR, to.x - from.x + 2 * NEAR, to.y - from.y + 2 * NEAR);
}

// How a thing of the board looks: a copy of its drawing, or a window onto the ground.
export function pictureOf(surface: Surface, id: string): SVGElement | undefined {
  const name = CSS.escape(id);
  const node = surface.svg.querySelector<SVGGElement>(`[data-thing="${name}"], [data-piece="${name}"]`);
  if (node) return copied(node);
  const segment = bordersOf(surface).find(one => one.id === id)?.segment;
  if (segment) {
    const [along, across] = [segment.length / 2, 0];
    const [x, y] = segment.isUpright
      ? [segment.x + across, segment.y + along]
      : [segment.x + along, segment.y + across];
    return opened(surface.svg, x - 38, y - 38, 76);
  }
  const shape = surface.model.shapes.find(one => zoneIds(one).includes(id));
  return shape && opened(surface.svg, shape.middle[0] - 38, shape.middle[1] - 38, 76);
}

function copied(node: SVGGElement): SVGElement {
  const { x, y, width, height } = node.getBBox();
  const side = Math.max(width, height) + 6;
  const copy = node.cloneNode(true) as SVGElement;
  for (const name of ['transform', 'data-piece', 'data-thing', 'class']) copy.removeAttribute(name);
  for (const inner of copy.querySelectorAll('[data-thing]')) inner.removeAttribute('data-thing');
  return sample(x + width / 2 - side / 2, y + height / 2 - side / 2, side, copy);
}

let windows = 0;
function opened(svg: SVGSVGElement, x: number, y: number, side: number): SVGElement {
  const layers = [...svg.querySelectorAll<SVGGElement>('.ground, .covers, .state, .borders')];
  for (const layer of layers) layer.id ||= `ground-${windows++}`;
  return sample(x, y, side, ...layers.map(layer => s('use', { href: `#${layer.id}` })));
}
const sample = (x: number, y: number, side: number, ...kids: SVGElement[]) =>
  s('svg', { viewBox: `${x} ${y} ${side} ${side}`, class: 'sample', 'aria-hidden': 'true' }, ...kids);
