// What the survivors can do, as it is printed on their boards, for those who choose a team.
import type { Catalogue } from '../../protocol/dark-darker-darkest';
import type { Profile, Trait } from '../game';

export const TRAITS: readonly Trait[] = [
  { id: 'close', icon: 'melee' },
  { id: 'far', icon: 'ranged' },
  { id: 'heals', icon: 'heart' },
  { id: 'code', icon: 'search' },
  { id: 'shields', icon: 'armour' },
  { id: 'leads', icon: 'user' },
];

export const GOOD_AT: Readonly<Record<string, readonly string[]>> = {
  close: ['MELEEEXPERT', 'KNIFEEXPERT', 'POWERPUNCH', 'SHOVE'],
  far: ['HANDGUNEXPERT', 'SHOTGUNEXPERT', 'MARKSMAN', 'HAWKEYE', 'AMMOSTASH'],
  heals: ['MEDIC', 'BANDAGE', 'NINA', 'VIRUSRESISTANCE'],
  code: ['COMPUTERWIZARD', 'RESEARCHER', 'LUCY'],
  shields: ['GUARDIAN', 'PROTECTION', 'CONCEALMENT', 'FIREMAN', 'RESCUEPATROL', 'LEO', 'BUNNY', 'CHUCK'],
  leads: ['COORDINATOR', 'BRUCE'],
};
/** Skills that tell nothing of what somebody is best at. */
export const USEFUL: readonly string[] = ['JACK', 'BACKPACK', 'NIGHTVISION'];

export function profileOf(catalogue: Catalogue, person: string): Profile | undefined {
  const board = catalogue.boards.find(({ survivor }) => survivor === person);
  if (!board) return undefined;
  const skills = [board.innate, ...board.skills];
  return {
    skills: [board.innate],
    later: board.skills,
    brings: [board.card],
    traits: TRAITS.filter(({ id }) => skills.some(skill => GOOD_AT[id]?.includes(skill))).map(({ id }) => id),
  };
}
