// Follows the events of a round, to know which of its watched parts is on and how far it has come.
import type { Happened } from '../board/changes';
import type { PhaseNow, PhaseRule } from './moment';

export class Phases {
  #armed = '';
  #now: { rule: PhaseRule; step: number } | undefined;

  constructor(private readonly rules: readonly PhaseRule[]) {}

  get now(): PhaseNow | undefined {
    return this.#now && { id: this.#now.rule.id, steps: this.#now.rule.steps.map(one => one.id), step: this.#now.step };
  }

  /** Nothing is known of what is going on, as after a step back. */
  forget(): void {
    this.#armed = '';
    this.#now = undefined;
  }

  /** Reads on; says whether a phase begins with this event. */
  read({ is }: Happened): boolean {
    if (this.#now?.rule.ends.includes(is)) this.#now = undefined;
    const begun = this.rules.find(rule => this.#isBeginning(rule, is));
    if (begun) this.#now = { rule: begun, step: -1 };
    if (this.rules.some(rule => rule.ends.includes(is))) this.#armed = '';
    if (this.rules.some(rule => rule.after.includes(is))) this.#armed = is;
    if (this.#now) {
      const step = this.#now.rule.steps.findIndex(one => one.events.includes(is));
      if (step > this.#now.step) this.#now = { ...this.#now, step };
    }
    return begun !== undefined;
  }

  #isBeginning(rule: PhaseRule, is: string): boolean {
    if (this.#now?.rule === rule || !rule.begins.includes(is)) return false;
    return rule.after.length === 0 || rule.after.includes(this.#armed);
  }
}
