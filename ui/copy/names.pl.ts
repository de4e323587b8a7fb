import { tied } from '../format.ts';

const SIGNS = tied('Mogą w nim być litery, cyfry, spacje, łączniki, apostrofy, a kropka tylko po skrócie lub inicjale.');

/** W-137, in the document's words. */
export const BIRTH_FAULT = 'Data urodzenia ma nieprawidłowy format. Wprowadź datę w poprawnym fromacie: RRRR-MM-DD';

/** What is said of a first or last name that is none, or too long (R67). */
export const NAME_FAULTS = {
  first: { invalid: `Popraw imię. ${SIGNS}`, tooLong: tied('To imię jest za długie: skróć je do 100 znaków') },
  last: { invalid: `Popraw nazwisko. ${SIGNS}`, tooLong: tied('To nazwisko jest za długie: skróć je do 100 znaków') },
} as const;
