// The names of Java types that the family's panels know; the protocol is written from these types, so a name that is gone does
// not compile.
import type { HordeAction, HordeEvent, HordeOption } from '../../protocol/horde';

/** A button of the action bar: a kind of action, or an option that is its own kind. */
export type Button = HordeAction | HordeOption;

/** Payments are said by what was paid for. */
export const UNSAID = new Set<HordeEvent['is']>(['ActionPaid', 'SecondActionBegan']);

/** Of these every one turns a game, of all others the first. */
export const EACH_TURNS = new Set<HordeEvent['is']>(['SurvivorEliminated', 'SurvivorLeft']);

/** The kind of an action that its own name tells better. */
export const UNNAMED: HordeAction = 'Other';

/** The kind of an action that lights the board as a way to go. */
export const MOVE: HordeAction = 'Move';

/** The kind of an action that draws cards from a deck. */
export const SEARCH: HordeAction = 'Search';

/** The option by which somebody's turn begins. */
export const BEGIN: HordeOption = 'ChooseSurvivor.Activate';

/** What may be done about breaks: each is told by the card that goes. */
export const BREAKING: readonly HordeOption[] = ['AnswerBreaks.Ignore', 'AnswerBreaks.LetBreak'];

/** The letters of the usual actions, the same in every language so that hands remember them. */
export const LETTERS: Partial<Record<Button, string>> = {
  Move: 'M',
  Search: 'S',
  Melee: 'F',
  Ranged: 'R',
  'ReorganizeAndTrade.TradeWith': 'T',
  'ReorganizeAndTrade.Reorganize': 'I',
  'TakeObjective.Take': 'O',
  'MakeNoise.Shout': 'N',
  Car: 'V',
  DoNothing: 'E',
  Decline: 'E',
};

export const ICONS: Partial<Record<Button, string>> = {
  Move: 'move',
  Car: 'car',
  Search: 'search',
  Melee: 'melee',
  Ranged: 'ranged',
  'ReorganizeAndTrade.TradeWith': 'trade',
  'ReorganizeAndTrade.Reorganize': 'bag',
  'TakeObjective.Take': 'objective',
  'MakeNoise.Shout': 'noise',
  'Reload.ReloadOption': 'reload',
  DoNothing: 'end',
  Decline: 'end',
};

/** The actions that come first on the bar, in this order, and those that come last. */
export const FIRST: readonly Button[] = [
  'Move',
  'Melee',
  'Ranged',
  'Search',
  'ReorganizeAndTrade.TradeWith',
  'MakeNoise.Shout',
];
export const LAST: readonly Button[] = ['DoNothing', 'Decline'];
