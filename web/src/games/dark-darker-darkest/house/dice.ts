// The three dice. The outline says whose die it is (survivor square, creature octagon, terror diamond), the mark says the face.
import { g, path, rect, s } from '../../../draw/svg';

export type DieKind = 'survivor' | 'creature' | 'terror';
const bodies: Record<DieKind, () => SVGElement> = {
  survivor: () => rect(1.5, 1.5, 33, 33, { rx: 7, class: 'die-body' }),
  creature: () => path('M10 1.5H26L34.5 10V26L26 34.5H10L1.5 26V10z', { class: 'die-body' }),
  terror: () => path('M18 .5L35.5 18 18 35.5.5 18z', { class: 'die-body' }),
};
// Marks are drawn in 24 x 24, like the icons.
const marks: Readonly<Record<string, string>> = {
  success: 'M4 13l5.5 5.5L20 6.5',
  aim: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v6M12 16v6M2 12h6M16 12h6',
  push: 'M3 12h11M10 7.5l4.5 4.5-4.5 4.5M19.5 4v16',
  retreat: 'M8 15L3 10l5-5M3 10h11a5 5 0 0 1 0 10h-4',
  failure: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  damage: 'M14.5 3C10 9 9 14 10 21',
  serious: 'M10 3C5.5 9 4.5 14 5.5 21M18 3c-4.5 6-5.5 11-4.5 18',
  grab: 'M7 14V7a1.6 1.6 0 0 1 3.2 0V5a1.6 1.6 0 0 1 3.2 0v2a1.6 1.6 0 0 1 3.2 0v1.4a1.6 1.6 0 0 1 3 .4V14c0 5-3 7.5-6.6 7.5-3 0-5-1.4-6.2-4L4.2 13c1-1.3 2-.8 2.8 1z',
  fear: 'M5.5 21V10.5a6.5 6.5 0 0 1 13 0V21l-3.2-2.4-3.3 2.4-3.3-2.4zM9.5 10.5h.01M14.5 10.5h.01M12 14.4v.8',
  reinforcement: 'M8 5.2a2.6 2.6 0 1 0 .1 0zM3 19c0-8 10-8 10 0M18 7v9M13.8 11.5h8.4',
  bite: 'M3 7c5.5 3.4 12.5 3.4 18 0M3 17c5.5-3.4 12.5-3.4 18 0M6.5 8.7l1.5 4 1.7-3.2M14.3 9.5l1.7 3.2 1.5-4M10.5 14.6l1.5-3.6 1.5 3.6',
  horde_nearby:
    'M6 5.5a2.2 2.2 0 1 0 .1 0zM18 5.5a2.2 2.2 0 1 0 .1 0zM12 8a2.4 2.4 0 1 0 .1 0zM2.5 16c.4-5 5.5-5 6.5-2.5M21.5 16c-.4-5-5.5-5-6.5-2.5M7.5 20c0-7 9-7 9 0',
  creature_reaction: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 8.5v7',
  creature_entry: 'M7 21V4h10v17M4 21h16M12 12l-3 2 3 2M9 14h9',
  fire: 'M12 21c-5 0-7-3-7-6 0-5 5-6 5-12 5 3 4 6 6 8 1-1 1-2 1-3 3 3 3 5 3 7 0 3-3 6-8 6z',
};
const kinds: Record<DieKind, readonly string[]> = {
  survivor: ['success', 'aim', 'push', 'retreat', 'failure'],
  creature: ['damage', 'serious', 'grab', 'fear', 'reinforcement', 'bite'],
  terror: ['horde_nearby', 'creature_reaction', 'creature_entry', 'fire'],
};
export const kindOfFace = (face: string): DieKind =>
  (Object.keys(kinds) as DieKind[]).find(kind => kinds[kind].includes(face.toLowerCase())) ?? 'survivor';

export function drawFace(face: string, size = 36): SVGElement {
  const [kind, mark] = [kindOfFace(face), face.toLowerCase()];
  return s(
    'svg',
    { class: `dd-die ${kind} ${mark}`, viewBox: '0 0 36 36', width: size, height: size, 'aria-hidden': true },
    bodies[kind](),
    g(
      { transform: kind === 'terror' ? 'translate(9 9) scale(.75)' : 'translate(6 6)' },
      path(marks[mark] ?? '', { class: 'die-mark' }),
    ),
  );
}
