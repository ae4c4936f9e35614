// How the family sorts its options, and what its action bar is used to.
import { found, name } from '../../i18n/index.svelte';
import { optionText } from '../../i18n/wording';
import type { OptionCard } from '../../protocol/messages';
import { PLAIN, type Habits } from '../../table/habits';
import type { HordeLook } from './look';
import { markOf } from './marks';
import { FIRST, ICONS, LAST, LETTERS, MOVE, UNNAMED } from './names';

/** What the group of an action begins with that a skill offers. */
const SKILL = 'skill ';

/** The habits of a game; free actions are told anew by every view. */
export function hordeHabits({ buttons }: Pick<HordeLook, 'buttons'>, freeActions: () => readonly string[]): Habits {
  const icons: Readonly<Record<string, string>> = { ...ICONS, ...buttons.icons };
  return {
    groupOf,
    isFree: option => isFree(option, freeActions()),
    lightOf: option => {
      const light = PLAIN.lightOf(option);
      return light === 'other' && groupOf(option) === MOVE ? 'move' : light;
    },
    label,
    icon: group => icons[group] ?? (group.startsWith(SKILL) ? 'bolt' : 'hand'),
    letters: { ...LETTERS, ...buttons.letters },
    sample: 'M S E',
    reserved: ['V'],
    first: FIRST,
    last: LAST,
  };
}

function groupOf(option: OptionCard): string {
  const kind = markOf(option.about, 'action');
  if (kind !== undefined && kind !== UNNAMED) return kind;
  const skill = markOf(option.about, 'skill');
  return skill === undefined ? option.name : SKILL + skill;
}

/** Whether an action costs nothing: by itself, or because a free action of its kind is left. */
function isFree(option: OptionCard, freeActions: readonly string[]): boolean {
  const kind = markOf(option.about, 'action') ?? '';
  if (kind === UNNAMED) return false;
  return markOf(option.about, 'cost') === '0' || freeActions.some(free => free.split(' ').includes(kind));
}

/** The name of a kind of action: a word for the button if there is one, else what its option says. */
function label(group: string, option?: OptionCard): string {
  if (group.startsWith(SKILL)) return name('skill', group.slice(SKILL.length));
  return found(`action.${group}`) ?? (option ? optionText(option) : group);
}
