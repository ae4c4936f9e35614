// The look of a zombie game from tables of drawings; whatever the tables do not know gets a plain drawing with its letter.
import { drawWall } from '../../draw/borders';
import { anyone } from '../../draw/busts';
import { drawCover } from '../../draw/covers';
import { drawGear } from '../../draw/gear';
import { drawPlain } from '../../draw/grounds';
import { drawAnyAlly, drawPortrait } from '../../draw/people';
import { drawThumb } from '../../draw/thumb';
import { drawAnyToken, drawDropped, drawObjective, drawSpawn } from '../../draw/tokens';
import { drawCount, drawHorde, drawStranger } from '../../draw/zombies';
import { readBoard } from '../../board/model';
import type { Rule } from '../../board/changes';
import { g, type Kid } from '../../draw/svg';
import type { BorderLook, Look, PieceLook, People, ZoneLook } from '../look';
import { portraitsOf } from './people';
import { sightOf, type Annexes } from './sight';
import type { HordeView } from './view';

// A figure with its reach, the distance from its middle to its rim.
export type Figure = { draw: () => SVGElement; reach: number };
export interface HordeLook {
  game: string;
  theme: string;
  zones: Readonly<Record<string, ZoneLook>>;
  borders: Readonly<Record<string, BorderLook>>;
  edge: BorderLook;
  zombies: Readonly<Record<string, Figure>>;
  allies: Readonly<Record<string, (count: number) => SVGElement>>;
  tokens: Readonly<Record<string, Omit<PieceLook, 'rank'>>>;
  busts: Readonly<Record<string, () => SVGElement>>;
  colours: Readonly<Record<string, string>>;
  // Letters by which people are known if they are free, instead of their first ones.
  letters?: Readonly<Record<string, string>>;
  gear: Readonly<Record<string, string>>;
  cover?: () => Kid[];
  spawnLabel: (name: string) => string;
  spawnColour?: (name: string) => string;
  landmarks?: Readonly<Record<string, () => SVGElement>>;
  // Further families of pieces.
  families?: Readonly<Record<string, (name: string, people: People) => PieceLook>>;
  mood?: (view: HordeView, survivor?: string) => string | undefined;
  states?: (view: HordeView, survivor: string) => string[];
  // Who is drawn in black and white.
  onFilm?: (view: HordeView) => readonly string[];
  badges: Readonly<Record<string, () => SVGElement>>;
  annexes: Annexes;
  animations: Readonly<Record<string, readonly Rule[]>>;
}
const plainZone: ZoneLook = { terrain: 'open', ground: drawPlain };
const plainBorder: BorderLook = { rank: 5, draw: () => drawWall(true) };
const TINTS: Record<string, string> = {
  room: 'var(--plank-2)',
  ruin: 'var(--slab-2)',
  high: 'var(--wall-1)',
  rot: 'var(--rot-vein)',
};
const RANK = { survivor: 0, ally: 1, zombie: 2, token: 3, marker: 4 };
const several = (drawing: SVGElement, count: number) =>
  count > 1 ? g({}, drawing, drawCount(10, 10, count)) : drawing;

export function hordeLook(tables: HordeLook): Look {
  const bust = (name: string) => tables.busts[name]?.() ?? anyone(name);
  const zombie = (kind: string): PieceLook => {
    const { draw, reach } = tables.zombies[kind] ?? { draw: () => drawStranger(kind), reach: 18 };
    return { place: 'middle', rank: RANK.zombie, draw: count => drawHorde(draw, reach, count) };
  };
  const ally = (kind: string): PieceLook => ({
    place: 'middle',
    rank: RANK.ally,
    draw: count => tables.allies[kind]?.(count) ?? drawAnyAlly(kind, count),
  });
  const token = (kind: string): PieceLook => ({
    rank: RANK.token,
    ...(tables.tokens[kind] ?? { place: 'corner', draw: count => several(drawAnyToken(kind), count) }),
  });
  const marker = (draw: (count: number) => SVGElement): PieceLook => ({ place: 'corner', rank: RANK.marker, draw });
  const objective = (colour: string) => marker(count => several(drawObjective(colour), count));
  const spawn = (name: string, isActive: boolean) =>
    marker(() => drawSpawn(tables.spawnLabel(name), isActive, tables.spawnColour?.(name)));
  const tint = ({ tint: own, terrain }: ZoneLook) => own ?? TINTS[terrain] ?? 'var(--snow)';
  const survivor = (name: string, people: People): PieceLook => ({
    place: 'middle',
    rank: RANK.survivor,
    draw: () =>
      drawPortrait(people.get(name) ?? { bust: () => bust(name), colour: '#ffffff', letter: name.slice(0, 1) }, 19),
  });
  const families: Record<string, (name: string, people: People) => PieceLook> = {
    survivor,
    zombie,
    ally,
    token,
    objective,
    spawn: name => spawn(name, true),
    closed: name => spawn(name, false),
    dropped: () => marker(count => several(drawDropped(), count)),
    landmark: kind => marker(() => tables.landmarks?.[kind]?.() ?? drawAnyToken(kind)),
    ...tables.families,
  };
  return {
    theme: tables.theme,
    zone: kind => tables.zones[kind] ?? plainZone,
    border: kind => tables.borders[kind] ?? plainBorder,
    edge: tables.edge,
    zombie,
    ally,
    token,
    objective,
    people: (names, view) => {
      const film = view ? tables.onFilm?.(view as HordeView) : undefined;
      return portraitsOf(names, tables.colours, bust, film, tables.letters);
    },
    mood: (view, survivor) => tables.mood?.(view as HordeView, survivor),
    states: (view, survivor) => tables.states?.(view as HordeView, survivor) ?? [],
    piece: (id, people) => {
      const split = id.indexOf(':');
      const [family, name] = [id.slice(0, split), id.slice(split + 1)];
      return (families[family] ?? token)(name, people);
    },
    badge: name =>
      tables.badges[name]?.() ?? g({ transform: 'scale(0.6)' }, token(name.slice(name.indexOf(':') + 1)).draw(1, '')),
    gear: (card, size) => drawGear(tables.gear[card] ?? '', size),
    sight: view => sightOf(view as HordeView, tables.annexes),
    animations: tables.animations,
    cover: () => drawCover(tables.game, tables.cover),
    thumb: (view, box) =>
      drawThumb(readBoard((view as HordeView).board), kind => tint(tables.zones[kind] ?? plainZone), box),
  };
}
