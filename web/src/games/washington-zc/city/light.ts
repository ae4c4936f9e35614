// Night. The whole board goes dark; zones that somebody sees close by are dusk; lit zones come back in full colour. A beam is cast for
// real: rays leave the hand, pass the border (a crossing, an opening or the gap of a door) and end at the far wall.
import type { Model, Segment, Shape } from '../../../board/model';
import type { LightSight } from '../../../board/look';
import type { Rect } from '../../../board/outline';
import { framePath } from '../../../draw/frames';
import { at, circle, g, path, rect, s, text, type Kid, type Point } from '../../../draw/svg';
import { isDoor } from './walls';

const PAD = 16;

interface Cast {
  from: Point;
  to: Shape;
  gap: [Point, Point];
}

/** Where a piece stands on the board: beams start there. */
export type SeatOf = (piece: string) => Point | undefined;

export function drawNight(model: Model, light: LightSight, seatOf: SeatOf, id: string): SVGElement {
  const shapes = (names: readonly string[]) => names.flatMap(name => model.named(name) ?? []);
  const [lit, seen] = [shapes(light.lit), shapes(light.seen)];
  const unseen = model.shapes.filter(shape => !lit.includes(shape) && !seen.includes(shape));
  const hands = light.beams.flatMap(({ piece }) => {
    const hand = seatOf(piece);
    return hand ? [hand] : [];
  });
  const casts = light.beams.flatMap(({ piece, to }) => castOf(model, piece, to, seatOf) ?? []);
  return g(
    { class: 'night', 'pointer-events': 'none' },
    defs(id, casts),
    masks(model, id, { lit, seen, hands, casts }),
    g({ mask: `url(#${id}-unlit)` }, whole(model, { fill: 'var(--moon)', opacity: 0.46 })),
    whole(model, { fill: 'var(--dusk)', opacity: 0.78, mask: `url(#${id}-gloom)` }),
    unseen.map(shape => drawUnseen(id, shape)),
    lit.map(shape => cover(shape, 2, { fill: 'var(--torch)', opacity: 0.6, style: 'mix-blend-mode:multiply' })),
    hands.map(([x, y]) => circle(x, y, 60, { fill: `url(#${id}-hand)`, opacity: 0.34 })),
    casts.map((cast, i) =>
      path(raysOf(cast), { class: 'beam', fill: `url(#${id}-ray${i})`, style: 'mix-blend-mode:screen' }),
    ),
    lit.map(shape => cover(shape, 6, { class: 'lit-frame' })),
    light.watchers.map(({ zone, sees }) => sightline(model, zone, sees)),
  );
}

const whole = ({ width, height }: Model, attributes: Record<string, string | number>) =>
  rect(-PAD, -PAD, width + PAD * 2, height + PAD * 2, attributes);
const cover = ({ outlines }: Shape, by: number, attributes: Record<string, string | number>) =>
  path(framePath(outlines, by, 6), attributes);

function defs(id: string, casts: readonly Cast[]): SVGElement {
  const stop = (offset: number, colour: string, opacity: number) =>
    s('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  return s(
    'defs',
    {},
    s(
      'pattern',
      { id: `${id}-hatch`, width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      rect(0, 0, 1.6, 9, { fill: 'var(--unseen-line)' }),
    ),
    s('radialGradient', { id: `${id}-hole` }, stop(0.2, '#000', 1), stop(1, '#000', 0)),
    s('radialGradient', { id: `${id}-hand` }, stop(0, 'var(--torch)', 1), stop(1, 'var(--torch)', 0)),
    casts.map(({ from: [x, y], to: { room } }, i) => {
      const across = Math.abs(room.x + room.w / 2 - x) + room.w / 2;
      const down = Math.abs(room.y + room.h / 2 - y) + room.h / 2;
      return s(
        'radialGradient',
        { id: `${id}-ray${i}`, gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: Math.max(across, down) },
        (
          [
            [0, 0.85],
            [0.25, 0.5],
            [0.7, 0.26],
            [1, 0.12],
          ] as const
        ).map(([offset, strength]) => stop(offset, 'var(--torch)', strength)),
      );
    }),
  );
}
// What keeps the moonlight and the dark off the zones that are seen and lit.
function masks(
  model: Model,
  id: string,
  { lit, seen, hands, casts }: { lit: Shape[]; seen: Shape[]; hands: Point[]; casts: Cast[] },
): Kid[] {
  const clear = (shapes: Shape[], by: number, fill: string) => shapes.map(shape => cover(shape, by, { fill }));
  return [
    s('mask', { id: `${id}-unlit` }, whole(model, { fill: '#fff' }), clear(lit, 3, '#000')),
    s(
      'mask',
      { id: `${id}-gloom` },
      whole(model, { fill: '#fff' }),
      g({ filter: `url(#${id}-soft)` }, clear(seen, 2, '#7c7c7c')),
      clear(lit, 3, '#3a3a3a'),
      hands.map(([x, y]) => circle(x, y, 74, { fill: `url(#${id}-hole)` })),
      casts.map(cast => path(raysOf(cast), { fill: '#000', filter: `url(#${id}-soft)` })),
    ),
  ];
}
const drawUnseen = (id: string, shape: Shape) =>
  g(
    { class: 'unseen-zone' },
    cover(shape, 1, { fill: `url(#${id}-hatch)`, opacity: 0.13 }),
    at(shape.room.x + shape.room.w - 19, shape.room.y + 18, drawUnseenEye()),
  );
const drawUnseenEye = () =>
  g(
    { opacity: 0.62 },
    path('M-8 0q8-8.6 16 0-8 8.6-16 0z', { fill: 'none', stroke: 'var(--unseen-line)', 'stroke-width': 1.6 }),
    path('M-7 6L7-6', { stroke: 'var(--unseen-line)', 'stroke-width': 1.8 }),
  );

function castOf(model: Model, piece: string, towards: string, seatOf: SeatOf): Cast | undefined {
  const [from, to] = [seatOf(piece), model.named(towards)];
  const zone = from && model.at(...from);
  if (!from || !to || !zone || zone === to) return undefined;
  const passages = model.segments.filter(
    ({ before, after, kind }) =>
      kind !== 'wall' && ((before === zone && after === to) || (before === to && after === zone)),
  );
  const widest = passages.toSorted((a, b) => b.length - a.length)[0];
  return widest && { from, to, gap: gapOf(widest, from) };
}
// The part of a border that the rays pass: the whole gap of a door or an opening, a cone's width of a street.
function gapOf({ x, y, length, isUpright, kind }: Segment, from: Point): [Point, Point] {
  const [start, across, along] = isUpright ? [y, x, from[1]] : [x, y, from[0]];
  const isNarrow = isDoor(kind) || kind === 'opening';
  const distance = Math.abs(across - (isUpright ? from[0] : from[1]));
  const wide = isDoor(kind) ? 15 : kind === 'opening' ? 24 : Math.max(26, distance * 0.62);
  const middle = isNarrow ? start + length / 2 : along;
  const low = Math.max(start + 4, Math.min(middle - wide, start + length - 30));
  const high = Math.min(start + length - 4, Math.max(middle + wide, start + 30));
  return isUpright
    ? [
        [across, low],
        [across, high],
      ]
    : [
        [low, across],
        [high, across],
      ];
}
// From the hand through the gap to the far side of the zone, cut off by its walls.
function raysOf({ from, to, gap }: Cast): string {
  const isUpright = gap[0][0] === gap[1][0];
  const flip = ([x, y]: Point): Point => (isUpright ? [x, y] : [y, x]);
  const room = isUpright ? to.room : turned(to.room);
  const points = levelRays(flip(from), room, [flip(gap[0]), flip(gap[1])]);
  return `M${points
    .map(point =>
      flip(point)
        .map(value => value.toFixed(1))
        .join(' '),
    )
    .join('L')}z`;
}
const turned = ({ x, y, w, h }: Rect): Rect => ({ x: y, y: x, w: h, h: w });
// Rays through an upright gap; others are flipped over the diagonal.
function levelRays([x, y]: Point, room: Rect, [low, high]: [Point, Point]): Point[] {
  const isRight = low[0] > x;
  const far = isRight ? room.x + room.w - 4 : room.x + 4;
  const [top, bottom] = [room.y + 4, room.y + room.h - 4];
  // Where a ray leaves the side of the room before its end, the outline follows the side.
  const ray = ([px, py]: Point): Point[] => {
    const slope = (py - y) / (px - x || 0.01);
    const end = y + slope * (far - x);
    const kept = Math.max(top, Math.min(bottom, end));
    return kept === end
      ? [[far, end]]
      : [
          [x + (kept - y) / slope, kept],
          [far, kept],
        ];
  };
  return [[x, y - 5], low, ...ray(low), ...ray(high).toReversed(), high, [x, y + 5]];
}

// From zombies that saw a light to the lit zone they saw, straight as the eye goes.
function sightline(model: Model, zone: string, sees: string): SVGElement | null {
  const [from, to] = [model.named(zone)?.room, model.named(sees)?.room];
  if (!from || !to || from === to) return null;
  const shared = (a: number, b: number, c: number, d: number) => (Math.max(a, c) + Math.min(b, d)) / 2;
  const x = shared(from.x, from.x + from.w, to.x, to.x + to.w);
  const y = shared(from.y, from.y + from.h, to.y, to.y + to.h);
  const isLevel = Math.min(from.y + from.h, to.y + to.h) - Math.max(from.y, to.y) > 10;
  const line = isLevel
    ? `M${from.x + from.w / 2} ${y}H${to.x > from.x ? to.x + 12 : to.x + to.w - 12}`
    : `M${x} ${from.y + from.h / 2}V${to.y > from.y ? to.y + 12 : to.y + to.h - 12}`;
  return path(line, { class: 'sightline' });
}

// A lamp in somebody's hand: on = rays, off = a stroke through it.
export const drawLamp = (isOn: boolean) =>
  g(
    { class: isOn ? 'lamp on' : 'lamp off' },
    circle(0, 0, 8.4, { fill: isOn ? 'var(--torch)' : '#39434c', stroke: 'var(--ring-base)', 'stroke-width': 1.5 }),
    path('M-5-1.8h4v3.6h-4zM-1-3.2l3-1V4.2l-3-1z', { fill: isOn ? 'var(--ring-base)' : 'var(--count)' }),
    isOn
      ? path('M3.6-2.6l2-1.2M3.8 0h2.4M3.6 2.6l2 1.2', {
          stroke: 'var(--ring-base)',
          'stroke-width': 1.2,
          'stroke-linecap': 'round',
        })
      : path('M-5 5L5-5', { stroke: 'var(--seen-beam)', 'stroke-width': 1.8 }),
  );
// These zombies have seen a light and will act once more: an eye and +1.
export const drawSawLight = () =>
  g(
    { class: 'token saw-light' },
    rect(-19, -9, 38, 18, { rx: 9, fill: 'var(--seen-beam)', stroke: 'var(--ring-base)', 'stroke-width': 1.8 }),
    path('M-14 0q5.5-6.4 11 0-5.5 6.4-11 0z', { fill: '#2a0a05' }),
    circle(-8.5, 0, 2, { fill: 'var(--torch)' }),
    text(8, 3.8, '+1', { class: 'plus' }),
  );
