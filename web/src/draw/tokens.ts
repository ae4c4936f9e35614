// Tokens on a zone. Origin is their middle; all fit in a 30 x 30 box.
import { circle, ellipse, g, path, rect, text, type Kid } from './svg';

const ink = 'var(--ring-base)';

// Red = saltire on a square, blue = disc with a wave, green = triangle with a leaf: shape first, colour second.
const objectives: Record<string, () => Kid[]> = {
  red: () => [
    rect(-12, -12, 24, 24, { rx: 4, fill: '#c23b3b', stroke: ink, 'stroke-width': 2 }),
    path('M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5', { stroke: '#fff', 'stroke-width': 3.6, 'stroke-linecap': 'round' }),
  ],
  blue: () => [
    circle(0, 0, 13, { fill: '#2f6fc4', stroke: ink, 'stroke-width': 2 }),
    path('M-7.5-2q3.75-4.5 7.5 0t7.5 0M-7.5 4q3.75-4.5 7.5 0t7.5 0', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
  ],
  green: () => [
    path('M0-14L14 11H-14z', { fill: '#2b8a57', stroke: ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    path('M0 8V-1M0 4C-6 4-6-2-6-2-1-2 0 1 0 4zM0 2C5 2 5-4 5-4 1-4 0-1 0 2z', {
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': 1.2,
    }),
  ],
};
// Face down, or of a colour nobody has drawn: a card back with the colour's first letter, or a question mark.
const hidden = (colour: string): Kid[] => [
  rect(-12, -12, 24, 24, { rx: 4, fill: 'var(--objective-back)', stroke: ink, 'stroke-width': 2 }),
  rect(-8.5, -8.5, 17, 17, { rx: 2.5, fill: 'none', stroke: 'var(--count)', 'stroke-width': 1.2, opacity: 0.7 }),
  text(0, 5.5, [...colour][0]?.toUpperCase() ?? '?', { class: 'face-down' }),
];
export const drawObjective = (colour: string) =>
  g({ class: 'token' }, (objectives[colour] ?? (() => hidden(colour)))());

export const drawSpawn = (label: string, isActive = true, colour = 'var(--spawn)') =>
  g(
    { class: 'token' },
    path('M-13 14V-3C-13-18 13-18 13-3V14z', { fill: colour, stroke: ink, 'stroke-width': 2 }),
    path('M-8.5 12V-2C-8.5-11 8.5-11 8.5-2V12z', { fill: 'var(--spawn-deep)' }),
    path('M-6 12v-5M0 12V8M6 12v-5', { stroke: colour, 'stroke-width': 2.2 }),
    text(0, 5, label, { class: 'spawn-no' }),
    !isActive && path('M-14 15L14-15', { stroke: 'var(--count)', 'stroke-width': 3 }),
  );

export const drawNoise = (count: number) =>
  g(
    { class: 'token' },
    circle(0, 0, 12, { fill: 'var(--noise)', stroke: ink, 'stroke-width': 2 }),
    path('M-7-2.5h3l4-4V6.5l-4-4h-3z', { fill: ink }),
    count > 1
      ? text(5.5, 4, count, { class: 'noise-no' })
      : path('M3-3.5q2.5 3.5 0 7M6-5.5q4 5.5 0 11', {
          fill: 'none',
          stroke: ink,
          'stroke-width': 1.8,
          'stroke-linecap': 'round',
        }),
  );

export const drawCauldron = () =>
  g(
    { class: 'token' },
    path('M-5-9q-3-4 0-7M4-9q-3-4 0-7', {
      fill: 'none',
      stroke: 'var(--steam)',
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
    path('M-13-7H13C14 6 9 13 0 13S-14 6-13-7z', { fill: '#23262d', stroke: 'var(--count)', 'stroke-width': 1.6 }),
    ellipse(0, -7, 13, 4, { fill: 'var(--fire)', stroke: 'var(--count)', 'stroke-width': 1.6 }),
  );

export const drawBeacon = (id: string) =>
  g(
    { class: 'token' },
    circle(0, -6, 36, { fill: `url(#${id}-fire)` }),
    path('M-9 16L-6 2H6L9 16z', { fill: '#6b5a48', stroke: ink, 'stroke-width': 2 }),
    path('M-11 2H11L8-3H-8z', { fill: '#3c342c', stroke: ink, 'stroke-width': 1.5 }),
    path('M-7-3C-10-11-2-12-1-20 6-15 3-11 6-9 8-11 7-13 7-13 11-8 9-4 7-3z', { fill: 'var(--fire)' }),
    path('M-3-3C-4-8 0-9 1-13 4-9 4-5 3-3z', { fill: '#fff2b8' }),
  );

export const drawExit = () =>
  g(
    { class: 'token' },
    rect(-14, -13, 28, 26, { rx: 4, fill: '#1f6f54', stroke: ink, 'stroke-width': 2 }),
    path('M-8 9V-8H2V9', { fill: 'none', stroke: '#fff', 'stroke-width': 2.4 }),
    path('M-3 0H10M6-4.5L10.5 0 6 4.5', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );

export const drawFreeze = () =>
  g(
    { class: 'token' },
    path('M0-14L12-7V7L0 14-12 7V-7z', { fill: '#d9f2ff', stroke: '#1d4f73', 'stroke-width': 2 }),
    [0, 60, 120].map(a =>
      path('M0-9V9M-3-6.5L0-4 3-6.5M-3 6.5L0 4 3 6.5', {
        transform: `rotate(${a})`,
        fill: 'none',
        stroke: '#1d6fa5',
        'stroke-width': 1.7,
      }),
    ),
  );

// A rolled rope ladder that waits to be hung.
export const drawLadderRoll = () =>
  g(
    { class: 'token' },
    circle(0, 0, 13, { fill: '#4a3826', stroke: ink, 'stroke-width': 2 }),
    path('M-5-8C-4-3-6 3-5 8M5-8C4-3 6 3 5 8', { fill: 'none', stroke: 'var(--rope)', 'stroke-width': 2.2 }),
    path('M-5-5H5M-5 0H5M-5 5H5', { stroke: 'var(--rope)', 'stroke-width': 2.2 }),
  );

export const drawBanner = () =>
  g(
    { class: 'token' },
    path('M-9 15V-15', { stroke: ink, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    path('M-9 15V-15', { stroke: 'var(--rope)', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    path('M-8-14H13L8-6 13 2H-8z', { fill: '#a3342c', stroke: ink, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
    path('M-3-6a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z', { fill: 'var(--fire)' }),
  );

// Rot that has a token but whose zone is not drawn as rot.
export const drawRotToken = () =>
  g(
    { class: 'token' },
    circle(0, 0, 12.5, { fill: 'var(--rot)', stroke: ink, 'stroke-width': 2 }),
    path('M0-8C5-5 5-1 0 0S-5 5 0 8M-8 0C-4-4-1-3 0 0S4 4 8 0', {
      fill: 'none',
      stroke: 'var(--rot-vein)',
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
  );

// Equipment that lies face down in a zone.
export const drawDropped = () =>
  g(
    { class: 'token' },
    rect(-8, -13, 20, 26, { rx: 3, fill: '#5a4632', stroke: ink, 'stroke-width': 1.6, transform: 'rotate(9)' }),
    rect(-10, -13, 20, 26, { rx: 3, fill: '#d9cdb2', stroke: ink, 'stroke-width': 1.8 }),
    path('M-4-2h8l2 8H-6zM-2.5-2v-2a2.5 2.5 0 0 1 5 0v2', { fill: 'none', stroke: '#4a3826', 'stroke-width': 1.6 }),
  );

// Boards and nails to carry about.
export const drawLooseBoards = () =>
  g(
    { class: 'token' },
    circle(0, 0, 13, { fill: '#3a2a1a', stroke: ink, 'stroke-width': 2 }),
    [-24, 20].map(turn =>
      rect(-11, -3, 22, 6, {
        rx: 1,
        transform: `rotate(${turn})`,
        fill: 'var(--wood)',
        stroke: ink,
        'stroke-width': 1.2,
      }),
    ),
  );

// A crate in which weapons are found; the drawing on it says which.
export const drawCrate = (mark: string) =>
  g(
    { class: 'token' },
    rect(-13, -12, 26, 24, { rx: 3, fill: 'var(--wood)', stroke: ink, 'stroke-width': 2 }),
    path('M-13-6H13M-13 6H13', { stroke: 'var(--wood-line)', 'stroke-width': 1.2, opacity: 0.7 }),
    circle(0, 0, 9, { fill: 'var(--count)', stroke: ink, 'stroke-width': 1.2 }),
    path(mark, {
      fill: 'none',
      stroke: ink,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );

// Somebody lies there under a sheet.
export const drawCorpse = () =>
  g(
    { class: 'token', transform: 'rotate(-18)' },
    path('M-15-4C-15-9-8-9-6-6L12-7C16-7 16 7 12 7L-6 6C-8 9-15 9-15 4z', {
      fill: 'var(--count)',
      stroke: ink,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    path('M-6-6C-3-2-3 2-6 6M2-5Q4 0 2 5M8-5Q10 0 8 5', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.2,
      opacity: 0.6,
    }),
    ellipse(11, 1, 4, 3, { fill: '#9a2b22', opacity: 0.8 }),
  );

export interface Seated {
  colour: string;
  letter: string;
  isFilm?: boolean;
}
// A car from above, going right; who sits in it is shown by letters, the driver in front with a wheel.
export function drawCar(driver: Seated | undefined, passengers: readonly Seated[], seats: number): SVGElement {
  const places: [number, number][] = [
    [6, 7],
    [-7, -7],
    [-7, 7],
    [-19, -7],
    [-19, 7],
  ];
  const seat = (x: number, y: number, who?: Seated) =>
    g(
      { transform: `translate(${x} ${y})`, class: who?.isFilm ? 'film' : '' },
      circle(0, 0, 6.3, who ? { fill: who.colour, stroke: ink, 'stroke-width': 1.2 } : { fill: ink, opacity: 0.28 }),
      who && text(0, 3.2, who.letter, { class: 'seated' }),
    );
  return g(
    { class: 'token car' },
    [-17, 15].map(x => [-17, 12].map(y => rect(x, y, 10, 5, { rx: 2, fill: ink }))),
    path('M-29-10C-29-15-25-16-20-16H18C26-16 30-11 30-5V5C30 11 26 16 18 16H-20C-25 16-29 15-29 10z', {
      fill: 'var(--car)',
      stroke: ink,
      'stroke-width': 2,
    }),
    path('M14-13Q19 0 14 13L11 13Q15 0 11-13z', { fill: 'var(--glass, #cfe8f0)', stroke: ink, 'stroke-width': 1 }),
    path('M28-10l3 3M28 10l3-3', { stroke: 'var(--glow-warm)', 'stroke-width': 3, 'stroke-linecap': 'round' }),
    seat(6, -7, driver),
    circle(13.5, -7, 3, { fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
    places.slice(0, seats).map(([x, y], i) => seat(x, y, passengers[i])),
  );
}

// For tokens nobody has drawn yet: a plain disc with the first two letters of the name.
export const drawAnyToken = (name: string) =>
  g(
    { class: 'token' },
    circle(0, 0, 12.5, { fill: 'var(--raised)', stroke: 'var(--count)', 'stroke-width': 1.6 }),
    text(0, 4.2, [...name].slice(0, 2).join(''), { class: 'any-token' }),
  );
