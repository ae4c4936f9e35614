// The buttons of the action bar: what is offered, and the usual actions that are not.
import type { ObstacleCard } from '../../protocol/messages';
import { lettersFor, SKILL, USUAL_ACTIONS, USUAL_LETTERS, type ActionGroup } from '../options';
import { actionText } from '../words';

export interface BarButton {
  id: string;
  label: string;
  letter: string;
  group?: ActionGroup;
  obstacle?: ObstacleCard;
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

const LAST = ['DoNothing', 'Decline'];

export function bar(groups: readonly ActionGroup[], obstacles: readonly ObstacleCard[] = []): BarButton[] {
  const offered = new Map(groups.map(group => [group.id, group]));
  const barred = new Map(obstacles.map(obstacle => [obstacle.action, obstacle]));
  const named = [...offered.keys(), ...[...barred.keys()].filter(id => !offered.has(id))];
  const others = named.filter(id => !USUAL_ACTIONS.includes(id) && !LAST.includes(id));
  const usual = USUAL_ACTIONS.filter(id => offered.has(id) || barred.has(id));
  const ids = [...usual, ...others, ...LAST.filter(id => offered.has(id))];
  const labels = ids.map(id => ({ id, label: actionText(id, offered.get(id)?.options[0]) }));
  const letters = lettersFor(labels, USUAL_LETTERS);
  return labels.map(({ id, label }, i) => {
    const button = { id, label, letter: letters[i] ?? '' };
    const group = offered.get(id);
    const obstacle = barred.get(id);
    return { ...button, ...(group ? { group } : {}), ...(obstacle ? { obstacle } : {}) };
  });
}
