import { tied } from '../format.ts';

/** What a tab says that could not be loaded; nothing was typed there that could be lost. */
export const loadCopy = {
  away: tied('Sprawdź internet i spróbuj ponownie.'),
  broken: tied('Za chwilę możesz bezpiecznie spróbować ponownie.'),
  loggedOutTitle: tied('Sesja wygasła'),
  loggedOut: tied('Zaloguj się, a potem spróbuj ponownie.'),
} as const;
