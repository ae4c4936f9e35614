// A moment is something worth watching. A game says by data which of its events are moments and what is drawn; the frame knows when.
import type { Change, Happened, Tone } from '../board/changes';
import type { Look, People } from '../board/look';
import type { GameSheet } from '../protocol/messages';
import type { Cue } from '../sound/cues';

export type Kind = 'step' | 'phase' | 'group' | 'card' | 'dice' | 'bite' | 'wound' | 'fall' | 'gain' | 'alarm';

/** What is known when an event is told: the view it leads to, what is printed, and what happened before it, the latest last. */
export interface Context {
  view: unknown;
  sheet: GameSheet | undefined;
  past: readonly Happened[];
}

/** Why a group goes where it goes: it sees somebody there, or hears them. */
export type Why = 'sees' | 'hears';

/** Dice beside what they are rolled for. */
export interface DiceSight {
  /** The zone or piece they lie beside, and the piece they come from. */
  at: string;
  from?: string;
  /** Each die as it lies, and what it means: struck out or not. */
  dice: readonly { lying: () => SVGElement; meant: () => SVGElement }[];
  /** What they mean together, in a few words. */
  means: string;
}

/** How an event is shown. Templates are those of `board/changes`: "{zone}" is a member of the event, "family:{name}" a piece. */
export type MomentRule =
  /** Tells why the next groups from a zone go where they go; nothing is shown by itself. */
  | { is: 'cause'; from: string; to: string; why: (event: Happened) => Why | undefined }
  /** Pieces that go as a group. */
  | { is: 'group' }
  /** A card that is turned over beside a zone; what comes to the board next comes with it. */
  | { is: 'card'; at: string; draw: (event: Happened, context: Context) => SVGElement }
  | { is: 'dice'; read: (event: Happened, context: Context) => DiceSight | undefined }
  | { is: 'bite'; at: string }
  /** Somebody is hurt: how many hearts are lost now, how many in all. */
  | { is: 'wound'; who: string; hearts: (event: Happened, context: Context) => Hearts | undefined }
  | { is: 'fall'; who: string; at?: string; say: (event: Happened) => string }
  | { is: 'gain'; at: string; say: (event: Happened, context: Context) => string }
  /** Something that changes the night: a siege, a fire, more of them. */
  | { is: 'alarm'; at?: string; tone?: Tone; cue?: Cue; say?: (event: Happened, context: Context) => string }
  /** Told by what follows it, unless that does not follow. */
  | { is: 'prelude'; to: readonly string[] };

export interface Hearts {
  /** Lost before and after. */
  before: number;
  after: number;
  all: number;
}

/** A part of a round that is watched. It begins with one of these events, after one of those that arm it. */
export interface PhaseRule {
  id: string;
  after: readonly string[];
  begins: readonly string[];
  ends: readonly string[];
  /** What happens in it, in order; an event of a step says that it has come to it. */
  steps: readonly { id: string; events: readonly string[] }[];
}

/** What is worth watching in a game. */
export interface Moments {
  phases: readonly PhaseRule[];
  rules: Readonly<Record<string, MomentRule>>;
}
export const NO_MOMENTS: Moments = { phases: [], rules: {} };

/** Where the round stands while its dead act: which of the steps, or before the first of them. */
export interface PhaseNow {
  id: string;
  steps: readonly string[];
  step: number;
}

/** Where something is drawn: on a piece, or on, over or beside a zone. */
export interface Anchor {
  piece?: string | undefined;
  zone?: string | undefined;
  side: 'on' | 'over' | 'beside';
}
export interface Easel {
  look: Look;
  people: People;
  id: string;
}
export interface Over {
  at: Anchor;
  /** How much room it takes, in units of the board. */
  size: readonly [number, number];
  draw: (easel: Easel) => SVGElement;
  /** A line from here to there. */
  from?: Anchor;
}

/** A picture of a moment: what is lit, what lies over the board, and where the pieces are. */
export interface Frame {
  at: number;
  places: readonly string[];
  isDusk: boolean;
  over: readonly Over[];
  flash: readonly Change[];
  pieces: 'before' | 'lifted' | 'after';
}

/** A moment, ready to be played. Times are in milliseconds at the usual speed. */
export interface Beat {
  kind: Kind;
  event: Happened | undefined;
  phase: PhaseNow | undefined;
  time: number;
  frames: readonly Frame[];
  /** The frame that stands for all where nothing moves. */
  still: number;
  changes: readonly Change[];
  /** When moves slide. */
  slide: readonly [number, number];
  cue: { cue: Cue; at: number } | undefined;
}
