// The places of a table get their names.
import { NOWHERE, placesOf, type Place } from '../i18n/places';
import { setPlaces } from '../i18n/places.svelte';
import type { Asked } from './asked.svelte';
import { sitesOf } from './sites';

export class Naming {
  #places: ReadonlyMap<string, Place> = NOWHERE;

  constructor(private readonly asked: Asked<unknown>) {}

  /** Names the places of the board as it was laid, and later those that have come to it; they never change. */
  async name(): Promise<void> {
    const { table, look } = this.asked;
    const first = table.situation?.choices ? await table.frame(0) : undefined;
    const laid = first?.isGranted ? first.value.moment.view : table.view;
    for (const view of [laid, table.view]) {
      const sight = view === undefined ? undefined : look.sight(view);
      if (sight) this.#places = placesOf(sitesOf(sight, look), this.#places);
    }
    setPlaces(this.#places);
  }

  /** Whether the board has a place without a name. */
  get isWanted(): boolean {
    return (this.asked.sight?.board.zones ?? []).some(zone => !this.#places.has(zone.name));
  }
}
