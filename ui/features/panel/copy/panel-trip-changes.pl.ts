import { BIRTH_FAULT, NAME_FAULTS } from '../../../copy/names.pl.ts';
import {
  formatDate,
  formatMoney,
  formatPriceDifference,
  keepWordsTogether,
  keepWordsTogetherIn,
} from '../../../format.ts';
import type { PersonFieldName } from '../../../shared/person/PersonField.tsx';
import type { Section } from '../state/trip-view-model.ts';
import fixedTexts from './panel-trip-changes.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const changeCopy = {
  ...texts.changeCopy,
  editNamed: (action: string, who: string) => `${action}: ${who}`,
  participant: (userNum: number) => `Uczestnik ${userNum}`,
  until: (until: string) =>
    keepWordsTogether(`Zmienisz to bez pomocy biura do ${formatDate(until)}.`),
  elsewhereNow: (saved: string) => keepWordsTogether(`Teraz zapisane: ${saved}.`),
} as const;

export const previewCopy = {
  ...texts.previewCopy,
  dearer: (amount: string) => keepWordsTogether(`Cena wzrośnie o ${formatMoney(amount)}`),
  cheaper: (amount: string) => keepWordsTogether(`Cena spadnie o ${formatMoney(amount)}`),
  line: (name: string, due: string) => `${name}, ${due}`,
  /**
   * Names a line of the payment plan and the amount that the saved change has added to it (R63).
   */
  savedLine: (line: string, amount: string) =>
    keepWordsTogether(`${line}: ${formatPriceDifference(amount)}.`),
} as const;

export const savedTexts = {
  ...texts.savedTexts,
  closed: 'Minął termin na edycję danych. Prosimy o kontakt z biurem.',
  mend: 'Popraw zaznaczone pola i zapisz ponownie.',
} as const;

export const peopleCopy = {
  ...texts.peopleCopy,
  labels: {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    birthDate: 'Data urodzenia',
    gender: 'Płeć',
    idDocument: 'Seria i numer dokumentu',
    country: 'Kraj',
    phone: 'Telefon',
    email: 'E-mail',
  } satisfies Record<PersonFieldName, string>,
} as const;

export const transportCopy = {
  ...texts.transportCopy,
  choose: 'Wybierz z listy',
  pointGroup: 'Z tego miejsca jedziemy, gdy zbierze się 15 osób.',
  from: (amount: string) => `od\u00a0${formatMoney(amount)}`,
  onSpot: (amount: string) => `${formatMoney(amount)}, płatne na miejscu`,
} as const;

export const yachtsCopy = {
  ...texts.yachtsCopy,
  crew: 'Kto z kim płynie',
  perPerson: (amount: string) => `${formatMoney(amount)} za osobę`,
} as const;

export const panelInsuranceCopy = {
  ...texts.panelInsuranceCopy,
  included: 'w cenie',
} as const;

export const addonsCopy = {
  ...texts.addonsCopy,
  addonNth: (nth: number) => `Dodatek ${nth}`,
  removeNamed: (name: string) => `Usuń dodatek: ${name}`,
  price: (name: string, amount: string) => `${name} (${amount})`,
} as const;

export const sectionTitles: Readonly<Record<Section, string>> = texts.sectionTitles;

const MORE: Readonly<Record<string, string>> = {
  ...texts.MORE,
  'firstName invalid': NAME_FAULTS.first.invalid,
  'firstName tooLong': NAME_FAULTS.first.tooLong,
  'lastName invalid': NAME_FAULTS.last.invalid,
  'lastName tooLong': NAME_FAULTS.last.tooLong,
  'birthDate invalid': BIRTH_FAULT,
};
const GENERAL: Readonly<Record<string, string>> = texts.GENERAL;
const CODES: Readonly<Record<string, string>> = {
  ...texts.CODES,
  ageUnder18: 'Osoby niepełnoletnie nie mogą uczestniczyć w rejsie',
  exists: 'Ten adres e-mail jest już w tej rezerwacji',
};

const FIELDS: Readonly<Record<string, string>> = {
  ...peopleCopy.labels,
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

/** Error texts start with the field's name, because a message above the form can quote them. */
export const changeFieldErrorText = (field: string, code: string): string =>
  MORE[`${field} ${code}`] ??
  CODES[code] ??
  withFieldName(field, GENERAL[code] ?? 'Popraw to pole');

export const missingFieldsText = (
  faults: readonly { readonly name: string; readonly code: string }[],
): string => {
  const sentences = [...new Set(faults.map(({ name, code }) => changeFieldErrorText(name, code)))];
  return [
    ...sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)),
    savedTexts.mend,
  ].join(' ');
};
