// The guided first game of the 2nd Edition, on its first mission; the words are in the messages of guide-washington-zc.
import type { Step } from '../../guide/data';
import type { SecondEditionAction } from '../../protocol/washington-zc';
import { step } from '../horde/guide';

const DOOR: SecondEditionAction = 'Door';

const steps: readonly Step[] = [
  step('goal', 'Z2-M01-02'),
  step('who', 'Z2-ROUND-02'),
  step('move', 'Z2-MOVE-03'),
  step('undo', 'Z2-MOVE-02'),
  { id: 'door', when: { offered: [DOOR] }, done: { happened: ['BuildingOpened'] }, shine: {}, rule: 'Z2-BSPAWN-01' },
  step('search', 'Z2-SEARCH-01'),
  step('dead', 'Z2-SPAWN-01'),
  step('forecast', 'Z2-ZMOVE-01'),
  step('odds', 'Z2-COMBAT-01'),
  step('noise', 'Z2-NOISE-01'),
  step('danger', 'Z2-ADR-05'),
  step('end', 'Z2-WIN-01'),
];
export default steps;
