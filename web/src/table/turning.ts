// Where a game turned, from what its log tells.
import { found } from '../i18n/index.svelte';
import type { Happening } from '../protocol/messages';
import { isEvent, type TableEvent } from './events';

export interface TurningPoint {
  /** After how many choices it can be seen in the film. */
  choices: number;
  round: number;
  text: string;
  isGood: boolean;
}

interface Told {
  choices: number;
  round: number;
  event: TableEvent;
}

type Weighed = TurningPoint & { weight: number };

/** Of these every one counts, of all others the first. */
const EACH = new Set(['SurvivorEliminated', 'SurvivorLeft']);

/** A blow is worth telling from so many kills on. */
const BLOW = 2;

/** The turning points of a whole game in their order, the weightiest if there are more than a reader wants. */
export function turningPoints(happenings: readonly Happening[], most = 6): TurningPoint[] {
  const told = toldIn(happenings);
  const all = [...worded(told), ...measured(told)];
  const kept = new Set([...all].sort((a, b) => b.weight - a.weight || a.choices - b.choices).slice(0, most));
  return all
    .filter(point => kept.has(point))
    .sort((a, b) => a.choices - b.choices)
    .map(({ choices, round, text, isGood }) => ({ choices, round, text, isGood }));
}

/** Every event with the round it fell in: the choice that ends a round also begins the next. */
function toldIn(happenings: readonly Happening[]): Told[] {
  const told: Told[] = [];
  let round = 1;
  for (const { choices, events } of happenings)
    for (const event of events.filter(isEvent)) {
      if (event.is === 'RoundBegan') round = Number(event.round);
      told.push({ choices, round, event });
    }
  return told;
}

/** What the game has words for, so that a game names its own turning points by its messages. */
function worded(told: readonly Told[]): Weighed[] {
  const seen = new Set<string>();
  return told.flatMap(one => {
    const { is } = one.event;
    const isEach = EACH.has(is);
    if (seen.has(is) && !isEach) return [];
    seen.add(is);
    return [...point(one, `good.${is}`, isEach ? 3 : 2), ...point(one, `bad.${is}`, isEach ? 3 : 2)];
  });
}

/** What is found by comparing: the greatest blow, the highest danger, the last objective. */
function measured(told: readonly Told[]): Weighed[] {
  const blows = told.filter(one => one.event.is === 'AttackMade' && kills(one) >= BLOW);
  const blow = blows.reduce<Told | undefined>(
    (best, one) => (best && kills(best) >= kills(one) ? best : one),
    undefined,
  );
  const levels = told.filter(one => one.event.is === 'LevelReached');
  const highest = levels.findLast((one, at) => levels.findIndex(other => other.event.level === one.event.level) === at);
  const objectives = told.filter(one => one.event.is === 'ObjectiveTaken');
  const last = objectives.length > 1 ? objectives.at(-1) : undefined;
  return [
    ...(blow ? point(blow, 'good.blow', 2) : []),
    ...(highest ? point(highest, 'bad.level', 2) : []),
    ...(last ? point({ ...last, event: { ...last.event, count: objectives.length } }, 'good.objectives', 1) : []),
  ];
}

function kills(one: Told): number {
  return Number(one.event.kills);
}

function point({ choices, round, event }: Told, key: string, weight: number): Weighed[] {
  const text = found(`turning.${key}`, event);
  return text === undefined ? [] : [{ choices, round, text, isGood: key.startsWith('good.'), weight }];
}
