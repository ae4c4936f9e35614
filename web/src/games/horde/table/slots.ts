// Inventories: which options move which card where, read from their marks: a survivor, a card, one slot or two.
import type { MarkCard, OptionCard } from '../../../protocol/messages';
import type { SurvivorView } from '../../../protocol/horde';
import { marksOf } from '../marks';

/** A place for a card: whose, and which. */
export interface Place {
  owner: string;
  slot: string;
}

/** The place of a card just drawn or received, beyond the usual ones. */
export const NEW = 'new';

export type Part = 'hand' | 'body' | 'pack' | 'new';

export interface Slot extends Place {
  part: Part;
  card: string;
  isLoaded: boolean;
}

/** The places an option names: where a card lies, and where it would go if that is a place of the same survivor. */
export function placesOf(option: OptionCard): Place[] {
  const [owner] = marksOf(option.about, 'survivor');
  return owner === undefined ? [] : marksOf(option.about, 'slot').map(slot => ({ owner, slot }));
}

/** The survivor that an option hands something to. */
function takerOf(option: OptionCard): string | undefined {
  return marksOf(option.about, 'survivor')[1];
}

export function isSame(one: Place, other: Place): boolean {
  return one.owner === other.owner && one.slot === other.slot;
}

/** Whether these options put cards in order: some take a card from one place to another place or person. */
export function isArrangement(options: readonly OptionCard[]): boolean {
  return options.some(option => {
    const places = placesOf(option).length;
    return places === 2 || (places === 1 && takerOf(option) !== undefined);
  });
}

/** The people whose cards are put in order, whoever comes first in the question first. */
export function arrangers(
  about: readonly MarkCard[],
  options: readonly OptionCard[],
  survivors: readonly SurvivorView[],
): SurvivorView[] {
  const names = [...marksOf(about, 'survivor'), ...options.flatMap(option => marksOf(option.about, 'survivor'))];
  return [...new Set(names)].flatMap(name => survivors.find(one => one.name === name) ?? []);
}

/** The place of a new card that must find another; it is in hand at once. */
export function newPlace(options: readonly OptionCard[]): Place | undefined {
  return options.flatMap(placesOf).find(place => place.slot === NEW);
}

/** The places of a survivor; where options speak of a new card, it lies last, beyond the usual places. */
export function slotsOf(survivor: SurvivorView, options: readonly OptionCard[] = []): Slot[] {
  const hasNew = options.some(option => placesOf(option).some(one => one.owner === survivor.name && one.slot === NEW));
  const last = survivor.inventory.length - 1;
  return survivor.inventory.map((slot, i) => {
    const isNew = hasNew && i === last;
    return {
      owner: survivor.name,
      slot: isNew ? NEW : slot.slot,
      part: isNew ? 'new' : partOf(slot.slot),
      card: slot.card,
      isLoaded: slot.isLoaded,
    };
  });
}

export function partOf(slot: string): Part {
  if (slot.startsWith('hand')) return 'hand';
  return slot === 'body' ? 'body' : 'pack';
}

/** The option that takes the card from one place to another, in either direction of a swap, or hands it over. */
export function moveBetween(options: readonly OptionCard[], from: Place, to: Place): OptionCard | undefined {
  if (from.owner !== to.owner) return gift(options, from, to.owner);
  const between = (a: Place, b: Place) =>
    options.find(option => {
      const [one, other] = placesOf(option);
      return one && other && isSame(one, a) && isSame(other, b);
    });
  return between(from, to) ?? between(to, from);
}

/** The place to which a card has come since these were the cards of its new owner. */
export function landedAt(card: string, before: readonly Slot[], now: readonly Slot[]): Slot | undefined {
  return now.find((slot, i) => slot.card === card && before[i]?.card !== card);
}

/** The option that hands the card at a place to another survivor. */
export function gift(options: readonly OptionCard[], from: Place, taker: string): OptionCard | undefined {
  return options.find(option => {
    const [place] = placesOf(option);
    return place && isSame(place, from) && takerOf(option) === taker;
  });
}

/** The options that concern one place alone, such as a discard. */
export function aloneAt(options: readonly OptionCard[], place: Place): OptionCard[] {
  return options.filter(option => {
    const places = placesOf(option);
    return places.length === 1 && isSame(places[0]!, place) && takerOf(option) === undefined;
  });
}

/** Options that no place on the page stands for; they are listed as buttons. */
export function withoutPlace(options: readonly OptionCard[]): OptionCard[] {
  return options.filter(option => placesOf(option).length === 0);
}
