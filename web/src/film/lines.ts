import { found, t } from '../i18n/index.svelte';
import type { Happening } from '../protocol/messages';

/** A line of the log: what happened, and by which rule. */
export interface FilmLine {
  text: string;
  rule: string;
}

type Told = { is: string } & Readonly<Record<string, unknown>>;

/** A payment is said by what was paid for. */
const UNSAID = new Set(['ActionPaid', 'SecondActionBegan']);

/** What a step says, event by event; events without words are left to the others. */
export function linesOf(happening: Happening | undefined): FilmLine[] {
  return (happening?.events ?? []).filter(isTold).flatMap(event => {
    const text = UNSAID.has(event.is) ? undefined : found(`event.${event.is}`, event);
    return text === undefined ? [] : [{ text, rule: typeof event.rule === 'string' ? event.rule : '' }];
  });
}

/** A step in one line: the first thing that can be said of it, else the choice, in words if there are any for it. */
export function headline(happening: Happening | undefined): string {
  if (happening === undefined) return '';
  return linesOf(happening)[0]?.text ?? found(`choice.${happening.key}`) ?? t('film.choice');
}

function isTold(event: unknown): event is Told {
  return typeof event === 'object' && event !== null && 'is' in event && typeof event.is === 'string';
}
