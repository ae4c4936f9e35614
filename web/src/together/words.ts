// What people say to one another, in the reader's language as far as it is ours.
import { found, t } from '../i18n/index.svelte';
import type { Fault, Saying, Speaker } from '../protocol/messages';
import type { Talk } from '../wire/talk.svelte';

export const speakerName = ({ name }: Speaker): string => name || t('talk.guest');

export function sayingText({ by, reaction, text }: Saying): string {
  return t('talk.says', { who: speakerName(by), text: reaction ? t(`talk.word.${reaction}`) : text });
}

export const refusalText = (code: Fault): string => found(`talk.refused.${code}`) ?? t('talk.refused.other');

/** What everybody sees and hears just now. */
export function spokenNow({ fingers, news }: Talk): string {
  const finger = fingers.at(-1);
  const points = finger && t('talk.points', { who: speakerName(finger.by), zone: finger.place });
  return [points, news && sayingText(news)].filter(Boolean).join(' ');
}
