// Why a game ended, in one sentence.
import { found, t } from '../i18n/index.svelte';
import { marked } from '../i18n/wording';
import type { Situation } from '../protocol/messages';

/** By the rule that decided, else by what did not stay as it had to, else because something can no longer be done. */
export function whyText({ verdict, aims }: Pick<Situation, 'verdict' | 'aims'>): string {
  if (!verdict) return '';
  if (verdict.isWon) return t('table.allDone');
  const broken = aims.filter(aim => aim.kind === 'keep' && (aim.done === 0 || aim.done < aim.of));
  const byRule = found(`why.${verdict.rule}`, marked(broken.flatMap(aim => aim.about)));
  if (byRule) return byRule;
  for (const aim of broken) {
    const said = found(`why.${aim.name}`, marked(aim.about));
    if (said) return said;
  }
  return t('table.outOfReach');
}
