// Zombies: a plate whose SHAPE says the kind, a bone silhouette on it, a number for the stack.
// Origin is the middle of the plate; a walker's plate is 34 wide.
import { at, circle, ellipse, g, path, rect, text } from './svg';

const plate = { fill: 'var(--plate)', stroke: 'var(--plate-rim)', 'stroke-width': 2, 'stroke-linejoin': 'round' };
const bone = { fill: 'var(--bone)' };

export const drawWalker = () =>
  g(
    {},
    circle(0, 0, 17, plate),
    circle(-2, -8.5, 3.9, bone),
    path('M-7-3.4C-4-6 3-6 5-3.4L6 5 4 13H1L.2 6.5-2 13h-3.2L-5 4z', bone),
    path('M4-4l9 1.2.6 5.8-2.2.3-.9-3.6L4 .2zM-6.5-3l-3.6 8.6 2.2 1L-4.6 1z', bone),
  );

export const drawRunner = () =>
  g(
    {},
    path('M-15-15H5L19 0 5 15h-20l7-15z', plate),
    circle(6.6, -7.6, 3.6, bone),
    path('M3.6-6.6L-4 2.2l4.6 3.6L8-2.6z', bone),
    path(
      'M-3.4 1.8L-11 7.6l1.6 2.6L.8 5.6zM0 4.8l6.4 1.4L5.6 12.6l3 .3L10.6 4.2 3 .6zM6.6-4.2l6 3.6-1.3 2.3-6-2.6zM2.6-4.6L-5.6-4.9l-.1 2.6L1.8-1.4z',
      bone,
    ),
  );

export const drawBrute = () =>
  g(
    {},
    rect(-19, -17, 38, 34, { rx: 6, ...plate }),
    circle(0, -9.5, 3.6, bone),
    path(
      'M-13.5-3C-11-9.5-4-8 0-6c4-2 11-3.5 13.5 3L14.5 6.5 11 9.5 9 1.5 7.4 4 8.5 14H2.6L0 8.5-2.6 14H-8.5L-7.4 4-9 1.5-11 9.5-14.5 6.5z',
      bone,
    ),
  );

export const drawAbomination = () =>
  g(
    {},
    path('M-11-26H11L26-11V11L11 26H-11L-26 11V-11z', { ...plate, 'stroke-width': 2.6, stroke: 'var(--plate-boss)' }),
    path('M-6-11C-14-12-18-17-16-23c3 4 7 5 12 6zM6-11c8-1 12-6 10-12-3 4-7 5-12 6z', bone),
    path(
      'M-7-14C-4-18 4-18 7-14L8-7C14-7 19-3 20 4l-1 9-5 2-1-9-3 2 2 12H3L0 14-3 20h-9l2-12-3-2-1 9-5-2-1-9C-19-3-14-7-8-7z',
      bone,
    ),
    path('M-4.5-11.5l3 1.6-3 .8zM4.5-11.5l-3 1.6 3 .8zM-4-6.5l1.4 2.6L-1.2-6.5 0-4l1.2-2.5 1.4 2.6L4-6.5z', {
      fill: 'var(--plate)',
    }),
  );

export const drawNecromancer = () =>
  g(
    {},
    path('M0-22L20 0 0 22-20 0z', { ...plate, stroke: 'var(--rot-glow)' }),
    path('M-1-14C4-14 5-8.5 4-5L8 12H-10L-6-5c-1-3.5 0-9 5-9z', bone),
    path('M-1-11.5c2.3 0 3 2 2.6 4.3L-1-4.6-3.6-7.2C-4-9.5-3.3-11.5-1-11.5z', { fill: 'var(--plate)' }),
    path('M10.5-8V12', { stroke: 'var(--bone)', 'stroke-width': 2 }),
    circle(10.5, -9.5, 3, { fill: 'var(--rot-glow)' }),
  );

// A wedge with a torn-off plank held high: it breaks what is shut.
export const drawBreaker = () =>
  g(
    {},
    path('M-19-15H19L11 14 0 19-11 14z', plate),
    circle(0, -3.6, 3.5, bone),
    path('M-5 .6C-2-.8 2-.8 5 .6L4 8 3 14H.6L0 9.5-.6 14H-3L-4 8z', bone),
    path('M-4.6 2.6L-9.6-5l1.4-4.4 2.4.6-1 3.4L-2 .4zM4.6 2.6L9.6-5 8.2-9.4l-2.4.6 1 3.4L2 .4z', bone),
    path('M-14-12.4L13.6-9.8v3.6L-14-8.8z', { ...bone, stroke: 'var(--plate)', 'stroke-width': 1 }),
  );

// A barrel.
export const drawFatty = () =>
  g(
    {},
    path('M-14-17H14Q27 0 14 17H-14Q-27 0-14-17z', plate),
    circle(0, -10, 3.4, bone),
    path('M-6-6.4C-14-4-15 6-9 9.6L-8 14.5H-1.6V11h3.2v3.5H8L9 9.6C15 6 14-4 6-6.4 3-7.6-3-7.6-6-6.4z', bone),
    path('M-9.6-3L-16.4 3.6l2 2.2L-9 1zM9.6-3l6.8 6.6-2 2.2L9 1z', bone),
    path('M-4.4 5.6q4.4 3 8.8 0', { fill: 'none', stroke: 'var(--plate)', 'stroke-width': 1.5 }),
  );

// A cameo: somebody the survivors knew.
export const drawRelative = () =>
  g(
    {},
    ellipse(0, 0, 16, 21, { ...plate, stroke: 'var(--plate-boss)' }),
    ellipse(0, 0, 12.6, 17.4, { fill: 'none', stroke: 'var(--bone)', 'stroke-width': 1.2 }),
    path('M-5.4-4C-6-12 6-12 5.4-4L6 2H-6z', bone),
    ellipse(0, -4, 3.4, 4.2, { fill: 'var(--plate)' }),
    path('M-9.6 11C-9 4-4 3 0 3s9 1 9.6 8C6 16-6 16-9.6 11z', bone),
    path('M-1.6-4.4h.1M1.6-4.4h.1', { stroke: 'var(--bone)', 'stroke-width': 1.7, 'stroke-linecap': 'round' }),
  );

// For kinds nobody has drawn yet: a hexagon with the first letter of the name.
export const drawStranger = (name: string) =>
  g(
    {},
    path('M-9-16H9L18 0 9 16H-9L-18 0z', plate),
    text(0, 6, [...name][0]?.toUpperCase() ?? '?', { class: 'stranger' }),
  );

// A stack: one figure, a shadow of a second one under it, and the number.
export function drawHorde(draw: () => SVGElement, reach: number, count: number): SVGElement {
  return g(
    { class: 'token horde' },
    count > 1 && at(3.5, -3.5, g({ class: 'under' }, draw())),
    draw(),
    count > 1 && drawCount(reach - 4, 11, count),
  );
}
export function drawCount(x: number, y: number, count: number): SVGElement {
  return at(
    x,
    y,
    circle(0, 0, 8.5, { fill: 'var(--count)', stroke: 'var(--count-rim)', 'stroke-width': 1.5 }),
    text(0, 4.1, count, { class: 'count' }),
  );
}
