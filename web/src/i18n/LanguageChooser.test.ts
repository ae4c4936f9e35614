import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { currentLanguage, setLanguage } from './index.svelte';
import LanguageChooser from './LanguageChooser.svelte';

it('changes the language of the whole page, its own label included', async () => {
  await setLanguage('en');
  const chooser = mount(LanguageChooser, { target: document.body });
  flushSync();
  const select = document.querySelector('select');
  expect(document.body.textContent).toContain('Language');
  if (!select) throw new Error('no list of languages');
  expect([...select.options].map(option => option.textContent)).toEqual(['English', 'Italiano', 'Français']);
  select.value = 'fr';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(currentLanguage()).toBe('fr'));
  flushSync();
  expect(document.body.textContent).toContain('Langue');
  await unmount(chooser);
});
