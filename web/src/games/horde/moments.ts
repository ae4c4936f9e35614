// What is worth watching in the zombie games: which events are moments, and what is drawn and said of them.
import '../../draw/dice.css';
import type { Happened } from '../../board/changes';
import { drawDie } from '../../draw/dice';
import { icon } from '../../draw/icons';
import { at, g, rect, text } from '../../draw/svg';
import { found, name, t } from '../../i18n/index.svelte';
import type { Context, DiceSight, Hearts, MomentRule, Moments, Why } from '../../moments/moment';
import { drawCardFace } from '../../moments/pictures';
import type { Catalogue, HordeEvent, TableView } from '../../protocol/horde';
import { hordeEvents } from './events';
import type { HordeLook } from './look';
import { lastRoll } from './table/rolls';

/** What a game of the family adds: by which rules its zombies see or hear, and its own moments. */
export interface OwnMoments {
  sees: readonly string[];
  hears: readonly string[];
  /** Events by which a survivor falls besides those of the family. */
  falls?: readonly string[];
  rules?: Readonly<Record<string, MomentRule>>;
}
const COLOURS = ['blue', 'yellow', 'orange', 'red'];
const viewOf = ({ view }: Context) => view as TableView;
const said = (value: unknown): string => (typeof value === 'string' ? value : '');

const FALL: MomentRule = {
  is: 'fall',
  who: 'survivor:{survivor}',
  at: '{zone}',
  say: ({ survivor }) => t('moment.falls', { survivor: said(survivor) }),
};

export function hordeMoments(look: HordeLook, own: OwnMoments): Moments {
  const rules: Partial<Record<HordeEvent['is'], MomentRule>> = {
    DestinationChosen: { is: 'cause', from: '{from}', to: '{destination}', why: event => whyOf(event, own) },
    ZombiesMoved: { is: 'group' },
    ZombiesPushed: { is: 'group' },
    ZombiesAttacked: { is: 'bite', at: '{zone}' },
    ZombieCardDrawn: { is: 'card', at: '{zone}', draw: (event, context) => cardFace(event, context, look) },
    AttackDeclared: { is: 'prelude', to: ['DiceRolled', 'AllOutDiceRolled'] },
    DiceRolled: { is: 'dice', read: attackDice },
    DiceRerolled: { is: 'dice', read: attackDice },
    AllOutDiceRolled: { is: 'dice', read: attackDice },
    ArmourRolled: { is: 'dice', read: armourDice },
    WoundsSuffered: { is: 'wound', who: 'survivor:{survivor}', hearts },
    SurvivorEliminated: FALL,
    SkillGained: { is: 'gain', at: 'survivor:{survivor}', say: event => name('skill', said(event.skill)) },
    LevelReached: { is: 'gain', at: 'survivor:{survivor}', say: event => name('level', said(event.level)) },
    ExtraActivation: { is: 'alarm', cue: 'horn' },
    BuildingOpened: { is: 'alarm', at: '{zone}', tone: 'spawn', cue: 'knock' },
  };
  return {
    phases: [
      {
        id: 'zombies',
        after: ['TurnEnded'],
        begins: ['ZombiesAttacked', 'DestinationChosen', 'ZombiesMoved', 'ZombieCardDrawn', 'SecondActionBegan'],
        ends: ['RoundBegan', 'TurnBegan'],
        steps: [
          { id: 'walk', events: ['ZombiesAttacked', 'DestinationChosen', 'ZombiesMoved'] },
          { id: 'spawn', events: ['ZombieCardDrawn'] },
        ],
      },
    ],
    rules: { ...rules, ...Object.fromEntries((own.falls ?? []).map(is => [is, FALL])), ...own.rules },
  };
}

function whyOf({ rule }: Happened, { sees, hears }: OwnMoments): Why | undefined {
  if (sees.includes(said(rule))) return 'sees';
  return hears.includes(said(rule)) ? 'hears' : undefined;
}

/** The card as it is printed: the kind large, its four lines, the one that counts lit; or what else it is. */
function cardFace(event: Happened, { sheet }: Context, look: HordeLook): SVGElement {
  const catalogue = sheet?.catalogue as Catalogue | undefined;
  const card = catalogue?.zombieCards.find(one => one.number === event.card);
  if (!card) return drawCardFace(text(0, 8, said(event.card), { class: 'moment-card-count now' }));
  const now = COLOURS.indexOf(said(event.level));
  const spawn = look.piece(`spawn:${said(event.spawn)}`, new Map()).draw(1, '');
  const picture = card.zombie && card.zombie !== '-' ? look.zombie(card.zombie).draw(1, '') : undefined;
  const isPlain = card.kind === 'spawn';
  return drawCardFace(
    at(-14, -31, g({ transform: 'scale(.8)' }, picture ?? sign())),
    at(17, -30, g({ transform: 'scale(.82)' }, spawn)),
    !isPlain && text(0, -9, found(`zombieCard.${card.kind}`) ?? '', fitted(found(`zombieCard.${card.kind}`) ?? '')),
    card.counts.map((count, i) =>
      at(
        0,
        i * (isPlain ? 15.5 : 13.5) - (isPlain ? 5 : -4),
        i === now && rect(-31, -8, 62, 16, { rx: 4, class: 'moment-card-now' }),
        COLOURS.map((_, bar) =>
          rect(-26 + bar * 6, -4.5, 4, 9, { rx: 1, fill: bar <= i ? `var(--${COLOURS[i] ?? ''})` : '#8888' }),
        ),
        text(16, 4.2, count, { class: i === now ? 'moment-card-count now' : 'moment-card-count' }),
      ),
    ),
  );
}
const sign = () => g({ transform: 'translate(-12 -12)', color: 'var(--count)' }, icon('bolt', 24));
/** Words that keep within the card. */
const fitted = (words: string) => ({
  class: 'moment-card-words',
  ...(words.length > 10 ? { textLength: 60, lengthAdjust: 'spacingAndGlyphs' } : {}),
});

function attackDice(event: Happened, { past }: Context): DiceSight | undefined {
  const told = hordeEvents([...past, event]);
  const declared = told.findLast(one => one.is === 'AttackDeclared');
  const roll = lastRoll([{ step: 0, events: told }]);
  if (!declared || !roll) return undefined;
  return {
    at: declared.target,
    from: `survivor:${declared.survivor}`,
    dice: roll.dice.map(die => ({
      lying: () => drawDie(die.value, true, '', die.isAllOut),
      meant: () => drawDie(die.value, die.isHit, '', die.isAllOut),
    })),
    means: t('table.hits', { count: roll.hits }),
  };
}

function armourDice(event: Happened): DiceSight | undefined {
  const roll = lastRoll([{ step: 0, events: hordeEvents([event]) }]);
  return (
    roll && {
      at: `survivor:${roll.who}`,
      dice: roll.dice.map(die => ({
        lying: () => drawDie(die.value, true, ''),
        meant: () => drawDie(die.value, die.isHit, ''),
      })),
      means: t('table.prevented', { count: roll.hits }),
    }
  );
}

function hearts(event: Happened, context: Context): Hearts | undefined {
  const who = viewOf(context).survivors.find(one => one.name === event.survivor);
  const [wounds, total] = [Number(event.wounds), Number(event.total)];
  return (
    who && {
      before: Math.max(0, Math.min(total, who.health) - wounds),
      after: Math.min(total, who.health),
      all: who.health,
    }
  );
}
