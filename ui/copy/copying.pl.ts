import { joinShortWordsByNoBreakSpaces } from '../format.ts';

export const transferCodeCopy = {
  title: (sum: string) => joinShortWordsByNoBreakSpaces(`Kod do przelewu na ${sum}`),
  text: joinShortWordsByNoBreakSpaces(
    'Zeskanuj go w aplikacji swojego banku: rachunek, kwota i tytuł wpiszą się same.',
  ),
  tooMuch: joinShortWordsByNoBreakSpaces(
    'Kod do skanowania działa do 9 999,99 PLN. Przy tej kwocie przepisz dane przelewu.',
  ),
} as const;

export const copyingCopy = {
  copy: 'Kopiuj',
  copyOf: (what: string) => `Kopiuj: ${what}`,
  said: {
    copied: 'Skopiowane',
    refused: 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.',
  },
} as const;
