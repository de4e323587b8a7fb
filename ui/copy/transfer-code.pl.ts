import { tied } from '../format.ts';

/** The 2D code of a transfer. */
export const transferCodeCopy = {
  title: (sum: string) => tied(`Kod do przelewu na ${sum}`),
  text: tied('Zeskanuj go w aplikacji swojego banku: rachunek, kwota i tytuł wpiszą się same.'),
  tooMuch: tied('Kod do skanowania działa do 9 999,99 PLN. Przy tej kwocie przepisz dane przelewu.'),
} as const;
