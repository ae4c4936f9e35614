// A page for looking at boards while drawing them: /board.html?sample=wd-m03&forecast&marks&labels&play&turn
import { mount, tick } from 'svelte';
import '../../styles/theme.css';
import '../../styles/base.css';
import '../../styles/board.css';
import { gameOf } from '../../games';
import { Watch } from '../../moments/watch.svelte';
import type { Happened } from '../changes';
import Board from '../Board.svelte';
import type { Expected, Mark } from '../standing';

const samples = import.meta.glob<unknown>('./*.json', { import: 'default' });
const sample = async (name: string) => await samples[`./${name}.json`]?.();
const asked = new URLSearchParams(location.search);
const name = asked.get('sample') ?? 'wd-m03';

const view = (await sample(name)) as { edition: string; survivors: { zone: string }[] };
const forecast = asked.has('forecast') ? ((await sample(`${name}-forecast`)) as { groups: Expected[] }).groups : [];
const here = view.survivors[0]?.zone ?? '';
const tile = here.slice(0, here.indexOf('.'));
const marks: Mark[] = [
  { zone: here, is: 'active' },
  { zone: `${tile}.e`, is: 'move', label: '1' },
  { zone: `${tile}.f`, is: 'attack', label: '3d' },
  { zone: `${tile}.g`, is: 'other' },
  { zone: `${tile}.h`, is: 'question' },
];
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for a board');
const game = gameOf(asked.get('game') ?? view.edition);
const watch = new Watch(game);
mount(Board, {
  target,
  props: {
    view,
    look: game.look,
    director: watch.director,
    label: 'Board',
    describe: zone => zone,
    forecast,
    marks: asked.has('marks') ? marks : [],
    isLabelled: asked.has('labels'),
    ...(asked.has('turn') ? { isTurned: true } : {}),
    onchoose: zone => console.log('chosen', zone),
  },
});
await tick();
if (asked.has('play'))
  await watch.play((await sample(`${name}-events`)) as Happened[], { view, sheet: undefined, past: [] });
