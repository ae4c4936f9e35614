// Shows beats on a stage, one after the other, at the speed of the person who watches. The view that follows is the truth.
import { applied, zonesOf, type Change } from '../board/changes';
import type { Piece } from '../board/pieces';
import type { Cue } from '../sound/cues';
import type { Beat, Frame } from './moment';

// Where beats are shown. A share of 0 is the begin of a slide and 1 its end.
export interface Stage {
  pieces(): Piece[];
  show(pieces: Piece[]): void;
  /** A beat begins with these pieces; anchors are looked for among them. */
  begin(): void;
  frame(frame: Frame): void;
  slide(moves: (Change & { kind: 'move' })[], share: number): void;
  /** Where nothing moves: the zones that changed and these frames, until the next play. */
  still(zones: string[], frames: Frame[]): void;
  clear(): void;
}
export interface Clock {
  now(): number;
  next(frame: () => void): void;
}
// A hidden page draws no frames, so that a timer goes on in its stead.
export const frames: Clock = {
  now: () => performance.now(),
  next: frame => {
    let isDone = false;
    const once = () => {
      if (!isDone) frame();
      isDone = true;
    };
    requestAnimationFrame(once);
    setTimeout(once, 200);
  },
};

export interface Ways {
  /** How many times as fast as usual; nothing moves if it is instant. */
  pace: () => number | 'instant';
  isStill: () => boolean;
  cue: (cue: Cue) => void;
  clock?: Clock;
}
/** A rest that is over so soon that nobody needs to skip it. */
const SOON = 400;
const LONG = 1000;

export class Director {
  isPlaying = $state(false);
  isHeld = $state(false);
  beat = $state.raw<Beat>();
  /** Whether it lasts long enough to be held or skipped. */
  isLong = $state(false);
  /** How much faster than the person's speed, because more is waiting. */
  hurry = 1;
  stage: Stage | undefined;
  readonly #ways: Ways;
  readonly #clock: Clock;
  #playing: Promise<void> = Promise.resolve();
  #round = 0;
  #isSkipped = false;
  #isNext = false;
  #left = 0;

  constructor(ways: Ways) {
    this.#ways = ways;
    this.#clock = ways.clock ?? frames;
  }

  /** Whether what plays is to be watched, so that marks would only disturb. */
  get isWatching(): boolean {
    return this.isPlaying && this.beat !== undefined && this.beat.phase !== undefined;
  }

  /** Shows the beats; done when the last one has been shown or the rest was skipped. */
  play(beats: readonly Beat[]): Promise<void> {
    this.skip();
    this.#playing = this.#playing.then(() => this.#run(beats));
    return this.#playing;
  }

  /** Stops where it is, or goes on. */
  hold(isHeld = !this.isHeld): void {
    this.isHeld = isHeld && this.isPlaying;
  }

  /** On to the next beat. */
  next(): void {
    this.#isNext = true;
  }

  /** Jumps to the end of what is playing. */
  skip(): void {
    this.#isSkipped = true;
    this.isHeld = false;
  }

  /** Whether the rest would keep waiting somebody who acts. */
  get isWorthSkipping(): boolean {
    return this.isPlaying && (this.isHeld || this.#left > SOON);
  }

  /** Forgets what is playing, because a newer view is shown. */
  drop(): void {
    this.#round++;
    if (this.isPlaying) this.stage?.clear();
    this.#end();
  }

  #end(): void {
    this.isPlaying = false;
    this.isHeld = false;
    this.isLong = false;
    this.beat = undefined;
    this.#left = 0;
  }

  async #run(beats: readonly Beat[]): Promise<void> {
    const { stage } = this;
    this.#isSkipped = false;
    this.#isNext = false;
    if (!stage) return;
    stage.clear();
    if (this.#ways.isStill() || this.#ways.pace() === 'instant') return this.#stand(stage, beats);
    const round = this.#round;
    this.isPlaying = beats.length > 0;
    this.#left = beats.reduce((sum, beat) => sum + beat.time, 0);
    this.isLong = this.#left >= LONG;
    for (const beat of beats) {
      if (round !== this.#round) return;
      await this.#show(stage, beat);
      this.#left -= beat.time;
    }
    if (round === this.#round) this.#end();
  }

  /** Only the end, with what is worth reading in it. */
  #stand(stage: Stage, beats: readonly Beat[]): void {
    const changes = beats.flatMap(beat => beat.changes);
    stage.begin();
    const read = beats.filter(beat => READ.has(beat.kind)).flatMap(beat => beat.frames[beat.still] ?? []);
    stage.show(changes.reduce(applied, stage.pieces()));
    stage.still(once(changes.flatMap(zonesOf)), read);
    for (const cue of once(beats.flatMap(beat => beat.cue?.cue ?? []))) this.#ways.cue(cue);
  }

  async #show(stage: Stage, beat: Beat): Promise<void> {
    const before = stage.pieces();
    const after = beat.changes.reduce(applied, before);
    if (this.#isSkipped) return stage.show(after);
    const moves = beat.changes.filter(change => change.kind === 'move');
    const lifted = moves
      .map((move): Change => ({ ...move, kind: 'remove', zone: move.from, tone: 'note' }))
      .reduce(applied, before);
    const at = { before, after, lifted };
    const round = this.#round;
    this.beat = beat;
    stage.begin();
    let shown: Frame | undefined;
    let isHeard = false;
    await this.#during(beat, elapsed => {
      if (round !== this.#round) return false;
      const now = beat.frames.findLast(frame => frame.at <= elapsed) ?? beat.frames[0];
      if (now && now !== shown) {
        shown = now;
        stage.show(at[now.pieces]);
        stage.frame(now);
      }
      if (beat.cue && !isHeard && elapsed >= beat.cue.at) {
        isHeard = true;
        this.#ways.cue(beat.cue.cue);
      }
      const [from, to] = beat.slide;
      if (moves.length > 0 && elapsed >= from) stage.slide(moves, Math.min(1, (elapsed - from) / (to - from)));
      return true;
    });
    if (round !== this.#round) return;
    stage.show(after);
    stage.clear();
  }

  /** Calls with the time that has passed for the beat, until it is over, skipped, left for the next or forgotten. */
  #during(beat: Beat, frame: (elapsed: number) => boolean): Promise<void> {
    // When one steps through a held phase, every beat is seen at its telling moment.
    let elapsed = this.isHeld ? (beat.frames[beat.still]?.at ?? 0) : 0;
    let last = this.#clock.now();
    this.#isNext = false;
    return new Promise(done => {
      const tick = () => {
        const now = this.#clock.now();
        if (!this.isHeld) elapsed += (now - last) * this.#paceOf(beat);
        last = now;
        const isOver = elapsed >= beat.time || this.#isSkipped || this.#isNext;
        const isWanted = frame(isOver && !this.#isSkipped ? Math.min(elapsed, beat.time) : elapsed);
        if (isOver || !isWanted) done();
        else this.#clock.next(tick);
      };
      tick();
    });
  }

  /** A fall takes its time at every speed. */
  #paceOf(beat: Beat): number {
    const pace = this.#ways.pace();
    if (beat.kind === 'fall') return 1;
    return (pace === 'instant' ? Infinity : pace) * this.hurry;
  }
}

const once = <T>(all: readonly T[]): T[] => all.filter((each, i) => all.indexOf(each) === i);

/** What is worth reading where nothing moves. */
const READ = new Set<Beat['kind']>(['card', 'dice', 'wound', 'fall', 'gain']);
