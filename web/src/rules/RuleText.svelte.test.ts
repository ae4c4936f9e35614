import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import type { RuleEntry } from '../protocol/messages';
import RuleText from './RuleText.svelte';

const entry = (language: string, text: string): RuleEntry => ({
  id: 'TY-ACT-01',
  game: 'toy',
  chapter: 'C',
  language,
  text,
  source: 'house',
});

describe('the text of a rule', () => {
  let shown: Record<string, unknown> | undefined;
  const asked: string[] = [];
  beforeEach(async () => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify(entry('en', 'Everybody acts once.')));
    });
    await setLanguage('it');
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    vi.unstubAllGlobals();
  });

  it('has the English one a click away, and puts it away again', async () => {
    shown = mount(RuleText, { target: document.body, props: { entry: entry('it', 'Ognuno agisce una volta.') } });
    const button = document.querySelector<HTMLButtonElement>('button')!;
    expect(document.querySelectorAll('p')).toHaveLength(1);
    button.click();
    await vi.waitFor(() => expect(document.querySelector('p[lang=en]')?.textContent).toBe('Everybody acts once.'));
    expect(asked).toEqual(['/api/rules/TY-ACT-01?language=en']);
    expect(document.querySelector('p[lang=it]')?.textContent).toBe('Ognuno agisce una volta.');
    button.click();
    flushSync();
    expect(document.querySelector('p[lang=en]')).toBeNull();
  });

  it('needs no click if it is English anyway', () => {
    shown = mount(RuleText, { target: document.body, props: { entry: entry('en', 'Everybody acts once.') } });
    expect(document.querySelector('button')).toBeNull();
  });
});
