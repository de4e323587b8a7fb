import { formatDate, formatDateRange, joinShortWordsIn } from '../../../format.ts';

export const reviewFormCopy = {
  decline: 'Nie pytajcie mnie o opinie',
  ...joinShortWordsIn({
    title: 'Jak oceniasz ten rejs?',
    trip: (offer: string, from: string, to: string): string =>
      `${offer}, ${formatDateRange(from, to)}`,
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
    hint: 'Najwyżej 500 znaków. Nie podawaj nazwisk, telefonów ani adresów.',
    published: (name: string): string =>
      `Opinię pokażemy podpisaną: ${name}, z nazwą i miesiącem rejsu. Nic więcej.`,
    submit: 'Wyślij opinię',
    errors: 'Sprawdź opinię',
    error: {
      stars: 'Wybierz od 1 do 5 gwiazdek.',
      text: 'Skróć tekst do 500 znaków.',
    },
    once: (until: string): string =>
      `Możesz wysłać jedną opinię. Link działa do ${formatDate(until)}.`,
    declineText:
      'Nie chcesz takich pytań po rejsach? Jednym przyciskiem wyłączysz je także na przyszłość.',
    isDeclined: 'Nie będziemy już pytać. Tę opinię nadal możesz wysłać.',
    home: 'Na stronę główną',
    steps: {
      given: {
        title: 'Dziękujemy za opinię',
        text: 'Widać ją już przy rejsie. Z jednej rezerwacji przyjmujemy jedną opinię. Jeśli chcesz coś w niej zmienić, napisz do biura.',
      },
      early: {
        title: 'Ten rejs jeszcze się nie skończył',
        text: 'Opinię możesz wysłać od następnego dnia po powrocie.',
      },
      late: {
        title: 'Na tę opinię jest już za późno',
        text: 'Opinie zbieramy przez 60 dni po rejsie. Jeśli chcesz nam coś powiedzieć, napisz do biura.',
      },
      declined: {
        title: 'Nie będziemy pytać o opinie',
        text: 'Maile o Twoich rezerwacjach przyjdą jak dotąd.',
      },
      unknown: {
        title: 'Nie znamy tego linku',
        text: 'Otwórz go jeszcze raz z maila po rejsie albo skopiuj cały adres.',
      },
    },
  }),
} as const;
