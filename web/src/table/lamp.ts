// What a sentence speaks of: the places to look at, and the way if somebody goes.
import type { Sight } from '../board/look';
import type { MarkCard } from '../protocol/messages';
import type { TableEvent } from '../wire/events';

export interface Lamp {
  places: readonly string[];
  way: readonly string[];
  /** Whether the places carry the numbers by which a text names them. */
  isNumbered?: boolean;
}

export const DARK: Lamp = { places: [], way: [] };
/** Beyond this many places nothing stands out any more. */
const MOST = 6;

/** The places that marks name; without any, those where the pieces stand that they name. Several zones are a way. */
export function lampOf(about: readonly MarkCard[], sight: Sight | undefined): Lamp {
  const zones = about.filter(mark => mark.kind === 'zone').map(mark => mark.id);
  if (zones.length > 0) return lamp(zones, zones.length > 1 ? zones : []);
  const names = about.map(mark => mark.id);
  return lamp(standing(names, sight), []);
}

/** The places that an event names, and its way; without any, where those stand whom it names. */
export function lampOfEvent(event: TableEvent, sight: Sight | undefined): Lamp {
  const known = new Set(sight?.board.zones.map(zone => zone.name));
  const said = Object.entries(event).filter(([member]) => member !== 'is' && member !== 'rule');
  const words = said.flatMap(([, value]) => (Array.isArray(value) ? value : [value])).filter(isText);
  const zones = words.filter(word => known.has(word));
  const { from, to } = event;
  const way = isText(from) && isText(to) && known.has(from) && known.has(to) ? [from, to] : [];
  return zones.length > 0 ? lamp(zones, way) : lamp(standing(words, sight), []);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function standing(names: readonly string[], sight: Sight | undefined): string[] {
  return (sight?.pieces ?? [])
    .filter(({ id, zone }) => zone !== '' && names.includes(id.slice(id.indexOf(':') + 1)))
    .map(piece => piece.zone);
}

function lamp(places: readonly string[], way: readonly string[]): Lamp {
  const once = [...new Set(places)];
  return once.length > MOST ? DARK : { places: once, way };
}
