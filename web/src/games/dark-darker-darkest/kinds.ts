// `{chip, chip}` in a message: the symbols of one chip or of several; its name gives them as letters.
import type { Formatter, Kinds } from '../../i18n/format';

const symbols = (chip: unknown, name: Formatter['name']) =>
  [...String(chip)].map(letter => name('symbol', letter)).join('-');

export const darkestKinds: Kinds = {
  chip: (value, name) => (Array.isArray(value) ? value : [value ?? '']).map(each => symbols(each, name)).join(', '),
};
