import { formatDate, formatDateRange, keepWordsTogether } from '../../../format.ts';

export const reviewFormCopy = {
  title: 'Jak oceniasz ten rejs?',
  trip: (offer: string, from: string, to: string): string =>
    keepWordsTogether(`${offer}, ${formatDateRange(from, to)}`),
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
  hint: keepWordsTogether('Najwyżej 500 znaków. Nie podawaj nazwisk, telefonów ani adresów.'),
  published: (name: string): string =>
    keepWordsTogether(`Opinię pokażemy podpisaną: ${name}, z nazwą i miesiącem rejsu. Nic więcej.`),
  submit: 'Wyślij opinię',
  errors: 'Sprawdź opinię',
  error: {
    stars: keepWordsTogether('Wybierz od 1 do 5 gwiazdek.'),
    text: keepWordsTogether('Skróć tekst do 500 znaków.'),
  },
  once: (until: string): string =>
    keepWordsTogether(`Możesz wysłać jedną opinię. Link działa do ${formatDate(until)}.`),
  decline: 'Nie pytajcie mnie o opinie',
  declineText: keepWordsTogether(
    'Nie chcesz takich pytań po rejsach? Jednym przyciskiem wyłączysz je także na przyszłość.',
  ),
  isDeclined: keepWordsTogether('Nie będziemy już pytać. Tę opinię nadal możesz wysłać.'),
  home: 'Na stronę główną',
  steps: {
    given: {
      title: 'Dziękujemy za opinię',
      text: keepWordsTogether(
        'Widać ją już przy rejsie. Z jednej rezerwacji przyjmujemy jedną opinię. Jeśli chcesz coś w niej zmienić, napisz do biura.',
      ),
    },
    early: {
      title: keepWordsTogether('Ten rejs jeszcze się nie skończył'),
      text: keepWordsTogether('Opinię możesz wysłać od następnego dnia po powrocie.'),
    },
    late: {
      title: keepWordsTogether('Na tę opinię jest już za późno'),
      text: keepWordsTogether(
        'Opinie zbieramy przez 60 dni po rejsie. Jeśli chcesz nam coś powiedzieć, napisz do biura.',
      ),
    },
    declined: {
      title: keepWordsTogether('Nie będziemy pytać o opinie'),
      text: keepWordsTogether('Maile o Twoich rezerwacjach przyjdą jak dotąd.'),
    },
    unknown: {
      title: keepWordsTogether('Nie znamy tego linku'),
      text: keepWordsTogether('Otwórz go jeszcze raz z maila po rejsie albo skopiuj cały adres.'),
    },
  },
} as const;
