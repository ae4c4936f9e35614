// What is worth watching in the house: events, fire and darkness, cameras and terror, the reactions of what is in the dark.
import type { Happened } from '../../board/changes';
import { path, rect, s, text } from '../../draw/svg';
import { name, t } from '../../i18n/index.svelte';
import type { Context, DiceSight, Hearts, MomentRule, Moments } from '../../moments/moment';
import type { DarkestEvent, DarkestView } from '../../protocol/dark-darker-darkest';
import { drawFace } from './house/dice';
import { sightOf, tileOf } from './sight';

const FAILURE = 'FAILURE';
const said = (value: unknown): string => (typeof value === 'string' ? value : '');
const faces = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [said(value)].filter(Boolean));
const viewOf = ({ view }: Context) => view as DarkestView;

/** Dice with symbols; they lie with their faces up, so what they mean is their names. */
function symbols(where: (event: Happened, context: Context) => string | undefined, from?: string) {
  return (event: Happened, context: Context): DiceSight | undefined => {
    const at = where(event, context);
    const rolled = faces(event.dice ?? event.face);
    if (!at || rolled.length === 0) return undefined;
    const names = [...new Set(rolled.filter(face => face !== FAILURE))].map(face => name('face', face));
    return {
      at,
      ...(from ? { from: `survivor:${said(event[from])}` } : {}),
      dice: rolled.map(face => ({ lying: () => drawFace(face), meant: () => drawFace(face) })),
      means: names.length > 0 && names.length <= 2 ? names.join(', ') : '',
    };
  };
}
const inRoom = ({ room }: Happened) => said(room) || undefined;
const byWho = ({ who }: Happened) => (said(who) ? `survivor:${said(who)}` : undefined);
/** A terror follows from a camera, and lies where that looked. */
const where = (_: Happened, { past }: Context) => said(past.findLast(one => said(one.room) !== '')?.room) || undefined;

/** A die of four and a die of six name a tile by its row and column. */
function tileDice({ row, column }: Happened, context: Context): DiceSight | undefined {
  const { board } = sightOf(viewOf(context));
  const room = board.zones.find(zone => {
    const tile = tileOf(board, zone.name);
    return tile?.row === Number(row) && tile.column === Number(column);
  })?.name;
  const die = (shape: SVGElement, count: unknown) => () =>
    s(
      'svg',
      { class: 'dd-tile-die', viewBox: '0 0 36 36' },
      shape.cloneNode(true) as SVGElement,
      text(18, 25, String(count)),
    );
  const both = [die(path('M18 2L35 33H1z'), row), die(rect(2, 2, 32, 32, { rx: 6 }), column)].map(drawn => ({
    lying: drawn,
    meant: drawn,
  }));
  return room === undefined ? undefined : { at: room, dice: both, means: '' };
}

function hearts(event: Happened, context: Context): Hearts | undefined {
  const who = viewOf(context).survivors.find(one => one.name === event.who);
  if (!who) return undefined;
  return { before: Math.max(0, who.wounds - Number(event.health)), after: who.wounds, all: who.deadlyWounds };
}

const rules: Partial<Record<DarkestEvent['is'], MomentRule>> = {
  TileRolled: { is: 'dice', read: tileDice },
  CameraChecked: { is: 'dice', read: symbols(inRoom) },
  TerrorRolled: { is: 'dice', read: symbols(where) },
  Attacked: { is: 'dice', read: symbols(byWho) },
  EscapeRolled: { is: 'dice', read: symbols(byWho) },
  RadiationChecked: { is: 'dice', read: symbols(byWho) },
  Searched: { is: 'dice', read: symbols(inRoom) },
  EnemiesAttacked: { is: 'dice', read: symbols(inRoom) },
  VictimAttacked: { is: 'dice', read: symbols(inRoom) },
  DefenceRolled: { is: 'dice', read: symbols(inRoom) },
  HordeMoved: { is: 'group' },
  TokenMoved: { is: 'group' },
  BeastMoved: { is: 'group' },
  TokenPlaced: { is: 'alarm', at: '{room}', tone: 'spawn', cue: 'step' },
  TokenRevealed: { is: 'alarm', at: '{room}', tone: 'spawn', cue: 'knock' },
  SpecialRevealed: { is: 'alarm', at: '{room}', tone: 'spawn', cue: 'knock' },
  CreatureEntered: { is: 'alarm', at: '{room}', tone: 'spawn', cue: 'horn' },
  FireBrokeOut: { is: 'alarm', at: '{room}', tone: 'noise', cue: 'horn' },
  FireMoved: { is: 'alarm', at: '{room}', tone: 'noise', cue: 'paper' },
  BurnAdded: { is: 'alarm', at: '{room}', tone: 'noise', cue: 'paper' },
  TileDestroyed: { is: 'alarm', at: '{room}', tone: 'hurt', cue: 'knock' },
  DarknessAdvanced: { is: 'alarm', cue: 'bell' },
  Grabbed: { is: 'bite', at: 'survivor:{who}' },
  Bitten: { is: 'bite', at: 'survivor:{who}' },
  HealthLost: { is: 'wound', who: 'survivor:{who}', hearts },
  SurvivorLost: { is: 'fall', who: 'survivor:{who}', say: ({ who }) => t('moment.falls', { survivor: said(who) }) },
  SkillBought: { is: 'gain', at: 'survivor:{who}', say: ({ skill }) => name('skill', said(skill)) },
  SkillGiven: { is: 'gain', at: 'survivor:{who}', say: ({ skill }) => name('skill', said(skill)) },
};

export const darkestMoments: Moments = {
  phases: [
    {
      id: 'events',
      after: [],
      begins: ['EventsAdvanced'],
      ends: ['GroupActs'],
      steps: [
        { id: 'event', events: ['EventsAdvanced'] },
        { id: 'camera', events: ['GroupsFormed', 'CameraChecked'] },
      ],
    },
    {
      id: 'reactions',
      after: ['GroupActs'],
      begins: ['HordeMoved', 'BeastMoved', 'EnemiesAttacked'],
      ends: ['GroupActs', 'RoundBegan', 'EventsAdvanced'],
      steps: [{ id: 'react', events: ['HordeMoved', 'BeastMoved', 'EnemiesAttacked'] }],
    },
  ],
  rules,
};
