// A guided first game as data: what comes when, what it shines on, and by which rule. Its words are messages.

/** Something that happens at the table. Of a list one thing is enough; of several conditions all must hold. */
export interface Cue {
  /** A question of this name is asked of this person. */
  asked?: readonly string[];
  /** An option of this name or of this group of the action bar is offered to this person. */
  offered?: readonly string[];
  /** An event of this name has happened. */
  happened?: readonly string[];
  /** So many rounds have begun. */
  round?: number;
  /** So many choices have been made. */
  choices?: number;
}

/** What a step shines on. */
export interface Shine {
  /** The places of what wins. */
  aims?: boolean;
  /** The places of options by name or group. */
  offered?: readonly string[];
  /** The places of pieces, by family or by family and name. */
  pieces?: readonly string[];
  /** The places that the latest event of this name speaks of. */
  happened?: readonly string[];
  /** Panels, by what explains them. */
  parts?: readonly string[];
}

export interface Step {
  id: string;
  /** When it comes, at any of these; from the beginning without one. */
  when?: Cue | readonly Cue[];
  /** What shows that it was understood: the step is put away by itself. */
  done?: Cue;
  shine: Shine;
  rule: string;
}

/** The guided first game of a game: a mission, and steps that are fetched when they are needed. */
export interface Guide {
  mission: string;
  steps(): Promise<{ default: readonly Step[] }>;
}
