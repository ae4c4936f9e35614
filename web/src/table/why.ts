// Why a game ended, in one sentence.
import { found, t } from '../i18n/index.svelte';
import { aimText, marked } from '../i18n/wording';
import type { AimCard, Situation } from '../protocol/messages';

const isLess = (aim: AimCard) => aim.done === 0 || aim.done < aim.of;

/** What did not stay as it had to when a game was lost: what is gone altogether or, if nothing is, what has become less. */
export function isBroken(aim: AimCard, aims: readonly AimCard[]): boolean {
  const isAnyGone = aims.some(one => one.kind === 'keep' && one.done === 0);
  return aim.kind === 'keep' && (isAnyGone ? aim.done === 0 : isLess(aim));
}

/** By the rule that decided, else by what did not stay as it had to, else because something can no longer be done. */
export function whyText({ verdict, aims }: Pick<Situation, 'verdict' | 'aims'>): string {
  if (!verdict) return '';
  if (verdict.isWon) return t('table.allDone');
  const kept = aims.filter(aim => aim.kind === 'keep');
  const byRule = found(`why.${verdict.rule}`, marked(kept.filter(isLess).flatMap(aim => aim.about)));
  if (byRule) return byRule;
  for (const aim of kept.filter(one => isBroken(one, aims))) {
    const said = found(`why.${aim.name}`, marked(aim.about));
    if (said) return said;
  }
  const open = aims.find(aim => aim.kind === 'win' && aim.done < aim.of);
  return open ? t('table.outOfReachOf', { what: aimText(open) }) : t('table.outOfReach');
}
