import { describe, expect, it } from 'vitest';
import { g } from '../draw/svg';
import { lookOf } from '../games';
import type { Anchor, Frame } from '../moments/moment';
import { readBoard, type BoardData } from './model';
import type { Piece } from './pieces';
import { BoardStage } from './stage';

/** Three by three zones of a hundred units, called a1 to c3: letters go right, numbers down. */
const zones = ['a', 'b', 'c'].flatMap((letter, x) =>
  [0, 1, 2].map(y => ({
    name: `${letter}${y + 1}`,
    kind: 'street',
    areas: [{ left: x, top: y, right: x + 1, bottom: y + 1 }],
  })),
);
const model = readBoard({ span: 3, zones, borders: [] } satisfies BoardData);
const look = lookOf('white-death');
const all = { x: 0, y: 0, w: 300, h: 300 };
const person = (id: string, zone: string): Piece => ({ id: `survivor:${id}`, zone, count: 1 }) as Piece;

/** Where the middle of a thing of this size comes to lie. */
function placed(at: Anchor, size: readonly [number, number], pieces: Piece[]): [number, number] {
  const layer = g({});
  const stage = new BoardStage(
    () => ({ model, look, people: new Map(), id: 'x', layer, all, scale: 1 }),
    () => pieces,
    () => undefined,
    () => undefined,
  );
  stage.begin();
  const over = [{ at, size, draw: () => g({ class: 'thing' }) }];
  stage.frame({ at: 0, places: [], isDusk: false, over, flash: [], pieces: 'before' } satisfies Frame);
  const [x, y] = layer
    .querySelector('.thing')!
    .parentElement!.getAttribute('transform')!
    .match(/[\d.]+/g)!
    .map(Number);
  return [x!, y!];
}
const zoneAt = ([x, y]: [number, number]) => `${'abc'[Math.floor(x / 100)]}${Math.floor(y / 100) + 1}`;

describe('what a moment lays on the board', () => {
  it('lies beside its zone, where it hides nobody', () => {
    const beside: Anchor = { zone: 'b2', side: 'beside' };
    expect(zoneAt(placed(beside, [76, 110], []))).toBe('a2');
    expect(zoneAt(placed(beside, [76, 110], [person('Ana', 'a2')]))).toBe('c2');
  });
  it('leaves its own zone, at the edge of the board, to those who come', () => {
    const beside: Anchor = { zone: 'a1', side: 'beside' };
    expect(zoneAt(placed(beside, [76, 110], []))).toBe('b1');
  });
  it('lies over whom it is about, but not on others', () => {
    const over: Anchor = { piece: 'survivor:Ana', zone: 'b3', side: 'over' };
    const ana = person('Ana', 'b3');
    expect(zoneAt(placed(over, [80, 74], [ana]))).toBe('b2');
    expect(zoneAt(placed(over, [80, 74], [ana, person('Ben', 'b2')]))).not.toBe('b2');
  });
});
