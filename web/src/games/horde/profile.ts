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

/** What each skill is good for, by the name in the content of the games; a star stands for what its own star names. */
export const GOOD_FOR: ReadonlyMap<string, string> = new Map([
  ['+1 Action', ''],
  ['+1 Damage: *', '*'],
  ['+1 Zone per Move', 'moves'],
  ['+1 die: *', '*'],
  ['+1 free * Action', '*'],
  ['+1 free * All-Out Action', '*'],
  ['+1 max Range', 'far'],
  ['+1 to dice roll: *', '*'],
  ['2 Damage: *', '*'],
  ['2 cocktails are better than 1', 'far'],
  ['All-Out: *', '*'],
  ['Ambidextrous', ''],
  ['Barbarian', 'close'],
  ['Blitz', 'far moves'],
  ['Bloodlust: *', '*'],
  ['Born leader', 'leads'],
  ['Break-in', ''],
  ['Brother in arms: *', '*'],
  ['Can Search more than once', 'finds'],
  ['Charge', 'moves'],
  ['Close combat master', 'close'],
  ['Combat reflexes', 'close far'],
  ['Corruption seeker', 'finds'],
  ['Corruption walker', 'firm'],
  ['Destiny', 'finds'],
  ['Distributor', ''],
  ['Double All-Out dice', ''],
  ['Double enchantment', 'magic'],
  ['Dreadnought: *', 'firm'],
  ['Dual expert', ''],
  ['Escalation: *', '*'],
  ['Factotum', 'leads'],
  ['Field medic', 'moves firm'],
  ['Free reload', 'far'],
  ['Freeze: *', '*'],
  ['Full auto', 'far'],
  ['Ghost sight', 'far'],
  ['Guards: *', 'leads'],
  ['Guards: Evade', 'leads'],
  ['Guards: Push', 'leads'],
  ['Gunslinger', 'far'],
  ['Hit & run', 'moves'],
  ['Hoard', ''],
  ['Hold your nose', 'finds'],
  ['Home defender', 'far'],
  ['Ignore 1 Break', 'firm'],
  ['Improvised weapon: Melee', 'close'],
  ['Improvised weapon: Ranged', 'far'],
  ['Iron hide', 'firm'],
  ['Iron rain', 'far'],
  ["Is that all you've got?", 'firm'],
  ['Jump', 'moves'],
  ['Lifesaver', 'firm'],
  ['Low profile', 'firm'],
  ['Lucky', 'firm'],
  ['Mana rain', 'magic'],
  ['Marksman', 'far'],
  ['Matching set', 'close finds'],
  ['Medic', 'firm'],
  ['Night fighter', 'far'],
  ['Night vision', 'far'],
  ['Point-blank', 'far'],
  ['Precise Aim', 'far'],
  ['Range 2+: *', 'far'],
  ['Reach', 'close'],
  ['Reaper: *', '*'],
  ['Regeneration', 'firm'],
  ['Roll 6: +1 Damage: *', '*'],
  ['Roll 6: +1 die: *', '*'],
  ['Ruins searcher', 'finds'],
  ['Ruins sight', 'far'],
  ['Safe search', 'finds'],
  ['Scavenger', 'finds'],
  ['Search: 2 cards', 'finds'],
  ['Shove', 'firm'],
  ['Sidestep', 'moves'],
  ['Slippery', 'moves'],
  ['Sniper', 'far'],
  ['Spare parts', 'finds'],
  ['Spellbook', 'magic'],
  ['Spellcaster', 'magic'],
  ['Sprint', 'moves'],
  ['Starts with * Health', ''],
  ['Starts with 2 AP', ''],
  ['Starts with a *', ''],
  ['Starts with an Ammo card', ''],
  ['Steady hand', 'far'],
  ['Super strength', 'close'],
  ['Swordmaster', 'close'],
  ['Tactician', 'leads'],
  ['Taunt', 'firm'],
  ['Tough', 'firm'],
  ['Transmutation', 'finds'],
  ['Vault raider', 'finds'],
  ['Wall climber', 'moves'],
  ['Webbing', ''],
  ['Zombie link', ''],
]);
/** What a word after a star, or the kind of a weapon, is good for. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  Melee: ['close'],
  Ranged: ['far'],
  Combat: ['close', 'far'],
  Magic: ['magic'],
  Enchantment: ['magic'],
  Move: ['moves'],
  Search: ['finds'],
  Guard: ['leads'],
};

/** What a skill is good for; where it stands for another one, that of the other. */
export function traitsOf(skill: string): readonly string[] {
  const own = GOOD_FOR.get(skill);
  if (own !== undefined) return own === '' ? [] : own.split(' ');
  for (const [name, traits] of GOOD_FOR) {
    const [before = '', after] = name.split('*');
    if (after === undefined || !skill.startsWith(before) || !skill.endsWith(after)) continue;
    const word = skill.slice(before.length, skill.length - after.length);
    if (traits === '*') return WORDS[word] ?? traitsOf(word);
    return traits === '' ? [] : traits.split(' ');
  }
  return [];
}

const FIRST = 'blue';

export function profileOf(catalogue: Catalogue, person: string): Profile | undefined {
  const print = catalogue.survivors.find(one => one.name === person);
  if (!print) return undefined;
  const at = (isFirst: boolean) => print.skills.filter(({ level }) => (level === FIRST) === isFirst);
  const names = (isFirst: boolean) => [...new Set(at(isFirst).map(skill => skill.name))];
  const weapons = catalogue.equipment.filter(card => print.bodySlot.includes(card.name));
  const carried = weapons.flatMap(card => card.uses.flatMap(use => WORDS[use.kind] ?? []));
  const early = inOrder([...names(true).flatMap(traitsOf), ...carried]);
  return {
    skills: names(true),
    later: names(false),
    brings: print.bodySlot,
    // Who begins with nothing that tells is known by what comes.
    traits: early.length > 0 ? early : inOrder(names(false).flatMap(traitsOf)),
  };
}

const inOrder = (traits: readonly string[]) => TRAITS.map(({ id }) => id).filter(id => traits.includes(id));
