// How the borders of Night of the Living Dead are drawn: walls with windows and doorways, and what opens and shuts in them.
import * as line from '../../draw/borders';
import { g } from '../../draw/svg';
import type { BorderLook, BorderSite } from '../../board/look';

const isInner = ({ near, far }: BorderSite) => near === 'room' && far === 'room';
const wall = (site: BorderSite) => line.drawWall(isInner(site));
const passage = (site: BorderSite, ...more: SVGElement[]) => g({}, line.drawDoorway(isInner(site)), ...more);
const inWall = (rank: number, draw: BorderLook['draw']): BorderLook => ({ rank, draw, beside: wall });

export const borders: Record<string, BorderLook> = {
  open: { rank: 0, draw: line.drawOpen },
  // The inside of a barn is one floor.
  barn: { rank: 0, draw: line.drawOpen },
  wall: { rank: 2, draw: wall },
  doorway: inWall(3, site => passage(site)),
  window: inWall(3, site => line.drawWindow(isInner(site))),
  door: inWall(4, site => passage(site, line.drawSwungDoor())),
  'closed-door': inWall(4, site => passage(site, line.drawShutDoor())),
  barricade: inWall(5, site => passage(site, line.drawTornBoards())),
  'closed-barricade': inWall(5, site => passage(site, line.drawBoards())),
  stairs: inWall(5, site => passage(site, line.drawStairs())),
  'closed-stairs': inWall(5, site => passage(site, line.drawStairs(), line.drawBoards())),
};
export const edge: BorderLook = {
  rank: 1,
  draw: ({ near, far }) => (near === 'room' || far === 'room' ? line.drawWall(false) : undefined),
};
