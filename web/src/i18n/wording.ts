import { t } from './index.svelte';

/** Something concerned, as the table tells it. */
export interface Mark {
  kind: string;
  id: string;
}

/** What happened, in a sentence. */
export function eventText(event: { is: string } & Readonly<Record<string, unknown>>): string {
  return t(`event.${event.is}`, event);
}

/** What must be decided, in a sentence. */
export function questionText(question: { name: string; about: readonly Mark[] }): string {
  return t(`question.${question.name}`, marked(question.about));
}

/** What an answer does, in a few words. */
export function optionText(option: { name: string; about: readonly Mark[] }): string {
  return t(`option.${option.name}`, marked(option.about));
}

/** Marks as parameters by their kind: the first zone is `zone`, the next ones are `zone2`, `zone3`. */
export function marked(marks: readonly Mark[]): Record<string, string> {
  const params: Record<string, string> = {};
  const seen = new Map<string, number>();
  for (const mark of marks) {
    const count = (seen.get(mark.kind) ?? 0) + 1;
    seen.set(mark.kind, count);
    params[count === 1 ? mark.kind : `${mark.kind}${count}`] = mark.id;
  }
  return params;
}
