import { tieWords } from '../../../format.ts';

export const loadCopy = {
  away: tieWords('Sprawdź internet i spróbuj ponownie.'),
  broken: tieWords('Za chwilę możesz bezpiecznie spróbować ponownie.'),
  loggedOutTitle: tieWords('Sesja wygasła'),
  loggedOut: tieWords('Zaloguj się, a potem spróbuj ponownie.'),
} as const;
