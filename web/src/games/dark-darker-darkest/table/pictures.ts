// Pictures for answers: who, which die, which symbol, which part of a beast.
import { drawPortrait } from '../../../draw/people';
import { g, path, rect, s } from '../../../draw/svg';
import type { OptionCard } from '../../../protocol/messages';
import { marksNamed } from '../../../table/options';
import { drawBeast } from '../house/beasts';
import { drawFace } from '../house/dice';
import { symbolPicture } from '../house/symbols';
import { drawPlaque } from '../house/tokens';
import { drawWalker } from '../../../draw/zombies';
import type { DarkestDesk } from './desk.svelte';

const framed = (size: number, reach: number, drawing: SVGElement, kind = 'piece-svg') =>
  s(
    'svg',
    {
      class: kind,
      viewBox: `${-reach} ${-reach} ${2 * reach} ${2 * reach}`,
      width: size,
      height: size,
      'aria-hidden': true,
    },
    drawing,
  );

export function survivorPicture(desk: DarkestDesk, survivor: string, size: number): SVGElement | undefined {
  const known = desk.portraits.get(survivor) ?? desk.look.people([survivor]).get(survivor);
  return known && framed(size, 22, drawPortrait(known), 'portrait-svg');
}
export const beastPicture = (name: string, size: number, isNemesis: boolean): SVGElement =>
  framed(size, 32, drawBeast(name, { isNemesis }));

export const plaquePicture = (name: string, size: number): SVGElement => framed(size, 14, drawPlaque(name, false));

const AREAS: Readonly<Record<string, [colour: string, sign: string]>> = {
  red: ['#ff8a7d', 'M7 3c-2 6-2 12 0 18M12 3c-2 6-2 12 0 18M17 3c-2 6-2 12 0 18'],
  blue: ['#7cc4ff', 'M8 16c-2-4 0-9 2.5-8.5S11 12 10 16zM7.5 19h3M15 11c-1.5-4 .5-8.5 3-8s.5 4.5-.5 8zM14.5 14h3'],
  orange: [
    '#ffb367',
    'M3 7c5.5 3.4 12.5 3.4 18 0M3 17c5.5-3.4 12.5-3.4 18 0M6.5 8.7l1.5 4 1.7-3.2M14.3 9.5l1.7 3.2 1.5-4M10.5 14.6l1.5-3.6 1.5 3.6',
  ],
  white: ['#f6f1e6', 'M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4'],
};
/** The sign of a damage area: feet, claws, teeth or a star, each in its colour. */
export function areaPicture(colour: string, size: number): SVGElement {
  const [stroke, d] = AREAS[colour] ?? ['#f6f1e6', ''];
  return s(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': true },
    rect(0, 0, 24, 24, { rx: 6, fill: '#17101a' }),
    g(
      { transform: 'translate(12 12) scale(.78) translate(-12 -12)' },
      path(d, { fill: 'none', stroke, 'stroke-width': 2.2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    ),
  );
}

/** The picture that says best what an answer is about. */
export function optionPicture(desk: DarkestDesk, option: OptionCard): SVGElement | undefined {
  const of = (kind: string) => marksNamed(option.about, kind)[0];
  const [face, colour, symbol, card, chip] = [of('face'), of('colour'), of('symbol'), of('card'), of('chip')];
  if (face) return drawFace(face, 34);
  if (colour) return areaPicture(colour.toLowerCase(), 30);
  if (symbol) return symbolPicture(symbol, 30);
  if (chip) return symbolPicture(chip[0] ?? '', 30);
  if (card) return symbolPicture(card.slice(-1), 30);
  const foe = of('foe');
  if (foe) return foePicture(desk, foe);
  const people = marksNamed(option.about, 'survivor');
  const shown = desk.isTurn ? people[1] : people[0];
  return shown ? survivorPicture(desk, shown, 34) : undefined;
}
function foePicture(desk: DarkestDesk, foe: string): SVGElement {
  const { creature, nemesis } = desk.view ?? {};
  if (foe === 'CREATURE' && creature) return beastPicture(creature.name, 34, false);
  if (foe === 'NEMESIS' && nemesis) return beastPicture(nemesis.name, 34, true);
  return framed(34, 20, drawWalker());
}
