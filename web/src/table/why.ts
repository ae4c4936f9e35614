// Why a game ended, in one sentence.
import { found, t } from '../i18n/index.svelte';
import { aimText, marked } from '../i18n/wording';
import type { Situation } from '../protocol/messages';

/** By the rule that decided, else by what did not stay as it had to, else because something can no longer be done. */
export function whyText({ verdict, aims }: Pick<Situation, 'verdict' | 'aims'>): string {
  if (!verdict) return '';
  if (verdict.isWon) return t('table.allDone');
  const broken = aims.filter(aim => aim.kind === 'keep' && (aim.done === 0 || aim.done < aim.of));
  // What is gone altogether ended the game rather than what has only become less.
  broken.sort((one, other) => Number(one.done > 0) - Number(other.done > 0));
  const byRule = found(`why.${verdict.rule}`, marked(broken.flatMap(aim => aim.about)));
  if (byRule) return byRule;
  for (const aim of broken) {
    const said = found(`why.${aim.name}`, marked(aim.about));
    if (said) return said;
  }
  const open = aims.find(aim => aim.kind === 'win' && aim.done < aim.of);
  return open ? t('table.outOfReachOf', { what: aimText(open) }) : t('table.outOfReach');
}
