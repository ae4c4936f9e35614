// What is drawn over the board while something happens. Everything stands beside the figures, never on them.
import { at, circle, g, path, rect, text, type Kid } from '../draw/svg';

export const CARD: readonly [number, number] = [76, 110];

export const drawCardBack = (transform = ''): SVGElement =>
  g(
    { transform },
    rect(-35, -52, 70, 104, { rx: 7, class: 'moment-card' }),
    rect(-29, -46, 58, 92, { rx: 4, class: 'moment-card-frame' }),
    path('M0-30L20 0 0 30-20 0z', { class: 'moment-card-sign' }),
  );

/** The face of a card: what a game draws on it, within 70 x 104 around the middle. */
export const drawCardFace = (...drawn: Kid[]): SVGElement =>
  g({}, rect(-35, -52, 70, 104, { rx: 7, class: 'moment-card' }), ...drawn);

const CLAWS = 'M-20-22Q-8 0-14 24M-3-26Q9 0 3 27M14-22Q26 0 20 22';
export const drawClaws = (): SVGElement =>
  g({ class: 'claws' }, path(CLAWS, { class: 'claws-under' }), path(CLAWS, { class: 'claws-line' }));

const HEART = 'M0 8C-9 2-10-3-8-6-6-9.5-1.5-8.5 0-5 1.5-8.5 6-9.5 8-6 10-3 9 2 0 8z';
/** Hearts in a row, those that are lost filled; beyond this many the number is easier to read. */
const MANY = 6;

export function drawHearts(lost: number, all: number): SVGElement {
  if (all > MANY) return drawSaying(`♥ ${all - lost}/${all}`, 'hot');
  const wide = all * 22 + 8;
  return g(
    {},
    rect(-wide / 2, -14, wide, 28, { rx: 14, class: 'moment-plate' }),
    Array.from({ length: all }, (_, i) => {
      const isNew = i === lost - 1;
      const place = `translate(${(i - (all - 1) / 2) * 22} 1) scale(${isNew ? 1.3 : 1})`;
      return g({ transform: place }, path(HEART, { class: i < lost ? 'heart-lost' : 'heart-left' }));
    }),
  );
}

export const widthOfDice = (count: number): number => count * 34 + 12;

/** Dice in a row on a plate, in the air or lying. */
export function drawDice(dice: readonly SVGElement[], air: number): SVGElement {
  return g(
    { class: 'moment-dice' },
    rect(-widthOfDice(dice.length) / 2, -20, widthOfDice(dice.length), 40, { rx: 12, class: 'moment-plate' }),
    dice.map((die, i) => {
      die.setAttribute('width', '28');
      die.setAttribute('height', '28');
      const turn = air * (i % 2 === 0 ? -50 : 70);
      const across = (i - (dice.length - 1) / 2) * 34;
      return g({ transform: `translate(${across} ${-air * (26 - i * 4)}) rotate(${turn}) translate(-14 -14)` }, die);
    }),
  );
}

/** Why they come: an eye for those who see, an ear for those who hear. */
export const drawWhy = (why: 'sees' | 'hears'): SVGElement =>
  why === 'sees'
    ? g(
        { class: 'moment-why sees' },
        circle(0, 0, 15, { class: 'why-plate' }),
        path('M-10 0S-6-6.5 0-6.5 10 0 10 0 6 6.5 0 6.5-10 0-10 0z', { class: 'why-line' }),
        circle(0, 0, 2.8, { class: 'why-dot' }),
      )
    : g(
        { class: 'moment-why hears' },
        circle(0, 0, 15, { class: 'why-plate' }),
        path('M-5-2C-6-10 7-10 6-1 5.6 2.6 2 3.4 1.6 6.4.8 10-4.6 9-4.4 5.4M-1.6-2c0-3.4 4.6-3 3.8.4C1.8.6-.4 1-.2 3', {
          class: 'why-line',
        }),
      );

export const widthOfSaying = (words: string): number => words.length * 7 + 22;

export const drawSaying = (words: string, tone: '' | 'good' | 'hot' = ''): SVGElement =>
  g(
    { class: `moment-say ${tone}` },
    rect(-widthOfSaying(words) / 2, -13, widthOfSaying(words), 26, { rx: 13, class: 'moment-plate' }),
    text(0, 4.6, words, { class: 'moment-words' }),
  );

/** A figure that tips over by a share of a quarter turn. */
export const drawTipped = (figure: SVGElement, share: number): SVGElement =>
  at(0, share * 8, g({ transform: `rotate(${share * 90})`, class: share > 0.5 ? 'tipped' : '' }, figure));
