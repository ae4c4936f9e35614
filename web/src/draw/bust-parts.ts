// The parts of a bust: head, shoulders, hair, collar. A bust is 34 wide with its face at the origin; every person is invented.
import { circle, ellipse, g, path, rect } from './svg';

export const skin = {
  pale: '#e8c4a2',
  warm: '#c98e62',
  dark: '#8a5a3b',
  olive: '#d2a578',
  deep: '#6b4430',
  rose: '#efcdb4',
};
export const ell = (cx: number, cy: number, rx: number, ry: number, fill: string) => ellipse(cx, cy, rx, ry, { fill });
export const face = (tone: string) =>
  g(
    {},
    ell(0, 0, 7.2, 8.6, tone),
    path('M-3.6-.8h1.8M1.8-.8h1.8', { stroke: '#2a1c16', 'stroke-width': 1.5, 'stroke-linecap': 'round' }),
    path('M-1.8 4.2q1.8 1 3.6 0', { fill: 'none', stroke: '#6d3b2c', 'stroke-width': 1.1, 'stroke-linecap': 'round' }),
  );
export const shoulders = (fill: string) => path('M-15 20C-15 11-8 9 0 9s15 2 15 11z', { fill });

// Cloth over the shoulders.
export const lapels = (fill: string, shirt: string) => [
  path('M-4 9L0 20 4 9z', { fill: shirt }),
  path('M-9 10L-4 9 0 20H-8zM9 10L4 9 0 20h8z', { fill }),
];
export const tie = (fill: string) => path('M-1.5 10h3l1 6-2.5 4-2.5-4z', { fill });
export const vest = (fill: string, line: string) => [
  path('M-12 20C-12 14-9 11-6 10l2 10zM12 20C12 14 9 11 6 10L4 20z', { fill }),
  path('M-9 16h4M5 16h4', { stroke: line, 'stroke-width': 1.6 }),
];
export const roundCollar = (fill: string) => path('M-6 9.5Q0 15 6 9.5L5 13Q0 17-5 13z', { fill });

// Hair that lies behind the face, then hair that lies on it.
export const longHair = (fill: string) => path('M-10 14C-12 0-9-12.5 0-12.5S12 0 10 14z', { fill });
export const bob = (fill: string) => path('M-9.6 6C-11-6-8-12.5 0-12.5S11-6 9.6 6z', { fill });
export const capOfHair = (fill: string) => path('M-7.8-1.6C-8.6-11.6 8.6-11.6 7.8-1.6 5-6.4-5-6.4-7.8-1.6z', { fill });
export const sideParting = (fill: string) =>
  path('M-7.9-1C-9-12 9-12 7.9-1 7-6 3-7.4-3.4-6.6-6-6-7-4-7.9-1z', { fill });
export const fringe = (fill: string) =>
  path('M-7.8-1C-8.4-11.4 8.4-11.4 7.8-1 6-4.4 3-4.6 0-4.2-3-4.6-6-4.4-7.8-1z', { fill });
export const curls = (fill: string) =>
  g(
    {},
    (
      [
        [-8, -4],
        [-6, -9],
        [0, -11],
        [6, -9],
        [8, -4],
        [-9, 1],
        [9, 1],
      ] as const
    ).map(([x, y]) => circle(x, y, 4.2, { fill })),
  );
export const ponytail = (fill: string) => path('M6-9C15-9 13 4 11 9 9 4 10-2 5-5z', { fill });
export const beard = (fill: string) =>
  path('M-7.3 1C-7 11-3 12.4 0 12.4S7 11 7.3 1C5.4 3.4 3 3 0 3S-5.4 3.4-7.3 1z', { fill });
export const stubble = (fill: string) =>
  path('M-7 2C-6.4 8.4-3 9 0 9s6.4-.6 7-7C5 5.6 3 3 0 3S-5 5.6-7 2z', { fill, opacity: 0.4 });
export const moustache = (fill: string) => path('M-4.6 3.6Q0 .6 4.6 3.6 2 4.8 0 3.8-2 4.8-4.6 3.6z', { fill });

export const bald = (fill: string) =>
  path('M-7.6 1.4C-9.4-3-8.2-5-6.6-6L-6.2 0zM7.6 1.4C9.4-3 8.2-5 6.6-6L6.2 0z', { fill });

// What they wear on the head.
export const glasses = (stroke: string) =>
  path('M-6.2-1h4.6v2.8h-4.6zM1.6-1h4.6v2.8H1.6zM-1.6-.2h3.2', { fill: '#ffffff30', stroke, 'stroke-width': 1 });
export const headScarf = (fill: string, knot: string) => [
  path('M-9.4 4C-11-13 11-13 9.4 4 8-5.4-8-5.4-9.4 4z', { fill }),
  path('M-5 9.6Q0 12 5 9.6L2.6 13 4 17 0 14l-4 3 1.4-4z', { fill: knot }),
];
export const peakedCap = (fill: string, peak: string) => [
  path('M-8.6-4C-9-13 9-13 8.6-4z', { fill }),
  path('M-8.8-4.6H10q3.4 1 3.6 2.6Q2-3.6-8.8-2z', { fill: peak }),
];
export const band = (fill: string) => path('M-8-4.6q8-3.4 16 0v2.4q-8-3.2-16 0z', { fill });
export const earring = (fill: string) => [circle(-7.6, 3.4, 1.1, { fill }), circle(7.6, 3.4, 1.1, { fill })];
export const strap = (fill: string) => path('M-14 13L9 20H3L-15 16z', { fill });
export const badge = (fill: string) => rect(5, 14, 4, 4, { rx: 1, fill });
