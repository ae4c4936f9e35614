// What happened, as the log tells it.
import type { Game } from '../games';
import type { Happening, ReasonCard } from '../protocol/messages';
import { isEvent, ruleOf, type TableEvent } from '../wire/events';

export interface LogLine {
  id: string;
  choices: number;
  round: number;
  event: TableEvent;
  rule: string;
  /** The one who did it, or empty. */
  who: string;
  /** Why a bot chose what this is the last line of. */
  reason?: ReasonCard | undefined;
}

type Teller = Pick<Game, 'unsaid' | 'doer'>;

/** The lines of the log, the latest last, at most so many. */
export function logLines(happenings: readonly Happening[], game: Teller, most = 120): LogLine[] {
  const parts: LogLine[][] = [];
  let count = 0;
  for (let h = happenings.length - 1; h >= 0 && count < most; h--) {
    const lines = linesOf(happenings[h]!, game);
    parts.push(lines);
    count += lines.length;
  }
  return parts.reverse().flat().slice(-most);
}

/** What was told stays the same line, so that a new choice words and draws only its own. */
const told = new WeakMap<Teller, WeakMap<Happening, LogLine[]>>();

function linesOf(happening: Happening, game: Teller): LogLine[] {
  const known = told.get(game) ?? new WeakMap<Happening, LogLine[]>();
  told.set(game, known);
  const lines = known.get(happening) ?? linesAnew(happening, game);
  known.set(happening, lines);
  return lines;
}

function linesAnew({ step, choices, round, events, reason }: Happening, { unsaid, doer }: Teller): LogLine[] {
  const lines = events.flatMap((event, e): LogLine[] =>
    isEvent(event) && !unsaid.has(event.is)
      ? [{ id: `${step}.${e}`, choices, round, event, rule: ruleOf(event), who: doer(event) }]
      : [],
  );
  // The first line is what was chosen; the others came of it.
  const chosen = lines[0];
  if (chosen && reason) chosen.reason = reason;
  return lines;
}
