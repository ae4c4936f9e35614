import { found, t } from '../i18n/index.svelte';
import type { MarkCard, Refusal } from '../protocol/messages';
import { UNREACHABLE } from '../wire/calls';
import { settingName } from './words';

type Told = Pick<Refusal, 'code' | 'reason' | 'rule'> & Partial<Pick<Refusal, 'about'>>;

/**
 * A refusal in the reader's language: by the rule of the table it cites, else by the part of the set-up it is about, else by its code,
 * else as the table says it.
 */
export function refusalText({ code, reason, rule, about = [] }: Told): string {
  if (reason === UNREACHABLE) return t('page.unreachable');
  return (
    found(`refusal.${rule}`, { reason }) ?? partText(reason, about[0]) ?? found(`refusal.${code}`, { reason }) ?? reason
  );
}

function partText(reason: string, part?: MarkCard): string | undefined {
  if (part?.kind === 'setting') return t('refusal.ofSetting', { setting: settingName(part.id), reason });
  return part?.kind === 'seats' ? t('refusal.ofSeats', { reason }) : undefined;
}
