// What the survivors can do, as it is printed on their cards, for those who choose a team.
import type { Catalogue } from '../../protocol/horde';
import type { Profile, Trait } from '../game';

export const TRAITS: readonly Trait[] = [
  { id: 'close', icon: 'melee' },
  { id: 'far', icon: 'ranged' },
  { id: 'magic', icon: 'magic' },
  { id: 'finds', icon: 'search' },
  { id: 'moves', icon: 'move' },
  { id: 'firm', icon: 'armour' },
  { id: 'leads', icon: 'guards' },
];

/** Skills, by what is in their names, and kinds of weapons. */
const GOOD_AT: readonly [string, RegExp][] = [
  ['close', /Melee|Swordmaster|Barbarian|Super strength|Combat|Matching set/],
  ['far', /Ranged|Marksman|Sniper|Precise Aim|max Range|Steady hand|Combat/],
  ['magic', /Magic|Spell|enchantment|Mana/],
  ['finds', /search|Transmutation|Spare parts|Matching set/i],
  ['moves', /Move|Sprint|Slippery|Jump|Hit & run|Charge|Zone per/],
  ['firm', /Tough|Iron hide|Regeneration|Lifesaver|Medic|Shove|Taunt|Lucky|Ignore|Corruption walker/],
  ['leads', /Guard|Born leader|Tactician|Factotum/],
];
const FIRST = 'blue';

export function profileOf(catalogue: Catalogue, person: string): Profile | undefined {
  const print = catalogue.survivors.find(one => one.name === person);
  if (!print) return undefined;
  const at = (isFirst: boolean) => print.skills.filter(({ level }) => (level === FIRST) === isFirst);
  const names = (isFirst: boolean) => [...new Set(at(isFirst).map(skill => skill.name))];
  const weapons = catalogue.equipment.filter(card => print.bodySlot.includes(card.name));
  const shown = [...names(true), ...weapons.flatMap(card => card.uses.map(use => use.kind))];
  const early = traitsOf(shown);
  return {
    skills: names(true),
    later: names(false),
    brings: print.bodySlot,
    // Who begins with nothing that tells is known by what comes.
    traits: early.length > 0 ? early : traitsOf(names(false)),
  };
}

const traitsOf = (names: readonly string[]) =>
  GOOD_AT.filter(([, sign]) => names.some(name => sign.test(name))).map(([trait]) => trait);
