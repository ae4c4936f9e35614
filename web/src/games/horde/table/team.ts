import type { LevelPrint, SurvivorView } from '../../../protocol/horde';
import type { HordeDesk } from './desk.svelte';

export function levelsOf(desk: HordeDesk): LevelPrint[] {
  return desk.catalogue?.levels ?? [];
}

/** How many dots a survivor's actions take, as far as the table has shown. */
export function mostActions(survivor: SurvivorView): number {
  return Math.max(survivor.actions, 3);
}
