// The actions of the city alone, on the action bar.
import type { SecondEditionAction, SecondEditionOption } from '../../protocol/washington-zc';

type Button = SecondEditionAction | SecondEditionOption;

const letters: Partial<Record<Button, string>> = { Door: 'D', Crate: 'C', LightOption: 'L', 'KnockOut.PickUp': 'P' };
const icons: Partial<Record<Button, string>> = {
  Door: 'door',
  Crate: 'crate',
  'Crates.Open': 'crate',
  LightOption: 'lamp',
  'AimLight.Aim': 'lamp',
  SearchByLight: 'lamp',
  ShootByLight: 'lamp',
  'Link.GoThrough': 'link',
  'KnockOut.PickUp': 'heart',
};

/** Many skills, or people whom nobody plays yet: cards say more than a row of buttons. */
const asSkills: readonly Button[] = ['ChooseReward.BonusAction', 'ChooseReward.CampaignSkill', 'BorrowSkill.Borrow'];
const asPeople: readonly Button[] = ['ChooseSuccessor.Successor'];

/** A beam: how many groups would see it. */
const counted: readonly Button[] = ['AimLight.Aim'];

/** A door that may be opened is lit itself. */
const across: readonly Button[] = ['Door'];

export const buttons = { across, letters, icons, asSkills, asPeople, counted };
