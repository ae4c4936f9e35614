// What the events of White Death alone do to the pieces on the board.
import type { Rule } from '../../board/changes';
import type { WhiteDeathEvent } from '../../protocol/white-death';

export const whiteDeathAnimations: Partial<Record<WhiteDeathEvent['is'], Rule[]>> = {
  GuardsMoved: [{ kind: 'move', piece: 'ally:Guard', count: '{guards}', from: '{from}', to: '{to}' }],
  GuardsLeft: [{ kind: 'remove', piece: 'ally:Guard', count: '{guards}', zone: '{zone}', tone: 'note' }],
  GuardsCommanded: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  CauldronMoved: [{ kind: 'move', piece: 'token:cauldron', from: '{from}', to: '{to}' }],
  CauldronPoured: [{ kind: 'flash', zone: '{into}', tone: 'kill' }],
  EmpressMoved: [{ kind: 'move', piece: 'ally:Empress', from: '{from}', to: '{to}' }],
  LadderTaken: [{ kind: 'remove', piece: 'token:ladder', zone: '{zone}', tone: 'note' }],
  LadderPlaced: [{ kind: 'flash', zone: '{one}', tone: 'note' }],
  LadderTakenDown: [{ kind: 'flash', zone: '{one}', tone: 'note' }],
  BeaconPlaced: [{ kind: 'add', piece: 'token:beacon', zone: '{zone}', tone: 'note' }],
  BeaconTaken: [{ kind: 'remove', piece: 'token:beacon', zone: '{zone}', tone: 'note' }],
  ZoneCorrupted: [{ kind: 'flash', zone: '{zone}', tone: 'spawn' }],
  CorruptionPurged: [{ kind: 'flash', zone: '{zone}', tone: 'heal' }],
  BuildingBurnt: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  ObjectiveDiscarded: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  ActivationSkipped: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  AbominationCalled: [{ kind: 'flash', zone: '{zone}', tone: 'spawn' }],
  NecromancerCalled: [{ kind: 'flash', zone: '{zone}', tone: 'spawn' }],
  VaultWeaponDropped: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  PileLaid: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  SpawnTokenPlaced: [{ kind: 'add', piece: 'spawn:{token}', zone: '{zone}', tone: 'spawn' }],
  SpawnTokenMoved: [{ kind: 'move', piece: 'spawn:{token}', from: '{from}', to: '{to}' }],
  SpawnTokenRemoved: [{ kind: 'remove', piece: 'spawn:{token}', zone: '{zone}', tone: 'note' }],
};
