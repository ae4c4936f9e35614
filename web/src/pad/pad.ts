// Real dice and real cards: what a question wants to be told, read from its marks and those of its options.
import type { OptionCard, Question } from '../protocol/messages';
import { marksNamed } from '../table/options';

/** So many dice of one kind, to be told together. */
export interface DicePad {
  is: 'dice';
  die: string;
  dice: number;
  faces: readonly OptionCard[];
}

/** A card of a pile, or a token and the like, to be named. */
export interface CardPad {
  is: 'cards';
  pile: string;
  cards: readonly OptionCard[];
}

export type Pad = DicePad | CardPad;

const mark = (option: OptionCard | Question, kind: string) => marksNamed(option.about, kind)[0];

export function padOf(question: Question | undefined, options: readonly OptionCard[]): Pad | undefined {
  if (!question || options.length === 0) return undefined;
  if (question.name === 'Tell.Face')
    return { is: 'dice', die: mark(question, 'die') ?? '', dice: Number(mark(question, 'dice') ?? 1), faces: options };
  if (question.name === 'Tell.Card') return { is: 'cards', pile: mark(question, 'pile') ?? '', cards: options };
  return undefined;
}

export const faceOf = (option: OptionCard): string => mark(option, 'face') ?? '';
export const meaningOf = (option: OptionCard): string => mark(option, 'means') ?? '';
/** How many sides or cards look like this one. */
export const alikeOf = (option: OptionCard): number => Number(mark(option, 'alike') ?? 1);

/** How often each meaning has been told, in the order of the faces. */
export function tally(pad: DicePad, told: readonly OptionCard[]): { means: string; count: number }[] {
  const meanings = [...new Set(pad.faces.map(meaningOf).filter(Boolean))];
  return meanings.map(means => ({ means, count: told.filter(one => meaningOf(one) === means).length }));
}

/** One of the sides or cards by chance, each as likely as it would be on the table. */
export function anyOf(options: readonly OptionCard[], chance: number): OptionCard | undefined {
  const all = options.reduce((sum, option) => sum + alikeOf(option), 0);
  let left = chance * all;
  return options.find(option => (left -= alikeOf(option)) < 0) ?? options.at(-1);
}

/** A number from 0 to 1, as hard to foresee as the browser can make it. */
export function fairChance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}

/** Cards whose words begin with what was typed come first, then those that hold it; the rest is left out. */
export function sought<X extends { text: string }>(cards: readonly X[], typed: string): X[] {
  const wanted = folded(typed);
  if (!wanted) return [...cards];
  const words = (card: X) => folded(card.text);
  const begins = cards.filter(card => words(card).startsWith(wanted));
  const holds = cards.filter(card => !begins.includes(card) && words(card).includes(wanted));
  return [...begins, ...holds];
}

/** Without accents and capitals, as people type in a hurry. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
