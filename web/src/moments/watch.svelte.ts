// One person watches one game: what is worth watching in it, where its round stands, and who shows it.
import type { Happened } from '../board/changes';
import type { Game } from '../games';
import { isStill } from '../pages/screen';
import { settings, type Settings } from '../settings/settings.svelte';
import { sound } from '../sound/cues';
import { Director } from './director.svelte';
import { NO_MOMENTS, type Context, type DiceSight, type Moments } from './moment';
import { Phases } from './phases';
import { scriptOf } from './script';

/** More than this at once is played faster, so that nobody falls behind. */
const HURRY = [1, 1, 2, 3, 4];

export class Watch {
  readonly director: Director;
  /** What waits behind what is shown is to be passed over. */
  caughtUp: () => void = () => undefined;
  #moments = $state.raw<Moments>(NO_MOMENTS);
  #phases = new Phases([]);

  constructor(
    private readonly game: Pick<Game, 'look' | 'moments'>,
    pace: () => Settings['speed'] = () => settings().speed,
  ) {
    this.director = new Director({
      pace,
      isStill,
      cue: cue => void sound(cue),
    });
    void this.#read();
  }

  async #read(): Promise<void> {
    this.#moments = (await this.game.moments?.()) ?? NO_MOMENTS;
    this.#phases = new Phases(this.#moments.phases);
  }

  /** Shows what happened on the pieces as they stand; others wait behind it. */
  play(events: readonly Happened[], context: Context, waiting = 0): Promise<void> {
    const { director } = this;
    director.hurry = HURRY[Math.min(waiting, HURRY.length - 1)] ?? 1;
    const beats = scriptOf(events, {
      animations: this.game.look.animations,
      moments: this.#moments,
      phases: this.#phases,
      pieces: director.stage?.pieces() ?? [],
      context,
    });
    return director.play(beats);
  }

  /** The dice that fell last among some events, as they lie. */
  diceOf(events: readonly Happened[], context: Context): DiceSight | undefined {
    const rolled = events.findLastIndex(event => this.#moments.rules[event.is]?.is === 'dice');
    const event = events[rolled];
    const rule = event && this.#moments.rules[event.is];
    if (!event || rule?.is !== 'dice') return undefined;
    return rule.read(event, { ...context, past: [...context.past, ...events.slice(0, rolled)] });
  }

  /** What happened without being shown. */
  pass(events: readonly Happened[]): void {
    for (const event of events) this.#phases.read(event);
  }

  /** Jumps to the end of all that is shown or waits; says whether there was something. */
  skip(): boolean {
    const { isPlaying } = this.director;
    this.director.skip();
    this.caughtUp();
    return isPlaying;
  }

  /** Somebody acts: they need not wait for the rest, unless it is over in no time. */
  giveWay(): void {
    if (this.director.isWorthSkipping) this.skip();
  }

  /** The game stands elsewhere: after a step back, or when the page has come to it. */
  forget(): void {
    this.#phases.forget();
  }
}
