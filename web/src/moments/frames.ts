// The frames of every kind of moment: what is seen when. The script says of which event, the director shows them.
import type { Change } from '../board/changes';
import { drawCardBack, CARD, drawClaws, drawDice, drawHearts, drawSaying, drawTipped, drawWhy } from './pictures';
import { widthOfDice, widthOfSaying } from './pictures';
import type { Anchor, Beat, DiceSight, Frame, Hearts, Over, Why } from './moment';
import { TIMES } from './times';

type Drawn = Pick<Beat, 'time' | 'frames' | 'still' | 'slide'>;

const frame = (at: number, given: Partial<Frame> = {}): Frame => ({
  at,
  places: [],
  isDusk: (given.places?.length ?? 0) > 0,
  over: [],
  flash: [],
  pieces: 'before',
  ...given,
});
const over = (at: Anchor, size: readonly [number, number], draw: Over['draw'], from?: Anchor): Over => ({
  at,
  size,
  draw,
  ...(from ? { from } : {}),
});
const saying = (at: Anchor, words: string, tone: '' | 'good' | 'hot' = ''): Over[] =>
  words ? [over(at, [widthOfSaying(words), 26], () => drawSaying(words, tone))] : [];
const NEVER: readonly [number, number] = [0, 0];

/** A step of one piece, or a zone that flashes. */
export function stepFrames(changes: readonly Change[]): Drawn {
  const isMove = changes.some(change => change.kind === 'move');
  const flash = changes.filter(change => change.kind !== 'move');
  return {
    time: TIMES.step.time,
    frames: [frame(0, { flash, pieces: isMove ? 'lifted' : 'after' })],
    still: 0,
    slide: [0, TIMES.step.time],
  };
}

export function phaseFrames(): Drawn {
  const { dusk, steps, time } = TIMES.phase;
  return {
    time,
    frames: [frame(0), frame(dusk, { isDusk: true }), frame(steps, { isDusk: true })],
    still: 2,
    slide: NEVER,
  };
}

export interface Cause {
  from: string;
  to: string;
  why: Why;
}

/** A group goes: first the lamp, then why, then the step. */
export function groupFrames(from: string, to: string, cause: Cause | undefined): Drawn {
  if (!cause) {
    const { step, time } = TIMES.plainGroup;
    const lit = { places: [from, to] };
    return { time, frames: [frame(0, lit), frame(step, { ...lit, pieces: 'lifted' })], still: 0, slide: [step, time] };
  }
  const { cause: told, step, time } = TIMES.group;
  const anchor: Anchor = { zone: cause.to, side: 'over' };
  const why = [over(anchor, [30, 30], () => drawWhy(cause.why), { zone: from, side: 'on' })];
  const lit = { places: [from, cause.to], over: why };
  return {
    time,
    frames: [frame(0, { places: [from] }), frame(told, lit), frame(step, { ...lit, pieces: 'lifted' })],
    still: 1,
    slide: [step, time],
  };
}

/** Many groups go at once. */
export function marchFrames(places: readonly string[]): Drawn {
  const { step, time } = TIMES.plainGroup;
  const lit = { places: places.slice(0, 6) };
  return { time, frames: [frame(0, lit), frame(step, { ...lit, pieces: 'lifted' })], still: 0, slide: [step, time] };
}

/** A card lies down beside its zone, is turned over and read; then they come. */
export function cardFrames(zone: string, face: () => SVGElement, changes: readonly Change[]): Drawn {
  const { lies, turns, read, pieces, time } = TIMES.card;
  const beside: Anchor = { zone, side: 'beside' };
  const card = (draw: () => SVGElement) => [over(beside, CARD, draw)];
  const lit = { places: [zone] };
  return {
    time,
    frames: [
      frame(0, lit),
      frame(lies, { ...lit, over: card(() => drawCardBack('rotate(-14) scale(.9)')) }),
      frame(turns, { ...lit, over: card(() => drawCardBack('scale(.16 1)')) }),
      frame(read, { ...lit, over: card(face) }),
      frame(pieces, { over: card(face), flash: changes, pieces: 'after' }),
    ],
    still: 3,
    slide: NEVER,
  };
}

/** Dice fall beside the target, lie, and then say what they mean; then those fall whom they hit. */
export function diceFrames({ at, from, dice, means }: DiceSight, changes: readonly Change[]): Drawn {
  const { fall, lie, meaning, falls, time } = TIMES.dice;
  const anchor: Anchor = at.includes(':') ? { piece: at, side: 'over' } : { zone: at, side: 'over' };
  const size = [widthOfDice(dice.length), 40] as const;
  const row = (isMeant: boolean, air = 0) =>
    over(anchor, size, () =>
      drawDice(
        dice.map(die => (isMeant ? die.meant() : die.lying())),
        air,
      ),
    );
  // What they mean stands under them, so that plate and dice are one thing.
  const meant = means
    ? over(anchor, [Math.max(size[0], widthOfSaying(means)), 74], () => {
        const drawn = drawDice(
          dice.map(die => die.meant()),
          0,
        );
        const words = drawSaying(means);
        drawn.setAttribute('transform', 'translate(0 -15)');
        words.setAttribute('transform', 'translate(0 19)');
        const both = drawn.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
        both.append(drawn, words);
        return both;
      })
    : row(true);
  const shot: Anchor | undefined = from ? { piece: from, side: 'on' } : undefined;
  const begin = shot ? [over({ ...anchor, side: 'on' }, [0, 0], () => drawSaying(''), shot)] : [];
  return {
    time,
    frames: [
      frame(0, { over: begin }),
      frame(fall, { over: [row(false, 1)] }),
      frame(lie, { over: [row(false)] }),
      frame(meaning, { over: [meant] }),
      frame(falls, { over: [meant], flash: changes, pieces: 'after' }),
    ],
    still: 3,
    slide: NEVER,
  };
}

export function biteFrames(zone: string): Drawn {
  const { claw, time } = TIMES.bite;
  const lit = { places: [zone] };
  const claws = [over({ zone, side: 'on' }, [52, 56], drawClaws)];
  return { time, frames: [frame(0, lit), frame(claw, { ...lit, over: claws })], still: 1, slide: NEVER };
}

/** The claw, then heart by heart. */
export function woundFrames(who: string, zone: string, { before, after, all }: Hearts): Drawn {
  const { claw, heart, next, time } = TIMES.wound;
  const on: Anchor = { piece: who, zone, side: 'on' };
  const above: Anchor = { piece: who, zone, side: 'over' };
  const lost = Array.from({ length: Math.max(1, after - before) }, (_, i) => before + i + 1);
  const flash: Change[] = [{ kind: 'flash', zone, tone: 'hurt', label: '' }];
  const bites = lost.map((now, i) =>
    frame(heart + i * next, { over: [over(above, [80, 28], () => drawHearts(now, all))], flash, isDusk: false }),
  );
  return {
    time: Math.max(time, heart + lost.length * next + 280),
    frames: [
      frame(0, { places: [zone] }),
      frame(claw, { places: [zone], over: [over(on, [52, 56], drawClaws)] }),
      ...bites,
    ],
    still: 1 + bites.length,
    slide: NEVER,
  };
}

/** Somebody falls: a pause, then they tip over, and one sentence. */
export function fallFrames(who: string, zone: string, words: string): Drawn {
  const { hearts, tips, lies, says, time } = TIMES.fall;
  const on: Anchor = { piece: who, zone, side: 'on' };
  const lit = { places: [zone], isDusk: true };
  const claws = over(on, [52, 56], drawClaws);
  const tipped = (share: number) =>
    over(on, [50, 50], ({ look, people, id }) => drawTipped(look.piece(who, people).draw(1, id), share));
  return {
    time,
    frames: [
      frame(0, { ...lit, over: [claws] }),
      frame(hearts, lit),
      frame(tips, { ...lit, over: [tipped(0.45)], pieces: 'after' }),
      frame(lies, { ...lit, over: [tipped(1)], pieces: 'after' }),
      frame(says, {
        ...lit,
        over: [tipped(1), ...saying({ piece: who, zone, side: 'over' }, words, 'hot')],
        pieces: 'after',
      }),
    ],
    still: 4,
    slide: NEVER,
  };
}

export function gainFrames(at: Anchor, words: string): Drawn {
  return {
    time: TIMES.gain.time,
    frames: [frame(0, { over: saying(at, words, 'good'), pieces: 'after' })],
    still: 0,
    slide: NEVER,
  };
}

/** Something changes for all: dusk, the zone flashes, and a word on it. */
export function alarmFrames(zone: string | undefined, words: string, changes: readonly Change[]): Drawn {
  const { flash, time } = TIMES.alarm;
  const places = zone === undefined ? [] : [zone];
  const said = zone === undefined ? [] : saying({ zone, side: 'over' }, words, 'hot');
  return {
    time,
    frames: [
      frame(0, { places, isDusk: true }),
      frame(flash, { places, isDusk: true, over: said, flash: changes, pieces: 'after' }),
    ],
    still: 1,
    slide: NEVER,
  };
}
