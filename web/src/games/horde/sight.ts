// Reads what stands on the board from a view of a zombie game.
import { stacked, type Piece } from '../../board/pieces';
import type { Sight } from '../../board/look';
import type { HordeView } from './view';

// What annexes hang on borders, what they pin to pieces, by the pieces' ids or by id and zone, pieces that stand for several others,
// further pieces, those that are drawn otherwise, and the light of the night.
export type Annexes = (view: HordeView) => {
  hung: Sight['hung'];
  badges: ReadonlyMap<string, string>;
  joined?: { id: string; zone: string; members: readonly string[] }[];
  more?: readonly Piece[];
  without?: (piece: Piece) => boolean;
  light?: Sight['light'];
  links?: Sight['links'];
};

export function sightOf(view: HordeView, annexes: Annexes): Sight {
  const { hung, badges, joined = [], more = [], without = () => false, light, links } = annexes(view);
  const one = (id: string, zone: string): Piece => ({ id, zone, count: 1 });
  const here = view.survivors.filter(survivor => survivor.presence === 'on_board');
  const standing: Piece[] = [
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
    ...view.landmarks.map(({ kind, zone }) => one(`landmark:${kind}`, zone)),
  ];
  const pieces = [...standing.filter(piece => !without(piece)), ...more];
  const isJoined = ({ id, zone }: Piece) => joined.some(group => group.zone === zone && group.members.includes(id));
  const groups = joined.map(({ id, zone, members }) => ({
    ...one(id, zone),
    isActive: pieces.some(piece => piece.zone === zone && members.includes(piece.id) && piece.isActive),
  }));
  const pinned = [...pieces.filter(piece => !isJoined(piece)), ...groups].map(piece => ({
    badge: badges.get(`${piece.id} ${piece.zone}`) ?? badges.get(piece.id),
    ...piece,
  }));
  const people = view.survivors.map(({ name }) => name);
  return {
    board: view.board,
    pieces: stacked(pinned),
    people,
    hung,
    ...(light ? { light } : {}),
    ...(links ? { links } : {}),
  };
}
