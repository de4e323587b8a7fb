import { tied } from '../format.ts';

const SIGNS = tied('Mogą w nim być litery, cyfry, spacje, łączniki, apostrofy, a kropka tylko po skrócie lub inicjale.');

/** What is said of a first or last name that is none, or too long (R67). */
export const NAME_FAULTS = {
  first: { invalid: `Popraw imię. ${SIGNS}`, tooLong: tied('To imię jest za długie: skróć je do 100 znaków') },
  last: { invalid: `Popraw nazwisko. ${SIGNS}`, tooLong: tied('To nazwisko jest za długie: skróć je do 100 znaków') },
} as const;
