// Puts a room into words.
import { name, placeName, t } from '../../i18n/index.svelte';
import type { DarkestView } from '../../protocol/dark-darker-darkest';

/** A room in words: its place by row and column, what it is, who and what is in it, and what happens to it. */
export function zoneInWords(view: DarkestView, zone: string): string {
  const printed = view.board.zones.find(one => one.name === zone);
  const room = view.rooms.find(one => one.room === zone);
  if (!printed || !room) return zone;
  const area = printed.areas[0];
  const place = (at: number) => Math.floor(at / view.board.span) + 1;
  const beasts = [view.creature, view.nemesis].filter(one => one?.room === zone);
  return [
    `${placeName(zone)}: ${t(printed.kind === 'chamber' ? 'table.chamber' : 'table.hall')}`,
    area && t('table.place', { row: place(area.top), column: place(area.left) }),
    ...printed.flags.filter(flag => FUNCTIONS.includes(flag)).map(flag => name('function', flag)),
    room.isDestroyed && t('table.destroyed'),
    room.burns > 0 && t('table.burns', { count: room.burns }),
    view.fire?.room === zone && t('table.fireToken'),
    room.isSearched && t('table.searched'),
    room.isMined && t('table.mined'),
    !room.isLit && t('table.dark'),
    view.cameras.some(camera => camera.sees.includes(zone)) && t('table.watched'),
    ...view.survivors.filter(one => one.isPlaying && one.room === zone).map(one => one.name),
    room.zombies > 0 && t('table.zombies', { count: room.zombies }),
    room.stunned > 0 && t('table.stunned', { count: room.stunned }),
    room.tokens > 0 && t('table.tokens', { count: room.tokens }),
    ...beasts.map(one => name('beast', one?.name ?? '')),
    ...view.doors.filter(one => one.door.split('-').includes(zone)).map(one => doorInWords(one.symbols, one.chip)),
  ]
    .filter(Boolean)
    .join(', ');
}
const FUNCTIONS = ['terminal', 'medical', 'ammunition', 'firecontrol', 'antidote'];

function doorInWords(symbols: number, chip: string | undefined): string {
  return chip === undefined ? t('table.lockDown', { count: symbols }) : t('table.lockUp', { symbols: chip });
}
