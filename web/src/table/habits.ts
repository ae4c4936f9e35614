// How a game sorts its options, and what its action bar is used to; a game without habits is sorted by marks alone.
import { optionText } from '../i18n/wording';
import type { OptionCard } from '../protocol/messages';
import { isAction, markOf } from './options';

/** What is lit on the board, and why. */
export type Light = 'active' | 'move' | 'far' | 'attack' | 'question' | 'other';

export interface Habits {
  /** The button of the action bar that an action belongs to. */
  groupOf(option: OptionCard): string;
  /** Whether an action costs nothing. */
  isFree(option: OptionCard): boolean;
  /** How the zone of an option is lit. */
  lightOf(option: OptionCard): Light;
  /** What stands on the button of a group; an option of it is at hand if any is offered. */
  label(group: string, option?: OptionCard): string;
  icon(group: string): string;
  /** The letters that hands remember, the same in every language. */
  letters: Readonly<Record<string, string>>;
  /** Some of them, for the list of keys while no action is offered. */
  sample: string;
  /** Letters that are keys of the page in this game. */
  reserved: readonly string[];
  /** The actions that come first and last on the bar, in this order. */
  first: readonly string[];
  last: readonly string[];
}

export const PLAIN: Habits = {
  groupOf: option => markOf(option.about, 'action') ?? option.name,
  isFree: option => markOf(option.about, 'cost') === '0',
  lightOf: option => {
    if (option.hasOdds) return 'attack';
    return isAction(option) ? 'other' : 'question';
  },
  label: (group, option) => (option ? optionText(option) : group),
  icon: () => 'hand',
  letters: {},
  sample: '',
  reserved: [],
  first: [],
  last: [],
};
