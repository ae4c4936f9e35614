import { found, t } from '../i18n/index.svelte';
import type { Refusal } from '../protocol/messages';
import { UNREACHABLE } from '../wire/calls';

/** A refusal in the reader's language: by the rule of the table it cites, else by its code, else as the table says it. */
export function refusalText({ code, reason, rule }: Pick<Refusal, 'code' | 'reason' | 'rule'>): string {
  if (reason === UNREACHABLE) return t('page.unreachable');
  return found(`refusal.${rule}`, { reason }) ?? found(`refusal.${code}`, { reason }) ?? reason;
}
