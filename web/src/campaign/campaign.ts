// A campaign as its page shows it: how each stop of the road stands, and what it all adds up to.
import { missionTitle } from '../pages/words';
import type { Attempt, CampaignPage, CampaignView, Found, Mark, Stop, Track } from '../protocol/messages';

export type Standing = 'won' | 'now' | 'next' | 'lost' | 'locked';

/** A mission on the road. */
export interface RoadStop {
  mission: string;
  title: string;
  number: number;
  standing: Standing;
  /** How often it was played, and the last time. */
  attempts: number;
  last?: Attempt;
}

export function roadOf(page: CampaignPage): RoadStop[] {
  return page.road.map((stop, at) => ({
    mission: stop.mission,
    title: stop.title,
    number: at + 1,
    standing: standingOf(stop, page),
    attempts: stop.attempts.length,
    last: stop.attempts.at(-1),
  }));
}

function standingOf(stop: Stop, page: CampaignPage): Standing {
  if (page.next?.mission === stop.mission) return 'next';
  const last = stop.attempts.at(-1);
  // A campaign brought from elsewhere has no tables for the missions it has won there.
  if (!last) return isPassed(stop, page) ? 'won' : 'locked';
  // A mission that was played by other rules tells no end any more, but a later one has followed it.
  const isFollowed = page.last !== last.table && !last.verdict;
  if (isFollowed || last.verdict?.isWon) return 'won';
  return last.verdict ? 'lost' : 'now';
}

/** Whether the campaign stands beyond a stop of the road. */
function isPassed(stop: Stop, page: CampaignPage): boolean {
  const reached = page.road.findLastIndex(one => one.attempts.length > 0 || one.mission === page.next?.mission);
  return page.road.indexOf(stop) < reached;
}

/** The title of a mission of the road in the language of the page. */
export function titleOn(page: CampaignPage, mission: string): string {
  return missionTitle(mission, page.road.find(stop => stop.mission === mission)?.title ?? mission);
}

/** How a campaign has ended, if it has. */
export function endOf(page: CampaignPage): 'won' | 'lost' | undefined {
  const reached = attemptsOf(page).find(one => one.table === page.last);
  if (page.next || !reached?.verdict) return undefined;
  return reached.verdict.isWon ? 'won' : 'lost';
}

/** Every attempt at every mission, along the road. */
export function attemptsOf(page: CampaignPage): Attempt[] {
  return page.road.flatMap(stop => stop.attempts);
}

/** What can be counted. */
export interface Figures {
  won: number;
  attempts: number;
  rounds: number;
  choices: number;
  /** When the first mission was begun. */
  since: string;
}

export function figuresOf(page: CampaignPage): Figures {
  const attempts = attemptsOf(page);
  const sum = (of: (one: Attempt) => number) => attempts.reduce((total, one) => total + of(one), 0);
  return {
    won: roadOf(page).filter(stop => stop.standing === 'won').length,
    attempts: attempts.length,
    rounds: sum(one => one.round),
    choices: sum(one => one.choices),
    since: attempts.map(one => one.created).sort()[0] ?? '',
  };
}

/** The icons of what was found, by its kind. */
const ICONS: Readonly<Record<string, string>> = { achievement: 'star', note: 'note', keyword: 'bag' };
export const iconOf = (kind: string): string => ICONS[kind] ?? 'flag';

/** What was found, by its kind, in the order in which the kinds come first. */
export function foundByKind(found: readonly Found[]): [string, Found[]][] {
  const kinds = [...new Set(found.map(one => one.what.kind))];
  return kinds.map(kind => [kind, found.filter(one => one.what.kind === kind)]);
}

/** How far somebody has come on a track that brings rewards, and how far the next one is. */
export interface Progress {
  who: Mark;
  track: Track;
  left: number | undefined;
}

export function progressOf(view: CampaignView): Progress[] {
  return view.sheets.flatMap(sheet =>
    sheet.lines
      .filter(line => line.is === 'Track')
      .filter(line => line.milestones.length > 0)
      .map(track => ({ who: sheet.who, track, left: toMilestone(track.value, track.milestones) })),
  );
}

/** How many steps a track is from its next milestone; nothing if there is none. */
export function toMilestone(value: number, milestones: readonly number[]): number | undefined {
  const next = milestones.find(at => at > value);
  return next === undefined ? undefined : next - value;
}
