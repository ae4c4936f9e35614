// What the places of the table on the page are called. Codes are for journals, and for those who ask for them.
import { settings } from '../settings/settings.svelte';
import type { Place } from './places';

let places = $state.raw<ReadonlyMap<string, Place>>(new Map());

/** The names of the places of a table, by their codes. */
export function setPlaces(named: ReadonlyMap<string, Place>): void {
  places = named;
}

/** Whether texts and board speak in codes, as journals do. */
export const areCodesShown = (): boolean => settings().codes;

/** The place that a code stands for; undefined if it is none, or if codes are wanted. */
export const placeOf = (code: string): Place | undefined => (areCodesShown() ? undefined : places.get(code));

export const hasPlaces = (): boolean => !areCodesShown() && places.size > 0;
