import type { RuleEntry } from '../protocol/messages';
import { Calls, type Answer } from '../wire/calls';

const calls = new Calls();

export interface Chapter {
  title: string;
  entries: RuleEntry[];
}

export function entry(rule: string, language: string): Promise<Answer<RuleEntry>> {
  return calls.ask(`/api/rules/${encodeURIComponent(rule)}?language=${language}`);
}

export function ledger(game: string, language: string): Promise<Answer<RuleEntry[]>> {
  return calls.ask(`/api/rules?game=${encodeURIComponent(game)}&language=${language}`);
}

/** The entries under their chapters, in the order of the ledger. */
export function chapters(entries: readonly RuleEntry[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const one of entries) {
    const chapter = found.get(one.chapter) ?? { title: one.chapter, entries: [] };
    chapter.entries.push(one);
    found.set(one.chapter, chapter);
  }
  return [...found.values()];
}

/** The entries in which every word of the search occurs, whatever its accents and capitals. */
export function searched(entries: readonly RuleEntry[], search: string): RuleEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return entries.filter(one => {
    const text = plain(`${one.id} ${one.chapter} ${one.text}`);
    return words.every(word => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
