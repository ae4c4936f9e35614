import type { Happening } from '../../../protocol/messages';
import { hordeEvents } from '../events';

export interface Tally {
  name: string;
  kills: number;
}

/** How many zombies each survivor eliminated. */
export function tally(happenings: readonly Happening[], names: readonly string[]): Tally[] {
  const fallen = happenings.flatMap(one => hordeEvents(one.events)).filter(event => event.is === 'ZombieEliminated');
  return names.map(name => ({
    name,
    kills: fallen.filter(event => event.survivor === name).reduce((sum, event) => sum + event.count, 0),
  }));
}
