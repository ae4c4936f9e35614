import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookOf } from '../games';
import { Watch } from '../moments/watch.svelte';
import type { Happened } from './changes';
import Board from './Board.svelte';
import forecast from './samples/wd-m03-forecast.json';
import eve from './samples/wd-m00.json';
import march from './samples/wd-m03.json';
import type { Mark } from './standing';

const look = lookOf('white-death');
const view = eve as unknown as typeof march;
const battle = march;
let shown: ReturnType<typeof mount> | undefined;
const onchoose = vi.fn<(zone: string) => void>();
const onhover = vi.fn<(zone: string | undefined) => void>();

function show(props: Record<string, unknown> = {}) {
  const base = { view, look, label: 'The board', describe: (zone: string) => `zone ${zone}`, onchoose, onhover };
  const board = mount(Board, { target: document.body, props: { ...base, ...props } });
  shown = board;
  flushSync();
  return board;
}
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
  vi.clearAllMocks();
});
const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const hit = (zone: string) => {
  const found = all('.hit').find(one => one.dataset.zone === zone);
  if (!found) throw new Error(`no zone ${zone}`);
  return found;
};
const press = (zone: string, key: string) => {
  hit(zone).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
const viewBox = () => document.querySelector('svg.board')?.getAttribute('viewBox');

describe('the board', () => {
  it('has a named button for every zone and one tab stop', () => {
    show();
    expect(document.querySelector('svg.board')?.getAttribute('aria-label')).toBe('The board');
    expect(all('.hit')).toHaveLength(18);
    expect(hit('31R.h').getAttribute('aria-label')).toBe('zone 31R.h');
    expect(all('.hit[tabindex="0"]')).toHaveLength(1);
  });
  it('begins where the question is', () => {
    show({
      marks: [
        { zone: '32R.a', is: 'move' },
        { zone: '31R.h', is: 'question' },
      ] satisfies Mark[],
    });
    expect(all('.hit[tabindex="0"]').map(one => one.dataset.zone)).toEqual(['31R.h']);
  });
  it('draws the rim of what is looked at below the pieces, and its number above them', () => {
    show({ lamp: { places: ['31R.h'], way: [], isNumbered: true } });
    const [rim, pieces, badge] = ['.lamp-line', '.pieces', '.lamp-badge'].map(one => document.querySelector(one)!);
    const isBefore = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect(isBefore(rim!, pieces!)).toBe(true);
    expect(isBefore(pieces!, badge!)).toBe(true);
  });
  it('goes from zone to zone with arrow keys and chooses with Enter', () => {
    show();
    hit('31R.a').focus();
    press('31R.a', 'ArrowRight');
    expect(document.activeElement).toBe(hit('31R.b'));
    expect(hit('31R.b').getAttribute('tabindex')).toBe('0');
    expect(all('.hit[tabindex="0"]')).toHaveLength(1);
    expect(onhover).toHaveBeenLastCalledWith('31R.b');
    press('31R.b', 'Enter');
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('31R.b', '');
  });
  it('chooses a zone that is clicked', () => {
    show();
    hit('31R.f').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('31R.f', '');
  });
  it('zooms with + and -, and 0 shows all', () => {
    show();
    const whole = viewBox();
    press('31R.a', '+');
    expect(viewBox()).not.toBe(whole);
    press('31R.a', '0');
    expect(viewBox()).toBe(whole);
  });
  it('slides while it is dragged, and is painted anew where it is let go', () => {
    const board = show();
    board.zoom(3);
    flushSync();
    const svg = document.querySelector<SVGSVGElement>('svg.board')!;
    Object.assign(svg, {
      getScreenCTM: () => ({ inverse: () => ({ a: 1, d: 1, e: 0, f: 0 }) }),
      setPointerCapture: () => undefined,
    });
    const drag = (type: string, clientX: number) => {
      svg.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY: 0, bubbles: true }));
      flushSync();
    };
    const painted = viewBox();
    drag('pointerdown', 100);
    drag('pointermove', 60);
    expect(viewBox()).toBe(painted);
    expect(svg.style.transform).toBe('translate(-40px, 0px)');
    drag('pointerup', 60);
    expect(viewBox()).not.toBe(painted);
    expect(svg.style.transform).toBe('');
  });
  it('lights up marks, with their labels, and tells legal zones by the cursor too', () => {
    show({
      marks: [
        { zone: '32R.a', is: 'move', label: '2' },
        { zone: '32R.b', is: 'attack', label: '3d' },
        { zone: '32R.c', is: 'other' },
        { zone: '31R.a', is: 'active' },
        { zone: 'nowhere', is: 'move' },
      ] satisfies Mark[],
    });
    expect(
      all('.mark')
        .map(mark => mark.dataset.zone)
        .sort(),
    ).toEqual(['31R.a', '32R.a', '32R.b', '32R.c']);
    expect(all('.mark-attack')[0]?.textContent).toBe('3d');
    expect(
      all('.hit.legal')
        .map(one => one.dataset.zone)
        .sort(),
    ).toEqual(['32R.a', '32R.b', '32R.c']);
    hit('32R.a').dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(all('.mark.hot').map(mark => mark.dataset.zone)).toEqual(['32R.a']);
  });
  it('draws a stack once, with its number', () => {
    show({ view: battle });
    const walkers = all('[data-piece="zombie:Walker"]');
    expect(walkers).toHaveLength(
      battle.board.zones.filter(zone => zone.zombies.some(one => one.kind === 'Walker')).length,
    );
    expect(walkers.map(piece => piece.textContent)).toContain('3');
    expect(all('[data-piece^="survivor:"]')).toHaveLength(6);
  });
  it('shows the forecast with the letters of its list', () => {
    show({ view: battle, forecast: forecast.groups, picked: 'B' });
    const letters = new Set(all('.forecast').map(one => one.dataset.letter));
    expect(letters.size).toBe(forecast.groups.length);
    expect(all('.forecast.picked').map(one => one.dataset.letter)).toEqual(['B']);
  });
  it('turns with its zones', () => {
    show({ isTurned: true });
    expect(viewBox()).toBe('-16 -16 332 632');
    press('31R.a', 'ArrowDown');
    expect(document.activeElement).toBe(hit('31R.b'));
  });
  it('survives content that nobody has drawn', () => {
    const own = structuredClone(view);
    for (const zone of own.board.zones.slice(0, 3)) {
      zone.kind = 'swamp';
      zone.zombies = [{ kind: 'Crow', count: 4 }];
      zone.tokens = [{ kind: 'honey', count: 2 }];
    }
    for (const border of own.board.borders.slice(0, 3)) border.kind = 'hedge';
    show({ view: own });
    expect(all('[data-piece="zombie:Crow"]')).toHaveLength(3);
    expect(all('[data-piece="token:honey"]')).toHaveLength(3);
  });
  it('stays where the viewer looked when a zone becomes another kind', () => {
    const props = $state({ view: view as unknown, look, label: '', describe: (zone: string) => zone });
    shown = mount(Board, { target: document.body, props });
    flushSync();
    press('31R.a', '+');
    const near = viewBox();
    const next = structuredClone(view);
    const rotten = next.board.zones[4];
    if (rotten) rotten.kind = 'corruption';
    props.view = next;
    flushSync();
    expect(all('.corruption')).toHaveLength(1);
    expect(viewBox()).toBe(near);
  });
  const watchOf = () => {
    const watch = new Watch({ look });
    const play = (events: Happened[]) => watch.play(events, { view, sheet: undefined, past: [] });
    return { director: watch.director, play };
  };
  it('plays events, then shows the view it is given', async () => {
    const { director, ...watch } = watchOf();
    const props = $state({ view: view as unknown, look, label: '', director, describe: (zone: string) => zone });
    shown = mount(Board, { target: document.body, props });
    flushSync();
    const ground = document.querySelector('.ground')?.firstElementChild;
    const zoneOfJenia = () => {
      const parts = /translate\(([\d.]+) ([\d.]+)\)/.exec(
        all('[data-piece="survivor:Jenia"]')[0]?.getAttribute('transform') ?? '',
      );
      return `${Math.floor(Number(parts?.[1]) / 100)},${Math.floor(Number(parts?.[2]) / 100)}`;
    };
    expect(zoneOfJenia()).toBe('2,1');
    const played = watch.play([{ is: 'SurvivorMoved', survivor: 'Jenia', from: '31R.f', to: '31R.e' }]);
    director.skip();
    await played;
    flushSync();
    expect(zoneOfJenia()).toBe('1,1');
    expect(all('.motion > *')).toHaveLength(0);
    const next = structuredClone(view);
    for (const survivor of next.survivors) survivor.zone = '31R.h';
    props.view = next;
    flushSync();
    expect(zoneOfJenia()).toBe('1,2');
    expect(document.querySelector('.ground')?.firstElementChild).toBe(ground);
  });
});
