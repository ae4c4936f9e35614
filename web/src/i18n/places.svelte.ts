// What the places of the table on the page are called. Codes are for journals, and for those who ask for them.
import type { Place } from './places';

const KEPT = 'redoubt.codes';

let places = $state.raw<ReadonlyMap<string, Place>>(new Map());
let hasCodes = $state(kept());

/** The names of the places of a table, by their codes. */
export function setPlaces(named: ReadonlyMap<string, Place>): void {
  places = named;
}

/** Whether texts and board speak in codes, as journals do. */
export const areCodesShown = (): boolean => hasCodes;

export function showCodes(wanted: boolean): void {
  hasCodes = wanted;
  try {
    localStorage.setItem(KEPT, wanted ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** The place that a code stands for; undefined if it is none, or if codes are wanted. */
export const placeOf = (code: string): Place | undefined => (hasCodes ? undefined : places.get(code));

export const hasPlaces = (): boolean => !hasCodes && places.size > 0;

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'yes';
  } catch {
    return false;
  }
}
