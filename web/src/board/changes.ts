// Events become changes of the pieces by rules that are data: "{from}" stands for the member of the event called from.
import { added, removed, standing, stacked, type Piece } from './pieces';

export type Tone = 'spawn' | 'kill' | 'hurt' | 'heal' | 'noise' | 'note';

export type Change =
  | { kind: 'move'; piece: string; count: number; from: string; to: string }
  | { kind: 'add'; piece: string; count: number; zone: string; tone: Tone }
  | { kind: 'remove'; piece: string; count: number; zone: string; tone: Tone }
  | { kind: 'flash'; zone: string; tone: Tone; label: string };

// How one event changes the board. An empty count means one; a zone may be given by the piece that stands in it. Several pieces
// move if the member that names them is a list, and a piece moves from where it stands unless the event says from where.
export type Rule =
  | { kind: 'move'; piece: string; count?: string; from?: string; to: string }
  | { kind: 'add' | 'remove'; piece: string; count?: string; zone: string; tone: Tone }
  | { kind: 'flash'; zone: string; tone: Tone; label?: string };

export type Happened = { is: string } & Record<string, unknown>;

export const filled = (template: string, event: Happened): string =>
  template.replace(/\{(\w+)\}/g, (_, member: string) => String(event[member] ?? ''));
/** A template once for every item of the list that it names, else once. */
function eachOf(template: string, event: Happened): string[] {
  const [place = '', member = ''] = /\{(\w+)\}/.exec(template) ?? [];
  const value = event[member];
  return Array.isArray(value) ? value.map(item => template.replace(place, String(item))) : [filled(template, event)];
}
const number = (template: string | undefined, event: Happened): number =>
  template === undefined ? 1 : Number(filled(template, event)) || 0;

export function changesOf(
  events: readonly Happened[],
  rules: Readonly<Record<string, readonly Rule[]>>,
  begin: Piece[],
): Change[] {
  let pieces = begin;
  const changes: Change[] = [];
  for (const event of events) {
    for (const rule of rules[event.is] ?? []) {
      for (const change of changesBy(rule, event, pieces)) {
        changes.push(change);
        pieces = applied(pieces, change);
      }
    }
  }
  return changes;
}
function changesBy(rule: Rule, event: Happened, pieces: Piece[]): Change[] {
  switch (rule.kind) {
    case 'move':
      return eachOf(rule.piece, event).flatMap(piece => movesBy(piece, rule, event, pieces));
    case 'add':
    case 'remove': {
      const count = number(rule.count, event);
      const zone = zoneOf(filled(rule.zone, event), pieces);
      return zone && count > 0 ? [{ ...rule, piece: filled(rule.piece, event), count, zone }] : [];
    }
    case 'flash': {
      const zone = zoneOf(filled(rule.zone, event), pieces);
      return zone ? [{ ...rule, zone, label: filled(rule.label ?? '', event) }] : [];
    }
  }
}
function movesBy(piece: string, rule: Rule & { kind: 'move' }, event: Happened, pieces: Piece[]): Change[] {
  const from = rule.from === undefined ? zoneOf(piece, pieces) : filled(rule.from, event);
  const to = filled(rule.to, event);
  if (!from || !to || from === to) return [];
  if (piece.endsWith(':*')) {
    return standing(pieces, piece, from).map(({ id, count }) => ({ kind: 'move', piece: id, count, from, to }));
  }
  const count = number(rule.count, event);
  return count > 0 && standing(pieces, piece, from).length > 0 ? [{ kind: 'move', piece, count, from, to }] : [];
}
// A zone by its name, or the zone of a piece by the piece's id.
export function zoneOf(told: string, pieces: Piece[]): string | undefined {
  return told.includes(':') ? pieces.find(piece => piece.id === told)?.zone : told || undefined;
}

export function applied(pieces: Piece[], change: Change): Piece[] {
  switch (change.kind) {
    case 'move': {
      const mover = standing(pieces, change.piece, change.from)[0];
      if (!mover) return pieces;
      const count = Math.min(change.count, mover.count);
      const left = removed(pieces, change.piece, change.from, count);
      return stacked([...left, { ...mover, zone: change.to, count }]);
    }
    case 'add':
      return added(pieces, change.piece, change.zone, change.count);
    case 'remove':
      return removed(pieces, change.piece, change.zone, change.count);
    case 'flash':
      return pieces;
  }
}
export const zonesOf = (change: Change): string[] =>
  change.kind === 'move' ? [change.from, change.to] : [change.zone];
