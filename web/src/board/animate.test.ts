import { describe, expect, it } from 'vitest';
import { lookOf } from '../games';
import { BEAT, Player, type Clock, type Stage } from './animate';
import { applied, beats, changesOf, type Change, type Happened } from './changes';
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
  it('of one group along one way are one beat', () => {
    const changes = changesOf(
      [walk('Walker', 1, 'b', 'c'), walk('Runner', 1, 'b', 'c'), walk('Walker', 1, 'b', 'd')],
      rules,
      begin,
    );
    expect(beats(changes).map(beat => beat.length)).toEqual([2, 1]);
  });
});

class Watched implements Stage {
  log: string[] = [];
  constructor(public standing: Piece[]) {}
  pieces = () => this.standing;
  show(pieces: Piece[]): void {
    this.standing = pieces;
  }
  slide(moves: Change[], share: number): void {
    if (moves.length > 0) this.log.push(`slide ${moves.length} ${share}`);
  }
  flash(changes: Change[]): void {
    for (const change of changes) this.log.push(`flash ${change.kind}`);
  }
  outline(zones: string[]): void {
    this.log.push(`outline ${zones.join(' ')}`);
  }
  clear(): void {}
}
// A clock that jumps half a beat with every frame.
function leaping(): Clock & { frames: number } {
  let time = 0;
  const clock = {
    frames: 0,
    now: () => time,
    next: (frame: () => void) => {
      time += BEAT / 2;
      clock.frames++;
      queueMicrotask(frame);
    },
  };
  return clock;
}

describe('the player', () => {
  const story = [
    walk('Walker', 3, 'b', 'c'),
    walk('Runner', 1, 'b', 'c'),
    { is: 'ZombiesSpawned', zombie: 'Brute', count: 2, zone: 'd' },
  ];
  it('slides groups one after the other and ends with the pieces in place', async () => {
    const stage = new Watched(begin);
    await new Player(stage, () => false, leaping()).play(story, rules);
    expect(stage.log).toEqual(['slide 2 0', 'slide 2 0.5', 'slide 2 1', 'flash add']);
    expect(at(stage.standing, 'zombie:Walker')).toEqual({ c: 3 });
    expect(at(stage.standing, 'zombie:Brute')).toEqual({ d: 2 });
  });
  it('jumps and outlines what changed where motion is reduced', async () => {
    const stage = new Watched(begin);
    const clock = leaping();
    await new Player(stage, () => true, clock).play(story, rules);
    expect(stage.log).toEqual(['outline b c d']);
    expect(clock.frames).toBe(0);
    expect(at(stage.standing, 'zombie:Runner')).toEqual({ c: 1 });
  });
  it('skips to the end', async () => {
    const stage = new Watched(begin);
    const clock = leaping();
    const player = new Player(stage, () => false, clock);
    const played = player.play([...story, walk('Brute', 2, 'd', 'a')], rules);
    await Promise.resolve();
    player.skip();
    await played;
    expect(clock.frames).toBeLessThan(2);
    expect(at(stage.standing, 'zombie:Brute')).toEqual({ a: 2 });
  });
  it('leaves the pieces alone once a newer view is shown', async () => {
    const stage = new Watched(begin);
    const player = new Player(stage, () => false, leaping());
    const played = player.play(story, rules);
    await Promise.resolve();
    player.drop();
    stage.show([]);
    await played;
    expect(stage.standing).toEqual([]);
  });
  it('plays what is asked for meanwhile afterwards', async () => {
    const stage = new Watched(begin);
    const player = new Player(stage, () => false, leaping());
    const first = player.play(story, rules);
    const second = player.play([walk('Walker', 3, 'c', 'a')], rules);
    await Promise.all([first, second]);
    expect(at(stage.standing, 'zombie:Walker')).toEqual({ a: 3 });
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
