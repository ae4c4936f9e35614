import { found } from './index.svelte';

/** Something concerned, as the table tells it. */
export interface Mark {
  kind: string;
  id: string;
}

/** What happened, in a sentence; without words of its own its name and its members tell it. */
export function eventText(event: { is: string } & Readonly<Record<string, unknown>>): string {
  return found(`event.${event.is}`, event) ?? plainEvent(event);
}

/** What must be decided, in a sentence. */
export function questionText(question: { name: string; about: readonly Mark[] }): string {
  return found(`question.${question.name}`, marked(question.about)) ?? spaced(question.name);
}

/** What an answer does, in a few words; without any, the key by which journals know it. */
export function optionText(option: { key: string; name: string; about: readonly Mark[] }): string {
  return found(`option.${option.name}`, marked(option.about)) ?? capital(option.key);
}

/** A line of the checklist: what is to be done, with its counts. */
export function aimText(aim: { name: string; about: readonly Mark[]; done: number; of: number }): string {
  return found(`aim.${aim.name}`, { ...marked(aim.about), done: aim.done, of: aim.of }) ?? spaced(aim.name);
}

/** Why a bot chose something, in a sentence; nothing if there are no words for it. */
export function reasonText(reason: { name: string; about: readonly Mark[] }): string {
  return found(`reason.${reason.name}`, marked(reason.about)) ?? '';
}

/** A name of the code as words: `cardsLeft` is `Cards left`, `TheDeadCome` is `The dead come`. */
export function spaced(name: string): string {
  const words = name.replace(/\./g, ' ').replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
  return capital(words.toLowerCase());
}

/** With a capital letter at the beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainEvent({ is, ...members }: { is: string } & Readonly<Record<string, unknown>>): string {
  const told = Object.entries(members)
    .filter(([name, value]) => name !== 'rule' && typeof value !== 'object')
    .map(([name, value]) => `${spaced(name).toLowerCase()} ${String(value)}`);
  return told.length > 0 ? `${spaced(is)}: ${told.join(', ')}` : spaced(is);
}

/** Marks as parameters by their kind: the first zone is `zone`, the next ones are `zone2`, `zone3`, all of them `zones`. */
export function marked(marks: readonly Mark[]): Record<string, string | string[]> {
  const params: Record<string, string | string[]> = {};
  const seen = new Map<string, number>();
  for (const mark of marks) {
    const count = (seen.get(mark.kind) ?? 0) + 1;
    seen.set(mark.kind, count);
    params[count === 1 ? mark.kind : `${mark.kind}${count}`] = mark.id;
    params[`${mark.kind}s`] = marks.filter(each => each.kind === mark.kind).map(each => each.id);
  }
  return params;
}
