// What the events of the city alone do to the pieces on the board.
import type { Rule } from '../../board/changes';
import type { SecondEditionEvent } from '../../protocol/washington-zc';

export const cityAnimations: Partial<Record<SecondEditionEvent['is'], Rule[]>> = {
  CrateOpened: [{ kind: 'remove', piece: 'token:crate', zone: '{zone}', tone: 'note' }],
  CrateCarried: [{ kind: 'move', piece: 'token:crate', from: '{from}', to: '{to}' }],
  LightAimed: [
    { kind: 'flash', zone: '{zone}', tone: 'note' },
    { kind: 'flash', zone: '{towards}', tone: 'note' },
  ],
  LightSeen: [{ kind: 'flash', zone: '{zone}', tone: 'hurt', label: '+1' }],
  SpawnWoken: [{ kind: 'flash', zone: '{zone}', tone: 'spawn' }],
  SurvivorKnockedOut: [{ kind: 'flash', zone: '{zone}', tone: 'hurt', label: 'KO' }],
  SurvivorPickedUp: [{ kind: 'flash', zone: '{zone}', tone: 'heal' }],
};
