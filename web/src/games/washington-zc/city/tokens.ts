// Tokens that only the city has. Their origin is their middle.
import { at, circle, ellipse, g, path, rect, text, times, type Kid } from '../../../draw/svg';
import { star } from './ground';

const ink = 'var(--ring-base)';

// An objective card lies face down with its number; a card that was read and stays shows its lines.
export const drawCard = (number: string, isUp: boolean) =>
  g(
    { class: 'token objective-card', transform: 'rotate(-6)' },
    rect(-12, -16, 24, 32, { rx: 3.5, fill: 'var(--count)', stroke: ink, 'stroke-width': 1.6 }),
    isUp
      ? path('M-7-10H7M-7-5H7M-7 8H7M-7 12H3', { stroke: 'var(--card-back)', 'stroke-width': 2 })
      : [
          rect(-9.5, -13.5, 19, 27, { rx: 2, fill: 'var(--card-back)' }),
          path('M-9.5-3.5l9.5-9 9.5 9M-9.5 3.5l9.5 9 9.5-9', {
            fill: 'none',
            stroke: 'var(--card-back-2)',
            'stroke-width': 2,
          }),
        ],
    circle(0, 1, 7.6, { fill: 'var(--card-back-2)', stroke: '#fff8', 'stroke-width': 1 }),
    text(0, 4.8, number, { class: 'card-no' }),
  );
// A crate of special weapons: wood, straps, a star.
export const drawCrate = () =>
  g(
    { class: 'token' },
    rect(-14, -11, 28, 22, { rx: 2.5, fill: 'var(--crate)', stroke: ink, 'stroke-width': 2 }),
    path('M-13-3.6H13M-13 3.8H13', { stroke: 'var(--crate-2)', 'stroke-width': 2.4 }),
    path('M-9-10V10M9-10V10', { stroke: 'var(--metal-line)', 'stroke-width': 2.6 }),
    path(star(0, 0, 7.5), { fill: 'var(--count)', stroke: ink, 'stroke-width': 1.2 }),
  );
export const drawHumvee = () =>
  g(
    { class: 'token' },
    ellipse(3, 5, 40, 20, { fill: 'var(--shade)', opacity: 0.4 }),
    [-22, 20].map(x => [-17, 17].map(y => rect(x - 8, y - 3, 16, 6, { rx: 2, fill: ink }))),
    path('M-37-12Q-37-17-31-17H26Q36-16 37-8V8Q36 16 26 17H-31Q-37 17-37 12z', {
      fill: 'var(--army)',
      stroke: ink,
      'stroke-width': 2,
    }),
    path('M12-14q5 14 0 28h6q6-14 0-28z', { fill: ink, opacity: 0.85 }),
    rect(-33, -13, 18, 26, { rx: 2, fill: 'var(--army-2)', stroke: 'var(--army-line)', 'stroke-width': 1.2 }),
    path('M-29-13V13M-24-13V13M-19-13V13', { stroke: 'var(--army-line)', 'stroke-width': 1 }),
    rect(-12, -12, 22, 24, { rx: 4, fill: 'var(--army-2)', stroke: 'var(--army-line)', 'stroke-width': 1.2 }),
    path(star(-1, 0, 7), { fill: 'var(--count)', opacity: 0.9 }),
    path('M34-11v5M34 6v5', { stroke: 'var(--beam)', 'stroke-width': 3 }),
  );
// The tank fills its zone: you climb it, the dead walk round.
export function drawTank(w: number, h: number): SVGElement {
  const line = { stroke: 'var(--army-line)', 'stroke-width': 2.4 };
  const track = (y: number) =>
    g(
      {},
      rect(-52, y - 10, 100, 20, { rx: 8, fill: 'var(--army-line)', stroke: 'var(--shade)', 'stroke-width': 2 }),
      times(12, i => rect(-49 + i * 8, y - 9, 3.6, 18, { fill: 'var(--army-track)' })),
    );
  return g(
    { transform: `translate(${w / 2} ${h / 2}) scale(${Math.min(w, h) / 120}) rotate(-14)` },
    ellipse(4, 7, 54, 42, { fill: 'var(--shade)', opacity: 0.45 }),
    [-31, 31].map(track),
    rect(-48, -26, 92, 52, { rx: 6, fill: 'var(--army)', ...line }),
    path('M-40-20h16M-40-12h16M-40-4h16M-40 4h16M-40 12h16M-40 20h16', {
      stroke: 'var(--army-line)',
      'stroke-width': 1.6,
      opacity: 0.7,
    }),
    rect(14, -4.4, 62, 8.8, { rx: 3, fill: 'var(--army-2)', stroke: 'var(--army-line)', 'stroke-width': 2 }),
    rect(70, -6, 12, 12, { rx: 2, fill: 'var(--army-line)' }),
    path('M-20-20H14Q26-14 26 0T14 20H-20Q-28 0-20-20z', { fill: 'var(--army-2)', ...line }),
    circle(-6, 7, 8, { fill: 'var(--army)', stroke: 'var(--army-line)', 'stroke-width': 2 }),
    path(star(6, -8, 6.5), { fill: 'var(--count)', opacity: 0.75 }),
  );
}
// Both ends of a link carry one letter; the picture says what kind of way it is.
const ways: Record<string, string> = {
  tunnel: 'M-8 7V0A8 8 0 0 1 8 0V7M-4 7V1A4 4 0 0 1 4 1V7',
  dumbwaiter: 'M-6-8H6V7H-6zM0-8v5M-3 1l3-3 3 3M-3 2l3 3 3-3',
  stairs: 'M-8 7h4V3h4v-4h4v-4h4',
};
export const drawLink = (kind: string, letter: string) =>
  g(
    { class: 'token link' },
    rect(-14, -14, 28, 27, { rx: 6, fill: 'var(--link-deep)', stroke: 'var(--link)', 'stroke-width': 1.8 }),
    path(ways[kind] ?? 'M-8-4h16M-8 4h16', { fill: 'none', stroke: '#fff', 'stroke-width': 1.9 }),
    at(
      12,
      11,
      circle(0, 0, 7.6, { fill: 'var(--link)', stroke: ink, 'stroke-width': 1.5 }),
      text(0, 3.9, letter, { class: 'initial' }),
    ),
  );
// Things that lie on the floor until somebody picks them up, and people who wait there.
const onFloor = (kind: string, ...kids: Kid[]) =>
  g({ class: `token thing ${kind}` }, ellipse(1, 12, 13, 4, { fill: 'var(--shade)', opacity: 0.45 }), ...kids);
const drawFuel = () =>
  onFloor(
    'fuel',
    path('M-10-8H3L10-2V12H-10z', { fill: '#b3402e', stroke: ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    path('M-6-8V-12H2V-8M4-7L9-12', { fill: 'none', stroke: ink, 'stroke-width': 2.4 }),
    path('M-6-2L6 9M6-2L-6 9', { stroke: '#7c2619', 'stroke-width': 2.2 }),
  );
const drawRound = () =>
  onFloor(
    'breaching-round',
    path('M-6 11V-5Q-6-13 0-15 6-13 6-5V11z', { fill: '#c79a3c', stroke: ink, 'stroke-width': 2 }),
    path('M-6-4H6', { stroke: ink, 'stroke-width': 1.8 }),
    rect(-7.5, 8, 15, 5, { rx: 1.5, fill: '#8d6a22', stroke: ink, 'stroke-width': 1.6 }),
    path('M0-12V-7', { stroke: '#c0392b', 'stroke-width': 3 }),
  );
const drawEvacuee = () =>
  onFloor(
    'evacuee',
    path('M-10 13C-10 2-6-1 0-1S10 2 10 13z', { fill: 'var(--guard)', stroke: ink, 'stroke-width': 2 }),
    circle(0, -7, 6, { fill: 'var(--bone)', stroke: ink, 'stroke-width': 2 }),
    path('M-2 2L0 5 2 2M0 5V11', { fill: 'none', stroke: ink, 'stroke-width': 1.8 }),
  );
// An exit that has yet to be opened: the sign of one, struck through.
const drawClosedExit = () =>
  g(
    { class: 'token closed-exit' },
    rect(-14, -13, 28, 26, { rx: 4, fill: 'var(--raised)', stroke: ink, 'stroke-width': 2 }),
    path('M-8 9V-8H2V9M-3 0H9', { fill: 'none', stroke: '#9fb0c2', 'stroke-width': 2.2 }),
    path('M-10-9L10 9M10-9L-10 9', { stroke: 'var(--hot)', 'stroke-width': 3, 'stroke-linecap': 'round' }),
  );
export const things: Readonly<Record<string, () => SVGElement>> = {
  fuel: drawFuel,
  'breaching-round': drawRound,
  evacuee: drawEvacuee,
  'closed-exit': drawClosedExit,
};
// Noise that outlasts the round is pinned to its zone.
export const drawPin = () =>
  g(
    { class: 'lasting' },
    circle(0, 0, 6.4, { fill: 'var(--hot)', stroke: ink, 'stroke-width': 1.4 }),
    path('M-2.6-2.8H2.6M-1.6-2.8V.6M1.6-2.8V.6M-3.2 .8H3.2M0 .8V4', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }),
  );
// The lights on the roof of a police car.
export const drawLightBar = () =>
  g(
    { class: 'light-bar' },
    rect(-5, -13, 5, 26, { rx: 2, fill: ink }),
    rect(-4.2, -12, 3.4, 11, { rx: 1.4, fill: 'var(--blue-door)' }),
    rect(-4.2, 1, 3.4, 11, { rx: 1.4, fill: 'var(--hot)' }),
  );
// Down but not out: the survivor lies, the ring is broken, dots say how many ends of round are left.
export const drawDown = (portrait: SVGElement, left: number) =>
  g(
    { class: 'token down' },
    ellipse(0, 15, 24, 6, { fill: 'var(--shade)', opacity: 0.45 }),
    g({ transform: 'rotate(-84) translate(2 0)' }, portrait),
    circle(0, -1, 21.5, { fill: 'none', stroke: 'var(--hot)', 'stroke-width': 2.6, 'stroke-dasharray': '8 5' }),
    at(
      0,
      23,
      rect(-22, -7.5, 44, 15, { rx: 7.5, fill: 'var(--count)', stroke: ink, 'stroke-width': 1.5 }),
      text(-8, 3.6, 'KO', { class: 'tag' }),
      times(2, i => circle(6 + i * 8, 0, 2.7, { fill: i < left ? ink : 'none', stroke: ink, 'stroke-width': 1.3 })),
    ),
  );
export const drawGrave = (letter: string) =>
  g(
    { class: 'token grave' },
    ellipse(0, 15, 17, 5, { fill: 'var(--shade)', opacity: 0.5 }),
    path('M-12 15V-4C-12-18 12-18 12-4V15z', { fill: '#8a929b', stroke: ink, 'stroke-width': 2 }),
    path('M-8 12V-3C-8-13 8-13 8-3V12z', { fill: '#a4adb6' }),
    text(0, 5.4, letter, { class: 'initial' }),
  );
// A dark room by day: a bulb with a stroke through it, in the corner of the room.
export const drawDarkMark = () =>
  g(
    { opacity: 0.85, class: 'dark-mark' },
    circle(0, 0, 8, { fill: '#0b1016', stroke: '#9fb0c2', 'stroke-width': 1.1 }),
    path('M-2.4 3.2h4.8M-1.6 5h3.2M-2 2C-4.6-.4-3-4.6 0-4.6S4.6-.4 2 2z', {
      fill: 'none',
      stroke: '#d5dfea',
      'stroke-width': 1.2,
    }),
    path('M-6 6L6-6', { stroke: '#d5dfea', 'stroke-width': 1.4 }),
  );
// A room of the Secret Service: a shield sunk into the floor.
export const drawSecretFloor = (w: number, h: number): Kid =>
  g(
    { transform: `translate(${w / 2} ${h / 2})`, opacity: 0.3, class: 'secret-floor' },
    path('M-24-26H24V4C24 20 10 28 0 34-10 28-24 20-24 4z', { fill: 'none', stroke: '#1d2a38', 'stroke-width': 4 }),
    path(star(0, 1, 15), { fill: '#1d2a38' }),
  );
