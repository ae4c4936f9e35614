import type { PlayPage, RuleEntry } from '../protocol/messages';
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

export function howToPlay(game: string, language: string): Promise<Answer<PlayPage>> {
  return calls.ask(`/api/games/${encodeURIComponent(game)}/how-to-play?language=${language}`);
}

const RULE_ID = /\b[A-Z][A-Z0-9](?:-[A-Z0-9]+){2,}\b/g;

/** A text in pieces: those that are the id of a rule name it. */
export function withRules(text: string): { words: string; rule?: string }[] {
  const pieces: { words: string; rule?: string }[] = [];
  let end = 0;
  for (const found of text.matchAll(RULE_ID)) {
    if (found.index > end) pieces.push({ words: text.slice(end, found.index) });
    pieces.push({ words: found[0], rule: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
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
