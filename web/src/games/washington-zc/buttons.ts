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

export const buttons = { letters, icons };
