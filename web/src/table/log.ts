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

/** The lines of the log, the latest last, at most so many. */
export function logLines(
  happenings: readonly Happening[],
  { unsaid, doer }: Pick<Game, 'unsaid' | 'doer'>,
  most = 120,
): LogLine[] {
  const lines: LogLine[] = [];
  for (let h = happenings.length - 1; h >= 0 && lines.length < most; h--) {
    const { step, choices, round, events, reason } = happenings[h]!;
    let isLast = true;
    for (let e = events.length - 1; e >= 0 && lines.length < most; e--) {
      const event = events[e];
      if (!isEvent(event) || unsaid.has(event.is)) continue;
      lines.push({
        id: `${step}.${e}`,
        choices,
        round,
        event,
        rule: ruleOf(event),
        who: doer(event),
        ...(isLast && { reason }),
      });
      isLast = false;
    }
  }
  return lines.reverse();
}
