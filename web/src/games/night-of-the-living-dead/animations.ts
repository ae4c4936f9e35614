// What the events of Night of the Living Dead alone do to the pieces on the board.
import type { Rule } from '../../board/changes';
import type { LivingDeadEvent } from '../../protocol/night-of-the-living-dead';

const between: Rule[] = [
  { kind: 'flash', zone: '{one}', tone: 'note' },
  { kind: 'flash', zone: '{other}', tone: 'note' },
];

export const livingDeadAnimations: Partial<Record<LivingDeadEvent['is'], Rule[]>> = {
  FaceTurned: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'note', label: '◐' }],
  ModeSet: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'note', label: '◐' }],
  BarricadePickedUp: between,
  WindowBarricaded: between,
  PlanksUsed: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'note' }],
  CardsCombined: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'note' }],
  CorpseRemoved: [{ kind: 'flash', zone: 'survivor:{survivor}', tone: 'note' }],
  NothingToOpen: [{ kind: 'flash', zone: '{zone}', tone: 'note' }],
  SpawnTokenMoved: [{ kind: 'move', piece: 'spawn:{token}', from: '{from}', to: '{to}' }],
};
