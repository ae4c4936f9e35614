// What zombies would do, put into words and letters.
import { name, t } from '../../../i18n/index.svelte';
import type { Expected } from '../../../protocol/horde';

/** What a group would do, and first what rouses it if that is not its own phase. */
export function expectedText(expected: Expected): string {
  return expected.roused === undefined ? done(expected) : t('table.expectRoused', { what: done(expected) });
}

function done(expected: Expected): string {
  const zombies = expected.zombies.map(one => `${one.count} ${name('zombie', one.zombie, one.count)}`).join(', ');
  const params = { zombies, from: expected.from, step: expected.step, destination: expected.destination };
  if (expected.isAttack) return t('table.expectAttack', params);
  if (expected.step === expected.from) return t('table.expectStay', params);
  const ways = expected.steps.length > 1 || expected.destinations.length > 1 ? ` ${t('table.expectChoice')}` : '';
  const again = expected.action > 1 ? ` ${t('table.expectAgain')}` : '';
  return t('table.expectMove', params) + again + ways;
}
