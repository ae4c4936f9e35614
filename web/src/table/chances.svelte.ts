// The odds that were asked for since the table changed.
import type { OptionCard } from '../protocol/messages';
import type { Asked } from './asked.svelte';

export class Chances {
  /** By the keys of their options; what they say is the game's. */
  #known = $state.raw<Readonly<Record<string, unknown>>>({});

  constructor(private readonly asked: Pick<Asked<unknown>, 'table'>) {}

  of(option: OptionCard): unknown {
    return this.#known[option.key];
  }

  /** Asks for the odds of an option, once. */
  async ask(option: OptionCard): Promise<void> {
    if (this.of(option)) return;
    const { table } = this.asked;
    const step = table.situation?.step;
    const answer = await table.odds<unknown>(option.key);
    if (answer.isGranted && answer.value !== undefined && step === table.situation?.step)
      this.#known = { ...this.#known, [option.key]: answer.value };
  }

  forget(): void {
    this.#known = {};
  }
}
