import { describe, expect, it } from 'vitest';
import { letterOf } from './standing';
import { added, removed, stacked, type Piece } from './pieces';
import { figureSeats, markerSeats, seatsAbove } from './seats';

const cell = { x: 200, y: 100, w: 100, h: 100 };
const walkers: Piece = { id: 'zombie:Walker', zone: 'a', count: 3 };

describe('stacks', () => {
  it('join equal pieces of a zone', () => {
    const other = { ...walkers, zone: 'b' };
    expect(stacked([walkers, other, { ...walkers, count: 2 }])).toEqual([{ ...walkers, count: 5 }, other]);
  });
  it('grow, shrink and vanish', () => {
    expect(added([walkers], 'zombie:Walker', 'a', 2)).toEqual([{ ...walkers, count: 5 }]);
    expect(added([walkers], 'zombie:Brute', 'a', 1)).toHaveLength(2);
    expect(removed([walkers], 'zombie:Walker', 'a', 2)).toEqual([{ ...walkers, count: 1 }]);
    expect(removed([walkers], 'zombie:Walker', 'a', 3)).toEqual([]);
    expect(removed([walkers], 'zombie:Walker', 'b', 3)).toEqual([walkers]);
  });
});

describe('seats', () => {
  it('are one for each figure, inside the zone, and never closer than the figures are wide', () => {
    for (const room of [cell, { ...cell, w: 200 }, { ...cell, h: 300 }, { ...cell, w: 50, h: 50 }]) {
      for (let count = 1; count <= 16; count++) {
        for (const markers of [0, 1, 4]) {
          const { places, scale } = figureSeats(count, room, markers);
          expect(places).toHaveLength(count);
          for (const [x, y] of places) {
            expect(x > room.x && x < room.x + room.w && y > room.y && y < room.y + room.h).toBe(true);
          }
          const gaps = places.flatMap(([x, y], i) => places.slice(i + 1).map(([a, b]) => Math.hypot(a - x, b - y)));
          expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(scale * 34);
        }
      }
    }
  });
  it('above a wide piece leave it its own part of the zone', () => {
    const [HALF_CAR, HALF_FIGURE] = [17, 20];
    for (let count = 1; count <= 6; count++) {
      const { places, scale, wide } = seatsAbove(count, cell);
      expect(places).toHaveLength(count);
      expect(wide[1] + HALF_CAR).toBeLessThan(cell.y + cell.h);
      for (const [, y] of places) expect(y + HALF_FIGURE * scale).toBeLessThan(wide[1] - HALF_CAR);
    }
  });
  it('of markers go round the rim, corners first', () => {
    const places = markerSeats(6, cell, 1);
    expect(places.slice(0, 2)).toEqual([
      [219, 120],
      [281, 120],
    ]);
    expect(new Set(places.map(String)).size).toBe(6);
    expect(markerSeats(1, cell, 3)).toEqual([[281, 181]]);
  });
});

it('letters of a forecast go on after Z', () => {
  expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
});
