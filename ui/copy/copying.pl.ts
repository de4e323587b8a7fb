import { joinShortWordsIn } from '../format.ts';

export const transferCodeCopy = joinShortWordsIn({
  title: (sum: string) => `Kod do przelewu na ${sum}`,
  text: 'Zeskanuj go w aplikacji swojego banku: rachunek, kwota i tytuł wpiszą się same.',
  tooMuch: 'Kod do skanowania działa do 9 999,99 PLN. Przy tej kwocie przepisz dane przelewu.',
});

export const copyingCopy = {
  copy: 'Kopiuj',
  copyOf: (what: string) => `Kopiuj: ${what}`,
  said: {
    copied: 'Skopiowane',
    refused: 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.',
  },
} as const;
