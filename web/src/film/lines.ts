import type { Game } from '../games';
import { found, t, withPlaces } from '../i18n/index.svelte';
import { eventText } from '../i18n/wording';
import type { Happening } from '../protocol/messages';
import { isEvent, ruleOf } from '../wire/events';

/** A line of the log: what happened, and by which rule. */
export interface FilmLine {
  text: string;
  rule: string;
}

type Sayings = Pick<Game, 'unsaid'>;

/** What a step says, event by event. */
export function linesOf(happening: Happening | undefined, { unsaid }: Sayings): FilmLine[] {
  return (happening?.events ?? [])
    .filter(isEvent)
    .filter(event => !unsaid.has(event.is))
    .map(event => ({ text: eventText(event), rule: ruleOf(event) }));
}

/** A step in one line: the first thing that can be said of it, else the choice, in words if there are any for it. */
export function headline(happening: Happening | undefined, game: Sayings): string {
  if (happening === undefined) return '';
  return linesOf(happening, game)[0]?.text ?? withPlaces(found(`choice.${happening.key}`) ?? t('film.choice'));
}
