import { formatDate, formatDateRange, joinShortWordsByNoBreakSpaces } from '../../../format.ts';

export const reviewFormCopy = {
  title: 'Jak oceniasz ten rejs?',
  trip: (offer: string, from: string, to: string): string =>
    joinShortWordsByNoBreakSpaces(`${offer}, ${formatDateRange(from, to)}`),
  stars: 'Gwiazdki',
  choices: [
    { stars: 5, text: 'świetny' },
    { stars: 4, text: 'dobry' },
    { stars: 3, text: 'taki sobie' },
    { stars: 2, text: 'słaby' },
    { stars: 1, text: 'zły' },
  ],
  text: 'Co zapamiętasz? Co było nie tak?',
  optional: '(jeśli chcesz)',
  hint: joinShortWordsByNoBreakSpaces(
    'Najwyżej 500 znaków. Nie podawaj nazwisk, telefonów ani adresów.',
  ),
  published: (name: string): string =>
    joinShortWordsByNoBreakSpaces(
      `Opinię pokażemy podpisaną: ${name}, z nazwą i miesiącem rejsu. Nic więcej.`,
    ),
  submit: 'Wyślij opinię',
  errors: 'Sprawdź opinię',
  error: {
    stars: joinShortWordsByNoBreakSpaces('Wybierz od 1 do 5 gwiazdek.'),
    text: joinShortWordsByNoBreakSpaces('Skróć tekst do 500 znaków.'),
  },
  once: (until: string): string =>
    joinShortWordsByNoBreakSpaces(
      `Możesz wysłać jedną opinię. Link działa do ${formatDate(until)}.`,
    ),
  decline: 'Nie pytajcie mnie o opinie',
  declineText: joinShortWordsByNoBreakSpaces(
    'Nie chcesz takich pytań po rejsach? Jednym przyciskiem wyłączysz je także na przyszłość.',
  ),
  isDeclined: joinShortWordsByNoBreakSpaces(
    'Nie będziemy już pytać. Tę opinię nadal możesz wysłać.',
  ),
  home: 'Na stronę główną',
  steps: {
    given: {
      title: 'Dziękujemy za opinię',
      text: joinShortWordsByNoBreakSpaces(
        'Widać ją już przy rejsie. Z jednej rezerwacji przyjmujemy jedną opinię. Jeśli chcesz coś w niej zmienić, napisz do biura.',
      ),
    },
    early: {
      title: joinShortWordsByNoBreakSpaces('Ten rejs jeszcze się nie skończył'),
      text: joinShortWordsByNoBreakSpaces('Opinię możesz wysłać od następnego dnia po powrocie.'),
    },
    late: {
      title: joinShortWordsByNoBreakSpaces('Na tę opinię jest już za późno'),
      text: joinShortWordsByNoBreakSpaces(
        'Opinie zbieramy przez 60 dni po rejsie. Jeśli chcesz nam coś powiedzieć, napisz do biura.',
      ),
    },
    declined: {
      title: joinShortWordsByNoBreakSpaces('Nie będziemy pytać o opinie'),
      text: joinShortWordsByNoBreakSpaces('Maile o Twoich rezerwacjach przyjdą jak dotąd.'),
    },
    unknown: {
      title: joinShortWordsByNoBreakSpaces('Nie znamy tego linku'),
      text: joinShortWordsByNoBreakSpaces(
        'Otwórz go jeszcze raz z maila po rejsie albo skopiuj cały adres.',
      ),
    },
  },
} as const;
