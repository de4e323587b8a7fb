import type { Limit } from '../../domain/limits.ts';
import { formatDurationAsAfter, formatDurationAsWithin } from '../words/text.pl.ts';

/** Says how long a link works. Mails stored by an older program have no `until`. */
export const linkValidityText = (until: string | null): string =>
  until === null ? 'Link działa krótko i tylko raz.' : `Link działa do ${until} i tylko raz.`;

export const accountCopy = {
  passwordReset: {
    subject: (brand: string): string => `Nowe hasło w ${brand}`,
    lead: 'Ktoś (pewnie Ty) poprosił o nowe hasło do Twojego konta. Ustawisz je przyciskiem poniżej.',
    button: 'Ustaw nowe hasło',
    howOften: ({ events, minutes }: Limit): string =>
      events === 1
        ? `O następny link możesz poprosić ${formatDurationAsAfter(minutes)}.`
        : `O link możesz poprosić najwyżej ${events} razy ${formatDurationAsWithin(minutes)}.`,
    sooner: 'Gdy ten link wykorzystasz albo gdy wygaśnie, możesz poprosić wcześniej.',
    notMe:
      'To nie Ty? Nic nie musisz robić. Dopóki nikt nie użyje tego linku, Twoje hasło pozostaje bez zmian.',
  },

  passwordChanged: {
    subject: (brand: string): string => `Twoje hasło w ${brand} zostało zmienione`,
    lead: 'Hasło do Twojego konta właśnie się zmieniło. Wylogowaliśmy wszystkie inne urządzenia.',
    notMe:
      'To nie Ty? Ustaw od razu nowe hasło i napisz do naszego biura: sprawdzimy, co się stało.',
    button: 'Ustaw nowe hasło',
  },

  accountDeleted: {
    subject: (brand: string): string => `Twoje konto w ${brand} zostało usunięte`,
    lead: 'Zgodnie z Twoją prośbą usunęliśmy konto razem z danymi osobowymi i wylogowaliśmy wszystkie urządzenia.',
    kept: 'Wystawione faktury przechowujemy tak długo, jak wymaga tego prawo podatkowe.',
    back: 'Jeśli zatęsknisz za morzem, nowe konto założysz w minutę.',
  },
} as const;
