// What is worth watching in the city besides what is in all of the family.
import type { OwnMoments } from '../horde/moments';
import type { SecondEditionEvent } from '../../protocol/washington-zc';
import type { MomentRule } from '../../moments/moment';

const rules: Partial<Record<SecondEditionEvent['is'], MomentRule>> = {
  NightFell: { is: 'alarm', cue: 'bell' },
  DayBroke: { is: 'alarm', cue: 'bell' },
  LightSeen: { is: 'alarm', at: '{zone}', tone: 'hurt' },
  SpawnWoken: { is: 'alarm', at: '{zone}', tone: 'spawn', cue: 'horn' },
};

export const moments: OwnMoments = {
  sees: ['Z2-ZMOVE-01'],
  hears: ['Z2-ZMOVE-02', 'WZ-M01-07', 'WZ-M02-06'],
  falls: ['SurvivorKnockedOut'] satisfies SecondEditionEvent['is'][],
  rules,
};
