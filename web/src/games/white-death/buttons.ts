// The actions of White Death alone, on the action bar.
import type { WhiteDeathAction, WhiteDeathOption } from '../../protocol/white-death';

type Button = WhiteDeathAction | WhiteDeathOption;

const letters: Partial<Record<Button, string>> = { Magic: 'C', Enchantment: 'H', Guard: 'G' };
const icons: Partial<Record<Button, string>> = {
  Magic: 'magic',
  Enchantment: 'magic',
  Guard: 'guards',
  'CauldronActions.Carry': 'cauldron',
  'CauldronActions.Pour': 'cauldron',
};

export const buttons = { letters, icons };
