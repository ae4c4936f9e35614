// Where a game turned, from what its log tells.
import { found } from '../../../i18n/index.svelte';
import type { AttackMade, HordeEvent } from '../../../protocol/horde';
import type { Happening } from '../../../protocol/messages';
import type { TurningPoint } from '../../../table/Turning.svelte';
import { hordeEvents } from '../events';
import { EACH_TURNS } from '../names';

interface Told<E extends HordeEvent = HordeEvent> {
  choices: number;
  round: number;
  event: E;
}

type Weighed = TurningPoint & { weight: number };

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
    for (const event of hordeEvents(events)) {
      if (event.is === 'RoundBegan') round = event.round;
      told.push({ choices, round, event });
    }
  return told;
}

/** What the game has words for, so that a game names its own turning points by its messages. */
function worded(told: readonly Told[]): Weighed[] {
  const seen = new Set<string>();
  return told.flatMap(one => {
    const { is } = one.event;
    const isEach = EACH_TURNS.has(is);
    if (seen.has(is) && !isEach) return [];
    seen.add(is);
    return [...point(one, `good.${is}`, isEach ? 3 : 2), ...point(one, `bad.${is}`, isEach ? 3 : 2)];
  });
}

/** What is found by comparing: the greatest blow, the highest danger, the last objective. */
function measured(told: readonly Told[]): Weighed[] {
  const blows = all(told, 'AttackMade').filter(one => one.event.kills >= BLOW);
  const blow = blows.reduce<Told<AttackMade> | undefined>(
    (best, one) => (best && best.event.kills >= one.event.kills ? best : one),
    undefined,
  );
  const levels = all(told, 'LevelReached');
  const highest = levels.findLast((one, at) => levels.findIndex(other => other.event.level === one.event.level) === at);
  const objectives = all(told, 'ObjectiveTaken');
  const last = objectives.length > 1 ? objectives.at(-1) : undefined;
  return [
    ...(blow ? point(blow, 'good.blow', 2) : []),
    ...(highest ? point(highest, 'bad.level', 2) : []),
    ...(last ? point(last, 'good.objectives', 1, { count: objectives.length }) : []),
  ];
}

function all<I extends HordeEvent['is']>(told: readonly Told[], is: I): Told<Extract<HordeEvent, { is: I }>>[] {
  return told.filter((one): one is Told<Extract<HordeEvent, { is: I }>> => one.event.is === is);
}

function point({ choices, round, event }: Told, key: string, weight: number, more = {}): Weighed[] {
  const text = found(`turning.${key}`, { ...event, ...more });
  return text === undefined ? [] : [{ choices, round, text, isGood: key.startsWith('good.'), weight }];
}
