// How the borders of White Death are drawn, by what lies on either side.
import * as line from '../../draw/borders';
import { g, path } from '../../draw/svg';
import type { BorderLook, BorderSite } from '../../board/look';

const touches = ({ near, far }: BorderSite, terrain: string) => near === terrain || far === terrain;
const isInner = ({ near, far }: BorderSite) => near === 'room' && far === 'room';

function wall(site: BorderSite): SVGElement {
  if (touches(site, 'room') || !touches(site, 'ruin')) return line.drawWall(isInner(site));
  return line.drawBrokenWall(site.r);
}
function doorway(site: BorderSite): SVGElement {
  return touches(site, 'ruin') && !touches(site, 'room')
    ? line.drawBrokenWall(site.r, true)
    : line.drawDoorway(isInner(site));
}
const parapet = ({ isFace }: BorderSite) => line.drawRampartEdge(isFace);

export const borders: Record<string, BorderLook> = {
  open: {
    rank: 0,
    draw: ({ near, far }) => (near === 'rot' && far === 'rot' ? line.drawRottenLine() : line.drawOpen()),
  },
  wall: { rank: 2, draw: wall },
  doorway: { rank: 3, draw: doorway, beside: wall },
  climb: { rank: 4, draw: parapet },
  stairs: {
    rank: 5,
    draw: ({ isFace }) => g({}, line.drawRampartEdge(isFace, true), line.drawStairs()),
    beside: parapet,
  },
  ladder: { rank: 6, draw: site => g({}, parapet(site), line.drawRopeLadder()), beside: parapet },
  // A ladder at a rampart that has fallen: it hangs there and serves nobody.
  'idle ladder': {
    rank: 6,
    draw: () =>
      g({ opacity: 0.7 }, line.drawRopeLadder(), path('M38 14L62-14', { stroke: 'var(--hot)', 'stroke-width': 3 })),
  },
};
export const edge: BorderLook = {
  rank: 1,
  draw: site => {
    if (touches(site, 'high')) return line.drawRampartEdge(site.isFace);
    if (touches(site, 'ruin')) return line.drawBrokenWall(site.r);
    return touches(site, 'room') ? line.drawWall(false) : undefined;
  },
};
