// Creatures and Nemeses: a large octagon (Creature) or a spiked disc (Nemesis) with a bone silhouette of our own.
import { at, circle, g, path, rect, text, times, type Kid } from '../../../draw/svg';

const bone = { fill: 'var(--bone)' };
const dark = { fill: 'var(--plate)' };
const shapes: Readonly<Record<string, () => Kid[]>> = {
  'Zombie Dog': () => [
    path(
      'M-17 9L-14-1C-12-5-6-5-2-4.6L5-5 8-11 10-7 14-9 13-5 18-2 17 2 11 3 9 6 8 14H5L4.4 7-6 7-8 14H-11L-11 7-14 14H-17z',
      bone,
    ),
    path('M-14-1L-19-7-17-8-11-3z', bone),
    circle(12, -3.4, 1, dark),
    path('M11 1.6l6-.8', { stroke: 'var(--plate)', 'stroke-width': 1.1 }),
    path('M-7-4v10M-3-4v10M1-4v10', { stroke: 'var(--plate)', 'stroke-width': 1.3, opacity: 0.8 }),
  ],
  'Undead Bird': () => [
    path(
      'M0-2C-6-12-15-13-19-9-14-8-13-5-15-3-11-3-10 0-12 2-7 1-4 4-3 8L0 13 3 8C4 4 7 1 12 2 10 0 11-3 15-3 13-5 14-8 19-9 15-13 6-12 0-2z',
      bone,
    ),
    circle(0, -5, 3.8, bone),
    path('M-1.4-3.4L0 2 1.4-3.4z', { fill: 'var(--plate-boss)' }),
    circle(-1.4, -5.6, 0.9, dark),
    circle(1.4, -5.6, 0.9, dark),
  ],
  'Security Guard': () => [
    path('M-9-10H9L7-14H-7z', bone),
    circle(0, -6, 4.4, bone),
    path('M-10 14V4C-10-2-5-2 0-2S10-2 10 4V14z', bone),
    path('M6 2H19V5H11V9H6z', bone),
    path('M-4 0L0 6 4 0z', dark),
    rect(-8, 4, 5, 4, { rx: 1, ...dark }),
  ],
  'Giant Snake': () => [
    path(
      'M-14 11C-4 16 4 9-3 4-10-1-4-9 5-7 12-6 14-11 11-15 18-13 19-4 12-1 5 1 2-3 0-1-2 2 8 5 5 12 2 18-10 18-14 11z',
      bone,
    ),
    path('M12-12l3-1', { stroke: 'var(--plate)', 'stroke-width': 1.6 }),
  ],
  Gorilla: () => [
    path(
      'M-6-14C-3-17 3-17 6-14L8-8C15-8 19-3 20 5L18 15H12L11 7 8 6 9 15H2L0 10-2 15H-9L-8 6-11 7-12 15H-18L-20 5C-19-3-15-8-8-8z',
      bone,
    ),
    path('M-4-11h3M1-11h3M-3-6.4q3 1.6 6 0', { stroke: 'var(--plate)', 'stroke-width': 1.6, fill: 'none' }),
  ],
  'Doctor Mortimer': () => [
    path('M-13 18C-13 6-8 2 0 2S13 6 13 18z', bone),
    path('M-6-6C-6-14 6-14 6-6 6-1 3 3 0 3S-6-1-6-6z', bone),
    path('M-5 5L0 16 5 5', { fill: 'none', stroke: 'var(--plate)', 'stroke-width': 1.6 }),
    circle(-2.6, -5.6, 2, { fill: 'none', stroke: 'var(--plate)', 'stroke-width': 1.2 }),
    circle(2.6, -5.6, 2, { fill: 'none', stroke: 'var(--plate)', 'stroke-width': 1.2 }),
    path('M10 4L18-6M18-6l-2-2M18-6l2 1', { stroke: 'var(--bone)', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
  ],
  'Rachel Mortimer': () => [
    path('M-14 18C-14 8-8 4 0 4S14 8 14 18z', bone),
    path('M-9 6C-12-16 12-16 9 6L6 2C7-6-7-6-6 2z', bone),
    path('M-5-5C-5-11 5-11 5-5 5-1 2 3 0 3S-5-1-5-5z', bone),
    path('M-3-5h2M1-5h2M-2 0q2-1.6 4 0', { stroke: 'var(--plate)', 'stroke-width': 1.4, fill: 'none' }),
    path('M-13 12L-19 2M13 12L19 2', { stroke: 'var(--bone)', 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
  ],
  'Helen Krenen': () => [
    path('M-12 18L-8 3H8L12 18z', bone),
    path('M-6-7C-6-14 6-14 6-7 6-2 3 2 0 2S-6-2-6-7z', bone),
    path('M-8-8C-8-18 8-18 8-8L5-11H-5z', bone),
    path('M-3-6h2M1-6h2', { stroke: 'var(--plate)', 'stroke-width': 1.6 }),
    path('M8 4C16 2 18-4 15-10M15-10l-3 2M15-10l4 1', { fill: 'none', stroke: 'var(--bone)', 'stroke-width': 2.4 }),
  ],
  'Lisa Mortimer': () => [
    path('M-10 18C-10 8-6 5 0 5S10 8 10 18z', bone),
    circle(0, -3, 7, bone),
    path('M-6-7L-13-13-10-3zM6-7L13-13 10-3z', bone),
    circle(-2.6, -3.6, 1.2, dark),
    circle(2.6, -3.6, 1.2, dark),
    path('M-3 1q3 2.4 6 0', { fill: 'none', stroke: 'var(--plate)', 'stroke-width': 1.4 }),
  ],
};
export const BEASTS = Object.keys(shapes);

export interface BeastState {
  isNemesis?: boolean;
  // What is written below it, such as hits taken and all.
  label?: string;
}
export function drawBeast(name: string, { isNemesis = false, label = '' }: BeastState = {}): SVGElement {
  const spikes = () =>
    times(12, i =>
      path('M-4-23L0-30 4-23z', {
        transform: `rotate(${i * 30})`,
        fill: 'var(--plate)',
        stroke: 'var(--hot)',
        'stroke-width': 1.6,
      }),
    );
  const octagon = () =>
    path('M-9-22H9L22-9V9L9 22H-9L-22 9V-9z', {
      fill: 'var(--plate)',
      stroke: 'var(--plate-boss)',
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    });
  const disc = () => circle(0, 0, 24, { fill: 'var(--plate)', stroke: 'var(--hot)', 'stroke-width': 2.6 });
  return g(
    { class: 'token beast' },
    isNemesis ? [spikes(), disc()] : octagon(),
    shapes[name]?.() ?? text(0, 7, name.slice(0, 1), { class: 'stranger' }),
    label &&
      at(
        0,
        24,
        rect(-5 - label.length * 3.6, -7, 10 + label.length * 7.2, 14, {
          rx: 7,
          fill: 'var(--count)',
          stroke: 'var(--count-rim)',
          'stroke-width': 1.5,
        }),
        text(0, 4, label, { class: 'count' }),
      ),
  );
}
