// What is to come by the rules, as far as the table foresees it: asked for, and asked again whenever the table has changed.
import { letterOf } from '../board/standing';
import type { Desk } from './desk.svelte';

/** A forecast, which its game puts as {@code F}. */
export class Foresight<F> {
  told = $state.raw<F>();
  /** The place in the forecast's list that is pointed at. */
  picked = $state(-1);

  constructor(private readonly desk: Pick<Desk, 'table' | 'canForesee'>) {}

  get isOpen(): boolean {
    return this.told !== undefined;
  }

  /** The letter of the entry that is pointed at. */
  get letter(): string | undefined {
    return this.picked < 0 ? undefined : letterOf(this.picked);
  }

  async toggle(): Promise<void> {
    if (this.isOpen) this.close();
    else await this.ask();
  }

  /** The table has changed, and what was foreseen with it. */
  renew(): void {
    if (this.isOpen && this.desk.canForesee) void this.ask();
    else this.close();
  }

  close(): void {
    this.told = undefined;
  }

  async ask(): Promise<void> {
    const answer = await this.desk.table.forecast<F>();
    if (answer.isGranted) this.told = answer.value;
    else {
      this.close();
      this.desk.table.notice = answer.refusal;
    }
  }
}
