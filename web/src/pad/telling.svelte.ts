// What people tell the table of their own dice and cards, until it is sent.
import { t } from '../i18n/index.svelte';
import type { OptionCard } from '../protocol/messages';
import type { Desk } from '../table/desk.svelte';
import { anyOf, fairChance, padOf, type Pad } from './pad';

export class Telling {
  /** Dice that were rolled on a real table and are still to be told, or the card that was drawn there. */
  told = $state.raw<readonly OptionCard[]>([]);

  constructor(private readonly desk: Pick<Desk, 'isAsked' | 'question' | 'options' | 'row'>) {}

  /** What people have to tell, if that is asked. */
  get pad(): Pad | undefined {
    const { isAsked, question, options } = this.desk;
    return isAsked ? padOf(question, options) : undefined;
  }

  /** What is said below the question. */
  get note(): string {
    const pad = this.pad;
    if (!pad) return '';
    return pad.is === 'dice'
      ? t('pad.diceNote', { count: pad.dice, die: pad.die })
      : t('pad.cardNote', { pile: pad.pile, count: pad.cards.length });
  }

  /** Tells one more die, or says which card it was. */
  tell(option: OptionCard): void {
    const pad = this.pad;
    if (pad?.is === 'cards') this.told = [option];
    else if (pad && this.told.length < pad.dice) this.told = [...this.told, option];
  }

  /** Takes back a die that was told: the last one, or any. */
  takeBack(at = this.told.length - 1): void {
    this.told = this.told.filter((_, i) => i !== at);
  }

  /** Rolls what is still missing, or draws a card, for people who would rather not. */
  rollForUs(): void {
    const pad = this.pad;
    const options = pad?.is === 'dice' ? pad.faces : (pad?.cards ?? []);
    const missing = pad?.is === 'dice' ? pad.dice - this.told.length : 1;
    for (let i = 0; i < missing; i++) {
      const any = anyOf(options, fairChance());
      if (any) this.tell(any);
    }
  }

  /** Sends the dice as they were told, each as a choice of its own, or the card. */
  send(told = this.told): void {
    this.desk.row.send(
      told.map(
        ({ key }) =>
          () =>
            this.desk.options.find(option => option.key === key),
      ),
    );
  }

  /** The key of a number tells the die that shows it. */
  pressNumber(index: number): boolean {
    const face = this.pad?.is === 'dice' ? this.pad.faces[index] : undefined;
    if (face) this.tell(face);
    return face !== undefined;
  }

  press(key: string): boolean {
    const pad = this.pad;
    if (key === 'BACKSPACE') this.takeBack();
    else if (key === 'ENTER' && pad?.is === 'dice' && this.told.length === pad.dice) this.send();
    else return false;
    return true;
  }
}
