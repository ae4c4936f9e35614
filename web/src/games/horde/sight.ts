// Reads what stands on the board from a view of a zombie game.
import { stacked, type Piece } from '../../board/pieces';
import type { Sight } from '../look';
import type { HordeView } from './view';

export type Annexes = (view: HordeView) => { hung: Sight['hung']; badges: ReadonlyMap<string, string> };

export function sightOf(view: HordeView, annexes: Annexes): Sight {
  const { hung, badges } = annexes(view);
  const one = (id: string, zone: string): Piece => ({ id, zone, count: 1 });
  const here = view.survivors.filter(survivor => survivor.presence === 'on_board');
  const pieces = [
    ...here.map(({ name, zone, isActing }) => ({
      ...one(`survivor:${name}`, zone),
      isActive: isActing,
      badge: badges.get(name),
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
  return { board: view.board, pieces: stacked(pieces), people: view.survivors.map(({ name }) => name), hung };
}
