// Dresses the page as a person likes it: the style sheets read these marks of the page.
import { onSettings, settings, type Settings } from './settings.svelte';

function put({ text, contrast, colours, theme }: Settings): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { text: String(text), contrast, colours, panels: theme });
}

/** From now on the page follows the settings; the answer ends it. */
export function wearSettings(): () => unknown {
  put(settings());
  return onSettings(put);
}
