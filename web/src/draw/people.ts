// Survivors: a drawn bust in a coloured ring with a letter. Ring colour, letter and bust: three cues.
import { at, circle, g, path, s, text } from './svg';

export interface Portrait {
  bust: () => SVGElement;
  colour: string;
  letter: string;
  isDown?: boolean;
  // Black and white, as on film.
  isFilm?: boolean;
}

let clip = 0;
export function drawPortrait({ bust, colour, letter, isDown, isFilm }: Portrait, radius = 20): SVGElement {
  const id = `bust-${clip++}`;
  return g(
    { class: isFilm ? 'portrait film' : 'portrait', transform: `scale(${radius / 20})` },
    s('clipPath', { id }, circle(0, 0, 17.5)),
    circle(0, 0, 20, { fill: 'var(--ring-base)' }),
    circle(0, 0, 18, { fill: colour }),
    circle(0, 0, 15.5, { style: `fill: color-mix(in srgb, ${colour} 38%, var(--portrait-bg))` }),
    g({ 'clip-path': `url(#${id})` }, at(0, 2, bust())),
    circle(0, 0, 17, { fill: 'none', stroke: colour, 'stroke-width': 3.2 }),
    isDown && path('M-12-12 12 12M12-12-12 12', { stroke: 'var(--red)', 'stroke-width': 3 }),
    at(
      13.5,
      12.5,
      circle(0, 0, 8.2, { fill: colour, stroke: 'var(--ring-base)', 'stroke-width': 1.8 }),
      text(0, 4, letter, { class: 'initial' }),
    ),
  );
}

const counted = (count: number) =>
  at(
    11,
    12,
    circle(0, 0, 8, { fill: 'var(--count)', stroke: 'var(--count-rim)', 'stroke-width': 1.5 }),
    text(0, 4.1, count, { class: 'count' }),
  );
const shield = { fill: 'var(--guard)', stroke: 'var(--ring-base)', 'stroke-width': 2 };

// Guards: a shield with a helmet; always a count because they act as a group.
export const drawGuards = (count: number) =>
  g(
    { class: 'token guards' },
    path('M-14-15H14V2C14 10 7 15 0 18-7 15-14 10-14 2z', shield),
    path('M-7 5V-3C-7-12 7-12 7-3V5L4 8V0H1.4V8H-1.4V0H-4V8z', { fill: 'var(--guard-mark)' }),
    counted(count),
  );
// A crowned lady on a shield of thorns.
export const drawEmpress = () =>
  g(
    { class: 'token' },
    path('M-15-15H15V2C15 10 7 16 0 19-7 16-15 10-15 2z', { ...shield, fill: '#7a3350', stroke: 'var(--plate-boss)' }),
    path('M-8-4l-1-8 5 4 4-6 4 6 5-4-1 8z', { fill: 'var(--plate-boss)' }),
    circle(0, 2, 5, { fill: 'var(--bone)' }),
    path('M-8 13C-7 8-4 7 0 7s7 1 8 6L0 17z', { fill: 'var(--bone)' }),
  );
// For allies nobody has drawn yet: a shield with the first letter of the name.
export const drawAnyAlly = (name: string, count: number) =>
  g(
    { class: 'token' },
    path('M-14-15H14V2C14 10 7 15 0 18-7 15-14 10-14 2z', shield),
    text(0, 5, [...name][0]?.toUpperCase() ?? '?', { class: 'ally-letter' }),
    count > 1 && counted(count),
  );
