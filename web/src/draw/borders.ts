// Borders between two zones, drawn on a horizontal segment from (0,0) to (100,0); callers rotate it.
import type { Random } from './rng';
import { circle, g, path, rect, times, type Point } from './svg';

export const drawOpen = () => path('M7 0H93', { class: 'zone-line' });
export const drawRottenLine = () => path('M9 0H91', { class: 'zone-line rot-line' });

function masonry(from: number, to: number, inner: boolean) {
  return g(
    {},
    rect(from, -5.5, to - from, 11, { rx: 1.5, fill: 'var(--mason-dark)' }),
    rect(from + 1.2, -3.8, to - from - 2.4, 7.2, { rx: 1, fill: inner ? 'var(--beam-wood)' : 'var(--mason-cap)' }),
    inner ? null : rect(from + 1.2, -3.8, to - from - 2.4, 2.4, { rx: 1, fill: 'var(--mason-light)' }),
  );
}
export const drawWall = (inner: boolean) => masonry(-5.5, 105.5, inner);

export function drawDoorway(inner: boolean) {
  return g(
    {},
    masonry(-5.5, 31, inner),
    masonry(69, 105.5, inner),
    rect(31, -4, 38, 8, { fill: 'var(--sill)' }),
    path('M33 0H67', { stroke: 'var(--sill-line)', 'stroke-width': 1.4, 'stroke-dasharray': '3 3' }),
    [31, 69].map(x =>
      rect(x - 3, -7, 6, 14, { rx: 1.5, fill: 'var(--jamb)', stroke: 'var(--mason-dark)', 'stroke-width': 1 }),
    ),
  );
}

// With `gap` the rubble leaves the middle free: a doorway between ruins.
export function drawBrokenWall(r: Random, gap = false) {
  const lumps = [];
  for (let x = -4; x < 104; x += r.between(9, 15)) {
    if (gap && x > 22 && x < 66) continue;
    lumps.push(
      rect(x, r.between(-5.5, -3), r.between(8, 14), r.between(7, 10), {
        rx: 3,
        fill: 'var(--rubble)',
        stroke: 'var(--mason-dark)',
        'stroke-width': 1.2,
      }),
    );
  }
  return g(
    {},
    path(gap ? 'M-4 0H32M68 0H104' : 'M-4 0H104', { stroke: 'var(--mason-dark)', 'stroke-width': 4, opacity: 0.75 }),
    gap ? path('M34 0H66', { stroke: 'var(--sill-line)', 'stroke-width': 2, 'stroke-dasharray': '3 4' }) : null,
    lumps,
  );
}

// The rampart is on the negative side. `face` draws the lit height of the wall when it looks at the viewer.
export function drawRampartEdge(face: boolean, gap = false) {
  const spans: Point[] = gap
    ? [
        [-2, 30],
        [70, 102],
      ]
    : [[-2, 102]];
  return g(
    {},
    spans.map(([a, b]) => rect(a, -1, b - a, face ? 15 : 5, { fill: 'var(--wall-face)' })),
    face ? spans.map(([a, b]) => courses(a, b)) : null,
    spans.map(([a, b]) =>
      rect(a, -7, b - a, 7.5, { fill: 'var(--wall-2)', stroke: 'var(--mason-dark)', 'stroke-width': 0.8 }),
    ),
    merlons(spans),
  );
}
// Two courses of blocks on the visible face of the wall.
function courses(a: number, b: number) {
  let d = `M${a} 7.5H${b}M${a} 13.6H${b}`;
  for (let x = a + 8; x < b; x += 16) d += `M${x} 1v6.5M${x + 8} 7.5v6`;
  return path(d, { fill: 'none', stroke: 'var(--mason-dark)', 'stroke-width': 0.9, opacity: 0.6 });
}
function merlons(spans: Point[]) {
  return spans.flatMap(([a, b]) => {
    const count = Math.floor((b - a) / 14),
      pitch = (b - a) / count;
    return times(count, i =>
      g(
        {},
        rect(a + i * pitch + 2.5, -10, pitch - 5, 12.5, {
          rx: 1,
          fill: 'var(--merlon)',
          stroke: 'var(--mason-dark)',
          'stroke-width': 1,
        }),
        rect(a + i * pitch + 3.5, -9, pitch - 7, 3.6, { fill: 'var(--snow-bright)' }),
      ),
    );
  });
}

// Six treads climbing towards the rampart (negative side); the chevron says which way is up.
export function drawStairs() {
  const treads = times(6, i =>
    rect(33, 19 - i * 7.2, 34, 7.2, {
      fill: 'var(--tread)',
      opacity: 0.55 + i * 0.09,
      stroke: 'var(--mason-dark)',
      'stroke-width': 0.9,
    }),
  );
  return g(
    {},
    rect(29, -24, 42, 51, { rx: 2, fill: 'var(--mason-dark)' }),
    treads,
    path('M43 6l7-8 7 8', {
      fill: 'none',
      stroke: 'var(--mason-dark)',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}
export function drawRopeLadder() {
  const rungs = [-16, -9, -2, 5, 12, 19].map(y => path(`M42 ${y}h16`, { stroke: 'var(--rope)', 'stroke-width': 2.6 }));
  return g(
    {},
    rect(37, -20, 26, 44, { rx: 4, fill: 'var(--mason-dark)', opacity: 0.55 }),
    path('M42-19C44-6 40 6 42 23M58-19C56-6 60 6 58 23', { fill: 'none', stroke: 'var(--rope)', 'stroke-width': 2.6 }),
    rungs,
    [42, 58].map(x => circle(x, -19, 3, { fill: 'var(--mason-dark)', stroke: 'var(--rope)', 'stroke-width': 1.5 })),
  );
}

const nailed = (turn: number, y: number) =>
  g(
    { transform: `rotate(${turn} 50 0)` },
    rect(26, y - 3, 48, 6, { rx: 1, fill: 'var(--wood)', stroke: 'var(--mason-dark)', 'stroke-width': 1.2 }),
    [30, 70].map(x => circle(x, y, 1, { fill: 'var(--mason-dark)' })),
  );
// Boards nailed across: nothing passes.
export const drawBoards = () => g({}, nailed(-7, -3.5), nailed(6, 3.5));

// Boards torn off and hanging beside a way that is free.
export const drawTornBoards = () =>
  g(
    {},
    [
      [27, 32],
      [73, -28],
    ].map(([x = 0, turn = 0]) =>
      rect(x - 3, -11, 6, 22, {
        rx: 1,
        transform: `rotate(${turn} ${x} 0)`,
        fill: 'var(--wood)',
        stroke: 'var(--mason-dark)',
        'stroke-width': 1.2,
      }),
    ),
  );

export const drawWindow = (inner: boolean) =>
  g(
    {},
    drawWall(inner),
    rect(20, -7, 60, 14, { rx: 2, fill: 'var(--mason-dark)' }),
    [23, 42.5, 62].map(x => rect(x, -4.6, 15.5, 9.2, { rx: 1, fill: 'var(--glass, #bfe3ee)' })),
    path('M25 3L32-4M44.5 3l7-7M64 3l7-7', { stroke: '#ffffff', 'stroke-width': 1.4, opacity: 0.85 }),
  );

export const drawShutDoor = () =>
  g(
    {},
    rect(32, -5, 36, 10, { rx: 1, fill: 'var(--door, var(--wood))', stroke: 'var(--mason-dark)', 'stroke-width': 1.6 }),
    path('M36-2.4H64M36 2.4H64', { stroke: 'var(--mason-dark)', 'stroke-width': 0.9, opacity: 0.6 }),
    circle(63, 0, 2.2, { fill: 'var(--glow-warm)', stroke: 'var(--mason-dark)', 'stroke-width': 0.8 }),
  );
// The leaf stands at a right angle to the wall.
export const drawSwungDoor = () =>
  g(
    {},
    rect(29, -28, 6.5, 30, {
      rx: 1,
      fill: 'var(--door, var(--wood))',
      stroke: 'var(--mason-dark)',
      'stroke-width': 1.4,
    }),
    circle(32, -23, 1.6, { fill: 'var(--glow-warm)' }),
  );
