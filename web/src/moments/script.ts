// Turns what happened into beats: one moment after the other, each with what it does to the pieces.
import { applied, changesOf, filled, zoneOf, type Change, type Happened, type Rule } from '../board/changes';
import type { Piece } from '../board/pieces';
import * as draw from './frames';
import type { Cause } from './frames';
import type { Beat, Context, Kind, MomentRule, Moments } from './moment';
import type { Phases } from './phases';
import { FASTEST, LONGEST, TIMES } from './times';
import type { Cue } from '../sound/cues';

export interface Telling {
  /** What events do to the pieces, by name. */
  animations: Readonly<Record<string, readonly Rule[]>>;
  moments: Moments;
  phases: Phases;
  pieces: Piece[];
  context: Context;
}
/** What is heard with each kind of moment, and when. */
const HEARD: Partial<Record<Kind, { cue: Cue; at: number }>> = {
  phase: { cue: 'horn', at: TIMES.phase.banner },
  card: { cue: 'paper', at: TIMES.card.lies },
  dice: { cue: 'dice', at: TIMES.dice.fall },
  wound: { cue: 'cloth', at: TIMES.wound.claw },
  fall: { cue: 'bell', at: TIMES.fall.lies },
};
const STEP: Cue = 'step';

type Made = Pick<Beat, 'time' | 'frames' | 'still' | 'slide'>;
type Move = Change & { kind: 'move' };
const isMove = (change: Change): change is Move => change.kind === 'move';

/** The beats of some events. */
export function scriptOf(events: readonly Happened[], telling: Telling): Beat[] {
  const script = new Script(telling, events);
  for (const [i, event] of events.entries()) script.add(event, i);
  return shortened(withSteps(script.beats.map(one => one.beat())));
}

/** A beat in the making: what follows may still belong to it. */
interface Draft {
  kind: Kind;
  event: Happened;
  changes: Change[];
  /** What else may come with it. */
  takes: Change['kind'] | undefined;
  beat(): Beat;
}

class Script {
  readonly beats: Draft[] = [];
  #pieces: Piece[];
  #cause: Cause | undefined;

  constructor(
    private readonly telling: Telling,
    private readonly events: readonly Happened[],
  ) {
    this.#pieces = telling.pieces;
  }

  add(event: Happened, index: number): void {
    const { animations, moments, phases } = this.telling;
    if (phases.read(event)) this.#push('phase', event, [], draw.phaseFrames);
    const before = this.#pieces;
    const changes = changesOf([event], animations, before);
    this.#pieces = changes.reduce(applied, before);
    const rule = moments.rules[event.is];
    const isMade = rule !== undefined && this.#moment(rule, event, index, changes, before);
    if (!isMade) this.#plain(event, changes);
  }

  /** Shows an event by its rule; says whether there was something to show. */
  #moment(rule: MomentRule, event: Happened, index: number, changes: Change[], before: Piece[]): boolean {
    const context: Context = {
      ...this.telling.context,
      past: [...this.telling.context.past, ...this.events.slice(0, index)],
    };
    const zone = (template: string) => zoneOf(filled(template, event), before);
    switch (rule.is) {
      case 'prelude':
        return this.events.slice(index + 1).some(one => rule.to.includes(one.is));
      case 'cause': {
        const why = rule.why(event);
        const [from, to] = [filled(rule.from, event), filled(rule.to, event)];
        this.#cause = why && { from, to, why };
        return true;
      }
      case 'group':
        return this.#group(event, changes.filter(isMove));
      case 'card': {
        const at = zone(rule.at);
        if (at === undefined) return false;
        const face = () => rule.draw(event, context);
        this.#push('card', event, changes, all => draw.cardFrames(at, face, all), 'add');
        return true;
      }
      case 'dice': {
        const sight = rule.read(event, context);
        if (!sight) return false;
        this.#push('dice', event, changes, all => draw.diceFrames(sight, all), 'remove');
        return true;
      }
      case 'bite': {
        const at = zone(rule.at);
        if (at !== undefined) this.#push('bite', event, [], () => draw.biteFrames(at));
        return at !== undefined;
      }
      case 'wound': {
        const who = filled(rule.who, event);
        const [at, hearts] = [zone(rule.who), rule.hearts(event, context)];
        if (at === undefined || !hearts) return false;
        this.#push('wound', event, [], () => draw.woundFrames(who, at, hearts));
        return true;
      }
      case 'fall': {
        const at = zone(rule.who) ?? (rule.at && zone(rule.at));
        if (at === undefined || at === '') return false;
        const words = rule.say(event);
        this.#push('fall', event, changes, () => draw.fallFrames(filled(rule.who, event), at, words));
        return true;
      }
      case 'gain': {
        const told = filled(rule.at, event);
        const at = zoneOf(told, before);
        if (at === undefined) return false;
        const words = rule.say(event, context);
        const anchor = { ...(told.includes(':') ? { piece: told } : {}), zone: at, side: 'over' as const };
        this.#push('gain', event, changes, () => draw.gainFrames(anchor, words));
        return true;
      }
      case 'alarm': {
        const at = rule.at === undefined ? undefined : zone(rule.at);
        const words = rule.say?.(event, context) ?? '';
        const flash: Change[] =
          at !== undefined && rule.tone ? [{ kind: 'flash', zone: at, tone: rule.tone, label: '' }] : [];
        const all = changes.length > 0 ? changes : flash;
        this.#push('alarm', event, all, made => draw.alarmFrames(at, words, made), undefined, rule.cue);
        return true;
      }
    }
  }

  /** Those who go the same way go together; others follow. */
  #group(event: Happened, moves: Move[]): boolean {
    for (const move of moves) {
      const last = this.beats.at(-1);
      const first = last?.changes[0];
      const isTogether = last?.kind === 'group' && first?.kind === 'move' && isSameWay(first, move);
      if (last && isTogether) last.changes.push(move);
      else {
        const cause = this.#cause?.from === move.from ? this.#cause : undefined;
        this.#push('group', event, [move], () => draw.groupFrames(move.from, move.to, cause));
      }
    }
    return moves.length > 0;
  }

  /** What is no moment: pieces come, go and step, and belong to the moment before if it takes them. */
  #plain(event: Happened, changes: readonly Change[]): void {
    for (const change of changes) {
      const last = this.beats.at(-1);
      const first = last?.changes[0];
      const isOfLast = last?.takes === change.kind;
      const isTogether =
        last?.kind === 'step' && first?.kind === 'move' && change.kind === 'move' && isSameWay(first, change);
      if (last && (isOfLast || isTogether)) last.changes.push(change);
      else this.#push('step', event, [change], draw.stepFrames);
    }
  }

  #push(
    kind: Kind,
    event: Happened,
    changes: Change[],
    make: (changes: readonly Change[]) => Made,
    takes?: Change['kind'],
    cue?: Cue,
  ): void {
    const phase = this.telling.phases.now;
    const heard = cue ? { cue, at: 0 } : HEARD[kind];
    const own = [...changes];
    this.beats.push({
      kind,
      event,
      changes: own,
      takes,
      beat: () => ({ kind, event, phase, cue: heard, changes: own, ...make(own) }),
    });
  }
}

const isSameWay = (one: Move, other: Move) => one.from === other.from && one.to === other.to;

/** The dull step is heard once among the groups of one telling, not with every one of them. */
function withSteps(beats: Beat[]): Beat[] {
  const first = beats.findIndex(beat => beat.kind === 'group');
  return beats.map((beat, i) => (i === first ? { ...beat, cue: { cue: STEP, at: beat.slide[1] } } : beat));
}

const SLOW = new Set<Kind>(['card', 'alarm', 'bite', 'gain']);
const isSlow = (beat: Beat) => SLOW.has(beat.kind);

/** No phase lasts longer than people like to watch: late groups go together, many cards are read faster. */
function shortened(beats: Beat[]): Beat[] {
  const slow = beats.filter(isSlow).reduce((sum, beat) => sum + beat.time, 0);
  const pace = slow > LONGEST ? Math.max(FASTEST, LONGEST / slow) : 1;
  const joined: Beat[] = [];
  let spent = 0;
  for (const beat of beats) {
    const last = joined.at(-1);
    if (isSlow(beat) && pace < 1) joined.push(squeezed(beat, pace));
    else if (beat.kind !== 'group') joined.push(beat);
    else if (spent + beat.time <= LONGEST) {
      spent += beat.time;
      joined.push(beat);
    } else if (last?.kind === 'group' && isMarch(last)) joined.splice(-1, 1, march([last, beat]));
    else joined.push(march([beat]));
  }
  return joined;
}

const marches = new WeakSet<Beat>();
const isMarch = (beat: Beat) => marches.has(beat);
/** Groups that go at once. */
function march(groups: readonly Beat[]): Beat {
  const [first] = groups as [Beat, ...Beat[]];
  const changes = groups.flatMap(group => group.changes);
  const beat = { ...first, changes, ...draw.marchFrames(changes.filter(isMove).map(move => move.to)) };
  marches.add(beat);
  return beat;
}

const squeezed = (beat: Beat, pace: number): Beat => ({
  ...beat,
  time: beat.time * pace,
  frames: beat.frames.map(frame => ({ ...frame, at: frame.at * pace })),
  cue: beat.cue && { ...beat.cue, at: beat.cue.at * pace },
});
