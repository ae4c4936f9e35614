// The city as a whole, bottom to top: ground, road paint, pavements, shadows, crossings, scenery, floors, walls and doors, the tank,
// lines between zones.
import type { Land } from '../../../board/look';
import type { Model, Shape } from '../../../board/model';
import type { Rect } from '../../../board/outline';
import { rng, seedOf } from '../../../draw/rng';
import { at, g, path, rect, s, type Kid, type Point } from '../../../draw/svg';
import { drawSet } from './furniture';
import * as ground from './ground';
import { drawNight } from './light';
import { halfRoad, isIndoors, isInner, isStreet, linesOf, openSides, outerWalls, roomOf, type Line } from './plan';
import * as street from './street';
import { drawDarkMark, drawSecretFloor, drawTank } from './tokens';
import * as wall from './walls';

export const city: Land = { ground: drawCity, light: drawNight };

function drawCity(model: Model, id: string): Kid[] {
  const lines = linesOf(model);
  const houses = model.shapes.filter(isIndoors);
  const kerbs = houses.filter(house =>
    lines.some(line => [line.before, line.after].includes(house) && facesStreet(line)),
  );
  const clipped = (...kids: Kid[]) => g({ 'clip-path': `url(#${id}-land)` }, kids);
  return [
    s(
      'clipPath',
      { id: `${id}-land` },
      model.shapes.flatMap(({ areas }) => areas.map(area => box(area))),
    ),
    wallShade(`${id}-eaves`, 0, 1),
    wallShade(`${id}-side`, 1, 0),
    model.shapes.filter(shape => !isIndoors(shape)).map(drawGround),
    model.shapes.filter(isStreet).map(shape => drawRoad(model, shape, lines)),
    clipped(
      street.drawPavements(kerbs.flatMap(({ areas }) => areas)),
      g(
        { filter: `url(#${id}-soft)`, opacity: 0.4 },
        houses.flatMap(({ areas }) =>
          areas.map(({ x, y, w, h }) => rect(x + 5, y + 7, w, h, { fill: 'var(--shade)' })),
        ),
      ),
      lines.filter(isCrossing).map(line => placed(line, street.drawCrossing(line.length, trimmed(model, line)))),
      lines.filter(line => line.kind !== 'open' && line.length > 84 && facesStreet(line)).map(drawScenery),
    ),
    houses.map(shape => drawIndoors(shape, lines, id)),
    drawWalls([...lines, ...outerWalls(model)]),
    model.shapes.filter(({ kind }) => kind === 'tank').map(({ room }) => at(room.x, room.y, drawTank(room.w, room.h))),
    lines.filter(isOpen).map(line => placed(line, path(`M6 0H${line.length - 6}`, { class: 'zone-line' }))),
  ];
}

const box = ({ x, y, w, h }: Rect, attributes = {}) => rect(x, y, w, h, attributes);
const placed = ({ x, y, isUpright }: Line, ...kids: Kid[]) =>
  g({ transform: `translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}` }, kids);
const isCrossing = ({ kind, before, after }: Line) => kind === 'open' && isStreet(before) && isStreet(after);
const isOpen = ({ kind, before, after }: Line) =>
  kind === 'open' || (kind === 'opening' && before?.kind === 'corridor' && after?.kind === 'corridor');
const facesStreet = ({ before, after }: Line) =>
  (isStreet(before) && isIndoors(after)) || (isIndoors(before) && isStreet(after));

// The shade that a wall throws into its room: a gradient, not a blur; a board has two dozen rooms.
const wallShade = (id: string, x2: number, y2: number) =>
  s(
    'linearGradient',
    { id, x1: 0, y1: 0, x2, y2 },
    s('stop', { offset: 0.2, style: 'stop-color:var(--shade)', 'stop-opacity': 0.42 }),
    s('stop', { offset: 1, style: 'stop-color:var(--shade)', 'stop-opacity': 0 }),
  );

function drawGround({ name, kind, areas }: Shape): Kid[] {
  const r = rng(seedOf(name));
  const paint = kind === 'street' ? ground.drawAsphalt : ground.drawLawn;
  return areas.map(({ x, y, w, h }) =>
    at(x, y, s('svg', { width: w, height: h, viewBox: `0 0 ${w} ${h}`, overflow: 'hidden' }, paint(r, w, h))),
  );
}

// Paint along a street; a crossroads has a manhole if it has room for one.
function drawRoad(model: Model, shape: Shape, lines: readonly Line[]): Kid {
  const { room } = shape;
  const [north, east, south, west] = openSides(shape, lines);
  const [isUpright, isLevel] = [north || south, east || west];
  if (isUpright && isLevel) {
    const [x, y] = [room.x + room.w / 2 + 22, room.y + room.h / 2 - 14];
    return room.w > 150 && room.h > 150 && at(x, y, ground.drawManhole());
  }
  return street.drawLane(room, isUpright, halfRoad(room, model, isUpright));
}
// At the edge of the board the street goes on; elsewhere it ends at a pavement.
function trimmed(model: Model, { x, y, length, isUpright }: Line): [number, number] {
  const [start, end] = isUpright ? [y, model.height] : [x, model.width];
  return [start === 0 ? 2 : 16, start + length === end ? 2 : 16];
}

// Wrecks along the kerb, trees and litter beside doors: seeded by the zones, never on a door.
function drawScenery(line: Line): Kid {
  const { before, after, length, isUpright, x, y, kind } = line;
  const r = rng(seedOf(`${before?.name} ${after?.name}`));
  const side = isStreet(before) ? -1 : 1;
  const spot = (along: number, out: number): Point =>
    isUpright ? [x + side * out, y + along] : [x + along, y + side * out];
  const middle = length / 2 + r.between(-8, 8);
  if (!wall.isDoor(kind) && r.chance(0.62)) {
    const [carX, carY] = spot(middle, 31 + r.between(0, 4));
    const skew = r.chance(0.3) ? r.between(-22, 22) : r.between(-4, 4);
    const turn = (isUpright ? 90 : 0) + (r.chance(0.5) ? 180 : 0) + skew;
    return g({ transform: `translate(${carX} ${carY}) rotate(${turn.toFixed(1)})` }, street.drawWreck(r));
  }
  const [treeX, treeY] = spot(wall.isDoor(kind) ? (r.chance(0.5) ? 16 : length - 16) : middle, 12);
  return r.chance(0.75)
    ? g({ transform: `translate(${treeX} ${treeY}) scale(.86)` }, street.drawTree(r))
    : at(treeX, treeY, street.drawLitter(r));
}

function drawIndoors(shape: Shape, lines: readonly Line[], id: string): Kid[] {
  const r = rng(seedOf(shape.name));
  const isDark = shape.flags.includes('dark');
  const isCorridor = shape.kind === 'corridor';
  const [floor, set] = roomOf(shape, lines);
  return shape.areas.map(({ x, y, w, h }) =>
    at(
      x,
      y,
      s(
        'svg',
        { width: w, height: h, viewBox: `0 0 ${w} ${h}`, overflow: 'hidden' },
        isCorridor
          ? ground.drawCorridor(r, w, h, openSides(shape, lines))
          : [
              ground.floors[floor](r, w, h),
              shape.flags.includes('secret') && drawSecretFloor(w, h),
              drawSet(set, w, h),
            ],
        isDark && rect(0, 0, w, h, { fill: 'var(--dusk)', opacity: 0.66 }),
        !isCorridor && [
          rect(0, 0, w, 17, { fill: `url(#${id}-eaves)` }),
          rect(0, 0, 17, h, { fill: `url(#${id}-side)` }),
        ],
        isDark && at(18, h - 18, drawDarkMark()),
      ),
    ),
  );
}

// Inner walls first, then those to the street, each course by course; then what is set into them and what lies on borders.
function drawWalls(lines: readonly Line[]): SVGElement {
  const walls = lines.filter(line => !isOpen(line) && line.kind !== 'sandbags');
  const cutOf = ({ kind, length }: Line) =>
    kind === 'opening' ? wall.openingCut(length) : wall.isDoor(kind) ? wall.doorCut(length) : undefined;
  const masonry = (list: readonly Line[]) =>
    wall.courses.map(course =>
      list.map(line => placed(line, wall.drawWallLine(line.length, cutOf(line), isInner(line), course))),
    );
  return g(
    { class: 'walls' },
    masonry(walls.filter(isInner)),
    masonry(walls.filter(line => !isInner(line))),
    lines
      .filter(({ kind }) => kind === 'sandbags')
      .map(line => placed(line, wall.drawSandbags(rng(line.x + line.y * 3), line.length))),
    walls.map(line => drawFitting(line)),
  );
}
function drawFitting(line: Line): Kid {
  const { kind, length, isUpright, before } = line;
  if (kind === 'opening') return placed(line, wall.drawOpening(wall.openingCut(length)));
  if (!wall.isDoor(kind)) return null;
  // Leaves open into the room: above a level line, or to the left of an upright one, which is turned by a quarter.
  const isBefore = before?.kind === 'room';
  const inside = isUpright === isBefore ? 1 : -1;
  return placed(line, wall.drawDoor(kind, { at: length / 2, inside, turn: isUpright ? 90 : 0 }));
}
