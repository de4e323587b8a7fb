import { addedMoney, day, money, tied } from '../format.ts';
import type { PersonField } from '../state/panel/people.ts';
import type { Section } from '../state/panel/shownTrip.ts';
import { BIRTH_FAULT, NAME_FAULTS } from './names.pl.ts';

/** Texts that every change shares. */
export const changeCopy = {
  editPerson: 'Zmień dane',
  editOptions: 'Zmień opcje',
  editNamed: (action: string, who: string) => `${action}: ${who}`,
  opening: 'Otwieram…',
  save: 'Zapisz',
  saving: 'Zapisuję…',
  cancel: 'Anuluj',
  participant: (userNum: number) => `Uczestnik ${userNum}`,
  until: (until: string) => tied(`Zmienisz to bez pomocy biura do ${day(until)}.`),
  none: 'nie wybrano',
  nothing: 'nie podano',
  openFailed: 'Nie udało się otworzyć',
  elsewhere: tied('Tę rezerwację zmieniono w innym oknie'),
  elsewhereText: tied('Nic nie nadpisaliśmy. To, co wybrano tutaj, zostaje w formularzu.'),
  elsewhereNow: (saved: string) => tied(`Teraz zapisane: ${saved}.`),
  elsewhereGo: 'Licz od aktualnego stanu',
  elsewhereAgain: tied('Nic nie nadpisaliśmy. Sprawdź aktualny stan i spróbuj jeszcze raz.'),
} as const;

/** What a change would come to (R37). */
export const previewCopy = {
  title: 'Co się zmieni',
  counting: 'Liczę cenę…',
  same: tied('Nic się nie zmienia: to masz już zapisane.'),
  free: 'Cena się nie zmienia',
  dearer: (amount: string) => tied(`Cena wzrośnie o ${money(amount)}`),
  cheaper: (amount: string) => tied(`Cena spadnie o ${money(amount)}`),
  before: 'Cena teraz',
  after: 'Cena po zmianie',
  paid: 'Wpłacono',
  left: 'Zostanie do zapłaty',
  overpaid: 'Nadpłata',
  overpaidText: tied('Nadpłata zostaje przy rezerwacji. Jeśli chcesz ją odzyskać, napisz do biura.'),
  paidStays: tied('To, co wpłacono, zostaje.'),
  plan: 'Nowy harmonogram płatności',
  added: 'Dopłata za tę zmianę',
  addedHow: {
    both: tied('Zapłacisz przelewem albo online, na karcie Płatności.'),
    transfer: tied('Zapłacisz przelewem: dane są na karcie Płatności.'),
    online: tied('Zapłacisz online, na karcie Płatności.'),
  },
  line: (name: string, due: string) => `${name}, ${due}`,
  /** After it is saved: what is to be paid for it, and until when (R63). */
  savedLine: (line: string, amount: string) => tied(`${line}: ${addedMoney(amount)}.`),
  toPayments: 'Przejdź do płatności',
  documents: tied('Dokumenty wystawione przed zmianą zostają bez zmian:'),
  incomplete: tied('Dokończ wybór, a policzymy zmianę ceny.'),
  failed: tied('Nie udało się policzyć ceny'),
  retry: 'Policz ponownie',
} as const;

/** How a save ended, in the documents' words. */
export const savedTexts = {
  person: 'Dane zostały zapisane poprawnie.',
  personIncomplete: 'Wprowadzone przez Ciebie dane nie zostały zapisane. Uzupełnij wymagane pola: Imię, Nazwisko, data urodzenia',
  personFailed: 'Dane nie zostały zapisane',
  options: 'Dane zostały poprawnie zapisane',
  optionsIncomplete: 'Dane uczestnika nie zostały zapisane.',
  optionsFailed: 'Dane uczestnika nie zostały zapisane',
  noPlaces: tied('Na tym jachcie nie ma już miejsca. Poprzednie miejsce jest nadal Twoje: wybierz inny jacht albo anuluj.'),
  priceChanged: tied('Cena tej zmiany jest już inna niż pokazana. Sprawdź nową cenę i zapisz jeszcze raz.'),
  closed: 'Minął termin na edycję danych. Prosimy o kontakt z biurem.',
  mend: 'Popraw zaznaczone pola i zapisz ponownie.',
} as const;

export const peopleCopy = {
  booker: tied('Dane osoby rezerwującej zmienia biuro.'),
  contact: 'Napisz do nas',
  birthHint: 'Rok, miesiąc, dzień, na przykład 1994-05-17',
  birthPlaceholder: 'YYYY-MM-DD',
  idHint: 'Dowód osobisty albo paszport',
  optional: 'nieobowiązkowe',
  woman: 'Kobieta',
  man: 'Mężczyzna',
  price: tied('Ta zmiana zmienia cenę'),
  priceText: tied('Sprawdź nową cenę i zapisz jeszcze raz.'),
  labels: {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    birthDate: 'Data urodzenia',
    gender: 'Płeć',
    idDocument: 'Seria i numer dokumentu',
    country: 'Kraj',
    phone: 'Telefon',
    email: 'E-mail',
  } satisfies Record<PersonField, string>,
} as const;

export const transportCopy = {
  journey: 'Dojazd',
  point: 'Miejsce odbioru',
  luggage: 'Dodatkowy bagaż',
  yes: 'tak',
  choose: 'Wybierz z listy',
  pointGroup: 'To miejsce odbioru uruchamiamy od 15 osób.',
  from: (amount: string) => `od\u00a0${money(amount)}`,
  onSpot: (amount: string) => `${money(amount)}, płatne na miejscu`,
} as const;

export const yachtsCopy = {
  yacht: 'Jacht',
  crew: 'Kto z kim płynie',
  skipper: 'skipper',
  nobody: 'bez nazwiska',
  full: 'Nie ma już wolnych miejsc',
  perPerson: (amount: string) => `${money(amount)} za osobę`,
  together: tied('Kabina przenosi się w całości: ze zmianą jachtu zmienią go wszyscy, którzy ją dzielą.'),
} as const;

export const insuranceCopy = {
  insurance: 'Ubezpieczenie',
  resignation: 'Koszty rezygnacji',
  assistance: 'Kwarantanna',
  assistanceAsk: 'Ubezpieczenie na wypadek kwarantanny',
  yes: 'Tak',
  no: 'Nie',
  resignationNote: tied('Ubezpieczenia kosztów rezygnacji nie można zmienić po rezerwacji.'),
  included: 'w cenie',
} as const;

export const addonsCopy = {
  addons: 'Dodatki',
  trainings: 'Szkolenia',
  addon: 'Dodatek',
  addonNth: (nth: number) => `Dodatek ${nth}`,
  option: 'Opcja',
  choose: 'Wybierz dodatek',
  chooseOption: 'Wybierz opcję',
  remove: 'Usuń dodatek',
  removeNamed: (name: string) => `Usuń dodatek: ${name}`,
  add: 'Dodaj kolejny dodatek',
  price: (name: string, amount: string) => `${name} (${amount})`,
  free: 'bez dopłaty',
} as const;

/** Each tab's own heading. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  transport: 'Transport',
  yachts: 'Jachty',
  insurance: 'Ubezpieczenie',
  addons: 'Dodatki',
};

const MORE: Readonly<Record<string, string>> = {
  'journeyId required': 'Wybierz środek transportu',
  'journeyPointId required': 'Wybierz miejsce odbioru',
  'roomId required': 'Wybierz jacht',
  'insuranceId required': 'Wybierz ubezpieczenie',
  'addonOptionId required': 'Wybierz opcję',
  'firstName required': 'Podaj imię',
  'firstName invalid': NAME_FAULTS.first.invalid,
  'firstName tooLong': NAME_FAULTS.first.tooLong,
  'lastName required': 'Podaj nazwisko',
  'lastName invalid': NAME_FAULTS.last.invalid,
  'lastName tooLong': NAME_FAULTS.last.tooLong,
  'birthDate required': 'Podaj datę urodzenia',
  'birthDate invalid': BIRTH_FAULT,
  'phone required': 'Podaj numer telefonu',
  'phone invalid': 'Niepoprawny numer telefonu. Potrzebnych jest od 9 do 15 cyfr.',
  'email required': 'Podaj adres e-mail',
  'email invalid': 'Niepoprawny adres e-mail',
  'idDocument invalid': 'Niepoprawny numer dokumentu. Sprawdź, czy nie ma literówki.',
  'gender invalid': 'Wybierz płeć',
};
const GENERAL: Readonly<Record<string, string>> = {
  required: 'Uzupełnij to pole',
  unknown: 'Tej możliwości już nie ma, wybierz inną',
  notAllowed: 'Tego nie można tu wybrać',
  notOffered: 'Tego nie można już wybrać',
  tooLong: 'To za długie',
};
const CODES: Readonly<Record<string, string>> = {
  noPlaces: 'Na tym jachcie nie ma już miejsca',
  addonsClosed: 'Na dodatki jest już za późno',
  ageUnder18: 'Osoby niepełnoletnie nie mogą uczestniczyć w rejsie',
  age45: tied('Prosimy o kontakt z biurem, celem weryfikacji wieku załogi'),
  contractParty: 'Dane osoby, która zawarła umowę, zmienia biuro',
  exists: 'Ten adres e-mail jest już w tej rezerwacji',
};

/** The questions by name, for words that do not say what they are about. */
const FIELDS: Readonly<Record<string, string>> = {
  ...peopleCopy.labels,
  journeyId: transportCopy.journey,
  journeyPointId: transportCopy.point,
  transportAddLuggage: transportCopy.luggage,
  roomId: yachtsCopy.yacht,
  bedroomChosen: 'Kabina 2-osobowa',
  insuranceId: insuranceCopy.insurance,
  quarantineAssistanceAccepted: insuranceCopy.assistanceAsk,
  addonsSelected: addonsCopy.addons,
  addonId: addonsCopy.addon,
  addonOptionId: addonsCopy.option,
};
/** 'Kraj: uzupełnij to pole' */
const named = (field: string, text: string): string =>
  FIELDS[field] === undefined ? text : `${FIELDS[field]}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What to write beside a refused field; a code that is not known here asks to mend it. Always by the field's name, so that it helps above the form too. */
export const fieldText = (field: string, code: string): string =>
  MORE[`${field} ${code}`] ?? CODES[code] ?? named(field, GENERAL[code] ?? 'Popraw to pole');

/** What is missing, by name, after the document's line about a save that did not go through. */
export const missingText = (faults: readonly { readonly name: string; readonly code: string }[]): string => {
  const texts = [...new Set(faults.map(({ name, code }) => fieldText(name, code)))];
  return [...texts.map((text) => (text.endsWith('.') ? text : `${text}.`)), savedTexts.mend].join(' ');
};
