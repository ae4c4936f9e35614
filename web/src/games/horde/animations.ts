// What the events of the zombie games do to the pieces on the board.
import type { Rule } from '../../board/changes';
import type { HordeEvent } from '../../protocol/horde';

export const hordeAnimations: Partial<Record<HordeEvent['is'], Rule[]>> = {
  SurvivorMoved: [{ kind: 'move', piece: 'survivor:{survivor}', from: '{from}', to: '{to}' }],
  SurvivorPlaced: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  SurvivorLeft: [{ kind: 'remove', piece: 'survivor:{survivor}', zone: '{zone}', tone: 'note' }],
  SurvivorEliminated: [{ kind: 'remove', piece: 'survivor:{survivor}', zone: '{zone}', tone: 'hurt' }],
  WoundsSuffered: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'hurt', label: '−{wounds}' }],
  WoundsHealed: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'heal', label: '+{wounds}' }],
  NoiseMade: [{ kind: 'add', piece: 'token:noise', zone: '{zone}', tone: 'noise' }],
  ObjectiveTaken: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  ZoneBurnt: [{ kind: 'flash', zone: '{zone}', tone: 'kill' }],
  BuildingOpened: [{ kind: 'flash', zone: '{zone}', tone: 'spawn' }],
  PassageOpened: [
    { kind: 'flash', zone: '{one}', tone: 'note' },
    { kind: 'flash', zone: '{other}', tone: 'note' },
  ],
  PassageShut: [
    { kind: 'flash', zone: '{one}', tone: 'note' },
    { kind: 'flash', zone: '{other}', tone: 'note' },
  ],
  AttackDeclared: [{ kind: 'flash', zone: '{target}', tone: 'note' }],
  ZombieEliminated: [{ kind: 'remove', piece: 'zombie:{zombie}', count: '{count}', zone: '{zone}', tone: 'kill' }],
  FriendlyFireHit: [{ kind: 'flash', zone: '{zone}', tone: 'hurt' }],
  AllyEliminated: [{ kind: 'remove', piece: 'ally:{ally}', zone: '{zone}', tone: 'hurt' }],
  AlliesMoved: [{ kind: 'move', piece: 'ally:{ally}', count: '{count}', from: '{from}', to: '{to}' }],
  ZombiesAttacked: [{ kind: 'flash', zone: '{zone}', tone: 'hurt' }],
  ZombiesMoved: [{ kind: 'move', piece: 'zombie:{zombie}', count: '{count}', from: '{from}', to: '{to}' }],
  ZombiesPushed: [{ kind: 'move', piece: 'zombie:*', from: '{from}', to: '{to}' }],
  TileTakenAway: [{ kind: 'flash', zone: '{tile}.*', tone: 'hurt' }],
  SeatTaken: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'note' }],
  CarLeft: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  CarDriven: [{ kind: 'move', piece: 'car:*', from: '{from}', to: '{to}' }],
  ZombiesSpawned: [{ kind: 'add', piece: 'zombie:{zombie}', count: '{count}', zone: '{zone}', tone: 'spawn' }],
};
