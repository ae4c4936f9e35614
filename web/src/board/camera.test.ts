import { describe, expect, it } from 'vitest';
import { moved, showing, slid, whole, zoomed } from './camera';

const all = whole(600, 900);

describe('the camera', () => {
  it('zooms round a point that stays where it is', () => {
    const near = zoomed(all, all, 2, [100, 100]);
    expect(near.w).toBe(all.w / 2);
    expect((100 - near.x) / near.w).toBeCloseTo((100 - all.x) / all.w);
  });
  it('never sees more than the board or less than a sixth of it', () => {
    expect(zoomed(all, all, 0.1, [0, 0])).toEqual(all);
    expect(zoomed(all, all, 100, [300, 450]).w).toBeCloseTo(all.w / 6);
  });
  it('stays on the board', () => {
    const near = zoomed(all, all, 4, [300, 450]);
    const pushed = moved(near, all, 5000, -5000);
    expect(pushed.x + pushed.w).toBe(all.x + all.w);
    expect(pushed.y).toBe(all.y);
    expect(moved(all, all, 40, 40)).toEqual(all);
  });
  it('moves as little as needed to show a zone', () => {
    const near = moved(zoomed(all, all, 4, [300, 450]), all, -5000, -5000);
    const zone = { x: 400, y: 20, w: 100, h: 100 };
    const seen = showing(near, all, zone);
    expect(seen.x + seen.w).toBe(500);
    expect(seen.y).toBe(near.y);
    expect(showing(seen, all, zone)).toEqual(seen);
  });
  it('slides what is painted against the way that it moves', () => {
    const near = zoomed(all, all, 4, [300, 450]);
    expect(slid(near, moved(near, all, 10, -5), 2)).toBe('translate(-20px, 10px)');
  });
});
