// The guided first game of Night of the Living Dead, on its first scene; the words are in the messages of its guide.
import type { Step } from '../../guide/data';
import type { LivingDeadOption } from '../../protocol/night-of-the-living-dead';
import { step } from '../horde/guide';

const BOARDS: readonly LivingDeadOption[] = ['ImprovisedBarricades.PickUp', 'ImprovisedBarricades.Build'];

const steps: readonly Step[] = [
  step('goal', 'NL-M01-04'),
  step('who', 'NL-ROUND-03'),
  step('move', 'NL-MOVE-03'),
  step('undo', 'NL-MOVE-04'),
  { id: 'modes', when: { happened: ['TurnEnded'] }, shine: { parts: ['mode'] }, rule: 'NL-MODE-08' },
  step('search', 'NL-SEARCH-01'),
  { id: 'barricade', when: { offered: BOARDS }, shine: {}, rule: 'NL-M01-17' },
  step('dead', 'NL-SPAWN-01'),
  step('forecast', 'NL-GMOVE-02'),
  step('odds', 'NL-CBT-03'),
  step('danger', 'NL-XP-01'),
  step('end', 'NL-END-01'),
];
export default steps;
