const LETTER_BASE = 'A'.charCodeAt(0) - 10;
const weightedValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - LETTER_BASE;

const hasCheckSum = (document: string, weights: readonly number[]): boolean =>
  weights.reduce(
    (total, weight, index) => total + weight * weightedValue(document.charAt(index)),
    0,
  ) %
    10 ===
  0;

const IDENTITY_CARD = { shape: /^[A-Z]{3}\d{6}$/, weights: [7, 3, 1, 9, 7, 3, 1, 7, 3] };
const PASSPORT = { shape: /^[A-Z]{2}\d{7}$/, weights: [7, 3, 9, 1, 7, 3, 1, 7, 3] };

export const POLAND = 'Polska';

/** An ID document has 5 to 20 letters and digits; a Polish one has a valid check digit (R34). */
export const isIdDocumentNumber = (text: string, country: string): boolean => {
  const document = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z0-9]{5,20}$/.test(document)) return false;
  if (country !== POLAND) return true;
  return [IDENTITY_CARD, PASSPORT].every(
    ({ shape, weights }) => !shape.test(document) || hasCheckSum(document, weights),
  );
};
