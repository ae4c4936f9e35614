import { describe, expect, it } from 'vitest';
import { cursorAt, stepped } from './cursor';
import { readBoard, wantsTurn, wayBetween, type BoardData } from './model';
import { Cells } from './outline';
import march from './samples/wd-m03.json';

const area = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
// An L of three cells round a single one, on a tile of two units, and a gap to a third zone.
const bent: BoardData = {
  span: 2,
  zones: [
    { name: 'L', kind: 'room', areas: [area(0, 0, 2, 1), area(0, 1, 1, 2)] },
    { name: 'corner', kind: 'street', areas: [area(1, 1, 2, 2)] },
    { name: 'far', kind: 'street', areas: [area(3, 1, 4, 2)] },
  ],
  borders: [{ one: 'L', other: 'corner', kind: 'doorway', segments: [area(1, 1, 2, 1), area(1, 1, 1, 2)] }],
};

describe('outlines', () => {
  it('goes clockwise round an L with its six corners', () => {
    const cells = new Cells([
      { x: 0, y: 0, w: 2, h: 1 },
      { x: 0, y: 1, w: 1, h: 1 },
    ]);
    expect(cells.outlines()).toEqual([
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [1, 2],
        [0, 2],
      ],
    ]);
  });
  it('goes round a hole as well', () => {
    const ring = new Cells([
      { x: 0, y: 0, w: 3, h: 1 },
      { x: 0, y: 2, w: 3, h: 1 },
      { x: 0, y: 1, w: 1, h: 1 },
      { x: 2, y: 1, w: 1, h: 1 },
    ]);
    const loops = ring.outlines();
    expect(loops.map(loop => loop.length)).toEqual([4, 4]);
    expect(loops[1]).toContainEqual([1, 1]);
  });
  it('finds the largest rectangle', () => {
    const cells = new Cells([
      { x: 0, y: 0, w: 1, h: 3 },
      { x: 1, y: 1, w: 2, h: 2 },
    ]);
    expect(cells.largestRectangle()).toEqual({ x: 0, y: 1, w: 3, h: 2 });
  });
});

describe('a board', () => {
  it('is drawn with tiles of 300, whatever the units are', () => {
    const model = readBoard(bent);
    expect(model.unit).toBe(150);
    expect([model.width, model.height]).toEqual([600, 300]);
    expect(model.named('L')?.room).toEqual({ x: 0, y: 0, w: 300, h: 150 });
    expect(model.named('corner')?.middle).toEqual([225, 225]);
  });
  it('knows which zones lie on either side of a border', () => {
    const [level, upright] = readBoard(bent).segments;
    expect([level?.before?.name, level?.after?.name, level?.isUpright]).toEqual(['L', 'corner', false]);
    expect([upright?.before?.name, upright?.after?.name, upright?.isUpright]).toEqual(['L', 'corner', true]);
  });
  it('has edges where it ends, joined to straight lines', () => {
    const model = readBoard(bent);
    const top = model.edges.filter(edge => edge.after?.name === 'L' && !edge.before && !edge.isUpright);
    expect(top.map(({ x, y, length }) => [x, y, length])).toEqual([[0, 0, 300]]);
    expect(model.edges.some(edge => edge.before?.name === 'corner' && edge.isUpright)).toBe(true);
  });
  it('turns with all that lies on it', () => {
    const model = readBoard(bent, true);
    expect([model.width, model.height]).toEqual([300, 600]);
    expect(model.named('far')?.areas).toEqual([{ x: 0, y: 450, w: 150, h: 150 }]);
    const upright = model.segments.find(segment => segment.isUpright);
    expect([upright?.before?.name, upright?.after?.name]).toEqual(['corner', 'L']);
  });
  it('of a mission has 54 zones and a segment for every border', () => {
    const model = readBoard(march.board);
    expect([model.width, model.height]).toEqual([600, 900]);
    expect(model.shapes).toHaveLength(54);
    expect(model.segments.every(({ before, after }) => before && after)).toBe(true);
    expect(model.edges.reduce((sum, edge) => sum + edge.length, 0)).toBe(2 * (600 + 900));
  });
  it('lies on a wide screen and stands on a tall one', () => {
    expect(wantsTurn(march.board, 1200, 700)).toBe(true);
    expect(wantsTurn(march.board, 390, 600)).toBe(false);
    expect(wantsTurn(march.board, 0, 0)).toBe(false);
  });
  it('leads over the middle of a shared border', () => {
    const model = readBoard(march.board);
    expect(wayBetween(model, '30V.a', '30V.b')).toEqual([
      [50, 50],
      [100, 50],
      [150, 50],
    ]);
    expect(wayBetween(model, '30V.a', '32R.i')).toHaveLength(2);
    expect(wayBetween(model, '30V.a', 'nowhere')).toEqual([]);
  });
});

describe('arrow keys', () => {
  const walk = (board: BoardData, from: string, ...steps: [number, number][]) => {
    const model = readBoard(board);
    let cursor = cursorAt(model, from);
    for (const step of steps) cursor = cursor && (stepped(model, cursor, step) ?? cursor);
    return cursor?.zone;
  };
  it('go to the neighbour and stay at the end of the board', () => {
    expect(walk(march.board, '30V.a', [1, 0])).toBe('30V.b');
    expect(walk(march.board, '30V.a', [0, 1])).toBe('30V.d');
    expect(walk(march.board, '30V.a', [-1, 0])).toBe('30V.a');
    expect(walk(march.board, '30V.c', [1, 0])).toBe('31R.a');
  });
  it('cross a large zone and keep their row', () => {
    const wide: BoardData = {
      span: 3,
      zones: [
        { name: 'a', kind: 'street', areas: [area(0, 0, 1, 1)] },
        { name: 'b', kind: 'street', areas: [area(0, 1, 1, 2)] },
        { name: 'hall', kind: 'room', areas: [area(1, 0, 2, 2)] },
        { name: 'c', kind: 'street', areas: [area(2, 0, 3, 1)] },
        { name: 'd', kind: 'street', areas: [area(2, 1, 3, 2)] },
      ],
      borders: [],
    };
    expect(walk(wide, 'b', [1, 0])).toBe('hall');
    expect(walk(wide, 'b', [1, 0], [1, 0])).toBe('d');
    expect(walk(wide, 'a', [1, 0], [1, 0])).toBe('c');
  });
  it('jump over gaps, straight or to the nearest zone on that side', () => {
    expect(walk(bent, 'corner', [1, 0])).toBe('far');
    expect(walk(bent, 'far', [0, -1])).toBe('L');
  });
});
