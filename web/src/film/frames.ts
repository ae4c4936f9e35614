import type { Frame, Refusal } from '../protocol/messages';
import { tablePath, type Calls } from '../wire/calls';

const MOST = 60;

/** The moments of a film that are here or on their way; the oldest asked for give way. */
export class Frames {
  #kept = new Map<number, Promise<Frame | undefined>>();

  constructor(
    private readonly table: string,
    private readonly calls: Calls,
    private readonly refused: (refusal: Refusal) => void,
  ) {}

  at(choices: number): Promise<Frame | undefined> {
    const known = this.#kept.get(choices);
    if (known) return known;
    const asked = this.#ask(choices);
    this.#kept.set(choices, asked);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return asked;
  }

  async #ask(choices: number): Promise<Frame | undefined> {
    const answer = await this.calls.ask<Frame>(tablePath(this.table, `/frames/${choices}`));
    if (answer.isGranted) return answer.value;
    this.#kept.delete(choices);
    this.refused(answer.refusal);
    return undefined;
  }
}
