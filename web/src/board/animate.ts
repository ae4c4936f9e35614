// Plays events on a stage: pieces slide, zones flash, one beat after the other. The view that follows is the truth.
import { applied, beats, changesOf, zonesOf, type Change, type Happened, type Rule } from './changes';
import type { Piece } from './pieces';

export const BEAT = 240;
const LONGEST = 6000;
const SHORTEST = 60;

// Where events are shown. A share of 0 is the begin of a beat and 1 its end.
export interface Stage {
  pieces(): Piece[];
  show(pieces: Piece[]): void;
  slide(moves: (Change & { kind: 'move' })[], share: number): void;
  flash(changes: Change[]): void;
  // The zones that changed, outlined until the next play; where nothing moves.
  outline(zones: string[]): void;
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

export class Player {
  private isSkipped = false;
  private isPlaying = false;
  private dropped = 0;
  private playing: Promise<void> = Promise.resolve();

  constructor(
    private readonly stage: Stage,
    private readonly isStill: () => boolean,
    private readonly clock: Clock = frames,
  ) {}

  // Shows the events; done when the last one has been shown or the rest was skipped.
  play(events: readonly Happened[], rules: Readonly<Record<string, readonly Rule[]>>): Promise<void> {
    this.skip();
    this.playing = this.playing.then(() => this.run(events, rules));
    return this.playing;
  }
  // Jumps to the end of what is playing.
  skip(): void {
    this.isSkipped = true;
  }

  // Forgets what is playing, because a newer view is shown.
  drop(): void {
    this.dropped++;
    if (this.isPlaying) this.stage.clear();
    this.isPlaying = false;
  }

  private async run(events: readonly Happened[], rules: Readonly<Record<string, readonly Rule[]>>): Promise<void> {
    this.isSkipped = false;
    this.stage.clear();
    const changes = changesOf(events, rules, this.stage.pieces());
    if (this.isStill()) {
      this.stage.show(changes.reduce(applied, this.stage.pieces()));
      this.stage.outline([...new Set(changes.flatMap(zonesOf))]);
      return;
    }
    const groups = beats(changes);
    const time = Math.max(SHORTEST, Math.min(BEAT, LONGEST / Math.max(1, groups.length)));
    const playing = this.dropped;
    this.isPlaying = true;
    for (const group of groups) {
      if (playing === this.dropped) await this.beat(group, time);
    }
    this.isPlaying = false;
  }

  private async beat(group: Change[], time: number): Promise<void> {
    if (this.isSkipped) {
      this.stage.show(group.reduce(applied, this.stage.pieces()));
      return;
    }
    const moves = group.filter(change => change.kind === 'move');
    const rest = group.filter(change => change.kind !== 'move');
    const lifted = moves.map((move): Change => ({ ...move, kind: 'remove', zone: move.from, tone: 'note' }));
    const before = this.stage.pieces();
    const after = group.reduce(applied, before);
    this.stage.show(moves.length > 0 ? lifted.reduce(applied, before) : after);
    this.stage.flash(rest);
    const playing = this.dropped;
    await this.during(time, share => playing === this.dropped && this.stage.slide(moves, share));
    if (playing !== this.dropped) return;
    this.stage.show(after);
    this.stage.clear();
  }

  private during(time: number, frame: (share: number) => unknown): Promise<void> {
    const begin = this.clock.now();
    return new Promise(done => {
      const tick = () => {
        const share = this.isSkipped || this.isStill() ? 1 : Math.min(1, (this.clock.now() - begin) / time);
        frame(share);
        if (share < 1) this.clock.next(tick);
        else done();
      };
      tick();
    });
  }
}
