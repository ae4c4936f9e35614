// A small block of the city for tests: every kind of zone and border once, in tiles of 100 units.
import type { BoardData, ZoneData } from '../../board/model';

const area = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const zone = (name: string, kind: string, left: number, flags: string[] = []): ZoneData => ({
  name,
  kind,
  flags,
  areas: [area(left, 0, left + 40, 40)],
});
const ROW: [kind: string, border: string, flags?: string[]][] = [
  ['street', 'open'],
  ['street', 'closed-door'],
  ['room', 'opening', ['dark']],
  ['room', 'wall'],
  ['room', 'door', ['secret']],
  ['street', 'blue-door'],
  ['room', 'green-door'],
  ['street', 'sealed-door'],
  ['room', 'closed-door'],
  ['corridor', 'opening'],
  ['corridor', 'stairs'],
  ['room', 'closed-door'],
  ['corridor', 'closed-door'],
  ['room', 'wall'],
  ['ground', 'sandbags'],
  ['ground', 'open'],
  ['tank', ''],
];

/** Zones 0, 1, 2 … from left to right, and the borders between them. */
export const block: BoardData = {
  span: 100,
  zones: ROW.map(([kind, , flags], i) => zone(String(i), kind, i * 40, flags)),
  borders: ROW.slice(0, -1).map(([, kind], i) => ({
    one: String(i),
    other: String(i + 1),
    kind,
    segments: [area(i * 40 + 40, 0, i * 40 + 40, 40)],
  })),
};
