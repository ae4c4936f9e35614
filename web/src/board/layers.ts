// The still layers of a board, bottom to top: ground, cover, shadows, borders, names.
import { boardDefs } from '../draw/defs';
import { furniture, drawRug, type Furniture } from '../draw/furniture';
import { rng, seedOf } from '../draw/rng';
import { at, g, path, rect, s, text, times, type Kid } from '../draw/svg';
import type { BorderLook, BorderSite, Land, Look, Terrain } from './look';
import { CELL, TILE, type Model, type Segment, type Shape } from './model';
import type { Rect } from './outline';

export function groundLayer(model: Model, look: Look, id: string): Kid[] {
  return [boardDefs(id), ...model.shapes.map(shape => groundOf(shape, look, id))];
}
export function landLayer(land: Land, model: Model, id: string): Kid[] {
  return [boardDefs(id), ...land.ground(model, id)];
}
function groundOf(shape: Shape, look: Look, id: string): SVGElement {
  const { ground, terrain } = look.zone(shape.kind);
  const r = rng(seedOf(shape.name));
  return g(
    {},
    shape.areas.map(({ x, y, w, h }) =>
      at(x, y, s('svg', { width: w, height: h, viewBox: `0 0 ${w} ${h}`, overflow: 'hidden' }, ground(r, id, w, h))),
    ),
    terrain === 'room' && furnished(shape.room, furnitureOf(shape, look)(id), r.pick([0, 1, 2])),
  );
}
// What stands in a room, always the same for one zone, so that the room may be called after it.
export function furnitureOf(shape: Shape, look: Pick<Look, 'zone'>): Furniture {
  return rng(seedOf(`${shape.name} furniture`)).pick(look.zone(shape.kind).furniture ?? furniture);
}
// A rug says that a large room is one zone; a piece of furniture stands in one of three corners.
function furnished({ x, y, w, h }: Rect, piece: SVGElement, place: number): SVGElement {
  const isLarge = w > CELL * 1.5 && h > CELL * 1.5;
  const [px, py] = [place === 1 ? 26 : w - 26, place === 2 ? 24 : h - 24];
  return at(x, y, isLarge && drawRug(w, h), at(px, py, piece));
}

export function coverLayer(model: Model, look: Look, id: string): Kid[] {
  const isCovered = (x: number, y: number) => {
    const shape = model.at(x, y);
    return !!shape && !!look.zone(shape.kind).cover;
  };
  return model.shapes.flatMap(shape => {
    const { cover } = look.zone(shape.kind);
    if (!cover) return [];
    const r = rng(seedOf(shape.name));
    return shape.areas.flatMap(cellsOf).map(({ x, y, w, h }) => {
      const joins = {
        n: isCovered(x + w / 2, y - 1),
        e: isCovered(x + w + 1, y + h / 2),
        s: isCovered(x + w / 2, y + h + 1),
        w: isCovered(x - 1, y + h / 2),
      };
      return g({ transform: `translate(${x} ${y}) scale(${w / CELL} ${h / CELL})` }, cover(r, id, joins));
    });
  });
}
// A rectangle in cells of about 100 x 100.
function cellsOf({ x, y, w, h }: Rect): Rect[] {
  const [columns, rows] = [Math.max(1, Math.round(w / CELL)), Math.max(1, Math.round(h / CELL))];
  return times(columns * rows, i => ({
    x: x + ((i % columns) * w) / columns,
    y: y + (Math.floor(i / columns) * h) / rows,
    w: w / columns,
    h: h / rows,
  }));
}

// Height and depth: what is high throws a long shadow to the south, walls a short one into the room.
export function shadowLayer(model: Model, look: Look, id: string): Kid[] {
  const terrain = (shape: Shape | undefined) => shape && look.zone(shape.kind).terrain;
  const falls = ({ before, after, isUpright }: Segment) =>
    !isUpright && terrain(before) === 'high' && after !== undefined && terrain(after) !== 'high';
  const rooms = model.shapes.filter(shape => terrain(shape) === 'room');
  return [
    g(
      { filter: `url(#${id}-wide)`, opacity: 0.5 },
      model.segments.filter(falls).map(({ x, y, length }) => rect(x, y - 4, length, 34, { fill: '#0b1422' })),
    ),
    g(
      { filter: `url(#${id}-soft)`, opacity: 0.5 },
      rooms.flatMap(shape =>
        shape.areas.map(({ x, y, w, h }) => [
          model.at(x + w / 2, y - 1) !== shape && rect(x, y, w, 13, { fill: '#0b0d12' }),
          model.at(x - 1, y + h / 2) !== shape && rect(x, y, 13, h, { fill: '#0b0d12' }),
        ]),
      ),
    ),
  ];
}

interface Drawn {
  rank: number;
  drawing: SVGElement;
}
export function borderLayer(model: Model, look: Look, hung: { border: number; kind: string }[]): Kid[] {
  const terrain = (shape: Shape | undefined) => shape && look.zone(shape.kind).terrain;
  const draw = (segment: Segment, line: BorderLook) => segmentPieces(segment, line, terrain);
  const lines: Drawn[] = [
    ...model.edges.flatMap(edge => draw(edge, look.edge)),
    ...model.segments.flatMap(segment => draw(segment, look.border(segment.kind))),
    ...hung.flatMap(({ border, kind }) =>
      model.segments.filter(segment => segment.border === border).flatMap(segment => draw(segment, look.border(kind))),
    ),
  ];
  return [...tileSeams(model), ...lines.toSorted((a, b) => a.rank - b.rank).map(({ drawing }) => drawing)];
}
// A border is drawn along a line of 100; longer ones in pieces, with the passage in the middle one.
function segmentPieces(
  segment: Segment,
  look: BorderLook,
  terrain: (shape: Shape | undefined) => Terrain | undefined,
): Drawn[] {
  const count = Math.max(1, Math.round(segment.length / CELL));
  const flips = isFlipped(segment, terrain);
  const site = siteOf(segment, flips, terrain);
  return times(count, i => {
    const isMain = !look.beside || i === Math.floor(count / 2);
    const drawing = (isMain ? look.draw : (look.beside ?? look.draw))(site);
    const step = segment.length / count;
    return (
      drawing && { rank: look.rank, drawing: g({ transform: placed(segment, i * step, step / CELL, flips) }, drawing) }
    );
  }).filter(drawn => drawn !== undefined);
}
// Drawings expect the high side before the line: above, or to the right of an upright one.
function isFlipped(
  { before, after, isUpright }: Segment,
  terrain: (shape: Shape | undefined) => Terrain | undefined,
): boolean {
  const [above, below] = isUpright ? [after, before] : [before, after];
  return terrain(above) !== 'high' && terrain(below) === 'high';
}
function siteOf(
  segment: Segment,
  flips: boolean,
  terrain: (shape: Shape | undefined) => Terrain | undefined,
): BorderSite {
  const { before, after, isUpright, x, y } = segment;
  const [above, below] = isUpright ? [after, before] : [before, after];
  return {
    near: terrain(flips ? below : above),
    far: terrain(flips ? above : below),
    isFace: !isUpright && terrain(before) === 'high',
    r: rng(x * 13 + y * 7 + (isUpright ? 3 : 1)),
  };
}
function placed({ x, y, isUpright }: Segment, along: number, stretch: number, flips: boolean): string {
  const base = isUpright ? `translate(${x} ${y + along}) rotate(90)` : `translate(${x + along} ${y})`;
  return `${base} scale(${stretch} 1)${flips ? ' translate(100 0) rotate(180)' : ''}`;
}
function tileSeams({ width, height }: Model): SVGElement[] {
  const seams: SVGElement[] = [];
  for (let x = TILE; x < width; x += TILE) seams.push(path(`M${x} 0V${height}`, { class: 'tile-seam' }));
  for (let y = TILE; y < height; y += TILE) seams.push(path(`M0 ${y}H${width}`, { class: 'tile-seam' }));
  return seams;
}

// One label place per zone: the lower left corner of its room. Names end in a letter after a point, as in 28V.c.
export function nameLayer(model: Model): Kid[] {
  return model.shapes.map(({ name, room }) => {
    const short = name.slice(name.lastIndexOf('.') + 1);
    const isLarge = room.w * room.h > CELL * CELL * 1.5;
    return g(
      { class: `zone-label ${isLarge ? 'large' : ''}`, transform: `translate(${room.x + 17} ${room.y + room.h - 17})` },
      rect(-4 - short.length * 4, -8, 8 + short.length * 8, 16, { rx: 4 }),
      text(0, 4, short),
    );
  });
}
