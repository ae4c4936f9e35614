// A quiet line drawing for each kind of Equipment card; anything else is drawn by its type.
import { path, s } from '../../../draw/svg';

const GUN = 'M4 14H34V20H16L14 30H7L9 20H4zM16 20v4h4';
const LONG = 'M2 18H38V21H20L14 27H8L11 21H2zM26 15h8';
const BOX = 'M8 12H32V32H8zM8 18H32M14 12V8H26V12';
const KIT = 'M6 12H34V32H6zM14 12V8H26V12M20 17V27M15 22H25';
const BOMB = 'M20 14a10 10 0 1 0 .1 0zM17 14V9H23V14M23 9L29 6';
const SCOPE = 'M4 16H14V24H4zM14 14L30 11V29L14 26M30 14H36V26H30';

const arts: Readonly<Record<string, string>> = {
  Handgun: GUN,
  Shotgun: LONG,
  Automatic: 'M3 16H36V20H26V28H21V20H14L11 29H6L9 20H3zM12 12H28',
  'Sniper Rifle': 'M2 19H39M2 19V24H8L12 21H24V19M14 13H26V17H14z',
  'Combat Knife': 'M6 32L12 26M10 24L16 30M12 26L32 6C34 12 30 20 20 26z',
  'Fire Axe': 'M10 34L26 8M22 6C30 4 36 10 34 18L28 14 20 12z',
  'Baseball Bat': 'M8 33L12 29 28 8C31 5 36 9 33 12L14 31 9 34z',
  Chainsaw: 'M3 16H16V28H3zM16 18H36C39 20 39 24 36 26H16M6 16V11H13M20 18v2M25 18v2M30 18v2',
  Shurikans: 'M20 4L23 17 36 20 23 23 20 36 17 23 4 20 17 17zM20 18a2 2 0 1 0 .1 0z',
  'Gas Can': 'M8 12H32V34H8zM12 12V7H20V12M14 18L26 30M26 18L14 30',
  'Handgun Scope': SCOPE,
  'Shotgun Scope': SCOPE,
  'Laser Sight': 'M4 17H16V23H4zM16 20H38M20 16l2 2M20 24l2-2',
  Armor: 'M12 6L20 9 28 6 34 12V20L29 18V34H11V18L6 20V12z',
  'Fire Extinguisher': 'M14 14H26V35H14zM20 14V9H28L33 13M20 9H15M14 22H26',
  'Fire Helmet': 'M5 28C5 14 12 8 20 8S35 14 35 28zM3 28H37M20 8V22',
  'Night Vision': 'M6 16H18V26H6zM22 16H34V26H22zM18 20H22M6 12H34',
  Antidote: 'M12 8H28M16 8V18L10 30A3 3 0 0 0 13 34H27A3 3 0 0 0 30 30L24 18V8M13 25H27',
  'First Aid Kit': KIT,
  'First Aid Spray': 'M14 14H26V35H14zM17 14V9H23V14M27 9h5M27 12l4 3M20 20V30M15 25H25',
  'Energy Drink': 'M13 8H27L25 34H15zM12 14H28M18 20L15 26H21L18 31',
  Grenade: BOMB,
  Dynamite: 'M10 14H18V34H10zM18 14H26V34H18zM14 14C14 6 24 10 26 4M10 20H26',
  Flashbang: BOMB,
  'Smoke Grenade': BOMB,
  'Flare Gun': GUN,
  'Fire Alarm': 'M10 10H30V32H10zM20 15a6 6 0 1 0 .1 0zM20 18V24',
  'Gas Mask': 'M8 16C8 8 32 8 32 16V24L26 30H14L8 24zM13 17a3 3 0 1 0 .1 0zM27 17a3 3 0 1 0 .1 0zM16 30V35H24V30',
  Map: 'M4 9L15 5 25 9 36 5V31L25 35 15 31 4 35zM15 5V31M25 9V35',
  Wirecutter: 'M8 34L19 20 30 34M14 6C10 12 14 18 19 20 24 18 28 12 24 6',
  'Flame Thrower': 'M3 20H24V25H12L9 32H5L7 25H3zM24 22C30 14 30 18 36 10 38 20 34 28 26 27z',
  'Gas Flask': 'M13 14H27V35H13zM17 14V8H23V14M13 22H27',
  Mine: 'M6 28C6 16 12 14 20 14S34 16 34 28zM20 14V7M11 16L7 10M29 16L33 10',
  'Monkey Wrench': 'M8 32L24 16M24 16C20 8 28 3 34 7L28 12 31 15 36 11C38 18 31 23 26 18L12 35z',
  'Radiation Pills': 'M6 26L20 12A6 6 0 0 1 28 20L14 34A6 6 0 0 1 6 26zM13 19L21 27M30 26a5 5 0 1 0 .1 0zM27 34L34 28',
  'Radiation Suit': 'M15 5H25V13H15zM13 13H27L34 22 30 25 27 21V36H21V27H19V36H13V21L10 25 6 22zM17 8H23',
  'Decontamination Kit': 'M6 12H34V32H6zM14 12V8H26V12M20 16C24 21 24 27 20 27S16 21 20 16z',
  Flashlight: 'M4 16H22V24H4zM22 14L28 12V28L22 26M32 14L37 11M33 20H38M32 26L37 29',
};
const types: Readonly<Record<string, string>> = { weapon: GUN, gear: BOX, ammunition: BOX, consumable: KIT };
const AMMUNITION =
  'M10 32V18C10 12 14 8 14 8S18 12 18 18V32zM22 32V18C22 12 26 8 26 8S30 12 30 18V32zM9 27H19M21 27H31';

export const CARD_ARTS = Object.keys(arts);
export function cardArt(card: string, type: string, size: number): SVGElement {
  const d = arts[card] ?? (type === 'ammunition' ? AMMUNITION : (types[type] ?? BOX));
  return s(
    'svg',
    { class: 'art', viewBox: '0 0 40 40', width: size, height: size, 'aria-hidden': true },
    path(d, {
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}
