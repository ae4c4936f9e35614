// The hours of a clock, as each language says them.
import { currentLanguage, t } from './index.svelte';

/** Three in the afternoon: 3 pm, 15 h, ore 15. */
export function hourText(hour: number): string {
  const words = new Intl.DateTimeFormat(currentLanguage(), { hour: 'numeric', timeZone: 'UTC' });
  return t('clock.hour', { hour: words.format(Date.UTC(2000, 0, 1, hour)).toLowerCase() });
}
