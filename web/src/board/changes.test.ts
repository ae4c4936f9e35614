import { describe, expect, it } from 'vitest';
import { lookOf } from '../games';
import { applied, changesOf, type Happened } from './changes';
import type { Piece } from './pieces';
import eventsOfMarch from './samples/wd-m03-events.json';
import march from './samples/wd-m03.json';
import { pointOn } from './stage';

const rules = lookOf('white-death').animations;
const begin: Piece[] = [
  { id: 'survivor:Jenia', zone: 'a', count: 1, isActive: true },
  { id: 'zombie:Walker', zone: 'b', count: 3 },
  { id: 'zombie:Runner', zone: 'b', count: 1 },
];
const walk = (zombie: string, count: number, from: string, to: string): Happened => ({
  is: 'ZombiesMoved',
  zombie,
  count,
  from,
  to,
});
const at = (pieces: Piece[], id: string) =>
  Object.fromEntries(pieces.filter(piece => piece.id === id).map(({ zone, count }) => [zone, count]));

describe('events', () => {
  const after = (...events: Happened[]) => changesOf(events, rules, begin).reduce(applied, begin);
  it('move survivors with what is pinned to them', () => {
    const pieces = after({ is: 'SurvivorMoved', survivor: 'Jenia', from: 'a', to: 'c' });
    expect(pieces.find(piece => piece.id === 'survivor:Jenia')).toMatchObject({ zone: 'c', isActive: true });
  });
  it('split and join stacks', () => {
    const pieces = after(walk('Walker', 2, 'b', 'c'), walk('Walker', 1, 'b', 'c'), walk('Walker', 1, 'c', 'd'));
    expect(at(pieces, 'zombie:Walker')).toEqual({ c: 2, d: 1 });
  });
  it('push everything of a family at once', () => {
    const pieces = after({ is: 'ZombiesPushed', zombies: '4', from: 'b', to: 'c' });
    expect([at(pieces, 'zombie:Walker'), at(pieces, 'zombie:Runner')]).toEqual([{ c: 3 }, { c: 1 }]);
    expect(at(pieces, 'survivor:Jenia')).toEqual({ a: 1 });
  });
  it('spawn and kill by number', () => {
    const pieces = after(
      { is: 'ZombiesSpawned', zombie: 'Brute', count: 2, zone: 'd' },
      { is: 'ZombieEliminated', zombie: 'Walker', count: 3, zone: 'b' },
    );
    expect([at(pieces, 'zombie:Brute'), at(pieces, 'zombie:Walker')]).toEqual([{ d: 2 }, {}]);
  });
  it('flash where a survivor stands by then', () => {
    const changes = changesOf(
      [
        { is: 'SurvivorMoved', survivor: 'Jenia', from: 'a', to: 'c' },
        { is: 'WoundsSuffered', survivor: 'Jenia', wounds: 2, total: 2 },
      ],
      rules,
      begin,
    );
    expect(changes[1]).toEqual({ kind: 'flash', zone: 'c', tone: 'hurt', label: '−2' });
  });
  it('nobody knows change nothing', () => {
    expect(changesOf([{ is: 'SomethingElse', zone: 'a' }], rules, begin)).toEqual([]);
    expect(changesOf([{ is: 'WoundsSuffered', survivor: 'Nobody', wounds: 1 }], rules, begin)).toEqual([]);
  });
  it('of a real game lead to the pieces of its view', () => {
    const look = lookOf('white-death');
    const truth = look.sight(march)!.pieces;
    const events = eventsOfMarch as unknown as Happened[];
    const moves = events.filter(event => event.is === 'SurvivorMoved');
    expect(moves.length).toBeGreaterThan(3);
    const first = new Map(moves.toReversed().map(move => [`survivor:${String(move.survivor)}`, String(move.from)]));
    const start = truth.map(piece => ({ ...piece, zone: first.get(piece.id) ?? piece.zone }));
    const end = changesOf(moves, look.animations, start).reduce(applied, start);
    for (const id of first.keys()) expect(at(end, id)).toEqual(at(truth, id));
  });
});

it('a piece goes evenly along its way', () => {
  const way: [number, number][] = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];
  expect([0, 0.25, 0.5, 0.75, 1].map(share => pointOn(way, share))).toEqual([
    [0, 0],
    [50, 0],
    [100, 0],
    [100, 50],
    [100, 100],
  ]);
  expect(pointOn([], 0.5)).toEqual([0, 0]);
});
