// Questions on which little hangs, such as which of two equal ways the dead take.
import type { OptionCard } from '../protocol/messages';
import type { Asked } from './asked.svelte';

/** The answer that the table gives for a person, if the question is a minor one and nobody else who is here is asked. */
export function minorAnswer({ question, isAsked, options, table }: Asked<unknown>): OptionCard | undefined {
  if (!isAsked || !question?.about.some(mark => mark.kind === 'minor')) return undefined;
  const isOther = ({ seat, holder, isHere }: (typeof table.seats)[number]) =>
    question.seats.includes(seat) && holder === 'person' && isHere && !table.you.seats.includes(seat);
  if (table.seats.some(isOther)) return undefined;
  return options[(table.situation?.step ?? 0) % options.length];
}
