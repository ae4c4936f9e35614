// Puts the board of a zombie game into words.
import { name, placeName, t } from '../../i18n/index.svelte';
import type { Piece } from '../../board/pieces';
import type { TableView } from '../../protocol/horde';

/** A zone in words: what it is, and who and what is in it, but for the pieces of which the game tells more. */
export function zoneInWords(
  view: TableView,
  zoneName: string,
  without: (piece: Piece) => boolean = () => false,
): string {
  const zone = view.board.zones.find(one => one.name === zoneName);
  if (!zone) return zoneName;
  const isHere = (one: { zone: string }) => one.zone === zoneName;
  const isSaid = (id: string) => !without({ id, zone: zoneName, count: 1 });
  return [
    placeName(zone.name),
    name('zone', zone.kind),
    ...view.survivors.filter(one => isHere(one) && one.presence === 'on_board').map(one => one.name),
    ...zone.zombies.map(one => counted(one.count, name('zombie', one.kind, one.count))),
    ...zone.allies.map(one => counted(one.count, name('ally', one.kind, one.count))),
    ...zone.tokens.map(one => counted(one.count, name('token', one.kind, one.count))),
    ...view.landmarks
      .filter(one => isHere(one) && isSaid(`landmark:${one.kind}`))
      .map(one => name('landmark', one.kind)),
    ...view.objectives
      .filter(one => isHere(one) && isSaid(`objective:${one.isFaceDown ? '' : one.colour}`))
      .map(one => objectiveText(one.colour)),
    ...view.spawnPoints.filter(isHere).map(one => name('spawnPlace', one.name)),
  ].join(', ');
}

function objectiveText(colour: string): string {
  return colour === '' ? t('table.objectiveHidden') : t('table.objective', { colour: name('colour', colour) });
}

function counted(count: number, what: string): string {
  return count === 1 ? what : `${count} ${what}`;
}
