import { describe, expect, it } from 'vitest';
import { seatsAbove } from './seats';

const ROOM = { x: 0, y: 0, w: 100, h: 100 };
/** A face with its ring and its letter, before it is scaled. */
const FACE = 42;
/** Half the height of a car. */
const CAR = 17;

describe('places in a zone', () => {
  it('keep six faces beside a car as large as they may be, and apart', () => {
    const { places, scale, wide } = seatsAbove(6, ROOM);
    expect(FACE * scale).toBeGreaterThan(28);
    for (const [i, [x, y]] of places.entries()) {
      for (const [ox, oy] of places.slice(i + 1))
        expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(FACE * scale);
      expect(y + (FACE * scale) / 2).toBeLessThan(wide[1] - CAR + 6);
    }
    expect(wide[1] + CAR).toBeLessThanOrEqual(100);
  });
});
