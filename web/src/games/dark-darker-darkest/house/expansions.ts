// What the expansions lay on the table: radiation, special zombies, victims, the helicopter.
import { at, circle, g, path, rect, text, type Kid } from '../../../draw/svg';

const ink = 'var(--ring-base)';
const bone = { fill: 'var(--bone)' };
const blade = (turn: number) =>
  path('M0-2.6A2.6 2.6 0 0 1 2.25-1.3L7.6-4.4A8.8 8.8 0 0 0 0-8.8z', { transform: `rotate(${turn})` });
const drawTrefoil = (k = 1) =>
  g({ transform: `scale(${k})`, fill: 'currentColor' }, circle(0, 0, 1.7), [-30, 90, 210].map(blade));
export const drawRadiation = () =>
  g(
    { class: 'token', color: '#1a1606', 'data-thing': 'radiation' },
    path('M0-13L12 8H-12z', { fill: 'var(--ray)', stroke: ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    at(0, 1.5, drawTrefoil(0.72)),
  );
export const drawRayBadge = (count: number) =>
  g(
    { color: '#1a1606' },
    circle(0, 0, 7.4, { fill: 'var(--ray)', stroke: ink, 'stroke-width': 1.5 }),
    count ? text(0, 3.9, count, { class: 'ray-no' }) : drawTrefoil(0.66),
  );
export const drawVictim = (isHurt: boolean) =>
  g(
    { class: 'token' },
    path('M-11 14V-4A11 11 0 0 1 11-4V14z', { fill: '#efe3cf', stroke: ink, 'stroke-width': 2 }),
    circle(0, -5, 4.6, { fill: '#7c5b47' }),
    path('M-7.4 12C-7.4 3-3 2 0 2s7.4 1 7.4 10z', { fill: '#7c5b47' }),
    isHurt
      ? path('M4-1l5 10M8-2l-5 12', { stroke: '#b3261e', 'stroke-width': 2.4, 'stroke-linecap': 'round' })
      : path('M7-12v5M4.5-9.5h5', { stroke: '#2c6b4d', 'stroke-width': 2.2 }),
  );
export const drawHelicopter = () =>
  g(
    { 'data-thing': 'helicopter' },
    rect(-52, -20, 104, 40, {
      rx: 8,
      fill: '#4a505b',
      stroke: '#f4efe2',
      'stroke-width': 1.8,
      'stroke-dasharray': '7 5',
    }),
    circle(-5, 0, 17, { fill: '#5c6370', stroke: '#f0d36a', 'stroke-width': 2.2 }),
    path('M-20 0C-20-9-2-10 6-5L34-2.4V2.4L6 5C-2 10-20 9-20 0z', {
      fill: '#7fb39a',
      stroke: ink,
      'stroke-width': 1.4,
    }),
    path('M-18-2C-17-6-10-7-6-6V6C-10 7-17 6-18 2z', { fill: '#bfe3ea' }),
    path('M33-7V7M29-4l8 8', { stroke: '#f4efe2', 'stroke-width': 2 }),
    path('M-24-15L14 15M14-15L-24 15', { stroke: '#f4efe2', 'stroke-width': 2, opacity: 0.75 }),
    circle(-5, 0, 3, { fill: ink }),
  );
// Special zombies: the plate says the effect. Arrowhead: faster. Jaw: a bite that cannot be stopped. Slab: only hit from close by. Hexagon: two hits.
const plate = { fill: 'var(--plate)', stroke: 'var(--plate-boss)', 'stroke-width': 2.2, 'stroke-linejoin': 'round' };
const specials: Readonly<Record<string, () => Kid[]>> = {
  discodoll: () => [
    path('M-15-15H5L19 0 5 15h-20l7-15z', plate),
    circle(1, -7, 4.4, bone),
    path('M-4-9C-5-13 7-13 6-9z', bone),
    path('M-3-2H5L9 9H-7z', bone),
    path('M-2 9V13M4 9V13M-4-1L-9 4M6-1L11-5', {
      stroke: 'var(--bone)',
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
  ],
  guts: () => [
    path('M-17-10C-17-18 17-18 17-10V6L11 14 6 8 0 16-6 8-11 14-17 6z', plate),
    circle(0, -9, 3.6, bone),
    path('M-8-4C-4-6 4-6 8-4L6 4H-6z', bone),
    path('M-6-1q3 3 6 0t6 0M-5 3q3 3 5 0t5 0', { fill: 'none', stroke: 'var(--plate)', 'stroke-width': 1.4 }),
  ],
  chunk: () => [
    rect(-19, -17, 38, 34, { rx: 3, ...plate }),
    circle(0, -10, 3.8, bone),
    path('M-13-4C-8-8 8-8 13-4L14 8 9 9 8 14H2V9H-2V14H-8L-9 9-14 8z', bone),
  ],
  tuffguy: () => [
    path('M0-20L17-10V10L0 20-17 10V-10z', plate),
    circle(0, -9, 3.8, bone),
    path('M-9-3H9L7 12H-7z', bone),
    path('M-9-3L-13 6M9-3L13 6', { stroke: 'var(--bone)', 'stroke-width': 3, 'stroke-linecap': 'round' }),
    path('M-5 1H5M-4.4 5H4.4', { stroke: 'var(--plate)', 'stroke-width': 1.6 }),
  ],
};
export const drawSpecial = (type: string): SVGElement =>
  g(
    { class: 'token' },
    specials[type.toLowerCase().replace(/[^a-z]/g, '')]?.() ?? [
      circle(0, 0, 17, plate),
      text(0, 6, type.slice(0, 1), { class: 'stranger' }),
    ],
  );
