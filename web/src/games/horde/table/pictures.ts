// Pictures for panels, from the looks of the game in play.
import { piecePicture, portraitPicture } from '../../../draw/faces';
import type { HordeDesk } from './desk.svelte';

export function survivorPicture(desk: HordeDesk, name: string, size: number): SVGElement | undefined {
  const portrait = desk.portraits.get(name);
  const isDown = desk.survivors.find(one => one.name === name)?.presence === 'eliminated';
  return portrait && portraitPicture({ ...portrait, isDown }, size);
}

/** Somebody who does not take part yet. */
export function newcomerPicture(desk: HordeDesk, name: string, size: number): SVGElement | undefined {
  const portrait = desk.look.people([...desk.survivors.map(one => one.name), name]).get(name);
  return portrait && portraitPicture(portrait, size);
}

export function zombiePicture(desk: HordeDesk, kind: string, size: number): SVGElement {
  return piecePicture(desk.look.zombie(kind).draw(1, 'panel'), size);
}

export function cardPicture(desk: HordeDesk, card: string, size: number): SVGElement {
  return desk.look.gear(card, size);
}
