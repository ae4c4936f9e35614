// The places of a table get their names.
import type { Look } from '../board/look';
import { NOWHERE, placesOf, type Place } from '../i18n/places';
import { setPlaces } from '../i18n/places.svelte';
import type { Asked } from './asked.svelte';
import { sitesOf } from './sites';

/** Names the places of boards one after the other: those of the one as it was laid, then those that have come; they never change. */
export class PlaceNames {
  #places: ReadonlyMap<string, Place> = NOWHERE;

  constructor(private readonly look: Pick<Look, 'sight' | 'sign'>) {}

  add(...views: readonly unknown[]): void {
    const before = this.#places;
    for (const view of views) {
      const sight = view === undefined ? undefined : this.look.sight(view);
      if (sight?.board.zones.some(zone => !this.has(zone.name)))
        this.#places = placesOf(sitesOf(sight, this.look), this.#places);
    }
    if (this.#places !== before) setPlaces(this.#places);
  }

  has(zone: string): boolean {
    return this.#places.has(zone);
  }
}

export class Naming {
  #names?: PlaceNames;

  constructor(private readonly asked: Asked<unknown>) {}

  async name(): Promise<void> {
    const { table, look } = this.asked;
    const first = table.situation?.choices ? await table.frame(0) : undefined;
    this.#names ??= new PlaceNames(look);
    this.#names.add(first?.isGranted ? first.value.moment.view : table.view, table.view);
  }

  /** Whether the board has a place without a name. */
  get isWanted(): boolean {
    return (this.asked.sight?.board.zones ?? []).some(zone => !this.#names?.has(zone.name));
  }
}
