// Pictures for panels, from the looks of the game in play.
import { piecePicture, portraitPicture } from '../draw/faces';
import type { Desk } from './desk.svelte';

export function survivorPicture(desk: Desk, name: string, size: number): SVGElement | undefined {
  const portrait = desk.people.get(name);
  const isDown = desk.survivors.find(one => one.name === name)?.presence === 'eliminated';
  return portrait && portraitPicture({ ...portrait, isDown }, size);
}

export function zombiePicture(desk: Desk, kind: string, size: number): SVGElement {
  return piecePicture(desk.look.zombie(kind).draw(1, 'panel'), size);
}

export function cardPicture(desk: Desk, card: string, size: number): SVGElement {
  return desk.look.gear(card, size);
}

export function colourOf(desk: Desk, name: string): string {
  return desk.people.get(name)?.colour ?? 'var(--muted)';
}

export function letterOf(desk: Desk, name: string): string {
  return desk.people.get(name)?.letter ?? name.slice(0, 1);
}
