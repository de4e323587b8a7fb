import {
  formatDate,
  formatDateRange,
  keepWordsTogether,
  keepWordsTogetherIn,
} from '../../../format.ts';
import fixedTexts from './review-form.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const reviewFormCopy = {
  ...texts.reviewFormCopy,
  trip: (offer: string, from: string, to: string): string =>
    keepWordsTogether(`${offer}, ${formatDateRange(from, to)}`),
  choices: [
    { stars: 5, text: 'świetny' },
    { stars: 4, text: 'dobry' },
    { stars: 3, text: 'taki sobie' },
    { stars: 2, text: 'słaby' },
    { stars: 1, text: 'zły' },
  ],
  published: (name: string): string =>
    keepWordsTogether(`Opinię pokażemy podpisaną: ${name}, z nazwą i miesiącem rejsu. Nic więcej.`),
  once: (until: string): string =>
    keepWordsTogether(`Możesz wysłać jedną opinię. Link działa do ${formatDate(until)}.`),
  decline: 'Nie pytajcie mnie o opinie',
} as const;
