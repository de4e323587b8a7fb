import { BIRTH_FAULT, NAME_FAULTS } from '../../../copy/names.pl.ts';
import { personLabels } from '../../../copy/person.pl.ts';
import {
  formatDate,
  formatMoney,
  formatPriceDifference,
  joinShortWordsByNoBreakSpaces,
  joinShortWordsIn,
} from '../../../format.ts';
import type { Section } from '../state/trip-view-model.ts';

export const changeCopy = {
  editNamed: (action: string, who: string) => `${action}: ${who}`,
  participant: (userNum: number) => `Uczestnik ${userNum}`,
  ...joinShortWordsIn({
    editPerson: 'Zmień dane',
    editOptions: 'Zmień opcje',
    opening: 'Otwieram…',
    save: 'Zapisz',
    saving: 'Zapisuję…',
    cancel: 'Anuluj',
    until: (until: string) => `Zmienisz to bez pomocy biura do ${formatDate(until)}.`,
    none: 'brak',
    openFailed: 'Nie udało się otworzyć',
    elsewhere: 'Ta rezerwacja zmieniła się w innym oknie',
    elsewhereText: 'Nic nie nadpisaliśmy. Twoje zmiany zostają w formularzu.',
    elsewhereNow: (saved: string) => `Teraz zapisane: ${saved}.`,
    elsewhereGo: 'Licz od aktualnego stanu',
    elsewhereAgain: 'Nic nie nadpisaliśmy. Sprawdź aktualny stan i spróbuj jeszcze raz.',
  }),
} as const;

export const previewCopy = {
  line: (name: string, due: string) => `${name}, ${due}`,
  ...joinShortWordsIn({
    title: 'Co się zmieni',
    counting: 'Liczę cenę…',
    same: 'Nic się nie zmienia: to masz już zapisane.',
    free: 'Cena się nie zmienia',
    dearer: (amount: string) => `Cena wzrośnie o ${formatMoney(amount)}`,
    cheaper: (amount: string) => `Cena spadnie o ${formatMoney(amount)}`,
    before: 'Cena teraz',
    after: 'Cena po zmianie',
    paid: 'Wpłaty',
    left: 'Zostanie do zapłaty',
    overpaid: 'Nadpłata',
    overpaidText: 'Nadpłata zostaje przy rezerwacji. Jeśli chcesz ją odzyskać, napisz do biura.',
    paidStays: 'Twoje wpłaty zostają.',
    plan: 'Nowy harmonogram płatności',
    added: 'Dopłata za tę zmianę',
    addedHow: {
      both: 'Zapłacisz przelewem albo online, na karcie Płatności.',
      transfer: 'Zapłacisz przelewem: dane są na karcie Płatności.',
      online: 'Zapłacisz online, na karcie Płatności.',
    },
    /**
     * Names a line of the payment plan and the amount that the saved change has added to it (R63).
     */
    savedLine: (line: string, amount: string) => `${line}: ${formatPriceDifference(amount)}.`,
    toPayments: 'Przejdź do płatności',
    documents: 'Dokumenty wystawione przed zmianą zostają bez zmian:',
    incomplete: 'Dokończ wybór, a policzymy zmianę ceny.',
    failed: 'Nie udało się policzyć ceny',
    retry: 'Policz ponownie',
  }),
} as const;

export const savedTexts = {
  person: 'Dane zostały zapisane poprawnie.',
  personIncomplete:
    'Wprowadzone przez Ciebie dane nie zostały zapisane. Uzupełnij wymagane pola: Imię, Nazwisko, data urodzenia',
  personFailed: 'Dane nie zostały zapisane',
  options: 'Dane zostały poprawnie zapisane',
  optionsIncomplete: 'Dane uczestnika nie zostały zapisane.',
  optionsFailed: 'Dane uczestnika nie zostały zapisane',
  noPlaces: joinShortWordsByNoBreakSpaces(
    'Na tym jachcie nie ma już miejsca. Poprzednie miejsce jest nadal Twoje: wybierz inny jacht albo anuluj.',
  ),
  priceChanged: joinShortWordsByNoBreakSpaces(
    'Cena tej zmiany jest już inna niż pokazana. Sprawdź nową cenę i zapisz jeszcze raz.',
  ),
  closed: 'Minął termin na edycję danych. Prosimy o kontakt z biurem.',
  mend: 'Popraw zaznaczone pola i zapisz ponownie.',
} as const;

export const peopleCopy = {
  booker: joinShortWordsByNoBreakSpaces('Dane osoby rezerwującej zmienia biuro.'),
  contact: 'Napisz do nas',
  idHint: 'Dowód osobisty albo paszport',
  optional: 'nieobowiązkowe',
  price: joinShortWordsByNoBreakSpaces('Cena się zmieni'),
  priceText: joinShortWordsByNoBreakSpaces('Sprawdź nową cenę i zapisz jeszcze raz.'),
} as const;

export const transportCopy = {
  journey: 'Dojazd',
  point: 'Miejsce odbioru',
  luggage: 'Dodatkowy bagaż',
  yes: 'tak',
  choose: 'Wybierz z listy',
  pointGroup: 'Z tego miejsca jedziemy, gdy zbierze się 15 osób.',
  from: (amount: string) => `od\u00a0${formatMoney(amount)}`,
  onSpot: (amount: string) => `${formatMoney(amount)}, płatne na miejscu`,
} as const;

export const yachtsCopy = {
  yacht: 'Jacht',
  crew: 'Kto z kim płynie',
  skipper: 'skipper',
  nobody: 'bez nazwiska',
  full: 'Nie ma już wolnych miejsc',
  perPerson: (amount: string) => `${formatMoney(amount)} za osobę`,
  together: joinShortWordsByNoBreakSpaces('Jacht zmieniasz dla całej kabiny.'),
} as const;

export const panelInsuranceCopy = {
  insurance: 'Ubezpieczenie',
  resignation: 'Koszty rezygnacji',
  assistance: 'Kwarantanna',
  assistanceAsk: 'Ubezpieczenie na wypadek kwarantanny',
  yes: 'Tak',
  no: 'Nie',
  resignationNote: joinShortWordsByNoBreakSpaces(
    'Ubezpieczenia kosztów rezygnacji nie można zmienić po rezerwacji.',
  ),
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
  age45: joinShortWordsByNoBreakSpaces(
    'Prosimy o kontakt z biurem, celem weryfikacji wieku załogi',
  ),
  contractParty: 'Dane osoby, która zawarła umowę, zmienia biuro',
  exists: 'Ten adres e-mail jest już w tej rezerwacji',
};

const FIELDS: Readonly<Record<string, string>> = {
  ...personLabels,
  journeyId: transportCopy.journey,
  journeyPointId: transportCopy.point,
  transportAddLuggage: transportCopy.luggage,
  roomId: yachtsCopy.yacht,
  bedroomChosen: 'Kabina 2-osobowa',
  insuranceId: panelInsuranceCopy.insurance,
  quarantineAssistanceAccepted: panelInsuranceCopy.assistanceAsk,
  addonsSelected: addonsCopy.addons,
  addonId: addonsCopy.addon,
  addonOptionId: addonsCopy.option,
};
const withFieldName = (field: string, text: string): string =>
  FIELDS[field] === undefined
    ? text
    : `${FIELDS[field]}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/**
 * An error text starts with the name of its field. A message above the form repeats the error
 * texts, and there nothing else says which field is meant.
 */
export const changeFieldErrorText = (field: string, code: string): string =>
  MORE[`${field} ${code}`] ??
  CODES[code] ??
  withFieldName(field, GENERAL[code] ?? 'Popraw to pole');

export const fieldErrorListText = (
  faults: readonly { readonly name: string; readonly code: string }[],
): string => {
  const texts = [...new Set(faults.map(({ name, code }) => changeFieldErrorText(name, code)))];
  return [...texts.map((text) => (text.endsWith('.') ? text : `${text}.`)), savedTexts.mend].join(
    ' ',
  );
};
