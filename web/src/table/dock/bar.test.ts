import { describe, expect, it } from 'vitest';
import type { ObstacleCard } from '../../protocol/messages';
import { PLAIN } from '../habits';
import { bar } from './bar';

const habits = { ...PLAIN, first: ['Move', 'Melee'], last: ['DoNothing'] };

const obstacle = (action: string): ObstacleCard => ({ action, reason: 'no target', rule: 'X-1' });
const group = (id: string) => ({ id, options: [], isFree: false });

describe('the action bar', () => {
  it('shows usual and other actions that are barred, each once', () => {
    const buttons = bar([group('DoNothing'), group('Move'), group('Corpse.Remove')], habits, [
      obstacle('Melee'),
      obstacle('ImprovisedBarricades.UsePlanks'),
    ]);
    expect(buttons.map(button => button.id)).toEqual([
      'Move',
      'Melee',
      'Corpse.Remove',
      'ImprovisedBarricades.UsePlanks',
      'DoNothing',
    ]);
    expect(buttons.filter(button => button.obstacle).map(button => button.id)).toEqual([
      'Melee',
      'ImprovisedBarricades.UsePlanks',
    ]);
    expect(buttons.filter(button => button.group).map(button => button.id)).toEqual([
      'Move',
      'Corpse.Remove',
      'DoNothing',
    ]);
  });
});
