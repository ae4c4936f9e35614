// Several choices in a row: each is found and sent when the table has taken the one before.
import type { OptionCard } from '../protocol/messages';
import type { Desk } from './desk.svelte';

/** Finds an option when its turn comes; where it finds none, the row ends. */
export type Finding = () => OptionCard | undefined;

export class Row {
  #rest = $state.raw<readonly Finding[]>([]);
  #awaited = '';

  constructor(private readonly desk: Pick<Desk, 'choose' | 'table'>) {}

  get isOn(): boolean {
    return this.#rest.length > 0;
  }

  /** Sends choices one after the other; whatever comes between them ends the row. */
  send(choices: readonly Finding[]): void {
    const [first, ...rest] = choices;
    const option = first?.();
    if (!option) return;
    this.desk.choose(option);
    if (this.desk.table.pending !== option.key) return;
    this.#awaited = option.key;
    this.#rest = rest;
  }

  /** Sends the next choice, if the last thing that happened is the choice before it. */
  goOn(): void {
    const rest = this.#rest;
    this.#rest = [];
    if (rest.length > 0 && this.desk.table.latest?.key === this.#awaited) this.send(rest);
  }
}
