import { describe, expect, it } from 'vitest';
import type { Change, Happened } from '../board/changes';
import type { Piece } from '../board/pieces';
import { gameOf } from '../games';
import type { Cue } from '../sound/cues';
import { Director, type Clock, type Stage, type Ways } from './director.svelte';
import type { Beat, Context, Frame, Moments } from './moment';
import { Phases } from './phases';
import { scriptOf } from './script';
import { LONGEST, TIMES } from './times';

const game = gameOf('white-death');
const moments = (await game.moments?.()) as Moments;
const begin: Piece[] = [
  { id: 'survivor:Jenia', zone: 'a', count: 1 },
  { id: 'zombie:Walker', zone: 'b', count: 3 },
  { id: 'zombie:Runner', zone: 'b', count: 1 },
];
const view = { survivors: [{ name: 'Jenia', health: 3 }] };
const context: Context = { view, sheet: undefined, past: [] };
const script = (events: Happened[], phases = new Phases(moments.phases), pieces = begin) =>
  scriptOf(events, { animations: game.look.animations, moments, phases, pieces, context });
const kinds = (beats: Beat[]) => beats.map(beat => beat.kind);

const ended: Happened = { is: 'TurnEnded', survivor: 'Jenia' };
const sees: Happened = { is: 'DestinationChosen', rule: 'WD-TGT-02', from: 'b', destination: 'a' };
const walk = (zombie: string, count: number, from: string, to: string): Happened => ({
  is: 'ZombiesMoved',
  zombie,
  count,
  from,
  to,
});
const card: Happened = { is: 'ZombieCardDrawn', card: '429', spawn: '1', zone: 'd', level: 'blue' };
const come: Happened = { is: 'ZombiesSpawned', zombie: 'Brute', count: 2, zone: 'd' };
const hurt: Happened = { is: 'WoundsSuffered', survivor: 'Jenia', wounds: 2, total: 2 };
const dies: Happened = { is: 'SurvivorEliminated', survivor: 'Jenia', zone: 'a' };

describe('a script', () => {
  it('begins the phase of the dead once, with its banner', () => {
    const phases = new Phases(moments.phases);
    const first = script([ended, sees, walk('Walker', 3, 'b', 'c')], phases);
    expect(kinds(first)).toEqual(['phase', 'group']);
    expect(first.map(beat => beat.phase?.step)).toEqual([0, 0]);
    // A question came between; the phase goes on.
    expect(kinds(script([card, come], phases))).toEqual(['card']);
    expect(phases.now).toMatchObject({ id: 'zombies', step: 1 });
    script([{ is: 'RoundBegan', round: 2 }], phases);
    expect(phases.now).toBeUndefined();
  });
  it('knows no phase where somebody else moves them', () => {
    expect(kinds(script([{ is: 'TurnBegan', survivor: 'Jenia' }, walk('Walker', 1, 'b', 'c')]))).toEqual(['group']);
  });
  it('shows those who go the same way together, and why', () => {
    const [group] = script([sees, walk('Walker', 3, 'b', 'c'), walk('Runner', 1, 'b', 'c')]);
    expect(group?.changes).toHaveLength(2);
    expect(group?.time).toBe(TIMES.group.time);
    const told = group?.frames[group.still];
    expect(told?.at).toBe(TIMES.group.cause);
    expect(told?.places).toEqual(['b', 'a']);
    const drawn = told?.over[0]?.draw({ look: game.look, people: new Map(), id: '' });
    expect(drawn?.getAttribute('class')).toContain('sees');
  });
  it('tells no cause of those it was not told of', () => {
    const [group] = script([sees, walk('Walker', 3, 'x', 'c')], undefined, [{ ...begin[1]!, zone: 'x' }]);
    expect(group?.frames.flatMap(frame => frame.over)).toEqual([]);
  });
  it('lets those who come by a card come with it', () => {
    const [only, ...rest] = script([card, come]);
    expect(rest).toEqual([]);
    expect(only?.kind).toBe('card');
    expect(only?.frames.map(frame => frame.pieces)).toEqual(['before', 'before', 'before', 'before', 'after']);
    expect(only?.frames.at(-1)?.at).toBe(TIMES.card.pieces);
  });
  it('shows dice only where their attack is known', () => {
    const rolled: Happened = { is: 'DiceRolled', survivor: 'Jenia', dice: [5, 2], hits: 1 };
    const declared: Happened = { is: 'AttackDeclared', survivor: 'Jenia', target: 'b', weapon: 'Axe', accuracy: 4 };
    const kill: Happened = { is: 'ZombieEliminated', zombie: 'Walker', zone: 'b', count: 1 };
    expect(script([rolled])).toEqual([]);
    const [dice, ...rest] = script([declared, rolled, kill]);
    expect([dice?.kind, rest]).toEqual(['dice', []]);
    expect(dice?.changes).toHaveLength(1);
    // An attack whose dice are still to be rolled by hand lights its zone.
    expect(kinds(script([declared]))).toEqual(['step']);
  });
  it('counts heart by heart', () => {
    const [wound] = script([hurt]);
    expect(wound?.frames.map(frame => frame.at)).toEqual([0, 200, 440, 680]);
    expect(wound?.time).toBe(1200);
  });
  it('takes about six seconds for the groups of a phase; the rest go together', () => {
    const zones = Array.from({ length: 30 }, (_, i) => `z${i}`);
    const pieces = zones.map((zone): Piece => ({ id: 'zombie:Walker', zone, count: 1 }));
    const events = zones.flatMap(zone => [{ ...sees, from: zone }, walk('Walker', 1, zone, 'a')]);
    const beats = script(events, undefined, pieces);
    const time = beats.reduce((sum, beat) => sum + beat.time, 0);
    expect(time).toBeGreaterThan(LONGEST - TIMES.group.time);
    expect(time).toBeLessThanOrEqual(LONGEST + TIMES.plainGroup.time);
    expect(beats.flatMap(beat => beat.changes)).toHaveLength(30);
    expect(beats.at(-1)?.changes.length).toBeGreaterThan(20);
  });
  it('reads many cards faster', () => {
    const beats = script(Array.from({ length: 6 }, (_, i) => ({ ...card, zone: `g${i}` })));
    expect(beats.reduce((sum, beat) => sum + beat.time, 0)).toBeCloseTo(LONGEST);
    expect(beats[0]?.frames.map(frame => frame.at)).toEqual(
      [0, 180, 360, 540, 1440].map(at => expect.closeTo((at * LONGEST) / (6 * 1800)) as number),
    );
  });
  it('is heard: a horn, one step, paper, cloth, a bell', () => {
    const beats = script([
      ended,
      sees,
      walk('Walker', 3, 'b', 'c'),
      sees,
      walk('Runner', 1, 'b', 'c'),
      card,
      come,
      hurt,
      dies,
    ]);
    expect(beats.map(beat => beat.cue?.cue)).toEqual(['horn', 'step', 'paper', 'cloth', 'bell']);
  });
});

class Watched implements Stage {
  log: string[] = [];
  constructor(public standing: Piece[]) {}
  pieces = () => this.standing;
  show(pieces: Piece[]): void {
    this.standing = pieces;
  }
  begin(): void {}
  frame(frame: Frame): void {
    this.log.push(`frame ${Math.round(frame.at)}`);
  }
  slide(_: Change[], share: number): void {
    if (share === 1) this.log.push('arrived');
  }
  still(zones: string[], frames: Frame[]): void {
    this.log.push(`still ${zones.join(' ')}, ${frames.length}`);
  }
  clear(): void {}
}

/** A clock that jumps 60 ms with every frame, and counts them. */
function leaping() {
  const clock = {
    time: 0,
    now: () => clock.time,
    next: (frame: () => void) => {
      clock.time += 60;
      queueMicrotask(frame);
    },
  };
  return clock satisfies Clock;
}

function directed(ways: Partial<Ways> = {}) {
  const clock = leaping();
  const heard: Cue[] = [];
  const director = new Director({ pace: () => 1, isStill: () => false, cue: cue => heard.push(cue), clock, ...ways });
  const stage = new Watched(begin);
  director.stage = stage;
  return { clock, heard, director, stage };
}
const at = (pieces: Piece[], id: string) =>
  Object.fromEntries(pieces.filter(piece => piece.id === id).map(({ zone, count }) => [zone, count]));
const story = () => script([ended, sees, walk('Walker', 3, 'b', 'c'), card, come]);
const TIME = TIMES.phase.time + TIMES.group.time + TIMES.card.time;

describe('the director', () => {
  it('shows one moment after the other, frame by frame, and ends with the pieces in place', async () => {
    const { director, stage, clock, heard } = directed();
    await director.play(story());
    expect(stage.log).toEqual([
      ...['frame 0', 'frame 120', 'frame 600'],
      ...['frame 0', 'frame 240', 'frame 480', 'arrived'],
      ...['frame 0', 'frame 180', 'frame 360', 'frame 540', 'frame 1440'],
    ]);
    expect(clock.time).toBeGreaterThanOrEqual(TIME);
    expect(clock.time).toBeLessThan(TIME + 3 * 60);
    expect([at(stage.standing, 'zombie:Walker'), at(stage.standing, 'zombie:Brute')]).toEqual([{ c: 3 }, { d: 2 }]);
    expect(heard).toEqual(['horn', 'step', 'paper']);
    expect(director.isPlaying).toBe(false);
  });
  it('is twice and four times as fast', async () => {
    for (const pace of [2, 4]) {
      const { director, clock } = directed({ pace: () => pace });
      await director.play(story());
      expect(clock.time).toBeGreaterThanOrEqual(TIME / pace);
      expect(clock.time).toBeLessThan(TIME / pace + 3 * 60);
    }
  });
  it('gives a fall its time at every speed', async () => {
    const { director, clock, stage } = directed({ pace: () => 4 });
    await director.play(script([dies]));
    expect(clock.time).toBeGreaterThanOrEqual(TIMES.fall.time);
    expect(at(stage.standing, 'survivor:Jenia')).toEqual({});
  });
  it('shows only the end where motion is reduced or everything is instant, with what is worth reading', async () => {
    for (const ways of [{ isStill: () => true }, { pace: () => 'instant' as const }]) {
      const { director, stage, clock, heard } = directed(ways);
      await director.play(story());
      expect(stage.log).toEqual(['still b c d, 1']);
      expect(clock.time).toBe(0);
      expect(at(stage.standing, 'zombie:Walker')).toEqual({ c: 3 });
      expect(heard).toEqual(['horn', 'step', 'paper']);
    }
  });
  it('skips to the end', async () => {
    const { director, stage, clock } = directed();
    const played = director.play(story());
    await Promise.resolve();
    director.skip();
    await played;
    expect(clock.time).toBeLessThan(200);
    expect([at(stage.standing, 'zombie:Walker'), at(stage.standing, 'zombie:Brute')]).toEqual([{ c: 3 }, { d: 2 }]);
  });
  it('stands still while it is held, and steps from one telling moment to the next', async () => {
    const { director, stage, clock } = directed();
    const until = async (isThere: () => boolean) => {
      for (let i = 0; i < 500 && !isThere(); i++) await Promise.resolve();
      expect(isThere()).toBe(true);
    };
    const played = director.play(story());
    await until(() => clock.time >= 300);
    director.hold();
    const held = [...stage.log];
    const time = clock.time;
    await until(() => clock.time >= time + 3000);
    expect(stage.log).toEqual(held);
    director.next();
    await until(() => stage.log.length > held.length);
    expect(stage.log.at(-1)).toBe('frame 240');
    director.next();
    await until(() => director.beat?.kind === 'card' && stage.log.at(-1) === 'frame 540');
    director.hold();
    await played;
    expect(at(stage.standing, 'zombie:Brute')).toEqual({ d: 2 });
    expect(director.isHeld).toBe(false);
  });
  it('need not be skipped when it is nearly over', async () => {
    const { director } = directed();
    const step = director.play(script([{ is: 'SurvivorMoved', survivor: 'Jenia', from: 'a', to: 'b' }]));
    await Promise.resolve();
    expect([director.isPlaying, director.isWorthSkipping, director.isLong]).toEqual([true, false, false]);
    await step;
    const phase = director.play(story());
    await Promise.resolve();
    await Promise.resolve();
    expect([director.isWorthSkipping, director.isLong]).toEqual([true, true]);
    director.skip();
    await phase;
  });
  it('leaves the pieces alone once a newer view is shown', async () => {
    const { director, stage } = directed();
    const played = director.play(story());
    await Promise.resolve();
    director.drop();
    stage.show([]);
    await played;
    expect(stage.standing).toEqual([]);
    expect(director.isPlaying).toBe(false);
  });
  it('plays what is asked for meanwhile afterwards', async () => {
    const { director, stage } = directed();
    const first = director.play(story());
    const second = director.play(script([walk('Walker', 3, 'c', 'a')], undefined, [{ ...begin[1]!, zone: 'c' }]));
    await Promise.all([first, second]);
    expect(at(stage.standing, 'zombie:Walker')).toEqual({ a: 3 });
  });
});
