import { has } from '../i18n/index.svelte';
import { eventText } from '../i18n/wording';
import type { Happening } from '../protocol/messages';

/** A line of the log: what happened, and by which rule. */
export interface FilmLine {
  text: string;
  rule: string;
}

/** What a step says, event by event; events without words, such as a payment, are left to the others. */
export function linesOf(happening: Happening | undefined): FilmLine[] {
  return (happening?.events ?? []).flatMap(event => {
    if (!isTold(event)) return [];
    return [{ text: eventText(event), rule: typeof event.rule === 'string' ? event.rule : '' }];
  });
}

/** A step in one line: the first thing that can be said of it, else the choice as it was written down. */
export function headline(happening: Happening | undefined): string {
  return linesOf(happening)[0]?.text ?? happening?.key ?? '';
}

type Told = { is: string } & Readonly<Record<string, unknown>>;

function isTold(event: unknown): event is Told {
  return (
    typeof event === 'object' &&
    event !== null &&
    'is' in event &&
    typeof event.is === 'string' &&
    event.is !== 'ActionPaid' &&
    has(`event.${event.is}`)
  );
}
