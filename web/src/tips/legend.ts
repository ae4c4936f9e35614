// The legend of a board: only what lies on it, each thing once, with its number and its places.
import type { Thing } from '../board/things';
import { keyOf, tipOf, type Tip } from './words';
import type { TipRules } from './tip';

export interface LegendLine {
  /** One of the things, for its drawing. */
  id: string;
  tip: Tip;
  count: number;
  places: readonly string[];
}
export interface LegendPart {
  part: 'pieces' | 'places' | 'borders';
  lines: LegendLine[];
}

const partOf = (id: string): LegendPart['part'] => {
  const family = id.split(':')[0];
  if (family === 'border') return 'borders';
  return family === 'zone' || family === 'flag' ? 'places' : 'pieces';
};

export function legendOf(things: readonly Thing[], rules: TipRules): LegendPart[] {
  const lines = new Map<string, LegendLine>();
  for (const { id, zone, count } of things) {
    const key = keyOf(rules, id);
    const tip = key === undefined ? undefined : tipOf(rules, id);
    if (key === undefined || !tip) continue;
    const known = lines.get(key) ?? { id, tip, count: 0, places: [] };
    const places = zone && !known.places.includes(zone) ? [...known.places, zone] : known.places;
    lines.set(key, { ...known, count: known.count + count, places });
  }
  return (['pieces', 'places', 'borders'] as const)
    .map(part => ({ part, lines: [...lines.values()].filter(line => partOf(line.id) === part) }))
    .filter(({ lines }) => lines.length > 0);
}
