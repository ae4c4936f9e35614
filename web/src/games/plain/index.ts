// A game that brought nothing but its rules: it can be played, watched and read all the same.
import { spaced } from '../../i18n/wording';
import type { Game } from '../game';
import { plainLook } from './look';
import { sightOf } from './sight';

export function plainGame(id: string): Game {
  return {
    look: plainLook(id),
    person: 'person',
    unsaid: new Set(),
    doer: () => '',
    zoneInWords,
    table: () => import('./PlainTable.svelte'),
  };
}

function zoneInWords(view: unknown, zone: string): string {
  const sight = sightOf(view);
  const kind = sight?.board.zones.find(one => one.name === zone)?.kind;
  const here = sight?.pieces.filter(piece => piece.zone === zone) ?? [];
  const told = here.map(({ id, count }) => {
    const name = id.slice(id.indexOf(':') + 1);
    return count > 1 ? `${count} ${name}` : name;
  });
  return [zone, ...(kind ? [spaced(kind)] : []), ...told].join(', ');
}
