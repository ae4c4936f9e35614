// Asks the table how its game went, until it knows.
import type { Refusal, Story } from '../protocol/messages';
import { tablePath, type Calls } from '../wire/calls';

const PAUSE = 700;

export class StoryTelling {
  story = $state.raw<Story>();
  refusal = $state.raw<Refusal>();
  isAsked = $state(false);
  #isLeft = false;

  constructor(
    private readonly table: string,
    private readonly calls: Calls,
    private readonly pause = PAUSE,
  ) {}

  /** Asks, and asks again until the story is told or refused. */
  async tell(): Promise<void> {
    if (this.isAsked && !this.refusal) return;
    this.isAsked = true;
    this.refusal = undefined;
    while (!this.#isLeft) {
      const answer = await this.calls.ask<Story>(tablePath(this.table, '/story'));
      if (!answer.isGranted) {
        this.refusal = answer.refusal;
        return;
      }
      this.story = answer.value;
      if (answer.value.line || !answer.value.isInformed) return;
      await new Promise(done => setTimeout(done, this.pause));
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#isLeft = true;
  }
}
