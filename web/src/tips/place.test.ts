import { describe, expect, it } from 'vitest';
import { placed, type Box } from './place';

const room: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const thing: Box = { left: 400, top: 200, right: 460, bottom: 260 };
const at = ({ left, top }: { left: number; top: number }): Box => ({ left, top, right: left + 200, bottom: top + 100 });
const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('a tip', () => {
  it('stands beside its thing, to the right if it may', () => {
    expect(placed(thing, 200, 100, room)).toEqual({ left: 470, top: 200 });
  });

  it('goes elsewhere rather than hide a figure', () => {
    const figure: Box = { left: 480, top: 210, right: 520, bottom: 250 };
    const box = at(placed(thing, 200, 100, room, [figure]));
    expect(meets(box, figure)).toBe(false);
    expect(meets(box, thing)).toBe(false);
  });

  it('stays in the room and off its thing in every corner', () => {
    for (const left of [0, 470, 940])
      for (const top of [0, 270, 540]) {
        const corner = { left, top, right: left + 60, bottom: top + 60 };
        const box = at(placed(corner, 200, 100, room));
        expect(meets(box, corner)).toBe(false);
        expect(box.left).toBeGreaterThanOrEqual(8);
        expect(box.top).toBeGreaterThanOrEqual(8);
        expect(box.right).toBeLessThanOrEqual(992);
        expect(box.bottom).toBeLessThanOrEqual(592);
      }
  });
});
