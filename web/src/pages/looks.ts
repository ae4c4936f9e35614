// The drawings the pages outside the table use, through the door of the game's look.
import { drawPortrait } from '../draw/people';
import { s } from '../draw/svg';
import { lookOf } from '../games';

export function themeOf(game: string): string {
  return lookOf(game).theme;
}

export function coverOf(game: string): SVGElement {
  return lookOf(game).cover();
}

export function thumbnailOf(game: string, view: unknown, box = 56): SVGElement {
  return lookOf(game).thumb(view, box);
}

/** A survivor among those of the same game, so that no letter and no colour comes twice. */
export function portraitOf(game: string, names: readonly string[], name: string, size: number): SVGElement | undefined {
  const portrait = lookOf(game).people(names).get(name);
  if (!portrait) return undefined;
  return s(
    'svg',
    { viewBox: '-22 -22 46 46', width: size, height: size, class: 'portrait-svg' },
    drawPortrait(portrait),
  );
}

export function badgeOf(game: string, names: readonly string[], name: string): { letter: string; colour: string } {
  const { letter, colour } = lookOf(game).people(names).get(name) ?? {
    letter: name.slice(0, 1),
    colour: 'var(--blue)',
  };
  return { letter, colour };
}
