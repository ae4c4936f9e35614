// The hours of a clock, as each language says them.
import { currentLanguage, t } from './index.svelte';

/** Three in the afternoon: 3 pm, 15 h, ore 15. */
export function hourText(hour: number): string {
  const words = new Intl.DateTimeFormat(currentLanguage(), { hour: 'numeric', timeZone: 'UTC' });
  const said = words.format(Date.UTC(2000, 0, 1, hour)).toLowerCase();
  // Nobody writes 07 h in French.
  return t('clock.hour', { hour: said.replace(/^0(?=\d\s)/, '') });
}
