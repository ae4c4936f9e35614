// Builders of SVG elements; attributes that are undefined, null or false are left out.
const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Record<string, string | number | boolean | null | undefined>;
export type Kid = SVGElement | string | false | null | undefined | Kid[];
export type Point = [number, number];

function append(node: SVGElement, kids: Kid[]): void {
  for (const kid of kids) {
    if (Array.isArray(kid)) append(node, kid);
    else if (kid) node.append(kid);
  }
}

export function s(tag: string, attributes: Attributes = {}, ...kids: Kid[]): SVGElement {
  const node = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  append(node, kids);
  return node;
}
export const g = (attributes: Attributes, ...kids: Kid[]) => s('g', attributes, ...kids);
export const path = (d: string, attributes: Attributes = {}) => s('path', { d, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  s('rect', { x, y, width, height, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  s('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}) =>
  s('ellipse', { cx, cy, rx, ry, ...attributes });
export const text = (x: number, y: number, content: string | number, attributes: Attributes = {}) =>
  s('text', { x, y, ...attributes }, String(content));
export const at = (x: number, y: number, ...kids: Kid[]) => g({ transform: `translate(${x} ${y})` }, ...kids);
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
