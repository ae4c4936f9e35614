// The look of a zombie game from tables of drawings; whatever the tables do not know gets a plain drawing with its letter.
import { anyone } from '../../draw/busts';
import { drawCover } from '../../draw/covers';
import { drawGear } from '../../draw/gear';
import { drawAnyAlly, drawPortrait } from '../../draw/people';
import { drawAnyToken, drawDropped, drawObjective, drawSpawn } from '../../draw/tokens';
import { drawCount, drawHorde, drawStranger } from '../../draw/zombies';
import type { Rule } from '../../board/changes';
import { furnitureOf } from '../../board/layers';
import type { Model, Shape } from '../../board/model';
import { furnitureNames } from '../../draw/furniture';
import type { Piece } from '../../board/pieces';
import { g, type Kid } from '../../draw/svg';
import type { BorderLook, Land, Look, PieceLook, People, Sight, ZoneLook } from '../../board/look';
import { portraitsOf } from '../../draw/portraits';
import { plainBorder, plainZone } from '../plain/look';
import type { Game } from '../game';
import type { TableEvent } from '../../wire/events';
import type { OwnMoments } from './moments';
import { sightOf, type Annexes } from './sight';
import type { HordeView } from './view';

// A figure with its reach, the distance from its middle to its rim.
export type Figure = { draw: () => SVGElement; reach: number };
/** A clock: the hour, whether it is night, when that changes, and in how many rounds; 0 for never. */
export interface ClockSight {
  hour: number;
  isNight: boolean;
  turnsAt: number;
  roundsLeft: number;
}
/** Somebody who was knocked out: since which round, what became of them, and how many ends of round are left to save them. */
export interface FateSight {
  round: number;
  fate: 'lying' | 'picked_up' | 'dead';
  roundsLeft: number;
}
/** A card of the mission that was just turned up, and by whom. */
export interface ReadSight {
  card: string;
  number: string;
  isNote: boolean;
  survivor: string;
}
/** What the drawings and habits of a game of the family are, by the names of things. */
export interface HordeDrawings {
  game: string;
  theme: string;
  zones: Readonly<Record<string, Partial<ZoneLook> & Pick<ZoneLook, 'terrain'>>>;
  // Either how each kind of border is drawn, or a land that is drawn as a whole.
  borders?: Readonly<Record<string, BorderLook>>;
  edge?: BorderLook;
  land?: Land;
  zombies: Readonly<Record<string, Figure>>;
  allies: Readonly<Record<string, (count: number) => SVGElement>>;
  tokens: Readonly<Record<string, Omit<PieceLook, 'rank'>>>;
  busts: Readonly<Record<string, () => SVGElement>>;
  colours: Readonly<Record<string, string>>;
  // Letters by which people are known if they are free, instead of their first ones.
  letters?: Readonly<Record<string, string>>;
  gear: Readonly<Record<string, string>>;
  // Letters and icons of buttons on the action bar that only this game has, and options that are laid out as cards of skills or people.
  buttons?: {
    letters: Readonly<Record<string, string>>;
    icons: Readonly<Record<string, string>>;
    // Options whose zones carry the number that they are marked with.
    counted?: readonly string[];
    // Actions that are done to the border of a zone.
    across?: readonly string[];
    asSkills?: readonly string[];
    asPeople?: readonly string[];
  };
  cover?: () => Kid[];
  // The road of a campaign.
  road?: Required<Pick<Game, 'landscape' | 'stop'>>;
  spawnLabel: (name: string) => string;
  spawnColour?: (name: string) => string;
  landmarks?: Readonly<Record<string, () => SVGElement>>;
  // Further families of pieces.
  families?: Readonly<Record<string, (name: string, people: People) => PieceLook>>;
  mood?: (view: HordeView, survivor?: string) => string | undefined;
  states?: (view: HordeView, survivor: string) => string[];
  clock?: (view: HordeView) => ClockSight | undefined;
  // Whether the lamp of a survivor burns; undefined without a lamp, or by day.
  lamp?: (view: HordeView, survivor: string) => boolean | undefined;
  fate?: (view: HordeView, survivor: string) => FateSight | undefined;
  reading?: (events: readonly TableEvent[]) => ReadSight | undefined;
  // What else is to be said of a zone.
  inWords?: (view: HordeView, zone: string) => string[];
  // The pieces of which this tells, so that they are not said twice.
  toldOtherwise?: (view: HordeView) => (piece: Piece) => boolean;
  // Who is drawn in black and white.
  onFilm?: (view: HordeView) => readonly string[];
  badges: Readonly<Record<string, () => SVGElement>>;
  // What a room was, if the land draws that; else it is called after its furniture.
  roomName?: (shape: Shape, model: Model) => string | undefined;
  annexes: Annexes;
  // What is worth watching in this game besides what is in all of the family.
  moments: OwnMoments;
  animations: Readonly<Record<string, readonly Rule[]>>;
}
/** The look of a game of the family: what its panels draw besides the board. */
export interface HordeLook extends Look {
  zombie(kind: string): PieceLook;
  ally(kind: string): PieceLook;
  token(kind: string): PieceLook;
  objective(colour: string): PieceLook;
  // A drawing for an equipment card.
  gear(card: string, size?: number): SVGElement;
  // The mood of one survivor's board.
  moodOf(view: unknown, survivor: string): string | undefined;
  // States of a survivor, each the key of a message.
  states(view: unknown, survivor: string): string[];
  clock(view: unknown): ClockSight | undefined;
  lamp(view: unknown, survivor: string): boolean | undefined;
  fate(view: unknown, survivor: string): FateSight | undefined;
  reading(events: readonly TableEvent[]): ReadSight | undefined;
  // What this game adds to the action bar of the family.
  buttons: NonNullable<HordeDrawings['buttons']>;
  sight(view: unknown): Sight;
}
const RANK = { survivor: 0, ally: 1, zombie: 2, token: 3, marker: 4 };
const several = (drawing: SVGElement, count: number) =>
  count > 1 ? g({}, drawing, drawCount(10, 10, count)) : drawing;

export function hordeLook(tables: HordeDrawings): HordeLook {
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
  const zone = (kind: string): ZoneLook => ({ ...plainZone, ...tables.zones[kind] });
  return {
    theme: tables.theme,
    zone,
    sign: (shape, model, sight) => ({
      own: ownName(sight.pieces.filter(piece => piece.zone === shape.name).map(piece => piece.id)),
      drawn: tables.roomName ? tables.roomName(shape, model) : furnitureName(shape, zone),
    }),
    border: kind => tables.borders?.[kind] ?? plainBorder,
    edge: tables.edge ?? plainBorder,
    ...(tables.land ? { land: tables.land } : {}),
    zombie,
    ally,
    token,
    objective,
    people: (names, view) => {
      const film = view ? tables.onFilm?.(view as HordeView) : undefined;
      return portraitsOf(names, tables.colours, bust, film, tables.letters);
    },
    mood: view => tables.mood?.(view as HordeView),
    moodOf: (view, survivor) => tables.mood?.(view as HordeView, survivor),
    clock: view => tables.clock?.(view as HordeView),
    lamp: (view, survivor) => tables.lamp?.(view as HordeView, survivor),
    fate: (view, survivor) => tables.fate?.(view as HordeView, survivor),
    reading: events => tables.reading?.(events),
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
    buttons: tables.buttons ?? { letters: {}, icons: {} },
    cover: () => drawCover(tables.game, tables.cover),
  };
}

/** Pieces after which a place is called; they lie there from the beginning. */
const NAMING = [/^(?:spawn|closed):(.+)$/, /^token:(beacon|exit)$/, /^landmark:(.+)$/, /^card:\S+ .*?0*([1-9]\d*)$/];
const WORDS = ['spawn', 'token', 'landmark', 'card'];

function ownName(ids: readonly string[]): string | undefined {
  for (const [i, naming] of NAMING.entries()) {
    const name = ids.map(id => naming.exec(id)?.[1]).find(one => one !== undefined);
    if (name !== undefined) return `${WORDS[i] ?? ''} ${name}`;
  }
  return undefined;
}

function furnitureName(shape: Shape, zone: (kind: string) => ZoneLook): string | undefined {
  return zone(shape.kind).terrain === 'room' ? furnitureNames.get(furnitureOf(shape, { zone })) : undefined;
}
