// What a view of the house shows on the board.
import type { Sight } from '../../board/look';
import type { BoardData } from '../../board/model';
import type { Piece } from '../../board/pieces';
import type { BeastView, DarkestView } from '../../protocol/dark-darker-darkest';
import { expansionsOf } from './expansions';

/** A tile is 120 drawing units wide here, not 300: figures fill a room as they do on the table. */
const SHRUNK = 2.5;

/** In which row and column of tiles a room lies, as they are counted at the edge of the house. */
export function tileOf({ zones, span }: BoardData, room: string): { row: number; column: number } | undefined {
  const area = zones.find(zone => zone.name === room)?.areas[0];
  const place = (at: number) => Math.floor(at / (span / SHRUNK)) + 1;
  return area && { row: place(area.top), column: place(area.left) };
}

export function sightOf(view: DarkestView): Sight {
  return {
    board: boardOf(view),
    pieces: piecesOf(view),
    people: view.survivors.map(one => one.name),
    hung: [],
  };
}

// Ways through come before walls: a walk between two rooms goes by the first border they share.
function boardOf({ board }: DarkestView): BoardData {
  return {
    span: board.span * SHRUNK,
    zones: board.zones,
    borders: [...board.borders].sort((a, b) => Number(a.kind === 'wall') - Number(b.kind === 'wall')),
  };
}

function piecesOf(view: DarkestView): Piece[] {
  const held = (name: string) => view.survivors.find(one => one.name === name);
  return [
    ...view.survivors
      .filter(one => one.isPlaying)
      .map(({ name, room }): Piece => ({ id: `survivor:${name}`, zone: room, count: 1, ...badgeOf(view, held(name)) })),
    ...view.rooms.flatMap(({ room, zombies, tokens }): Piece[] => [
      ...(zombies > 0 ? [{ id: 'zombie:horde', zone: room, count: zombies }] : []),
      ...(tokens > 0 ? [{ id: 'token:spawn', zone: room, count: tokens }] : []),
    ]),
    ...added(view),
    ...(view.creature ? [beast('creature', view.creature)] : []),
    ...(view.nemesis ? [beast('nemesis', view.nemesis)] : []),
  ];
}
/** The figures of expansions. */
function added(view: DarkestView): Piece[] {
  const { specials, victims } = expansionsOf(view);
  return [
    ...(specials?.figures ?? []).map(({ type, room }): Piece => ({ id: `special:${type}`, zone: room, count: 1 })),
    ...(victims?.victims ?? []).map(({ number, room, isWounded }): Piece => ({
      id: `victim:${number}${isWounded ? ' hurt' : ''}`,
      zone: room,
      count: 1,
    })),
  ];
}
function badgeOf(view: DarkestView, survivor: DarkestView['survivors'][number] | undefined): { badge?: string } {
  const badges = [
    ...(survivor && survivor.grab !== 'none' ? ['grab'] : []),
    ...(survivor?.isBearer ? ['cure'] : []),
    ...(survivor && survivor.virusLeft + survivor.virusRight > 0
      ? [`virus${survivor.virusLeft + survivor.virusRight}`]
      : []),
    ...(expansionsOf(view).radiation?.doses ?? [])
      .filter(dose => dose.survivor === survivor?.name && dose.markers > 0)
      .map(dose => `ray${dose.markers}`),
  ];
  return badges.length > 0 ? { badge: badges.join(' ') } : {};
}
const beast = (family: string, { name, room, areas }: BeastView): Piece => {
  const left = areas.reduce((sum, area) => sum + area.left, 0);
  const all = areas.reduce((sum, area) => sum + area.hits, 0);
  return {
    id: `${family}:${name}`,
    zone: room,
    count: 1,
    badge: all > 0 ? `hits ${all - left}/${all}` : `hits ${left}`,
  };
};
