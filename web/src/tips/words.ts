// What is said of a thing: its name, one sentence for the legend, what else there is to know, its rule.
import { found, name } from '../i18n/index.svelte';
import { capital } from '../i18n/wording';
import type { TipRules } from './tip';

export interface Tip {
  /** The family and name under which it is explained. */
  key: string;
  title: string;
  /** What all of its kind are called. */
  kind: string;
  line: string;
  more: readonly string[];
  rule: string;
}

/** By what a thing is explained: by itself, else by the family it belongs to. */
export function keyOf(rules: TipRules, thing: string): string | undefined {
  if (thing in rules) return thing;
  const end = thing.lastIndexOf(':');
  return end < 0 ? undefined : keyOf(rules, thing.slice(0, end));
}

/** The tip of a thing; a skill, a card or a beast that has none is told by its own text. */
export function tipOf(rules: TipRules, thing: string): Tip | undefined {
  const split = thing.indexOf(':');
  const [family, rest] = split < 0 ? [thing, ''] : [thing.slice(0, split), thing.slice(split + 1)];
  const called = () => capital(name(family, rest));
  const key = keyOf(rules, thing);
  const text = key === undefined ? undefined : found(`tip.${key}`);
  if (key === undefined || text === undefined) {
    const own = rest ? found(`${family}Text.${rest}`) : undefined;
    return own === undefined
      ? undefined
      : { key: thing, title: called(), kind: called(), line: own, more: [], rule: '' };
  }
  const [title = '', line = '', ...more] = text.split(' | ');
  // A star is the name of the thing itself, after a tilde beside that of its kind.
  const [kind = '', own = kind] = title.split('~').map(word => (word === '*' ? called() : word));
  return { key, title: own, kind, line, more, rule: rules[key] ?? '' };
}

/** The tips of some things, each once. */
export function tipped(rules: TipRules, things: readonly string[]): { id: string; tip: Tip }[] {
  const once = new Map<string, { id: string; tip: Tip }>();
  for (const id of things) {
    const tip = tipOf(rules, id);
    if (tip && !once.has(tip.key)) once.set(tip.key, { id, tip });
  }
  return [...once.values()];
}
