// Walks: the way to a far place, as the table tells it. Which steps there are and what they cost is the table's to say.
import { found, placeName, t } from '../i18n/index.svelte';
import { marked } from '../i18n/wording';
import type { Leg, Way } from '../protocol/messages';

/** The way of one person to a place; of several people's ways the cheapest, unless somebody is meant. */
export function wayTo(ways: readonly Way[], place: string, who?: string): Way | undefined {
  return ways
    .filter(way => way.legs.at(-1)?.place === place && (who === undefined || way.who === who))
    .toSorted((a, b) => costOf(a) - costOf(b))[0];
}

export function costOf({ legs }: Way): number {
  return legs.reduce((sum, leg) => sum + leg.cost, 0);
}

/** The places that take more than one step. */
export function farPlaces(ways: readonly Way[]): string[] {
  return [...new Set(ways.filter(way => way.legs.length > 1).map(way => way.legs.at(-1)?.place ?? ''))];
}

export function feeText(leg: Leg): string {
  return leg.cost === 0 ? t('walk.free') : String(leg.cost);
}

/** What may come of stopping after a leg, a sentence each. */
export function perilTexts(leg: Leg): string[] {
  return leg.perils.map(peril => found(`peril.${peril.name}`, marked(peril.about)) ?? peril.name);
}

/** The whole walk in a sentence: how many steps, what it costs, and whether something ends it. */
export function walkText(way: Way): string {
  const last = way.legs.at(-1);
  return t('walk.sentence', {
    place: placeName(last?.place ?? ''),
    steps: way.legs.length,
    cost: costOf(way),
    ends: last?.isLast ? 'yes' : 'no',
  });
}
