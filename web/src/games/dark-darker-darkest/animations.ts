// What happens on the board when an event is told.
import type { Rule } from '../../board/changes';
import type { DarkestEvent } from '../../protocol/dark-darker-darkest';

export const animations: Partial<Record<DarkestEvent['is'], Rule[]>> = {
  Moved: [{ kind: 'move', piece: 'survivor:{movers}', to: '{to}' }],
  Retreated: [{ kind: 'move', piece: 'survivor:{who}', to: '{to}' }],
  Frightened: [{ kind: 'move', piece: 'survivor:{who}', to: '{to}' }],
  HordeMoved: [{ kind: 'move', piece: 'zombie:horde', count: '{zombies}', from: '{from}', to: '{to}' }],
  TokenMoved: [{ kind: 'move', piece: 'token:spawn', from: '{from}', to: '{to}' }],
  TokenPlaced: [{ kind: 'add', piece: 'token:spawn', zone: '{room}', tone: 'spawn' }],
  TokenRevealed: [
    { kind: 'remove', piece: 'token:spawn', zone: '{room}', tone: 'note' },
    { kind: 'add', piece: 'zombie:horde', count: '{zombies}', zone: '{room}', tone: 'spawn' },
  ],
  ZombiesPlaced: [{ kind: 'add', piece: 'zombie:horde', count: '{zombies}', zone: '{room}', tone: 'spawn' }],
  ZombiesKilled: [{ kind: 'remove', piece: 'zombie:horde', count: '{zombies}', zone: '{room}', tone: 'kill' }],
  ZombiesBurnt: [{ kind: 'remove', piece: 'zombie:horde', count: '{zombies}', zone: '{room}', tone: 'kill' }],
  ZombieStunned: [{ kind: 'flash', zone: '{room}', tone: 'note' }],
  CreatureEntered: [{ kind: 'add', piece: 'creature:{creature}', zone: '{room}', tone: 'spawn' }],
  BeastMoved: [
    { kind: 'move', piece: 'creature:{beast}', from: '{from}', to: '{to}' },
    { kind: 'move', piece: 'nemesis:{beast}', from: '{from}', to: '{to}' },
  ],
  BeastHit: [
    { kind: 'flash', zone: 'creature:{beast}', tone: 'kill' },
    { kind: 'flash', zone: 'nemesis:{beast}', tone: 'kill' },
  ],
  HealthLost: [{ kind: 'flash', zone: 'survivor:{who}', tone: 'hurt', label: '−{health}' }],
  Healed: [{ kind: 'flash', zone: 'survivor:{who}', tone: 'heal', label: '+{health}' }],
  Grabbed: [{ kind: 'flash', zone: 'survivor:{who}', tone: 'hurt' }],
  Bitten: [{ kind: 'flash', zone: 'survivor:{who}', tone: 'hurt' }],
  SurvivorLost: [{ kind: 'remove', piece: 'survivor:{who}', zone: 'survivor:{who}', tone: 'hurt' }],
  Searched: [{ kind: 'flash', zone: '{room}', tone: 'note' }],
  CameraChecked: [{ kind: 'flash', zone: '{room}', tone: 'noise' }],
  FireBrokeOut: [{ kind: 'flash', zone: '{room}', tone: 'noise' }],
  FireMoved: [{ kind: 'flash', zone: '{room}', tone: 'noise' }],
  BurnAdded: [{ kind: 'flash', zone: '{room}', tone: 'noise', label: '{burns}' }],
  TileDestroyed: [{ kind: 'flash', zone: '{room}', tone: 'hurt' }],
  EnemiesAttacked: [{ kind: 'flash', zone: '{room}', tone: 'hurt' }],
};
