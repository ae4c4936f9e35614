// Night of the Living Dead: a farmhouse in 1968, on silver film or as a colour postcard.
import * as furniture from '../../draw/furniture';
import * as ground from '../../draw/grounds';
import * as token from '../../draw/tokens';
import { g } from '../../draw/svg';
import * as zombie from '../../draw/zombies';
import { hordeGame } from '../horde';
import { hordeAnimations } from '../horde/animations';
import { livingDeadAnimations } from './animations';
import { borders, edge } from './borders';
import { busts, colours, letters } from './busts';
import { carLook, cars } from '../horde/car';
import { cover } from './cover';
import { mood, onFilm, states } from './faces';
import { gear } from './gear';
import { moments } from './moments';

const counted = (drawing: SVGElement, count: number): SVGElement =>
  count > 1 ? g({}, drawing, zombie.drawCount(11, 10, count)) : drawing;
// In a car, besides the driver.
const SEATS = 5;
// White comes first; coloured ones wait for their scene.
const SPAWNS: Record<string, string> = { white: '#f4f1e6', yellow: '#d9a514', purple: '#7b4bb0' };
const colourOf = (spawn: string) => spawn.split(' ')[0] ?? spawn;

export const nightOfTheLivingDead = hordeGame(
  {
    game: 'night-of-the-living-dead',
    theme: 'night',
    zones: {
      ground: { terrain: 'open', ground: ground.drawGrass },
      road: { terrain: 'open', ground: ground.drawRoad, tint: 'var(--asphalt)' },
      pump: { terrain: 'open', ground: ground.drawPump, tint: 'var(--car)' },
      cornfield: { terrain: 'open', ground: ground.drawCornfield, tint: 'var(--maize)' },
      woods: { terrain: 'open', ground: ground.drawWoods, tint: 'var(--crown-1)' },
      room: {
        terrain: 'room',
        ground: ground.drawPlanks,
        furniture: [
          furniture.drawTable,
          furniture.drawBed,
          furniture.drawShelf,
          furniture.drawHearth,
          furniture.drawSofa,
        ],
      },
      barn: {
        terrain: 'room',
        ground: ground.drawBarnFloor,
        tint: 'var(--plank-3)',
        furniture: [furniture.drawBarrels, furniture.drawShelf],
      },
    },
    borders,
    edge,
    zombies: {
      Walker: { draw: zombie.drawWalker, reach: 17 },
      Breaker: { draw: zombie.drawBreaker, reach: 19 },
      Fatty: { draw: zombie.drawFatty, reach: 21 },
      Relative: { draw: zombie.drawRelative, reach: 17 },
    },
    allies: {},
    tokens: {
      car: { place: 'middle', isWide: true, draw: () => token.drawCar(undefined, [], SEATS) },
      barricade: { place: 'corner', draw: count => counted(token.drawLooseBoards(), count) },
    },
    landmarks: {
      'melee cache': () => token.drawCrate('M-5 5L5-5M-5 1L-1 5'),
      'ranged cache': () => token.drawCrate('M-6 3L-3 0H6M-3 0L-2 4M2 0V-2'),
      corpse: token.drawCorpse,
    },
    families: { car: carLook(SEATS) },
    busts,
    colours,
    letters,
    gear,
    cover,
    spawnLabel: name => (name === 'white' ? 'W' : (/ (\d+)$/.exec(name)?.[1] ?? '')),
    spawnColour: name => SPAWNS[colourOf(name)] ?? 'var(--spawn)',
    badges: {},
    annexes: view => ({ hung: [], badges: new Map(), joined: cars(view) }),
    mood,
    states,
    onFilm,
    moments,
    animations: { ...hordeAnimations, ...livingDeadAnimations },
  },
  { tips: () => import('./tips'), guide: { mission: 'NL-M01', steps: () => import('./guide') } },
);
