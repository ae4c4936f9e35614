// The keep rolls of a mission that has just been won, as one person lets them fall: card by card, or all at once.
import { TIMES } from '../../../moments/times';
import { isStill } from '../../../pages/screen';
import { settings } from '../../../settings/settings.svelte';
import { sound } from '../../../sound/cues';
import type { KeepRoll } from './keeping';

export class KeepShow {
  /** The rolls that this person was there to see; none if the mission was over before they came, or when they have seen them. */
  rolls = $state.raw<readonly KeepRoll[]>([]);
  /** How many of them lie on the table. */
  landed = $state(0);
  /** Whether the dice of the next card are in the air. */
  isRolling = $state(false);
  #falling?: ReturnType<typeof setTimeout>;

  get isOn(): boolean {
    return this.rolls.length > 0;
  }

  /** The card that is rolled for now or next. */
  get next(): KeepRoll | undefined {
    return this.rolls[this.landed];
  }

  begin(rolls: readonly KeepRoll[]): void {
    this.#catch();
    this.rolls = rolls;
    this.landed = 0;
  }

  /** Throws the dice of the next card; dice in the air land at once. */
  roll(): void {
    if (this.isRolling || !this.next) {
      this.#land();
      return;
    }
    const { speed } = settings();
    void sound('dice');
    this.isRolling = true;
    if (speed === 'instant' || isStill()) this.#land();
    else this.#falling = setTimeout(() => this.#land(), TIMES.dice.meaning / speed);
  }

  /** Nobody has to see every card: all dice lie. */
  rollAll(): void {
    this.#catch();
    this.landed = this.rolls.length;
  }

  /** On to what else came of the mission. */
  end(): void {
    this.begin([]);
  }

  #land(): void {
    if (this.isRolling) this.landed++;
    this.#catch();
  }

  #catch(): void {
    clearTimeout(this.#falling);
    this.isRolling = false;
  }
}
