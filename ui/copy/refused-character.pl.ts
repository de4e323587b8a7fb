import type { FieldError } from '../../adapters/http/contract/failure.ts';

/** Adds the refused character and its position to an error text, if known (R34.7, R67.9). */
export const withRefusedCharacter = (text: string, detail: FieldError['detail']): string => {
  if (detail === undefined) return text;
  const name = detail.character === ' ' ? 'spację' : `znak „${detail.character}”`;
  return `${text.replace(/\.$/, '')}. Popraw ${name} (${detail.position}. z kolei).`;
};
