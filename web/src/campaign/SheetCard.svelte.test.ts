import { mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { loadGame, setLanguage, type Language } from '../i18n/index.svelte';
import type { Sheet } from '../protocol/messages';
import SheetCard from './SheetCard.svelte';

const card = (id: string) => ({ kind: 'card', id });
const ODIN: Sheet = {
  who: { kind: 'survivor', id: 'Odin' },
  follows: { kind: 'survivor', id: 'Justin' },
  seat: 1,
  lines: [
    { is: 'Things', name: 'skills', things: [{ kind: 'skill', id: 'Hoard' }], numbers: [] },
    { is: 'Things', name: 'kept', things: [card('Machete'), card('Katana')], numbers: [2, 4] },
  ],
};
let page: Record<string, unknown>;

async function shown(language: Language, sheet = ODIN): Promise<HTMLElement> {
  await setLanguage(language);
  await loadGame('washington-zc');
  const props = { game: 'washington-zc', sheet, names: ['Odin'], holder: 'Ada' };
  page = mount(SheetCard, { target: document.body, props });
  return document.querySelector<HTMLElement>('.sheet')!;
}
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

afterEach(async () => {
  await unmount(page);
  await setLanguage('en');
});

it.each([
  ['en', 'Ada · in for Justin', 'keep value 4'],
  ['fr', 'Ada · à la place de Justin', 'conservation 4'],
  ['it', 'Ada · al posto di Justin', 'conservazione 4'],
] as const)(
  'says in %s whose place somebody took, and what each kept card takes to stay',
  async (language, who, value) => {
    const sheet = await shown(language);
    expect(plain(sheet.querySelector('.whose .muted')!.textContent)).toBe(who);
    const numbers = [...sheet.querySelectorAll('.number')];
    expect(numbers.map(one => one.querySelector('.num')?.textContent)).toEqual(['2', '4']);
    expect(numbers[1]?.getAttribute('title')).toBe(value);
  },
);

it('says nothing of a place that was always theirs', async () => {
  const sheet = await shown('en', { who: ODIN.who, seat: 1, lines: [] });
  expect(plain(sheet.querySelector('.whose .muted')!.textContent)).toBe('Ada');
});
