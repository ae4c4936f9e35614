// Reads what stands on the board from a view of a zombie game.
import { stacked, type Piece } from '../../board/pieces';
import type { Sight } from '../look';
import type { HordeView } from './view';

// What annexes hang on borders, and what they pin to pieces, by the pieces' ids.
export type Annexes = (view: HordeView) => { hung: Sight['hung']; badges: ReadonlyMap<string, string> };

export function sightOf(view: HordeView, annexes: Annexes): Sight {
  const { hung, badges } = annexes(view);
  const one = (id: string, zone: string): Piece => ({ id, zone, count: 1 });
  const here = view.survivors.filter(survivor => survivor.presence === 'on_board');
  const pieces = [
    ...here.map(({ name, zone, isActing, carried }) => ({
      ...one(`survivor:${name}`, zone),
      isActive: isActing,
      ...(carried[0] ? { badge: `token:${carried[0]}` } : {}),
    })),
    ...view.board.zones.flatMap(({ name, zombies, allies, tokens }) => [
      ...allies.map(({ kind, count }) => ({ id: `ally:${kind}`, zone: name, count })),
      ...zombies.map(({ kind, count }) => ({ id: `zombie:${kind}`, zone: name, count })),
      ...tokens.map(({ kind, count }) => ({ id: `token:${kind}`, zone: name, count })),
    ]),
    ...view.objectives.map(({ zone, colour, isFaceDown }) => one(`objective:${isFaceDown ? '' : colour}`, zone)),
    ...view.spawnPoints.map(({ name, zone, isActive }) => one(`${isActive ? 'spawn' : 'closed'}:${name}`, zone)),
    ...view.dropped.map(({ zone }) => one('dropped:', zone)),
  ];
  const pinned = pieces.map(piece => ({ badge: badges.get(piece.id), ...piece }));
  return { board: view.board, pieces: stacked(pinned), people: view.survivors.map(({ name }) => name), hung };
}
