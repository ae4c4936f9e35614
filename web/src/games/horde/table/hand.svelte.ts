// A card that somebody at the table has taken in hand, to put it elsewhere.
import type { OptionCard } from '../../../protocol/messages';
import type { HordeOption } from '../../../protocol/horde';
import type { HordeDesk } from './desk.svelte';
import { aloneAt, isSame, landedAt, moveBetween, NEW, newPlace, slotsOf, type Place, type Slot } from './slots';

const DROP: HordeOption = 'Rearrangement.Drop';
const DISCARD: HordeOption = 'DiscardCard';

export class Hand {
  /** Where the card lies. */
  held = $state.raw<Place>();

  constructor(private readonly desk: Pick<HordeDesk, 'survivors' | 'options' | 'extras' | 'row' | 'isArranging'>) {}

  /** Takes a card in hand, or lets go of it. */
  hold(place: Place | undefined): void {
    this.held = place && this.isHeld(place) ? undefined : place;
  }

  isHeld(place: Place): boolean {
    return this.held !== undefined && isSame(place, this.held);
  }

  /** The card in hand. */
  get card(): string {
    const held = this.held;
    return (held && this.#slotsOf(held.owner).find(slot => isSame(slot, held))?.card) ?? '';
  }

  /** What brings the card in hand to a place. */
  moveTo(place: Place): OptionCard | undefined {
    return this.held && !this.isHeld(place) ? moveBetween(this.desk.options, this.held, place) : undefined;
  }

  /** What may be done with the card in hand alone, such as discarding it; while cards are put in order, that is a part of it. */
  get alone(): OptionCard[] {
    if (!this.held) return [];
    const own = aloneAt(this.desk.options, this.held);
    const isDropped = own.some(option => option.name === DROP);
    const extras = aloneAt(this.desk.extras, this.held);
    return [...own, ...extras.filter(option => !isDropped || option.name !== DISCARD)];
  }

  /**
   * Puts the card in hand where it belongs. What is handed over comes where the table puts it, and goes on from there to the place
   * that was meant; a card that was found is put away for good, unless another is still to be placed.
   */
  put(to: Place): void {
    const { held, card, desk } = this;
    if (!held) return;
    const before = this.#slotsOf(to.owner);
    const follows = () => {
      if (held.slot === NEW) return newPlace(desk.options) ? undefined : this.done;
      const landed = held.owner === to.owner ? undefined : landedAt(card, before, this.#slotsOf(to.owner));
      return landed && !isSame(landed, to) ? moveBetween(desk.options, landed, to) : undefined;
    };
    desk.row.send([() => moveBetween(desk.options, held, to), follows]);
  }

  /** The option that ends putting cards in order. */
  get done(): OptionCard | undefined {
    return this.desk.isArranging ? this.desk.options.find(option => option.about.length === 0) : undefined;
  }

  #slotsOf(who: string): Slot[] {
    const owner = this.desk.survivors.find(one => one.name === who);
    return owner ? slotsOf(owner, this.desk.options) : [];
  }
}
