import type { Frame, GameSheet, Happening, Refusal, TableCard } from '../protocol/messages';
import { tablePath, type Calls } from '../wire/calls';
import { Frames } from './frames';
import { clamped, pauseOf, roundAt, roundsOf, stepped, type Speed, type Step } from './reel';

const PIECE = 500;

/** A table as a film: the log as a whole, and the moments around the one that is shown. */
export class Film {
  card = $state.raw<TableCard>();
  happenings = $state.raw<Happening[]>([]);
  at = $state(0);
  frame = $state.raw<Frame>();
  /** What is printed in the box, once it is here. */
  sheet = $state.raw<GameSheet>();
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  refusal = $state.raw<Refusal>();
  /** Waits until the picture has shown what led to the moment. */
  isShown: () => Promise<void> = () => Promise.resolve();
  readonly rounds = $derived(roundsOf(this.happenings));
  readonly round = $derived(roundAt(this.rounds, this.at));

  readonly #frames: Frames;
  #timer?: ReturnType<typeof setTimeout>;
  #isShut = false;
  #end?: number | undefined;

  constructor(
    private readonly table: string,
    private readonly calls: Calls,
    private readonly moved: (at: number) => void = () => undefined,
  ) {
    this.#frames = new Frames(table, calls, refusal => (this.refusal = refusal));
  }

  get last(): number {
    return this.card?.choices ?? 0;
  }

  /** Reads what the table is and opens the film at a moment, at the beginning if none is named. */
  async open(at?: number): Promise<void> {
    const answer = await this.calls.ask<TableCard>(tablePath(this.table));
    if (!answer.isGranted) {
      this.refusal = answer.refusal;
      return;
    }
    this.card = answer.value;
    await Promise.all([this.go(at ?? 0), this.#readLog(), this.#readSheet(answer.value.game)]);
  }

  async #readSheet(game: string): Promise<void> {
    const answer = await this.calls.ask<GameSheet>(`/api/games/${encodeURIComponent(game)}`);
    if (answer.isGranted) this.sheet = answer.value;
  }

  async #readLog(): Promise<void> {
    while (!this.#isShut && this.happenings.length < this.last) {
      const from = this.happenings.length + 1;
      const to = Math.min(from + PIECE - 1, this.last);
      const answer = await this.calls.ask<Happening[]>(tablePath(this.table, `/happenings?from=${from}&to=${to}`));
      if (!answer.isGranted) this.refusal = answer.refusal;
      if (!answer.isGranted || answer.value.length === 0) return;
      this.happenings = [...this.happenings, ...answer.value];
    }
  }

  /** The views in which every place of the board is seen: the first and the last, and one a round if tiles come and go. */
  async views(placesOf: (view: unknown) => readonly string[]): Promise<unknown[]> {
    const [first, last] = await Promise.all([0, this.last].map(at => this.#viewAt(at)));
    const isSteady = placesOf(first).join() === placesOf(last).join();
    const between = isSteady ? [] : this.rounds.map(round => round.choices).filter(at => at > 0 && at < this.last);
    return [first, ...(await Promise.all(between.map(at => this.#viewAt(at)))), last];
  }

  async #viewAt(at: number): Promise<unknown> {
    return (await this.#frames.at(at))?.moment.view;
  }

  async go(to: number): Promise<void> {
    const at = clamped(to, this.last);
    this.at = at;
    this.moved(at);
    const frame = await this.#frames.at(at);
    if (this.at !== at) return;
    this.frame = frame ?? this.frame;
    if (at < this.last) void this.#frames.at(at + 1);
  }

  step(step: Step): Promise<void> {
    return this.go(stepped(this.at, step, this.last, this.rounds));
  }

  /** Plays on, to the end or up to a moment. */
  play(end?: number): void {
    if (this.isPlaying) return;
    this.#end = end;
    this.isPlaying = true;
    if (this.at >= this.last) void this.go(0);
    this.#plan();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  shut(): void {
    this.#isShut = true;
    this.pause();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#playOn(), pauseOf(this.speed));
  }

  // The next moment is shown only when it is here, so that a slow line slows the film instead of tearing it.
  async #playOn(): Promise<void> {
    await this.step('forward');
    await this.isShown();
    if (!this.isPlaying) return;
    if (this.at >= Math.min(this.last, this.#end ?? this.last)) this.pause();
    else this.#plan();
  }
}
