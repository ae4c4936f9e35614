// The groups of the house as the team column shows them.
import type { DarkestView, SurvivorView } from '../../../protocol/dark-darker-darkest';

export interface Group {
  number: number;
  members: SurvivorView[];
  room: string;
  isNow: boolean;
}

/** Groups in the order they act; before they are formed, and in the Showdown, who is left is one team by rooms or as a whole. */
export function groupsOf(view: DarkestView, acting: readonly string[]): Group[] {
  const playing = view.survivors.filter(one => one.isPlaying);
  const told = view.groups.map(group => playing.filter(one => group.members.includes(one.name)));
  const rest = playing.filter(one => !told.flat().includes(one));
  const all = view.isShowdown ? [playing] : [...told, rest];
  return all
    .filter(members => members.length > 0)
    .map((members, i) => ({
      number: i + 1,
      members,
      room: members.every(one => one.room === members[0]?.room) ? (members[0]?.room ?? '') : '',
      isNow: members.some(one => acting.includes(one.name)),
    }));
}
