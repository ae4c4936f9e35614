// Reads a board and what stands on it from the view of any game, if it tells them in the form that the client can draw.
import type { Sight } from '../../board/look';
import type { BoardData } from '../../board/model';
import { stacked, type Piece } from '../../board/pieces';
import { isMembers, type Members } from '../../pages/facts';
import type { Person } from '../../table/options';

/** What the ids of people on the board begin with. */
export const PERSON = 'person';

export function sightOf(view: unknown): Sight | undefined {
  if (!isMembers(view) || !isBoard(view.board)) return undefined;
  const { board } = view;
  const zones = new Set(board.zones.map(zone => zone.name));
  const inZones = board.zones.flatMap(zone =>
    lists(zone as unknown as Members).flatMap(([kind, items]) => items.flatMap(item => countIn(item, kind, zone.name))),
  );
  const inView = lists(view).flatMap(([kind, items]) =>
    items.flatMap(item => (zones.has(String(item.zone)) ? [pieceOf(item, kind)] : [])),
  );
  return { board, pieces: stacked([...inView, ...inZones]), people: peopleIn(view).map(one => one.name), hung: [] };
}

/** Everybody in a view who has a name and a seat. */
export function peopleIn(view: unknown): Person[] {
  return isMembers(view) ? lists(view).flatMap(([, items]) => items.filter(isPerson)) : [];
}

function isPerson(item: Members): item is Members & Person {
  return typeof item.name === 'string' && typeof item.seat === 'number';
}

function isBoard(value: unknown): value is BoardData {
  const areZones = (all: unknown) =>
    Array.isArray(all) && all.every(zone => isMembers(zone) && Array.isArray(zone.areas));
  return isMembers(value) && typeof value.span === 'number' && areZones(value.zones) && Array.isArray(value.borders);
}

/** The members that are lists of things with members, by their names. */
function lists(of: Members): [string, Members[]][] {
  return Object.entries(of).flatMap(([name, value]): [string, Members[]][] =>
    Array.isArray(value) && value.length > 0 && value.every(isMembers) ? [[name, value]] : [],
  );
}

function countIn({ kind, count }: Members, family: string, zone: string): Piece[] {
  return typeof kind === 'string' && typeof count === 'number' ? [{ id: `${family}:${kind}`, zone, count }] : [];
}

function pieceOf(item: Members, family: string): Piece {
  const name = String(item.name ?? item.kind ?? family);
  return { id: `${isPerson(item) ? PERSON : family}:${name}`, zone: String(item.zone), count: 1 };
}
