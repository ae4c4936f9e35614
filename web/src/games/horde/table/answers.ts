// What an answer says besides its words at a table of the family: a picture, a line, the kind under which a card is looked for.
import { drawDie } from '../../../draw/dice';
import { found, name, t } from '../../../i18n/index.svelte';
import type { ZombieCard } from '../../../protocol/horde';
import type { OptionCard } from '../../../protocol/messages';
import { isAction, marksNamed } from '../../../table/options';
import { markOf } from '../marks';
import { BREAKING } from '../names';
import { cardKind, printOf, shortStats } from './cards';
import { SPAWN } from './deck';
import { searchOf } from './searches';
import type { HordeDesk } from './desk.svelte';
import { cardPicture, newcomerPicture, survivorPicture, zombiePicture } from './pictures';

export function answerPicture(desk: HordeDesk, option: OptionCard): SVGElement | undefined {
  const [face] = marksNamed(option.about, 'face');
  if (face) return face === 'break' ? drawDie(0, false, '', true, 42) : undefined;
  const [pile] = marksNamed(option.about, 'pile');
  const card = markOf(option.about, 'card');
  if (card && (pile || BREAKING.some(name => name === option.name))) return cardPicture(desk, card, 32);
  const survivor = markOf(option.about, 'survivor');
  const zombie = markOf(option.about, 'zombie') ?? turnedUp(desk, option)?.zombie;
  if (survivor) return survivorPicture(desk, survivor, 38) ?? newcomerPicture(desk, survivor, 38);
  return zombie ? zombiePicture(desk, zombie, 34) : undefined;
}

export function answerKind(desk: HordeDesk, option: OptionCard): string {
  const drawn = turnedUp(desk, option);
  if (drawn) return drawn.kind === SPAWN ? name('zombie', drawn.zombie) : name('zombieCard', drawn.kind);
  const card = markOf(option.about, 'card');
  return card === undefined ? '' : t(`table.padKind.${cardKind(printOf(desk.catalogue, card))}`);
}

export function answerLine(desk: HordeDesk, option: OptionCard): string {
  const drawn = turnedUp(desk, option);
  if (drawn) return [answerKind(desk, option), drawn.counts.join(' / ')].join(' · ');
  const search = searchOf(desk, option);
  if (search) return t('table.searchDraws', { ...search });
  const [pile] = marksNamed(option.about, 'pile');
  const card = markOf(option.about, 'card');
  if (pile && card) return shortStats(printOf(desk.catalogue, card));
  const skill = markOf(option.about, 'skill');
  if (skill && !card && !isAction(option)) return found(`skillText.${skill}`) ?? '';
  const who = markOf(option.about, 'survivor');
  const survivor = desk.survivors.find(one => one.name === who);
  if (survivor) return t('table.wounds', { wounds: survivor.wounds, health: survivor.health });
  return (desk.catalogue?.survivors.find(one => one.name === who)?.skills ?? [])
    .filter(one => one.level === 'blue')
    .map(one => name('skill', one.name))
    .join(', ');
}

/** The zombie card that an option names by its number. */
function turnedUp(desk: HordeDesk, option: OptionCard): ZombieCard | undefined {
  const [number] = marksNamed(option.about, 'number');
  return number === undefined ? undefined : desk.catalogue?.zombieCards.find(one => one.number === number);
}
