// What a search would come to, as the view tells it of whoever may search now.
import type { HelpView } from '../../../protocol/horde';
import type { OptionCard } from '../../../protocol/messages';
import { found, name } from '../../../i18n/index.svelte';
import { markOf } from '../marks';
import { SEARCH } from '../names';
import type { HordeDesk } from './desk.svelte';

/** A search that is offered: the deck, how many cards it has left, how many are drawn from it, what helps. */
export interface Search {
  deck: string;
  left: number;
  cards: number;
  helps: readonly HelpView[];
}

/** The search that an option stands for; a way to search that draws more says so itself. */
export function searchOf(desk: Pick<HordeDesk, 'view' | 'acting'>, option: OptionCard | undefined): Search | undefined {
  if (!option || markOf(option.about, 'action') !== SEARCH) return undefined;
  const told = desk.view?.searches.find(one => one.survivor === desk.acting?.name);
  const deck = markOf(option.about, 'deck') ?? told?.decks[0];
  const left = desk.view?.decks.find(one => one.name === deck)?.cards;
  if (!told || deck === undefined || left === undefined) return undefined;
  const cards = Math.max(told.cards, Number(markOf(option.about, 'count') ?? 0));
  return { deck, left, cards, helps: told.helps };
}

/** What a help is called; a rule of the place has no name but what it says. */
export function helpTitle(help: HelpView): string {
  return help.kind === 'place' ? '' : name(help.kind, help.name);
}

export function helpText(help: HelpView): string {
  return found(`${help.kind}Text.${help.name}`) ?? '';
}
