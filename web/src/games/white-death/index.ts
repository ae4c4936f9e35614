// White Death: snow, slate and lamplight.
import { drawCorruption } from '../../draw/corruption';
import { drawFlagstones, drawPlanks, drawRampartTop, drawRuins, drawSnowStreet } from '../../draw/grounds';
import { drawEmpress, drawGuards } from '../../draw/people';
import { circle, g, path } from '../../draw/svg';
import * as token from '../../draw/tokens';
import * as zombie from '../../draw/zombies';
import { hordeGame } from '../horde';
import { hordeAnimations } from '../horde/animations';
import { annexed, type HordeView } from '../horde/view';
import { whiteDeathAnimations } from './animations';
import { borders, edge } from './borders';
import { busts, colours } from './busts';
import { buttons } from './buttons';
import { cover } from './cover';
import { gear } from './gear';
import { moments } from './moments';

const counted = (drawing: SVGElement, count: number): SVGElement =>
  count > 1 ? g({}, drawing, zombie.drawCount(11, 10, count)) : drawing;
const corner = (draw: (count: number) => SVGElement) => ({ place: 'corner' as const, draw });
const blessed = () =>
  g(
    {},
    circle(0, 0, 7.5, { fill: 'var(--ring-base)' }),
    path('M0-6L1.8-1.8 6 0 1.8 1.8 0 6-1.8 1.8-6 0-1.8-1.8z', { fill: 'var(--beam)' }),
  );

// The mark on the spawn token that the Defiler came from.
const defiled = () =>
  g(
    {},
    circle(0, 0, 7.5, { fill: 'var(--rot)', stroke: 'var(--rot-glow)', 'stroke-width': 1.5 }),
    path('M-4 0Q0-5 4 0 0 5-4 0z', { fill: 'var(--rot-glow)' }),
  );

// What the annexes add to the board: the blessed, where the Defiler came from, and ladders that hang where nobody can climb.
function annexes(view: HordeView) {
  return {
    badges: new Map([
      ...annexed<string>(view, 'Blessed', 'survivors').map((name): [string, string] => [`survivor:${name}`, 'blessed']),
      ...annexed<string>(view, 'Defilement', 'token').map((name): [string, string] => [`spawn:${name}`, 'defiled']),
    ]),
    hung: annexed<number>(view, 'RopeLadders', 'placed')
      .filter(border => view.board.borders[border]?.kind !== 'ladder')
      .map(border => ({ border, kind: 'idle ladder' })),
  };
}

export const whiteDeath = hordeGame(
  {
    game: 'white-death',
    theme: 'white-death',
    zones: {
      street: { terrain: 'open', ground: drawSnowStreet },
      room: { terrain: 'room', ground: drawPlanks },
      ruins: { terrain: 'ruin', ground: drawRuins },
      rampart: { terrain: 'high', ground: drawRampartTop },
      corruption: { terrain: 'rot', ground: drawFlagstones, cover: drawCorruption },
    },
    borders,
    edge,
    zombies: {
      Walker: { draw: zombie.drawWalker, reach: 17 },
      Runner: { draw: zombie.drawRunner, reach: 19 },
      Brute: { draw: zombie.drawBrute, reach: 19 },
      Khan: { draw: zombie.drawAbomination, reach: 26 },
      Defiler: { draw: zombie.drawNecromancer, reach: 20 },
    },
    allies: { Guard: drawGuards, Empress: drawEmpress },
    tokens: {
      noise: corner(token.drawNoise),
      freeze: corner(count => counted(token.drawFreeze(), count)),
      cauldron: corner(count => counted(token.drawCauldron(), count)),
      ladder: corner(count => counted(token.drawLadderRoll(), count)),
      exit: corner(token.drawExit),
      banner: corner(token.drawBanner),
      beacon: { place: 'middle', draw: (_, board) => token.drawBeacon(board) },
      corruption: { place: 'ground', draw: token.drawRotToken },
    },
    busts,
    colours,
    gear,
    buttons,
    cover,
    spawnLabel: name => (name === 'defiler' ? 'D' : name.slice(0, 2)),
    badges: { blessed, defiled },
    annexes,
    moments,
    animations: { ...hordeAnimations, ...whiteDeathAnimations },
  },
  { tips: () => import('./tips'), guide: { mission: 'WD-M00', steps: () => import('./guide') } },
);
