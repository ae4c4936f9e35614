// The steps of a guided first game that the zombie games share: cues and light; each game gives its rules and the order.
import type { Cue, Step } from '../../guide/data';
import type { HordeAction, HordeEvent, HordeOption } from '../../protocol/horde';

const happened = (...names: HordeEvent['is'][]): Cue => ({ happened: names });
const offered = (...names: (HordeAction | HordeOption)[]): Cue => ({ offered: names });

const FIGHT = ['Melee', 'Ranged'] satisfies HordeAction[];

const shared = {
  goal: { shine: { aims: true, parts: ['goals'] } },
  who: { when: offered('ChooseSurvivor.Activate'), done: happened('TurnBegan'), shine: { parts: ['actions'] } },
  move: { when: offered('Move'), done: happened('SurvivorMoved'), shine: offered('Move') },
  undo: { when: happened('SurvivorMoved'), shine: {} },
  search: { when: offered('Search'), done: happened('CardDrawn', 'CardKept'), shine: { parts: ['action:Search'] } },
  hands: { when: happened('CardDrawn', 'CardKept'), shine: { parts: ['hand'] } },
  dead: { when: happened('ZombiesSpawned'), shine: happened('ZombiesSpawned') },
  forecast: { when: { round: 2, ...offered('ChooseSurvivor.Activate') }, shine: { parts: ['forecast'] } },
  odds: { when: { offered: FIGHT }, done: happened('AttackMade'), shine: { offered: FIGHT } },
  noise: { when: [happened('NoiseMade'), { round: 2, ...offered('MakeNoise.Shout') }], shine: happened('NoiseMade') },
  danger: { when: [happened('AdrenalineGained'), { round: 3 }], shine: { parts: ['danger', 'adrenaline'] } },
  end: { when: { round: 3, ...offered('ChooseSurvivor.Activate') }, shine: {} },
} satisfies Record<string, Omit<Step, 'id' | 'rule'>>;

/** The step of this name, by the rule of a game. */
export const step = (id: keyof typeof shared, rule: string): Step => ({ id, rule, ...shared[id] });
