// What stands on the board as plain data, and how changes move it about.
export interface Piece {
  // Family and name, such as "token:car"; pieces of one id in a zone are a stack.
  id: string;
  zone: string;
  count: number;
  isActive?: boolean;
  // What is pinned to it, such as a state of a person or something they carry.
  badge?: string;
}
const isAll = (id: string) => id.endsWith(':*');
const family = (id: string) => id.slice(0, id.indexOf(':') + 1);

export const standing = (pieces: Piece[], id: string, zone: string): Piece[] =>
  pieces.filter(piece => piece.zone === zone && (isAll(id) ? piece.id.startsWith(family(id)) : piece.id === id));

export function added(pieces: Piece[], id: string, zone: string, count: number): Piece[] {
  if (!pieces.some(piece => piece.id === id && piece.zone === zone)) return [...pieces, { id, zone, count }];
  return pieces.map(piece =>
    piece.id === id && piece.zone === zone ? { ...piece, count: piece.count + count } : piece,
  );
}
export function removed(pieces: Piece[], id: string, zone: string, count: number): Piece[] {
  return pieces
    .map(piece => (piece.id === id && piece.zone === zone ? { ...piece, count: piece.count - count } : piece))
    .filter(piece => piece.count > 0);
}
// Joins pieces of one id and zone to stacks.
export function stacked(pieces: Piece[]): Piece[] {
  const stacks = new Map<string, Piece>();
  for (const piece of pieces) {
    const key = `${piece.id} ${piece.zone}`;
    const stack = stacks.get(key);
    stacks.set(key, stack ? { ...stack, count: stack.count + piece.count } : piece);
  }
  return [...stacks.values()];
}
