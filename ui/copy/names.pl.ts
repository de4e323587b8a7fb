import { joinShortWordsByNoBreakSpaces, joinShortWordsIn } from '../format.ts';

const SIGNS = joinShortWordsByNoBreakSpaces(
  'Mogą w nim być litery, cyfry, spacje, łączniki, apostrofy, a kropka tylko po skrócie lub inicjale.',
);

/** This text keeps the misspelling „fromacie” of the published document (W-137). */
export const BIRTH_FAULT =
  'Data urodzenia ma nieprawidłowy format. Wprowadź datę w poprawnym fromacie: RRRR-MM-DD';

export const NAME_FAULTS = joinShortWordsIn({
  first: {
    invalid: `Popraw imię. ${SIGNS}`,
    tooLong: 'To imię jest za długie: skróć je do 100 znaków',
  },
  last: {
    invalid: `Popraw nazwisko. ${SIGNS}`,
    tooLong: 'To nazwisko jest za długie: skróć je do 100 znaków',
  },
});
