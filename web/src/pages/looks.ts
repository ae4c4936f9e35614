// The drawings the pages outside the table use, through the door of the game's look.
import { readBoard } from '../board/model';
import { drawPortrait } from '../draw/people';
import { s } from '../draw/svg';
import { drawThumb } from '../draw/thumb';
import { lookOf } from '../games';

/** The colour of a zone on a small map, where its kind has none of its own. */
const TINTS: Record<string, string> = {
  room: 'var(--plank-2)',
  ruin: 'var(--slab-2)',
  high: 'var(--wall-1)',
  rot: 'var(--rot-vein)',
};

export function themeOf(game: string): string {
  return lookOf(game).theme;
}

export function coverOf(game: string): SVGElement {
  return lookOf(game).cover();
}

/** The board of a view as a small map, if it has one. */
export function thumbnailOf(game: string, view: unknown, box = 56): SVGElement | undefined {
  const look = lookOf(game);
  const board = look.sight(view)?.board;
  const tint = (kind: string) => {
    const { tint: own, terrain } = look.zone(kind);
    return own ?? TINTS[terrain] ?? 'var(--snow)';
  };
  return board && drawThumb(readBoard(board), tint, box);
}

/** A piece of a game as it stands on the board, by its id. */
export function pieceOf(game: string, id: string, size: number): SVGElement {
  const look = lookOf(game);
  const person = id.startsWith('survivor:') ? [id.slice('survivor:'.length)] : [];
  const drawn = look.piece(id, look.people(person)).draw(1, 'page');
  return s('svg', { viewBox: '-26 -26 52 52', width: size, height: size, 'aria-hidden': 'true' }, drawn);
}

/** One of the people of a game among the others, so that no letter and no colour comes twice. */
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
