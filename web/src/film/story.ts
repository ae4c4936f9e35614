// How a game went, by a bot's judgement: points of the curve, and what there is to say of the moments that turned it.
import { t } from '../i18n/index.svelte';
import type { StoryLine, Turn } from '../protocol/messages';
import type { Point } from './Curve.svelte';

/** As whole points of a hundred. */
export const points = (share: number): number => Math.round(100 * share);

/** Below this a game is as good as lost. */
const LOST = 0.1;
/** Above this it is as good as won. */
const WON = 0.9;
/** What changed less than this is not worth a word. */
const LITTLE = 0.02;

/** The curve, with what turned the game at the moments after it: there the film shows what came of the choice. */
export function curveOf(line: StoryLine, last: number): Point[] {
  const curve: Point[] = [...line.points.map(({ at, chance }) => ({ at, chance })), { at: last, chance: line.end }];
  for (const [i, turn] of line.turns.entries()) {
    const after = curve.findIndex(point => point.at > turn.at);
    const point = curve[after];
    if (point) {
      curve[after] = { ...point, turning: turnText(turn), number: i + 1, isBad: turn.after < turn.before };
    }
  }
  return curve;
}

/** What turned the game at a moment, in a sentence. It blames nobody: it says what else there was and what that was worth. */
export function turnText({ before, after, choice, luck }: Turn): string {
  const cost = points(-choice);
  if (-choice > LITTLE && -choice >= Math.abs(luck)) {
    if (after <= LOST && before > LOST) return t('story.lostByChoice', { points: cost });
    const inSpite = luck > LITTLE ? ` ${t('story.luckInSpite')}` : '';
    return t('story.costByChoice', { points: cost }) + inSpite;
  }
  if (luck < 0) return t(after <= LOST && before > LOST ? 'story.lostByLuck' : 'story.badLuck');
  return t(after >= WON && before < WON ? 'story.wonByLuck' : 'story.goodLuck');
}

/** What a game was mostly about: the larger of both, if it is clearly larger. */
export function sumText({ choices, luck }: StoryLine): string {
  const [chosen, fallen] = [Math.abs(choices), Math.abs(luck)];
  if (chosen > 2 * fallen) return t('story.mostChoices');
  return fallen > 2 * chosen ? t('story.mostLuck') : t('story.both');
}
