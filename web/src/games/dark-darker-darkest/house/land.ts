// The house as a whole, bottom to top: floors, furniture; then what changes: dark rooms, fire, views of cameras, creeping darkness,
// walls, numbers; and above the marks door chips and markers. The client knows no rule: the view says what is lit and seen.
import type { Land } from '../../../board/look';
import type { Model, Segment, Shape } from '../../../board/model';
import { rng, seedOf } from '../../../draw/rng';
import { at, circle, g, path, rect, s, text, times, type Kid, type Point } from '../../../draw/svg';
import type { DarkestView, RoomView, WatchView } from '../../../protocol/dark-darker-darkest';
import { expansionsOf } from '../expansions';
import { drawWall, drawWindows, openings } from './edges';
import { drawHelicopter, drawRadiation } from './expansions';
import * as floor from './floors';
import { AHEAD, axes, codeOf, isChamber, isTurned, middleOf, TILE, tilesOf, turnedSide, type TilePlan } from './plan';
import * as token from './tokens';

/** The space round the house for the numbers of rows and columns. */
const PAD = 27;

export const house: Land = {
  pad: PAD,
  ground: drawFloors,
  light: () => null,
  state: (model, view, id) => drawState(model, view as DarkestView, id),
  tokens: (model, view, id) => drawTokens(model, view as DarkestView, id),
};

// One quiet object for a room: what it is, and its place as a share of the room.
const furnished: Readonly<Record<string, [kind: string, x: number, y: number]>> = {
  E1: ['rose', 0.5, 0.5],
  O01: ['shelves', 0.5, 0.2],
  O02: ['shelves', 0.5, 0.22],
  O03: ['dining', 0.5, 0.5],
  O04: ['piano', 0.3, 0.28],
  O05: ['crates', 0.8, 0.3],
  O06: ['bed', 0.82, 0.24],
  O07: ['coats', 0.3, 0.3],
  O08: ['workbench', 0.25, 0.3],
  O09: ['sofa', 0.24, 0.2],
  O11: ['desk', 0.66, 0.24],
  I01: ['rugRound', 0.5, 0.5],
  I02: ['rugRound', 0.5, 0.5],
  I03: ['runner', 0.5, 0.5],
  I04: ['shelves', 0.42, 0.28],
  I05: ['safe', 0.5, 0.5],
  I06: ['crates', 0.2, 0.28],
  I07: ['crates', 0.2, 0.3],
  I08: ['linen', 0.72, 0.2],
  I09: ['crates', 0.22, 0.24],
  I10: ['bed', 0.2, 0.4],
  C4: ['bench', 0.5, 0.8],
};
const STONE = ['E1', 'I04', 'I05', 'I15'];

function floorOf(shape: Shape): floor.Floor {
  if (isChamber(shape)) return floor.drawChamberFloor;
  if (shape.flags.includes('cure')) return floor.drawLabFloor;
  if (shape.flags.includes('reactor')) return floor.drawReactorFloor;
  if (shape.flags.includes('corner')) return floor.drawCornerFloor;
  if (shape.flags.includes('outside')) return floor.drawPlatformFloor;
  return STONE.includes(codeOf(shape)) ? floor.drawStoneFloor : floor.drawHallFloor;
}
const boxed = ({ room: { x, y, w, h } }: Shape, ...kids: Kid[]) =>
  at(x, y, s('svg', { width: w, height: h, viewBox: `0 0 ${w} ${h}`, overflow: 'hidden' }, kids));

function drawFloors(model: Model, id: string): Kid[] {
  const turned = isTurned(model);
  return [
    houseDefs(id),
    model.shapes.map(shape => {
      const { w, h } = shape.room;
      const [kind, x, y] = (!isChamber(shape) && furnished[codeOf(shape)]) || ['', 0, 0];
      return boxed(
        shape,
        floorOf(shape)(rng(seedOf(shape.name)), w, h, id),
        kind && at(x * w, y * h, floor.furniture[kind]?.(turned)),
        path(`M0 0H${w}V8H8V${h}H0z`, { fill: '#000', opacity: 0.42, filter: `url(#${id}-soft)` }),
      );
    }),
  ];
}
const houseDefs = (id: string) =>
  s(
    'defs',
    {},
    s(
      'pattern',
      { id: `${id}-scan`, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      rect(0, 0, 2, 6, { class: 'scan' }),
    ),
    s(
      'radialGradient',
      { id: `${id}-cure` },
      s('stop', { offset: 0, 'stop-color': '#6ff0b6', 'stop-opacity': 0.6 }),
      s('stop', { offset: 1, 'stop-color': '#6ff0b6', 'stop-opacity': 0 }),
    ),
  );

const roomsOf = (view: DarkestView) => new Map(view.rooms.map(room => [room.room, room]));

function drawState(model: Model, view: DarkestView, id: string): Kid[] {
  const rooms = roomsOf(view);
  const tiles = tilesOf(model);
  const dark = view.darkness.space;
  const lamps = new Set(view.survivors.filter(one => one.isPlaying).map(one => one.room));
  const isGone = (shape: Shape) => rooms.get(shape.name)?.isDestroyed === true;
  return [
    model.shapes.filter(isGone).map(shape => drawRuin(shape, id)),
    model.shapes
      .filter(shape => !isGone(shape) && !rooms.get(shape.name)?.isLit)
      .map(({ room: { x, y, w, h } }) =>
        rect(x, y, w, h, { class: 'unlit', style: `opacity:${(0.34 + dark * 0.045).toFixed(3)}` }),
      ),
    model.shapes
      .filter(shape => lamps.has(shape.name))
      .map(({ middle: [x, y] }) => circle(x, y, 92, { fill: `url(#${id}-hearth)`, opacity: 0.5 })),
    tiles.map(tile => drawBurning(tile, rooms.get(tile.hall.name), id)),
    drawRays(model, view),
    view.cameras.map(camera => drawBeam(model, camera, id)),
    drawCreeping(model, dark, id),
    drawWalls(model),
    drawAxes(model),
  ];
}

const drawRuin = (shape: Shape, id: string) =>
  boxed(shape, floor.drawAsh(rng(seedOf(shape.name)), shape.room.w, shape.room.h, id));

function drawBurning({ code, box: { x, y } }: TilePlan, room: RoomView | undefined, id: string): Kid {
  const count = room?.burns ?? 0;
  return (
    count > 0 &&
    at(
      x,
      y,
      s(
        'svg',
        { width: TILE, height: TILE, viewBox: `0 0 ${TILE} ${TILE}`, overflow: 'hidden' },
        rect(0, 0, TILE, TILE, { fill: '#ff6a1c', opacity: 0.1 + count * 0.08 }),
        circle(TILE / 2, TILE * 0.62, TILE * 0.72, { fill: `url(#${id}-fire)`, opacity: 0.32 + count * 0.16 }),
        tongues(code, count),
      ),
    )
  );
}
// Small flames along the skirting: more markers, more and higher flames.
function tongues(code: string, count: number): Kid[] {
  const r = rng(seedOf(code) + 31);
  return times(count * 5, () => {
    const along = r.between(12, TILE - 12);
    const scale = r.between(0.34, 0.5) + count * 0.08;
    const [x, y] = r.pick<Point>([
      [along, 17],
      [along, TILE - 9],
      [along, TILE - 9],
      [TILE - 12, along],
      [12, along],
    ]);
    return g(
      { transform: `translate(${x} ${y}) scale(${scale})`, opacity: 0.9 },
      path('M-9 8C-12-2-3-5-2-16 7-9 5-4 8-1 9-4 9-6 9-6 14 1 11 6 8 9z', { fill: '#ff8a2b' }),
      path('M-3 8C-5 2 0 0 1-5 5 0 5 5 3 8z', { fill: '#ffe9a8' }),
    );
  });
}

// Radiation lies on the whole tile.
const irradiated = (model: Model, view: DarkestView): TilePlan[] => {
  const rooms = expansionsOf(view).radiation?.tiles ?? [];
  return tilesOf(model).filter(tile => tile.rooms.some(({ name }) => rooms.includes(name)));
};
const drawRays = (model: Model, view: DarkestView): Kid[] =>
  irradiated(model, view).map(({ box: { x, y } }) =>
    rect(x + 5, y + 5, TILE - 10, TILE - 10, { rx: 6, class: 'ray-floor' }),
  );
// The helicopter hovers outside a window.
function drawOutside(model: Model, view: DarkestView): Kid {
  const { helicopter } = expansionsOf(view);
  const tile = tilesOf(model).find(one => one.rooms.some(({ name }) => name === helicopter?.tile));
  if (!helicopter || !tile) return null;
  const [dx, dy] = AHEAD[turnedSide(model, helicopter.side)];
  const [x, y] = middleOf(tile.box);
  return g(
    { transform: `translate(${x + dx * 72} ${y + dy * 72}) rotate(${dx === 0 ? 0 : 90}) scale(.7)` },
    drawHelicopter(),
  );
}

// A camera hangs on the back wall of its room, opposite to where it looks; at the lower wall it leaves room for the chip of a way.
function cameraPlace(model: Model, shape: Shape, camera: WatchView): Point {
  const { x, y, w, h } = shape.room;
  const [dx, dy] = AHEAD[turnedSide(model, camera.direction)];
  const [mx, my] = middleOf(shape.room);
  if (dx !== 0) return [dx > 0 ? x + 19 : x + w - 19, my];
  return [mx, dy > 0 ? y + 19 : y + h - 37];
}
// Its beam runs to the end of what it sees now.
function drawBeam(model: Model, camera: WatchView, id: string): Kid {
  const home = model.named(camera.room);
  if (!home) return null;
  const [dx, dy] = AHEAD[turnedSide(model, camera.direction)];
  const seen = [home, ...camera.sees.flatMap(room => model.named(room) ?? [])];
  const [cx, cy] = cameraPlace(model, home, camera);
  const reach = seen.map(({ room: { x, y, w, h } }) => (dx !== 0 ? (dx > 0 ? x + w : -x) : dy > 0 ? y + h : -y));
  const far = (Math.max(...reach) - 7) * (dx + dy > 0 ? 1 : -1);
  const [mx, my] = middleOf(home.room);
  const wide = Math.min(33, 12 + Math.abs(far - (dx !== 0 ? cx : cy)) * 0.13);
  const d =
    dx !== 0
      ? `M${cx} ${cy - 5}L${far} ${my - wide}V${my + wide}L${cx} ${cy + 5}z`
      : `M${cx - 5} ${cy}L${mx - wide} ${far}H${mx + wide}L${cx + 5} ${cy}z`;
  const clip = `${id}-beam-${camera.room.replace('.', '-')}`;
  return g(
    { class: 'beam', 'clip-path': `url(#${clip})` },
    s(
      'clipPath',
      { id: clip },
      seen.map(({ room: { x, y, w, h } }) => rect(x, y, w, h)),
    ),
    path(d, { class: 'beam-fill' }),
    path(d, { fill: `url(#${id}-scan)` }),
    path(d, { class: 'beam-edge' }),
  );
}

// The darkness comes in from the windows; each space of the track lets it reach further.
function drawCreeping({ width: w, height: h }: Model, level: number, id: string): Kid {
  const r = rng(77);
  const reach = 4 + level * 9;
  const wave = () => reach * r.between(0.35, 1.55);
  const points: Point[] = [];
  for (let x = 0; x <= w; x += 22) points.push([Math.min(w - reach, Math.max(reach, x)), wave()]);
  for (let y = 22; y <= h; y += 22) points.push([w - wave(), Math.min(h - reach, y)]);
  for (let x = w - 22; x >= 0; x -= 22) points.push([Math.max(reach, x), h - wave()]);
  for (let y = h - 22; y > 22; y -= 22) points.push([wave(), y]);
  const inner = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return path(`M-${PAD} -${PAD}H${w + PAD}V${h + PAD}H-${PAD}zM${inner}z`, {
    class: 'creep',
    'fill-rule': 'evenodd',
    opacity: (0.5 + level * 0.07).toFixed(2),
    filter: `url(#${id}-wide)`,
  });
}

const placed = ({ x, y, isUpright }: Segment, drawing: Kid) =>
  g({ transform: `translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}` }, drawing);
const isCorner = (along: number) => Math.abs(along % TILE) < 1;
function wallAlong(segment: Segment, draw: typeof drawWall): Kid {
  const from = segment.isUpright ? segment.y : segment.x;
  return placed(segment, draw(segment.length, isCorner(from), isCorner(from + segment.length)));
}
function drawWalls(model: Model): Kid {
  const walls = model.segments.filter(segment => !(segment.kind in openings));
  const ways = model.segments.filter(segment => segment.kind in openings);
  const isOuter = ({ before, after }: Segment) => (before ?? after)?.flags.includes('outer') === true;
  return g(
    { class: 'house-walls' },
    model.edges.map(edge => wallAlong(edge, isOuter(edge) ? drawWindows : drawWall)),
    walls.map(wall => wallAlong(wall, drawWall)),
    ways.map(way => placed(way, openings[way.kind]?.(way.length))),
  );
}
const drawAxes = (model: Model): Kid =>
  g(
    { class: 'axes' },
    axes(model).map(({ isRow, number, place: [x, y] }) =>
      g(
        { transform: `translate(${x} ${y})`, 'data-thing': 'axis' },
        isRow ? path('M0-10L10 8H-10z', { class: 'axis' }) : rect(-8, -8, 16, 16, { rx: 3, class: 'axis' }),
        text(0, isRow ? 6 : 4.4, number, { class: 'axis-no' }),
      ),
    ),
  );

function drawTokens(model: Model, view: DarkestView, id: string): Kid[] {
  const rooms = roomsOf(view);
  return [
    g({ class: 'house-chips', filter: `url(#${id}-lift)` }, drawChips(model, view)),
    g(
      { class: 'house-markers', filter: `url(#${id}-lift)` },
      tilesOf(model).map(tile => tileMarkers(model, tile, rooms.get(tile.hall.name), view, id)),
      model.shapes.map(shape => roomMarkers(shape, rooms.get(shape.name))),
      irradiated(model, view).map(({ hall: { room } }) =>
        at(room.x + room.w - 19, room.y + room.h - 18, drawRadiation()),
      ),
      drawOutside(model, view),
      view.cameras.map(camera => {
        const shape = model.named(camera.room);
        const [x, y] = shape ? cameraPlace(model, shape, camera) : [0, 0];
        return shape && at(x, y, token.drawCamera(turnedSide(model, camera.direction)));
      }),
    ),
  ];
}
function drawChips(model: Model, view: DarkestView): Kid[] {
  return view.doors.map(({ door, symbols, chip }) => {
    const rooms = door.split('-');
    const segment = model.segments.find(
      ({ kind, before, after }) =>
        kind === 'lock' && rooms.includes(before?.name ?? '') && rooms.includes(after?.name ?? ''),
    );
    if (!segment) return null;
    const half = segment.length / 2;
    const [x, y] = segment.isUpright ? [segment.x, segment.y + half] : [segment.x + half, segment.y];
    return at(x, y, token.drawDoorChip(symbols, chip ?? '', !segment.isUpright));
  });
}
function tileMarkers(model: Model, tile: TilePlan, room: RoomView | undefined, view: DarkestView, id: string): Kid[] {
  const { x, y, w, h } = tile.hall.room;
  const { flags, middle } = tile.hall;
  const front =
    view.fire?.room === tile.hall.name &&
    at(x + w - 21, y + h - 22, token.drawFireToken(view.fire.direction && turnedSide(model, view.fire.direction)));
  if (room?.isDestroyed) return [at(x + 17, y + 17, token.drawGone()), front];
  const plaques = token.PLAQUES.filter(name => flags.includes(name));
  return [
    flags.includes('cure') && !view.isShowdown && at(middle[0], middle[1] + 8, token.drawCure(id)),
    plaques.map((name, i) =>
      at(
        tile.box.x + TILE / 2 + (i - (plaques.length - 1) / 2) * 30,
        tile.box.y + 27,
        token.drawPlaque(name, room?.used.includes(name) ?? false),
      ),
    ),
    room && room.burns > 0 && at(x + 19, y + h - 19, token.drawBurns(room.burns)),
    front,
    view.isAdvanced &&
      tile.rooms.map(({ room: place, flags: printed }) =>
        token.ADVANCED.filter(icon => printed.includes(icon)).map(icon =>
          at(place.x + place.w - 17, place.y + 17, token.drawAdvanced(icon)),
        ),
      ),
  ];
}
function roomMarkers({ room: { x, y, w, h } }: Shape, room: RoomView | undefined): Kid[] {
  return [
    room?.isSearched && !room.isDestroyed && at(x + 16, y + 16, token.drawSearched()),
    room?.isMined && at(x + w - 18, y + h / 2, token.drawMine()),
    room !== undefined && room.stunned > 0 && at(x + w / 2, y + h - 15, token.drawStunned(room.stunned)),
  ];
}
