import { BIRTH_FAULT, NAME_FAULTS } from '../../../copy/names.pl.ts';
import { personLabels } from '../../../copy/person.pl.ts';
import { joinShortWordsByNoBreakSpaces, joinShortWordsIn } from '../../../format.ts';
import type { DetailsField } from '../../../state/account/own-details.ts';

export const messagesCopy = joinShortWordsIn({
  tab: 'Wiadomości',
  news: 'nowe wiadomości',
  title: 'Wiadomości',
  unread: 'nieprzeczytana',
  attachments: 'Załączniki',
  empty: 'Nie masz jeszcze wiadomości',
  emptyText: 'O Twoich rezerwacjach napiszemy tutaj i na Twój adres e-mail.',
});

export const loadCopy = joinShortWordsIn({
  loggedOutTitle: 'Sesja wygasła',
  loggedOut: 'Zaloguj się, a potem spróbuj ponownie.',
});

export const panelCopy = joinShortWordsIn({
  title: 'Panel klienta',
  tabs: 'Panel klienta',
  trips: 'Twoje Wyjazdy',
  details: 'Twoje dane',
  password: 'Zmień hasło',
  logout: 'Wyloguj',
  help: 'Masz pytanie?',
  contact: 'Napisz do nas',
  loginAgain: 'Zaloguj się ponownie',
  none: 'brak',
});

export const detailsCopy = joinShortWordsIn({
  title: 'Twoje dane',
  person: 'Dane osobowe',
  invoice: 'Dane do faktury',
  change: 'Zmień dane',
  save: 'Zapisz dane',
  saving: 'Zapisuję…',
  cancel: 'Anuluj',
  saved: 'Twoje dane zostały zapisane poprawnie',
  failed: 'Twoje dane nie zostały zapisane',
  emailNote: 'adres zmienia biuro',
  idHint: 'Dowód osobisty albo paszport',
  invoiceHint: 'Uzupełnij, jeśli faktura ma być na firmę.',
});

export const detailsLabels: Readonly<Record<DetailsField | 'email', string>> = {
  ...personLabels,
  invoiceName: 'Nazwa na fakturze',
  invoiceNip: 'NIP',
  invoiceAddress: 'Ulica i numer',
  invoiceZip: 'Kod pocztowy',
  invoiceCity: 'Miejscowość',
  invoiceCountry: 'Kraj nabywcy',
};

const LONG = 'Skróć do 100 znaków';

/** Texts of the warning that another window saved the same data first (R58). */
export const elsewhereCopy = joinShortWordsIn({
  title: 'Te dane zmieniły się w innym oknie',
  text: 'Nic nie nadpisaliśmy, a Twoje zmiany zostają w formularzu.',
  now: 'Teraz zapisane',
  none: 'puste',
  go: 'Pracuj na aktualnych danych',
});

export const detailsErrors: Readonly<
  Record<DetailsField, { readonly invalid: string; readonly tooLong: string }>
> = {
  firstName: NAME_FAULTS.first,
  lastName: NAME_FAULTS.last,
  birthDate: { invalid: BIRTH_FAULT, tooLong: BIRTH_FAULT },
  gender: { invalid: 'Wybierz płeć', tooLong: 'Wybierz płeć' },
  idDocument: {
    invalid: 'Niepoprawny numer dokumentu. Sprawdź, czy nie ma literówki.',
    tooLong: 'Niepoprawny numer dokumentu',
  },
  country: { invalid: 'Wybierz kraj z listy', tooLong: 'Wybierz kraj z listy' },
  phone: {
    invalid: 'Niepoprawny numer telefonu. Potrzebnych jest od 9 do 15 cyfr.',
    tooLong: 'Niepoprawny numer telefonu',
  },
  invoiceName: { invalid: 'Popraw nazwę', tooLong: LONG },
  invoiceNip: {
    invalid: 'Niepoprawny NIP. Sprawdź, czy nie ma literówki i czy zgadza się kraj nabywcy.',
    tooLong: 'Niepoprawny NIP',
  },
  invoiceAddress: { invalid: 'Popraw adres', tooLong: LONG },
  invoiceZip: {
    invalid: 'Niepoprawny kod pocztowy. Polski wpisz jako 00-000, przy innym wybierz kraj nabywcy.',
    tooLong: 'Niepoprawny kod pocztowy',
  },
  invoiceCity: { invalid: 'Popraw miejscowość', tooLong: LONG },
  invoiceCountry: { invalid: 'Wybierz kraj z listy', tooLong: 'Wybierz kraj z listy' },
};

export const passwordCopy = joinShortWordsIn({
  title: 'Zmień hasło',
  old: 'Obecne hasło',
  submit: 'Zmień hasło',
  busy: 'Zmieniam…',
  done: 'Twoje hasło zostało zmienione',
  doneHint: 'Wylogowaliśmy pozostałe urządzenia.',
  refused: 'Wypełnij prawidłowo wszystkie pola',
  oldMissing: 'Podaj obecne hasło',
  oldWrong: 'To nie jest obecne hasło',
  newMissing: 'Podaj nowe hasło',
  repeatMissing: 'Powtórz nowe hasło',
});

/** The shop asks for the password before an action that cannot be undone (R69). */
export const againCopy = joinShortWordsIn({
  why: 'Od zalogowania minęło już trochę czasu. Podaj hasło, żebyśmy mieli pewność, że to Ty.',
  label: 'Twoje hasło',
  required: 'Podaj hasło',
  wrong: 'To nie jest Twoje hasło',
});

export const sessionsCopy = {
  title: 'Zalogowane urządzenia',
  text: joinShortWordsByNoBreakSpaces('Nie poznajesz któregoś? Wyloguj je i zmień hasło.'),
  current: 'To urządzenie',
  unknown: 'Nieznane urządzenie',
  since: (day: string) => `zalogowane ${day}`,
  oneOf: (since: string, number: number, all: number) => `${since} (${number}. z ${all})`,
  seen: (moment: string) => `ostatnio ${moment}`,
  end: 'Wyloguj',
  endNamed: (device: string) => `Wyloguj: ${device}`,
  ending: 'Wylogowuję…',
  everywhere: 'Wyloguj wszędzie',
  askOne: (device: string) => `Wylogować: ${device}?`,
  askOneText: joinShortWordsByNoBreakSpaces('To urządzenie straci dostęp do Twojego konta.'),
  askTitle: 'Wylogować wszędzie?',
  askText: joinShortWordsByNoBreakSpaces(
    'Wylogujemy wszystkie urządzenia, także to. Potem zalogujesz się ponownie tam, gdzie chcesz.',
  ),
  stay: 'Anuluj',
  ended: joinShortWordsByNoBreakSpaces('Urządzenie zostało wylogowane'),
  failed: joinShortWordsByNoBreakSpaces('Nie udało się wylogować'),
} as const;

export const leavingCopy = {
  title: 'Dane i konto',
  fileName: (brand: string) => `${brand || 'konto'}-moje-dane.json`,
  ...joinShortWordsIn({
    exportText: 'Wszystkie Twoje dane w jednym pliku: dane konta, rezerwacje, podróże i logowania.',
    exportButton: 'Pobierz moje dane',
    exporting: 'Przygotowuję…',
    exported: 'Plik z danymi jest gotowy',
    exportFailed: 'Nie udało się przygotować danych',
    deleteText:
      'Konto usuniesz, gdy nie masz przed sobą żadnego wyjazdu. Z danych zostają tylko wystawione faktury, bo tak każe prawo podatkowe.',
    deleteButton: 'Usuń konto',
    askTitle: 'Usunąć konto?',
    askText:
      'Usuniemy konto i dane osobowe, a rabat lojalnościowy przepadnie. Tego nie da się cofnąć.',
    askVouchers: 'Masz vouchery? Zapisz ich kody. Działają także bez konta.',
    askAmbassador: 'Kody ambasadora przestaną działać, a nierozliczona prowizja przepadnie.',
    confirm: 'Usuwam konto',
    deleting: 'Usuwam…',
    stay: 'Zostaję',
    refused: 'Masz przed sobą wyjazd',
    refusedText:
      'Konto usuniesz po ostatnim wyjeździe. Jeśli chcesz zrezygnować z wyjazdu, napisz do biura.',
    failed: 'Nie udało się usunąć konta',
    done: 'Konto zostało usunięte',
    doneText:
      'Usunęliśmy dane i wylogowaliśmy wszystkie urządzenia. Potwierdzenie wysłaliśmy e-mailem.',
    home: 'Strona główna',
  }),
} as const;
