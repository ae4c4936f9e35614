// The buttons of the action bar: what is offered, and the usual actions that are not.
import type { ObstacleCard } from '../../protocol/messages';
import type { Habits } from '../habits';
import { lettersFor, type ActionGroup } from '../options';

export interface BarButton {
  id: string;
  label: string;
  letter: string;
  group?: ActionGroup;
  obstacle?: ObstacleCard;
}

export function bar(
  groups: readonly ActionGroup[],
  habits: Habits,
  obstacles: readonly ObstacleCard[] = [],
): BarButton[] {
  const { first, last } = habits;
  const offered = new Map(groups.map(group => [group.id, group]));
  const barred = new Map(obstacles.map(obstacle => [obstacle.action, obstacle]));
  const named = [...offered.keys(), ...[...barred.keys()].filter(id => !offered.has(id))];
  const others = named.filter(id => !first.includes(id) && !last.includes(id));
  const usual = first.filter(id => offered.has(id) || barred.has(id));
  const ids = [...usual, ...others, ...last.filter(id => offered.has(id))];
  const labels = ids.map(id => ({ id, label: habits.label(id, offered.get(id)?.options[0]) }));
  const letters = lettersFor(labels, habits);
  return labels.map(({ id, label }, i) => {
    const button = { id, label, letter: letters[i] ?? '' };
    const group = offered.get(id);
    const obstacle = barred.get(id);
    return { ...button, ...(group ? { group } : {}), ...(obstacle ? { obstacle } : {}) };
  });
}
