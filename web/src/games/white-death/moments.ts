// What is worth watching in White Death besides what is in all of the family.
import type { OwnMoments } from '../horde/moments';
import type { WhiteDeathEvent } from '../../protocol/white-death';
import type { MomentRule } from '../../moments/moment';

const rules: Partial<Record<WhiteDeathEvent['is'], MomentRule>> = {
  SiegeBegan: { is: 'alarm', cue: 'horn' },
  NecromancerCalled: { is: 'alarm', at: '{zone}', tone: 'spawn', cue: 'horn' },
  AbominationCalled: { is: 'alarm', at: '{zone}', tone: 'spawn', cue: 'horn' },
  ZoneCorrupted: { is: 'alarm', at: '{zone}', tone: 'spawn', cue: 'cloth' },
};

export const moments: OwnMoments = {
  sees: ['WD-TGT-02', 'WD-TGT-03'],
  hears: ['WD-TGT-04'],
  rules,
};
