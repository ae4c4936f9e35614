// The guided first game of White Death, on its introduction; the words are in the messages of guide-white-death.
import type { Step } from '../../guide/data';
import { step } from '../horde/guide';

const steps: readonly Step[] = [
  step('goal', 'WD-M00-03'),
  step('who', 'WD-RND-02'),
  step('move', 'WD-MOVE-05'),
  step('undo', 'WD-MOVE-06'),
  step('search', 'WD-M00-05'),
  step('hands', 'WD-EQ-05'),
  step('dead', 'WD-SPAWN-01'),
  step('forecast', 'WD-TGT-01'),
  step('odds', 'WD-DICE-03'),
  step('noise', 'WD-NOISE-01'),
  step('danger', 'WD-ADR-09'),
  step('end', 'WD-WIN-01'),
];
export default steps;
