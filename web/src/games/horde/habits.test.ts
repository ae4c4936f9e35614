import { describe, expect, it } from 'vitest';
import type { OptionCard } from '../../protocol/messages';
import { bar } from '../../table/dock/bar';
import { actionGroups, boardMarks } from '../../table/options';
import { whiteDeath } from '../white-death';
import { hordeHabits } from './habits';

const habits = (...freeActions: string[]) => hordeHabits(whiteDeath.look, () => freeActions);
const option = (key: string, name: string, about: [string, string][], hasOdds = false): OptionCard => ({
  key,
  name,
  about: about.map(([kind, id]) => ({ kind, id })),
  hasOdds,
});
const move = (zone: string, cost = '1') =>
  option(`move ${zone}`, 'Move.MoveTo', [
    ['zone', zone],
    ['action', 'Move'],
    ['cost', cost],
  ]);
const attack = (zone: string) =>
  option(
    `attack ${zone}`,
    'AttackOption',
    [
      ['zone', zone],
      ['action', 'Melee'],
      ['cost', '1'],
    ],
    true,
  );
const end = option('end turn', 'DoNothing', [
  ['action', 'Other'],
  ['cost', '0'],
]);

describe('the options of the family', () => {
  it('are grouped by the kind of action, or by name where the kind says nothing', () => {
    const groups = actionGroups([move('a'), attack('a'), move('b'), end], habits());
    expect(groups.map(group => [group.id, group.options.length])).toEqual([
      ['Move', 2],
      ['Melee', 1],
      ['DoNothing', 1],
    ]);
  });

  it('of a skill have a button of their own', () => {
    const shove = option('shove a', 'ZoneOption', [
      ['zone', 'a'],
      ['skill', 'Shove'],
      ['action', 'Other'],
    ]);
    expect(actionGroups([shove, { ...shove, key: 'shove b' }], habits()).map(group => group.id)).toEqual([
      'skill Shove',
    ]);
  });

  it('are free by their cost or by a free action of their kind, but ending a turn is not called free', () => {
    const free = actionGroups([move('a'), attack('a'), end], habits('Melee')).filter(group => group.isFree);
    expect(free.map(group => group.id)).toEqual(['Melee']);
    expect(actionGroups([move('a', '0')], habits())[0]?.isFree).toBe(true);
  });

  it('light the zone they lead to, an attack before a move', () => {
    const path = option('by b', 'ChoosePath.GoBy', [
      ['zone', 'a'],
      ['zone', 'b'],
    ]);
    expect(boardMarks([move('a'), attack('a'), attack('c'), move('c', '2')], habits())).toEqual([
      { zone: 'a', is: 'attack' },
      { zone: 'c', is: 'attack' },
    ]);
    const burn = option('burn a', 'Burn', [
      ['zone', 'a'],
      ['action', 'Other'],
      ['cost', '1'],
    ]);
    expect(boardMarks([burn], habits())).toEqual([{ zone: 'a', is: 'other', label: '1' }]);
    expect(boardMarks([move('a'), burn], habits())).toEqual([{ zone: 'a', is: 'move', label: '1' }]);
    expect(boardMarks([path], habits())).toEqual([{ zone: 'b', is: 'question' }]);
    expect(boardMarks([move('d', '2')], habits())).toEqual([{ zone: 'd', is: 'move', label: '2' }]);
  });
});

describe('the action bar of the family', () => {
  const group = (id: string) => ({ id, options: [], isFree: false });

  it('has the usual actions first and the end of a turn last', () => {
    const buttons = bar(
      [group('DoNothing'), group('Move'), group('Corpse.Remove')],
      habits(),
      ['Melee', 'ImprovisedBarricades.UsePlanks'].map(action => ({ action, reason: 'no target', rule: 'X-1' })),
    );
    expect(buttons.map(button => [button.id, button.letter, button.group !== undefined])).toEqual([
      ['Move', 'M', true],
      ['Melee', 'F', false],
      ['Corpse.Remove', 'C', true],
      ['ImprovisedBarricades.UsePlanks', 'I', false],
      ['DoNothing', 'E', true],
    ]);
  });

  it('has an icon for what the family and the game know', () => {
    const { icon } = habits();
    expect(['Move', 'Reload.ReloadOption', 'CauldronActions.Pour', 'skill Shove', 'Unheard.Of'].map(icon)).toEqual([
      'move',
      'reload',
      'cauldron',
      'bolt',
      'hand',
    ]);
  });
});
