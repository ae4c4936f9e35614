// The names of events and options that panels know; renaming a class in Java fails the type check here.
import type { DarkestEvent, DarkestOption } from '../../protocol/dark-darker-darkest';

export type EventName = DarkestEvent['is'];

/** Events without a line of their own. */
export const UNSAID: ReadonlySet<string> = new Set<EventName>();

/** What a deed of a survivor is drawn with; anything else is a card or a skill. */
export const ICONS: Partial<Record<DarkestOption, string>> = {
  Move: 'move',
  Search: 'search',
  Fight: 'fight',
  OpenDoor: 'open',
  Trade: 'give',
  PutOutFire: 'out',
  OperateTerminal: 'terminal',
  'OperateTerminal.Leave': 'done',
  UseFunction: 'corner',
  BreakFree: 'free',
  BuySkill: 'skill',
  Rest: 'done',
  'GroupActs.Finish': 'done',
  'ShowdownActs.CallShift': 'shift',
  BoardHelicopter: 'heli',
  MoveHelicopter: 'heli',
  Climb: 'move',
  LeadVictim: 'victim',
  Decontaminate: 'ray',
  FeedReactor: 'chip',
  ShutDown: 'ray',
  'NinaInnate.Heal': 'heal',
  'ContinuousBandage.Bandage': 'heal',
  'FirstAid.Treat': 'heal',
  'BruceInnate.Lend': 'together',
  'Wirecutter.Cut': 'camera',
  'FlameThrower.Flame': 'fire',
  'Ammunition.Load': 'bolt',
  'Flashlight.Shine': 'chip',
  'MonkeyWrench.Swap': 'chip',
  'LucyInnate.Replace': 'chip',
};
