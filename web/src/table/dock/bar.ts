// The buttons of the action bar: what is offered, and the usual actions that are not.
import { lettersFor, SKILL, USUAL_ACTIONS, USUAL_LETTERS, type ActionGroup } from '../options';
import { actionText } from '../words';

export interface BarButton {
  id: string;
  label: string;
  letter: string;
  group?: ActionGroup;
}

const ICONS: Record<string, string> = {
  Move: 'move',
  Search: 'search',
  Melee: 'melee',
  Ranged: 'ranged',
  Magic: 'magic',
  Enchantment: 'magic',
  Guard: 'guards',
  'ReorganizeAndTrade.TradeWith': 'trade',
  'ReorganizeAndTrade.Reorganize': 'bag',
  'TakeObjective.Take': 'objective',
  'MakeNoise.Shout': 'noise',
  DoNothing: 'end',
  Decline: 'end',
};

export function iconOf(id: string): string {
  if (ICONS[id]) return ICONS[id];
  if (id.startsWith(SKILL)) return 'bolt';
  if (id.startsWith('Reload')) return 'reload';
  return id.startsWith('Cauldron') ? 'cauldron' : 'hand';
}

/** So many buttons stand in one row; what is not offered gives way first. */
const ROOM = 9;
const LAST = ['DoNothing', 'Decline'];

export function bar(groups: readonly ActionGroup[]): BarButton[] {
  const offered = new Map(groups.map(group => [group.id, group]));
  const others = groups.map(group => group.id).filter(id => !USUAL_ACTIONS.includes(id) && !LAST.includes(id));
  const isTurn = offered.has('DoNothing');
  let room = isTurn ? ROOM - groups.length : 0;
  const usual = USUAL_ACTIONS.filter(id => offered.has(id) || room-- > 0);
  const ids = [...usual, ...others, ...LAST.filter(id => offered.has(id))];
  const labels = ids.map(id => ({ id, label: actionText(id, offered.get(id)?.options[0]) }));
  const letters = lettersFor(labels, USUAL_LETTERS);
  return labels.map(({ id, label }, i) => {
    const group = offered.get(id);
    return group ? { id, label, letter: letters[i] ?? '', group } : { id, label, letter: letters[i] ?? '' };
  });
}
