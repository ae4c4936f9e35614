// The sounds of the table, by name. Every one of them also has a line in the log.
import { settings } from '../settings/settings.svelte';

export const CUES = ['horn', 'step', 'paper', 'dice', 'cloth', 'bell', 'knock'] as const;
export type Cue = (typeof CUES)[number];

/** Lets a cue be heard, if sound is wanted; what makes it is fetched when the first one is. */
export async function sound(cue: Cue): Promise<void> {
  if (!settings().sound || settings().volume === 0) return;
  // While the line is broken it is silent: a sound that comes late means nothing.
  const synth = await import('./synth').catch(() => undefined);
  synth?.heard(cue, settings().volume / 100);
}
