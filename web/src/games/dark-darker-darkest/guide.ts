// The guided first game of Dark Darker Darkest, in the beginners' house; the words are in the messages of its guide.
import type { Cue, Step } from '../../guide/data';
import type { DarkestOption } from '../../protocol/dark-darker-darkest';
import type { EventName } from './names';

const happened = (...names: EventName[]): Cue => ({ happened: names });
const offered = (...names: DarkestOption[]): Cue => ({ offered: names });

const steps: readonly Step[] = [
  { id: 'goal', shine: { aims: true, parts: ['goals'] }, rule: 'DD-END-01' },
  { id: 'groups', when: offered('Move', 'Search'), shine: { parts: ['group'] }, rule: 'DD-GROUP-02' },
  { id: 'points', when: offered('Move', 'Search'), shine: { parts: ['points'] }, rule: 'DD-SURV-08' },
  { id: 'move', when: offered('Move'), done: happened('Moved'), shine: offered('Move'), rule: 'DD-MOVE-01' },
  { id: 'undo', when: happened('Moved'), shine: {}, rule: 'DD-ACT-04' },
  { id: 'search', when: offered('Search'), done: happened('Searched'), shine: {}, rule: 'DD-SEARCH-01' },
  { id: 'doors', when: [offered('OpenDoor'), { round: 2 }], shine: {}, rule: 'DD-DOOR-02' },
  { id: 'darkness', when: { round: 2 }, shine: { parts: ['darkness'] }, rule: 'DD-DARK-01' },
  {
    id: 'dead',
    when: happened('TokenPlaced', 'ZombiesPlaced'),
    shine: { pieces: ['token', 'zombie'] },
    rule: 'DD-ENTRY-02',
  },
  { id: 'forecast', when: { choices: 4, ...offered('Move') }, shine: { parts: ['forecast'] }, rule: 'DD-REACT-02' },
  { id: 'odds', when: offered('Fight'), done: happened('Attacked'), shine: offered('Fight'), rule: 'DD-SDIE-01' },
  {
    id: 'fire',
    when: [happened('FireBrokeOut', 'FireMoved', 'BurnAdded'), { round: 3 }],
    shine: {},
    rule: 'DD-FIRE-01',
  },
  { id: 'end', when: { round: 3, ...offered('Move') }, shine: { parts: ['code'] }, rule: 'DD-LAB-03' },
];
export default steps;
