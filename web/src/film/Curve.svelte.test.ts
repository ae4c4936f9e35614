import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import Curve from './Curve.svelte';

it('draws how well the players stood, and leads to what turned the game', async () => {
  await setLanguage('en');
  const gone: number[] = [];
  const points = [
    { at: 0, chance: 0.5 },
    { at: 5, chance: 0.25, turning: 'Ben falls' },
    { at: 10, chance: 1 },
  ];
  const shown = mount(Curve, { target: document.body, props: { points, last: 10, go: at => gone.push(at) } });
  flushSync();
  expect(document.querySelector('polyline')?.getAttribute('points')).toBe('0,50 50,75 100,0');
  const turning = [...document.querySelectorAll<HTMLButtonElement>('.curve button')];
  expect(turning.map(button => button.getAttribute('aria-label'))).toEqual(['Ben falls: 25 of 100']);
  turning[0]?.click();
  expect(gone).toEqual([5]);
  await unmount(shown);
});

it('is not there where nobody has judged the game', async () => {
  const shown = mount(Curve, { target: document.body, props: { points: [], last: 10, go: () => undefined } });
  flushSync();
  expect(document.querySelector('.curve')).toBeNull();
  await unmount(shown);
});
